import ArgumentParser
import Commands
import FramePipeline
import SceneCommands
import SwiftSource

/// `render validate`: reports all errors of scenes without drawing them.
struct Validate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate", abstract: "Check scenes or Swift source without drawing, and report all errors of each.",
        discussion: """
            Errors go to standard error, each with file, line, column, the problem, the path inside the scene, and the nearest name: the first 20 of a
            file, and the number of others. With --diagnostic-format json, all are listed, each as one object on a line: severity, message, file, line,
            column, path, suggestion, notes.
            Errors that only occur while a scene runs, such as a division by zero, are reported if the first frame causes them, otherwise when it is drawn.
            A first frame that exceeds the limit 'time' ends the command.
            Swift source isn't compiled: names of symbols that don't exist, and calls that the scene's clock does not cover, are warnings.

            EXAMPLES:
              render validate scene.json
              render validate Scenes/*.json --diagnostic-format json
              generate-scene | render validate -    (JSON or YAML)
              render validate MyApp/

            EXIT STATUS: 0 all are valid; 64 wrong usage; 65 there are errors; 66 no such input.
            """)

    @Argument(
        help: ArgumentHelp("The scenes, Swift files, or folders; - for a scene on standard input.", valueName: "input"),
        completion: .file(extensions: ["json", "jsonc", "yaml", "yml", "swift"]))
    var inputs: [String]

    @OptionGroup var reading: ReadingArguments
    @OptionGroup var fonts: FontArguments

    @MainActor func run() async throws {
        var hasErrors = false
        var failure: (any CommandError)?
        for input in inputs {
            var options = RenderOptions(input: input)
            try reading.apply(to: &options)
            fonts.apply(to: &options)
            do {
                if input != "-", SwiftSource.isSwift(input) {
                    try Self.warn(of: SwiftSource(path: input), options)
                    continue
                }
                let found = try SceneJob.diagnostics(options)
                hasErrors = hasErrors || found.hasErrors
                let text = options.diagnosticFormat == .json ? found.json : found.text
                if !text.isEmpty { MessageOutput.print(text, isPrefixed: false) }
            } catch let error as InputError {
                // The other files are checked nevertheless.
                MessageOutput.print(error.description, isPrefixed: error.isPrefixed)
                failure = failure ?? error
            }
        }
        if hasErrors { throw ExitCode(CommandStatus.badInput.rawValue) }
        if let failure { throw ExitCode(failure.exitStatus.rawValue) }
    }

    /// Prints the warnings about Swift source.
    @MainActor private static func warn(of source: SwiftSource, _ options: RenderOptions) {
        let warnings = source.symbolWarnings + source.clockWarnings
        if !warnings.isEmpty { MessageOutput.print(warnings.joined(separator: "\n"), isPrefixed: false) }
    }
}
