import ArgumentParser
import Commands

/// Which frames of a scene, for commands that look at several and do not draw to files.
struct FrameArguments: ParsableArguments {
    @OptionGroup var scene: SceneArguments

    @Option(name: .customLong("frames"), help: ArgumentHelp("How many: a count, frames 0 to N-1 (default: the scene's duration).", valueName: "N"))
    var frameCount: Int?

    @Option(parsing: .unconditional, help: ArgumentHelp("Which of them, such as 10-19,40-,-5,0-59x5.", valueName: "frames"))
    var range: String?

    /// Whether frames are named at all.
    var namesFrames: Bool { frameCount != nil || range != nil }

    /// Reads every value.
    ///
    /// - Throws: `UsageError` for the first that is wrong.
    func options() throws(UsageError) -> RenderOptions {
        var options = try scene.options()
        if let frameCount {
            guard frameCount > 0 else { throw UsageError("--frames \(frameCount): takes a count of at least 1") }
            options.frameCount = frameCount
        }
        if let range { options.range = try FrameRange(range) }
        options.progress = .none
        return options
    }
}

/// How commands work that draw, besides what they draw.
struct WorkArguments: ParsableArguments {
    @Option(name: .shortAndLong, help: ArgumentHelp("Frames drawn at the same time: a number, or auto for all cores.", valueName: "N"))
    var jobs: String = "auto"

    @Option(help: ArgumentHelp("What standard error shows; auto is a bar on a terminal only.", valueName: "style"))
    var progress: ProgressStyle = .auto

    @Flag(name: .shortAndLong, help: "Say nothing but errors.")
    var quiet = false

    var progressStyle: ProgressStyle { quiet ? .none : progress }

    /// - Throws: `UsageError` for a number of jobs that can't be.
    func apply(to options: inout RenderOptions) throws(UsageError) {
        options.jobs = try RenderOptions.parseJobs(jobs)
        options.progress = progressStyle
        options.isQuiet = quiet
    }
}

/// What still passes for equal, for commands that compare.
struct ToleranceArguments: ParsableArguments {
    @Option(help: ArgumentHelp("The difference in a channel, 0 to 255, that still counts as the same.", valueName: "N"))
    var threshold: Int = 0

    @Option(name: .customLong("max-pixels"), help: ArgumentHelp("How many pixels of a picture may differ by more than that.", valueName: "N"))
    var maxPixels: Int = 0

    @Option(
        help: ArgumentHelp("Write a report with pictures: one file that opens without network.", valueName: "file"), completion: .file(extensions: ["html"]))
    var html: String?

    /// - Throws: `UsageError` for numbers that can't be.
    func check() throws(UsageError) {
        guard (0...255).contains(threshold) else { throw UsageError("--threshold \(threshold): takes a number from 0 to 255") }
        guard maxPixels >= 0 else { throw UsageError("--max-pixels \(maxPixels): takes a number of at least 0") }
    }
}
