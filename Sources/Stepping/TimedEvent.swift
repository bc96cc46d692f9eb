import Views

/// A user action at a point in time.
///
///     TimedEvent(at: 0.5, .tap(.text("August"), count: 1))
public struct TimedEvent: Sendable, Equatable {
    /// Seconds from the start, at least 0.
    public var time: Double
    public var event: InputEvent

    public init(at time: Double, _ event: InputEvent) {
        self.time = time
        self.event = event
    }
}
