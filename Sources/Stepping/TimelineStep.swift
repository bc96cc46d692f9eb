import Views

/// Something that happens to views at a time: an event of a person, or a change of the state that a host keeps.
///
/// `Failure` is the host's own error, so that it can say where the event was written.
package struct TimelineStep<Failure: Error> {
    /// Seconds from the start, at least 0.
    package let time: Double
    /// Acts on the views. They are laid out before it, and settle after it.
    package let perform: @MainActor (ViewGraph) throws(Failure) -> Void

    package init(time: Double, perform: @escaping @MainActor (ViewGraph) throws(Failure) -> Void) {
        (self.time, self.perform) = (time, perform)
    }
}
