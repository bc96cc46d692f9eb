import ArgumentParser
import Commands
import SceneCommands

extension RenderOptions {
    /// Does a job with the scene or the Swift file that the options name, and ends as it ends.
    @MainActor func perform(_ job: ViewRequest.Job) async throws {
        let status = try await status(of: job)
        guard status == 0 else { throw ExitCode(status) }
    }

    /// Finds out what can be known of a golden before it is drawn.
    @MainActor func prepare(_ job: GoldenRecordingJob) throws {
        if let views = try SwiftViews(self) { return try views.prepare(job) }
        try SceneJob(self).prepareGolden(job, self)
    }

    /// Does a job with the scene or the Swift file that the options name.
    ///
    /// - Returns: the status to end with.
    @MainActor func status(of job: ViewRequest.Job) async throws -> Int32 {
        if let views = try SwiftViews(self) { return try views.status(of: job) }
        return try await SceneJob(self).perform(job, self) { warning in
            if !isQuiet { MessageOutput.print("warning: \(warning)") }
        }.rawValue
    }
}
