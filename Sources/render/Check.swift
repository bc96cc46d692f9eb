import ArgumentParser
import Commands

/// `render check`: what can be told of a scene without eyes.
struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Look for views that are cut off, texts that are hard to read or over each other, and motion that doesn't end.",
        discussion: """
            Prints a line for each finding: when, what, where in points. The kinds are
              truncated   a text has letters left out
              clipped     a clip cuts through a text (what is scrolled out of sight doesn't count)
              outside     the canvas cuts a text or a control off, or a view is never on it
              cut         a clip or the canvas cuts through a shape or picture; those that reach from one edge to the opposite one are grounds
              overlap     two texts lie over each other
              contrast    a tenth of a text's letters or more has less than WCAG's AA asks for: 4.5:1, or 3:1 from 18 points on (bold: 14)
              unsettled   something goes on moving and is no animation that repeats, TimelineView or animator of phases or keyframes
              loop        the last frame doesn't lead back to the first; looked for with --loop, or if something repeats forever
            Only what stays in place for more than a frame is judged, by the pixels that are painted. Views on their way out, nearly transparent ones and what
            a Canvas draws are left out; hidden from accessibility, a view is decoration and isn't judged; disabled, a text has no contrast.

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
