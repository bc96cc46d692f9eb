import ArgumentParser
import Commands

/// The frames of a scene, for commands that inspect several frames and don't write them to files.
struct FrameArguments: ParsableArguments {
    @OptionGroup var scene: SceneArguments

    @Option(name: .customLong("frames"), help: ArgumentHelp("The number of frames: 0 to N-1 (default: the scene's duration).", valueName: "N"))
    var frameCount: Int?

    @Option(parsing: .unconditional, help: ArgumentHelp("The frames to use, such as 10-19,40-,-5,0-59x5.", valueName: "frames"))
    var range: String?

    /// Whether `--frames` or `--range` is given.
    var namesFrames: Bool { frameCount != nil || range != nil }

    /// Parses all values.
    ///
    /// - Throws: `UsageError` for the first invalid value.
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

/// The options for jobs and output that all drawing commands share.
struct WorkArguments: ParsableArguments {
    @Option(name: .shortAndLong, help: ArgumentHelp("Frames drawn at the same time: a number, or auto for all cores.", valueName: "N"))
    var jobs: String = "auto"

    @Option(help: ArgumentHelp("The progress shown on standard error; auto shows a bar on terminals only.", valueName: "style"))
    var progress: ProgressStyle = .auto

    @Flag(name: .shortAndLong, help: "Print only errors.")
    var quiet = false

    var progressStyle: ProgressStyle { quiet ? .none : progress }

    /// - Throws: `UsageError` for an invalid number of jobs.
    func apply(to options: inout RenderOptions) throws(UsageError) {
        options.jobs = try RenderOptions.parseJobs(jobs)
        options.progress = progressStyle
        options.isQuiet = quiet
    }
}

/// The tolerance of commands that compare.
struct ToleranceArguments: ParsableArguments {
    @Option(help: ArgumentHelp("The maximum difference in a channel that still counts as equal, from 0 to 255.", valueName: "N"))
    var threshold: Int = 0

    @Option(name: .customLong("max-pixels"), help: ArgumentHelp("The number of pixels in an image that may differ by more than that.", valueName: "N"))
    var maxPixels: Int = 0

    @Option(
        help: ArgumentHelp("Write a report with images: one HTML file that works offline.", valueName: "file"), completion: .file(extensions: ["html"]))
    var html: String?

    /// - Throws: `UsageError` for numbers out of range.
    func check() throws(UsageError) {
        guard (0...255).contains(threshold) else { throw UsageError("--threshold \(threshold): takes a number from 0 to 255") }
        guard maxPixels >= 0 else { throw UsageError("--max-pixels \(maxPixels): takes a number of at least 0") }
    }
}
