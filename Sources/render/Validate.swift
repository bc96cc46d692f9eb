import ArgumentParser
import Commands
import FramePipeline
import SceneCommands

/// `render validate`: reports all errors of scenes without drawing them.
struct Validate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate", abstract: "Check scenes without drawing them, and report all errors of each.",
        discussion: """
            Errors go to standard error, each with file, line, column, the problem, the path inside the scene, and the nearest name. With
            --diagnostic-format json, each is one object on a line: severity, message, file, line, column, path, suggestion, notes.
            Errors that only occur while a scene runs, such as a division by zero, are reported if the first frame causes them, otherwise when it is drawn.
            A first frame that exceeds the limit 'time' ends the command.

            EXAMPLES:
              render validate scene.json
              render validate Scenes/*.json --diagnostic-format json
              generate-scene | render validate -    (JSON or YAML)

            EXIT STATUS: 0 all are valid; 64 wrong usage; 65 there are errors; 66 no such input.
            """)

    @Argument(
        help: ArgumentHelp("The scenes; - for a scene on standard input.", valueName: "scene.json"),
        completion: .file(extensions: ["json", "jsonc", "yaml", "yml"]))
    var inputs: [String]

    @OptionGroup var reading: ReadingArguments

    @MainActor func run() async throws {
        var hasErrors = false
        var failure: (any CommandError)?
        for input in inputs {
            var options = RenderOptions(input: input)
            try reading.apply(to: &options)
            do {
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
}
