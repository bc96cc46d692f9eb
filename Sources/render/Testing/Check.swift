import ArgumentParser
import Commands

/// `render check`: detects visual defects of a scene automatically.
struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Find views that are cut off, texts that overlap or are hard to read, and motion that doesn't end.",
        discussion: """
            Prints a line for each finding with its time, kind, view, and rect in points. The kinds are
              truncated   a text is shortened
              clipped     a clip cuts off a text (scrolling out of view doesn't count)
              outside     the canvas cuts off a text or a control, or a view is never on it
              cut         a clip or the canvas cuts off a shape or image; those that span the canvas from edge to edge count as backgrounds
              overlap     two texts overlap
              contrast    at least a tenth of a text's glyphs have less contrast than WCAG's level AA requires: 4.5:1, or 3:1 from 18 points (bold: 14)
              unsettled   motion continues without being a repeating animation, a TimelineView, or a phase or keyframe animator
              loop        the last frame doesn't lead back to the first; checked if an animation repeats forever, and with --loop or --fail-on loop
              left-out    a part of Swift source that doesn't compile has a placeholder or a mark
            Only views that stay in one place for more than one frame are judged, by their painted pixels. Views that are being removed, nearly transparent ones,
            and the contents of a Canvas are not judged; neither are views hidden from accessibility, which are decoration. Disabled texts need no contrast.

            EXAMPLES:
              render check scene.json
              render check scene.json --fail-on contrast,truncated
              render check ContentView.swift --frames 120 --format json --fail-on any

            EXIT STATUS: 0 done; 1 findings of a kind in --fail-on; otherwise as for drawing, see render --help.
            """)

    @OptionGroup var frames: FrameArguments

    @Flag(help: "Treat the frames as a loop.")
    var loop = false

    @Option(help: ArgumentHelp("Kinds of findings that make the exit status 1, separated by commas, or any.", valueName: "kinds"))
    var failOn: String?

    @Option(help: "The output format.")
    var format: LayoutFormat = .text

    @Flag(name: .shortAndLong, help: "Print only findings and errors.")
    var quiet = false

    @MainActor func run() async throws {
        let failures = try failOn.map { text throws(UsageError) in try CheckJob.kinds(text) } ?? []
        var options = try frames.options()
        options.isQuiet = quiet
        try await options.perform(.check(CheckJob(format: format, failures: failures, isLoop: loop || CheckJob.asksForLoop(failOn))))
    }
}
