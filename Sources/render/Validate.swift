import ArgumentParser
import Commands
import FramePipeline
import SceneCommands

/// `render validate`: all that is wrong with scenes, without drawing them.
struct Validate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate", abstract: "Check scenes without drawing them, and tell all that is wrong with each.",
        discussion: """
            Errors stand on standard error: file, line, column, what is wrong, the path inside the scene, the nearest name. With
            --diagnostic-format json each is one object on a line: severity, message, file, line, column, path, suggestion, notes.
            What can only be known while a scene runs, such as a division by zero, is told where the first frame meets it, else when it is drawn.
            A first frame that takes longer than the limit 'time' ends the command.

            EXAMPLES:
              render validate scene.json
              render validate Scenes/*.json --diagnostic-format json
              generate-scene | render validate -    (JSON or YAML)

            EXIT STATUS: 0 all are right; 64 usage; 65 something is wrong; 66 no such input.
            """)

    @Argument(
        help: ArgumentHelp("Scenes; - for one on standard input.", valueName: "scene.json"),
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
                // The other files are checked all the same.
                MessageOutput.print(error.description, isPrefixed: error.isPrefixed)
                failure = failure ?? error
            }
        }
        if hasErrors { throw ExitCode(CommandStatus.badInput.rawValue) }
        if let failure { throw ExitCode(failure.exitStatus.rawValue) }
    }
}
