import ArgumentParser
import Commands
import FramePipeline
import SceneCommands

/// `render screens`: draws the named stops of a flow in each combination of devices, languages, and looks.
struct Screens: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "screens", abstract: "Draw the named pictures of a flow for every device, language, and appearance.",
        discussion: """
            A flow is a timeline of events, as for --timeline, whose stops name pictures:

              [{ "at": 0.5, "stop": "home" }, { "at": 1, "tap": "Settings" }, { "at": 2, "stop": "settings" }]

            Each combination starts the app anew and writes its pictures into its own folder, with a level for each option that is given:
            shots/de/iPhone-16/dark/accessibility3/settings.png. If a flow can't go on, the message lists the texts on the screen.

            EXAMPLES:
              render screens MyApp/ flow.json -o shots/
              render screens MyApp/ flow.json -o shots/ --devices iPhone-16,iPad-11 --locales en,de,ar --color-scheme light,dark
              render screens ContentView.swift flow.json -o shots/ --dynamic-type large,accessibility3

            EXIT STATUS: as for drawing, see render --help.
            """)

    @Argument(
        help: ArgumentHelp(
            "The folder of an Xcode project, a package, or Swift files; a Swift file with views; or a scene file.",
            valueName: "folder | View.swift | scene.json"), completion: .file(extensions: ["swift", "json", "jsonc", "yaml", "yml"]))
    var input: String

    @Argument(help: ArgumentHelp("The events, with stops.", valueName: "flow.json"), completion: .file(extensions: ["json", "jsonc", "yaml", "yml"]))
    var flow: String

    @Option(name: .shortAndLong, help: ArgumentHelp("The folder for the pictures.", valueName: "folder"), completion: .directory)
    var output: String = "screens/"

    @OptionGroup var combinations: VariantArguments

    @Option(help: ArgumentHelp("The scale: pixels per point (default: the device's).", valueName: "number"))
    var scale: String?

    @Option(name: .customLong("fps"), help: ArgumentHelp("Steps per second, up to 1000, such as 60.", valueName: "rate"))
    var frameRate: String?

    @Flag(help: "Leave files untouched that already have the right bytes.")
    var keepEqual = false

    @OptionGroup var source: SourceArguments
    @OptionGroup var work: WorkArguments

    @MainActor func run() async throws {
        guard output != "-" else { throw UsageError("-o -: must name a folder") }
        let variants = try combinations.variants()
        if source.chrome, combinations.devices == nil { throw UsageError("--chrome: it draws the status bar of a device; choose some with --devices") }
        guard flow != "-" else { throw UsageError("-: the flow is read for each combination, so it must be a file") }
        var options = RenderOptions(input: input)
        try source.apply(to: &options)
        try work.apply(to: &options)
        // A line for each image instead of a bar for each combination.
        options.progress = .none
        options.frameRate = frameRate
        if let scale { options.scale = try RenderOptions.parseScale(scale) }
        options.timeline = flow
        options.output = output
        options.keepsEqualFiles = keepEqual
        let summary = options.newSummary
        let views = try SwiftViews(options)
        let all = variants.options(options)
        for combination in all {
            // Wrong options are wrong for each combination.
            func report(_ status: Int32) {
                if status != 0, status != CommandStatus.usage.rawValue { MessageOutput.print("stopped at \(combination.output)") }
            }
            do {
                let status = try await status(of: combination, views)
                report(status)
                guard status == 0 else { throw ExitCode(status) }
            } catch let error as any CommandError where error.exitStatus != .usage {
                MessageOutput.print(error.description, isPrefixed: error.isPrefixed)
                report(error.exitStatus.rawValue)
                throw ExitCode(error.exitStatus.rawValue)
            }
            if !work.quiet { try ResultOutput.print(combination.output) }
        }
        if let summary { MessageOutput.print(summary.text(all.count == 1 ? "wrote \(output)" : "wrote \(all.count) folders to \(output)")) }
    }

    @MainActor private func status(of options: RenderOptions, _ views: SwiftViews?) async throws -> Int32 {
        if let views { return try views.status(of: .screens, options) }
        return try await SceneJob(options).perform(.screens, options) { warning in
            if !work.quiet { MessageOutput.print("warning: \(warning)") }
        }.rawValue
    }
}
