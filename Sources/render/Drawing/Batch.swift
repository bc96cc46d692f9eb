import ArgumentParser
import Commands
import PNGCodec
import SceneCommands
import SceneFormat
import SwiftSource

/// `render batch`: draws a scene once for each row of its data.
struct Batch: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "batch", abstract: "Draw a scene once for each row of its data.",
        discussion: """
            A row is `data` in the scene. -o names its file with the row's members in braces; {row} is its number, counted from 1. Rows are the
            elements of a JSON or YAML list, the lines of NDJSON, or the rows of CSV below its first one, which names the columns. A row that can't
            be read or drawn is reported, and the others are drawn.

            EXAMPLES:
              render batch card.json --data posts.csv -o 'cards/{slug}.png'
              render batch card.json --data posts.ndjson --at 1.5s -o 'cards/{row}.png' --manifest cards.ndjson
              render batch intro.json --data talks.yaml -o 'intros/{id}.mp4'

            EXIT STATUS: 0 all rows were drawn; 65 the scene, the data, or a row has errors; otherwise as for drawing, see render --help.
            """)

    @Argument(
        help: ArgumentHelp("A scene file, or - for a scene on standard input (JSON or YAML).", valueName: "scene.json"),
        completion: .file(extensions: ["json", "jsonc", "yaml", "yml"]))
    var input: String

    @OptionGroup var values: SceneValueArguments

    @OptionGroup var drawing: DrawingArguments

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The file of each row: a .png, .jpg, .pdf, or .svg, or a format with frames, such as .gif or .mp4.", valueName: "template"))
    var output: String = "{row}.png"

    @Option(help: ArgumentHelp("The time of a still, such as 1.5s, 1.5, or 250ms (default: the start).", valueName: "time"))
    var at: String?

    @Option(help: ArgumentHelp("The frame of a still, counted from 0.", valueName: "N"))
    var frame: Int?

    @Option(name: .customLong("frames"), help: ArgumentHelp("The number of frames of an animation (default: the scene's duration).", valueName: "N"))
    var frameCount: Int?

    @Option(help: ArgumentHelp("The number of times that a .gif, .apng, or .webp plays, or forever.", valueName: "N"))
    var loop: String?

    @Flag(help: "Skip rows whose files exist and are complete; doesn't check whether the scene or the row has changed.")
    var resume = false

    @Option(
        help: ArgumentHelp("Write a line of JSON for each row: its file, SHA-256, and bytes, or its error; - for standard output.", valueName: "file"),
        completion: .file())
    var manifest: String?

    @Option(help: ArgumentHelp("Trade encoding time for the size of PNG files; the pixels are the same.", valueName: "effort"))
    var pngCompression: PNGCompression = .balanced

    @OptionGroup var jpeg: JPEGArguments

    @Option(name: .shortAndLong, help: ArgumentHelp("Pictures drawn at the same time: a number, or auto for all cores.", valueName: "N"))
    var jobs: String = "auto"

    @Option(help: ArgumentHelp("The progress shown on standard error; auto shows a bar on terminals only.", valueName: "style"))
    var progress: ProgressStyle = .auto

    @Flag(help: "Leave files untouched that already have the right bytes.")
    var keepEqual = false

    @Flag(name: .shortAndLong, help: "Print only errors.")
    var quiet = false

    @MainActor func run() async throws {
        ProgressReporter.begin(style: quiet ? .none : progress)
        if SwiftSource.isSwift(input) { throw UsageError("\(input): a batch draws a scene; use ImageRenderer in Swift, see Documentation/Packages.md") }
        var options = RenderOptions(input: input)
        try drawing.apply(to: &options)
        try values.apply(to: &options)
        options.output = output
        try jpeg.apply(to: &options)
        if let frameCount {
            guard frameCount > 0 else { throw UsageError("--frames \(frameCount): takes a count of at least 1") }
            options.frameCount = frameCount
        }
        if let loop { options.plays = try RenderOptions.parsePlays(loop) }
        options.isResuming = resume
        options.manifestPath = manifest
        options.compression = pngCompression
        options.jobs = try RenderOptions.parseJobs(jobs)
        options.progress = quiet ? .none : progress
        options.keepsEqualFiles = keepEqual
        options.isQuiet = quiet
        options.summary = options.newSummary
        let moment = try FrameMoment(at: at, frame: frame)
        let isStill = try OutputTemplate(output).isStill
        if at != nil || frame != nil, !isStill {
            throw UsageError("\(at == nil ? "--frame" : "--at"): chooses the frame of a still; -o \(output) has all frames")
        }
        try await SceneBatch(options, at: moment).run()
    }
}

extension DataFormat: ExpressibleByArgument {}
