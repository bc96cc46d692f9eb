import Views

/// An action on views at a point in time: a user event, or a change of state that a host keeps.
///
/// `Failure` is the host's own error type, so that it can report where the event was written.
package struct TimelineStep<Failure: Error> {
    /// Seconds from the start, at least 0.
    package let time: Double
    /// Acts on the views, which are laid out before it and settle after it.
    package let perform: @MainActor (ViewGraph) throws(Failure) -> Void

    package init(time: Double, perform: @escaping @MainActor (ViewGraph) throws(Failure) -> Void) {
        (self.time, self.perform) = (time, perform)
    }
}
