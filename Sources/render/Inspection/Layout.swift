import ArgumentParser
import Commands

/// `render layout`: prints the rects of a scene's views.
struct Layout: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "layout", abstract: "Print every view of a scene or of a Swift view with its rect.",
        discussion: """
            Prints a line for each view of the source, indented by depth: name, text, then x, y, width, and height in points, unrounded, in
            the final layout. If an animation, an effect, or a transition paints the view elsewhere in this frame, "painted" and that area
            follow. The line ends with the file and line of the source, if they are known and differ from those of the view around it.
            In JSON, paintedRect is always there. With --range or --frames, prints a line of JSON for each frame.

            EXAMPLES:
              render layout scene.json --at 0.5
              render layout ProfileView.swift --all
              render layout scene.json --format json
              render layout scene.json --range 0-59 | jq -c '[.time, .views[3].x]'

            EXIT STATUS: 0 done; 64 wrong usage; 65 an invalid scene; 66 no such input.
            """)

    @OptionGroup var frames: FrameArguments

    @Option(help: ArgumentHelp("The time, such as 0.5s, 0.5, or 500ms (default: the start).", valueName: "time"))
    var at: String?

    @Option(help: "The output format for a single frame.")
    var format: LayoutFormat = .text

    @Flag(help: "Also print the views that SwiftUI's views consist of, such as the bars of a navigation stack.")
    var all = false

    @MainActor func run() async throws {
        let selection = LayoutSelection(showsAll: all)
        var options = try frames.options()
        options.isQuiet = true
        if frames.namesFrames {
            if let at { throw UsageError("--at \(at): can't be combined with --range or --frames") }
            return try await options.perform(.layoutFrames(selection))
        }
        guard case .time(let time) = try at.map({ try FrameMoment(time: $0) }) ?? .time(0) else { return }
        try await options.perform(.layout(at: time, format: format, selection))
    }
}

extension LayoutFormat: ExpressibleByArgument {}
