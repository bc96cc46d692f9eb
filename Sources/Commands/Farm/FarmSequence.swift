import Views

/// The frames of a scene or a view, before any is drawn.
package struct FarmSequence: Sendable, Equatable {
    /// Frames per second, such as `60` or `30000/1001`.
    package let fps: String
    /// The number of frames unless the command line sets it.
    package let frameCount: Int

    @MainActor package init(_ job: some RenderJob) { (fps, frameCount) = (job.frameRate.description, job.frameCount) }

    /// The frames of a view in Swift, which follow from the options alone.
    ///
    /// - Throws: `UsageError`.
    @MainActor package static func ofView(_ options: RenderOptions, timeline: ViewTimeline?) throws(UsageError) -> FarmSequence {
        FarmSequence(try ViewJob(options, timeline: timeline) { EmptyView() })
    }
}
