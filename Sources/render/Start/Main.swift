import ArgumentParser
import Commands
import Foundation
import FramePipeline
import Inputs
import SwiftSource

/// Turns errors into messages and exit statuses, in one place.
@main
enum Main {
    static func main() async {
        InternalError.begin(version: easelVersion)
        // This code need not run on the main thread, where views are drawn.
        await MainActor.run { InternalError.useSeparateStack() }
        Interruption.begin()
        PictureConfinement.begin()
        let typed = Array(CommandLine.arguments.dropFirst())
        HeadStart.begin(typed)
        do {
            var command = try command(for: typed)
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
            Interruption.waitForEnd()
        } catch let error as any CommandError {
            CommandEnd.failed(error, hint: error.exitStatus == .usage ? hint(for: typed) : nil)
        } catch  where !(error is ExitCode) && Render.exitCode(for: error) == .failure {
            // Neither an error of the parser nor a foreseen one.
            CommandEnd.failed(error)
        } catch {
            // The parser's own results: help and version on standard output, or a usage error with status 64.
            Interruption.waitForEnd()
            if !(error is ExitCode), Render.exitCode(for: error) == .validationFailure {
                CommandEnd.failed(UsageError(usageMessage(Render.message(for: error), typed: typed)), hint: hint(for: typed))
            }
            if Render.exitCode(for: error) == .success {
                do {
                    try ResultOutput.print(Render.fullMessage(for: error))
                } catch {
                    CommandEnd.failed(error)
                }
                exit(CommandStatus.done.rawValue)
            }
            Render.exit(withError: error)
        }
    }

    /// Returns the line below a usage error: it names the help of the subcommand, because the usage of all subcommands would hide the error.
    private static func hint(for typed: [String]) -> String {
        var names = ["render"]
        var known = Render.configuration.subcommands
        for word in typed {
            guard let command = known.first(where: { $0._commandName == word }) else { break }
            names.append(word)
            known = command.configuration.subcommands
        }
        // The help of drawing is the help of the command itself.
        if names.last == "draw" { names.removeLast() }
        return "See '\(names.joined(separator: " ")) --help' for more information."
    }

    /// Returns the parser's message in one line.
    private static func usageMessage(_ message: String, typed: [String]) -> String {
        let lines = message.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        // The parser takes a word such as -3 for an option, and misses the value before it.
        if let option = message.split(separator: "'").dropFirst().first?.split(separator: " ").first, message.hasPrefix("Missing value for"),
            let place = typed.firstIndex(of: String(option)), place + 1 < typed.count, typed[place + 1].dropFirst().first?.isNumber == true
        {
            return "\(option): write a value that begins with a hyphen after an equal sign, as in \(option)=\(typed[place + 1])"
        }
        if typed.first == Preview.configuration.commandName, message.hasPrefix("Unknown option "),
            let option = message.split(separator: "'").dropFirst().first.map(String.init), Draw.helpMessage(columns: 200).contains(" \(option) ")
        {
            return
                "\(option): render preview has no such option; the page's Variants choose the color scheme, the type size, the scale, the language, and more, "
                + "and --device a device"
        }
        let choices = lines.filter { $0.hasPrefix("- ") }.map { $0.dropFirst(2) }
        guard !choices.isEmpty else { return lines.joined(separator: " ") }
        return lines.filter { !$0.hasPrefix("- ") }.joined(separator: " ") + " " + wordList(choices.map { "'\($0)'" }, "or")
    }

    private static func command(for typed: [String]) throws -> any ParsableCommand {
        let arguments = try arguments(typed)
        // The parser reads all options three times on its way from the root command to the default one, which takes milliseconds.
        let isDrawing = !subcommandNames.contains { $0 == arguments.first }
        if isDrawing, let draw = try? Draw.parseAsRoot(arguments) as? Draw { return draw }
        return try Render.parseAsRoot(arguments)
    }

    private static var subcommandNames: [String] { Render.configuration.subcommands.compactMap { $0._commandName } }

    /// Returns the arguments. The root command has no options, so its help and the error for missing arguments are those of drawing.
    private static func arguments(_ typed: [String]) throws(UsageError) -> [String] {
        guard let first = typed.first else { return ["draw"] }
        if typed.count == 2, first == "--generate-completion-script", let shell = CompletionShell(rawValue: typed[1]) {
            do {
                try ResultOutput.print(ShellCompletions.script(for: shell))
            } catch {
                CommandEnd.failed(error)
            }
            exit(CommandStatus.done.rawValue)
        }
        // A word that doesn't name a file may be a misspelled subcommand.
        if !first.hasPrefix("-"), !subcommandNames.contains(first), !FileManager.default.fileExists(atPath: first),
            let name = nearestName(to: first, in: subcommandNames)
        {
            throw UsageError("\(first): there is no file or subcommand of this name; did you mean '\(name)'?")
        }
        return [["--help"], ["-h"], ["help"]].contains(typed) ? ["draw", "--help"] : typed
    }
}

/// The root command: arguments that don't start with a subcommand's name are for `draw`.
struct Render: ParsableCommand {
    private static let subcommands: [any ParsableCommand.Type] = [
        Draw.self, Still.self, Batch.self, ContactSheetCommand.self, Screens.self, Snapshot.self, Test.self, Watch.self, Layout.self, Validate.self,
        Schema.self, Check.self, Compare.self, Golden.self, Farm.self, Preview.self, Agent.self, Manual.self, LiveScene.self,
        Crash.self,
    ]

    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draw SwiftUI-style views as PNG frames.",
        // The text takes a file and calls of libraries.
        version: CommandLine.arguments.contains("--version") ? CommandVersion.text : easelVersion,
        subcommands: subcommands,
        // The parser reads all options of the default subcommand, even when another one is named, which takes milliseconds.
        defaultSubcommand: subcommands.contains { $0._commandName == CommandLine.arguments.dropFirst().first } ? nil : Draw.self)
}
