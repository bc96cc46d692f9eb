import ArgumentParser
import FramePipeline

/// `render layout`: where the views of a scene are.
struct Layout: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print every view of a scene or of a Swift view with its rect.",
        discussion: """
            One line a view, indented by depth: name, text, then x, y, width and height in points, unrounded.

            EXAMPLES:
              render layout scene.json --at 0.5
              render layout scene.json --format json

            EXIT STATUS: 0 done; 64 usage; 65 bad scene; 66 no such input.
            """)

    @OptionGroup var scene: SceneArguments

    @Option(help: ArgumentHelp("The time in seconds.", valueName: "seconds"))
    var at: Double = 0

    @Option(help: "How to print it.")
    var format: LayoutFormat = .text

    @MainActor func run() async throws {
        let options = try scene.options()
        try SwiftViews(options)?.run(.layout(at: at, format: format))
        print(try await SceneJob(options).layoutListing(at: at, format: format))
    }
}

extension LayoutFormat: ExpressibleByArgument {}
