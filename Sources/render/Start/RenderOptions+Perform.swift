import ArgumentParser
import Commands
import Foundation
import SceneCommands

extension RenderOptions {
    /// Performs a job with the input of the options, and exits with its status unless that is 0.
    @MainActor func perform(_ job: ViewRequest.Job) async throws {
        let status = try await status(of: job)
        guard status == 0 else { throw ExitCode(status) }
    }

    /// Checks a golden as far as possible before it is drawn.
    @MainActor func prepare(_ job: GoldenRecordingJob) throws {
        if let views = try SwiftViews(self) { return try views.prepare(job) }
        try SceneJob(self).prepareGolden(job, self)
    }

    /// Performs a job with the scene or the Swift file of the options.
    ///
    /// - Returns: the exit status.
    @MainActor func status(of job: ViewRequest.Job) async throws -> Int32 {
        // The options of a golden that is verified come from its manifest.
        MemoryWatch.begin(limit: memory)
        let options = summarizing(job)
        if let views = try SwiftViews(options) { return try views.status(of: job) }
        return try await SceneJob(options).perform(job, options) { warning in
            if !isQuiet { MessageOutput.print("warning: \(warning)") }
        }.rawValue
    }

    /// Returns the options for a job that begins now: drawing ends with a line for the person at the terminal.
    private func summarizing(_ job: ViewRequest.Job) -> RenderOptions {
        var options = self
        switch job {
        case .draw, .still, .contactSheet: options.summary = newSummary
        // Its line is the result, so the time is added only on a terminal.
        case .recordGolden: options.summary = isatty(STDOUT_FILENO) == 1 ? newSummary : nil
        case .layout, .layoutFrames, .screens, .verifyGolden, .check, .previews: break
        }
        return options
    }

    /// A summary of drawing that begins now; nil if the options ask for errors only or for events.
    var newSummary: DrawingSummary? { isQuiet || progress == .ndjson ? nil : DrawingSummary(output: output) }
}
