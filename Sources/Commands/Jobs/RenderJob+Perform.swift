import Foundation
import FramePipeline
import Views

extension RenderJob {
    /// Performs a command and writes its results, regardless of where the views come from.
    ///
    /// - Parameters:
    ///   - options: the command line's options for the views.
    ///   - warn: receives each warning once.
    /// - Returns: the command's exit status.
    package func perform(_ job: ViewRequest.Job, _ options: RenderOptions, warn: @escaping (String) -> Void) async throws -> CommandStatus {
        switch job {
        case .draw:
            try await draw(options, warn: warn)
        case .still(let moment):
            try await drawStill(at: moment, options, warn: warn)
        case .layout(let time, let format, let selection):
            try ResultOutput.write(Array((try await layoutListing(at: time, format: format, selection) + "\n").utf8))
        case .layoutFrames(let selection):
            try await writeLayoutLines(selection, options)
        case .contactSheet(let sheet):
            try await drawContactSheet(sheet, options, warn: warn)
        case .screens:
            try await drawScreens(options, warn: warn)
        case .recordGolden(let recording):
            try await recordGolden(recording, options, warn: warn)
        case .verifyGolden(let verification):
            return try await verifyGolden(verification, options, warn: warn)
        case .check(let check):
            return try await self.check(check, options, warn: warn)
        case .previews:
            try AtomicFile.write([UInt8](JSONEncoder().encode(previewNames())), to: options.output)
        }
        return .done
    }

    /// Draws one frame to the destination of `-o`.
    private func drawStill(at moment: FrameMoment, _ options: RenderOptions, warn: @escaping (String) -> Void) async throws {
        let frame = moment.frame(at: frameRate)
        var options = options
        options.range = FrameRange(frame)
        options.frameCount = max(frame + 1, frameCount)
        try await draw(options, canResume: false, warn: warn)
    }

    /// Returns the frames that `--frames` and `--range` select, ascending, and the number of frames in the whole sequence.
    func namedFrames(_ options: RenderOptions) throws(UsageError) -> (frames: [Int], count: Int) {
        try options.namedFrames(viewFrameCount: frameCount)
    }
}
