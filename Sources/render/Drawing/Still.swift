import ArgumentParser
import Commands

/// `render still`: draws one frame as an image.
struct Still: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "still", abstract: "Draw one frame of a scene or of a Swift view.",
        discussion: """
            A time selects the last frame that is not later. It may be after the end of the scene's duration.

            EXAMPLES:
              render still scene.json --at 1.5s -o title.png
              render still scene.json --frame 30 -o - > title.png
              render still ContentView.swift --size 390x844

            EXIT STATUS: as for drawing, see render --help.
            """)

    @OptionGroup var scene: SceneArguments

    @Option(help: ArgumentHelp("The time, such as 1.5s, 1.5, or 250ms (default: the start).", valueName: "time"))
    var at: String?

    @Option(help: ArgumentHelp("The frame, counted from 0.", valueName: "N"))
    var frame: Int?

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The file: .png, .jpg, .pdf, or .svg, or - for a PNG file on standard output.", valueName: "file"),
        completion: .file(extensions: ["png", "jpg", "pdf", "svg"]))
    var output: String = "still.png"

    @OptionGroup var jpeg: JPEGArguments

    @Flag(name: .shortAndLong, help: "Print only errors.")
    var quiet = false

    @MainActor func run() async throws {
        let moment = try FrameMoment(at: at, frame: frame)
        var options = try scene.options()
        options.output = output
        try jpeg.apply(to: &options)
        options.progress = .none
        options.isQuiet = quiet
        try await options.perform(.still(moment))
    }
}
