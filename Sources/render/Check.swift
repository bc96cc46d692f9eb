import ArgumentParser
import FramePipeline

/// `render check`: what can be told of a scene without eyes.
struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Look for texts that are cut off, hard to read or over each other, and for motion that doesn't end.",
        discussion: """
            Prints a line for each finding: when, what, where in points. The kinds are
              truncated   a text has letters left out
              clipped     a clip cuts through a text (what is scrolled out of sight doesn't count)
              outside     the canvas cuts a text off, or a text or picture is never on it
              overlap     two texts lie over each other
              contrast    a text has less than WCAG's AA asks for: 4.5:1, or 3:1 from 18 points on (bold: 14)
              unsettled   something goes on moving that isn't meant to repeat
              loop        the last frame doesn't lead back to the first; looked for with --loop, or if something repeats forever
            Only what stays in place for more than a frame is judged, by the pixels that are painted. Texts on their way out, nearly transparent ones and those
            that a Canvas draws are left out; hidden from accessibility, a text is decoration and has no contrast; disabled, neither.

            EXAMPLES:
              render check scene.json
              render check scene.json --fail-on contrast,truncated
              render check ContentView.swift --frames 120 --format json --fail-on any

            EXIT STATUS: 0 done; 1 found what --fail-on names; else as for drawing, see render --help.
            """)

    @OptionGroup var frames: FrameArguments

    @Flag(help: "The frames are to be played again and again.")
    var loop = false

    @Option(help: ArgumentHelp("Kinds with commas between them, or any: what makes the status 1.", valueName: "kinds"))
    var failOn: String?

    @Option(help: "How to print it.")
    var format: LayoutFormat = .text

    @Flag(name: .shortAndLong, help: "Say nothing but findings and errors.")
    var quiet = false

    @MainActor func run() async throws {
        let failures = try failOn.map { text throws(UsageError) in try CheckJob.kinds(text) } ?? []
        var options = try frames.options()
        options.isQuiet = quiet
        try await options.perform(.check(CheckJob(format: format, failures: failures, isLoop: loop)))
    }
}
