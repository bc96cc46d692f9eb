import ArgumentParser
import Foundation
import FramePipeline

/// `render manual`: prints the manual page.
struct Manual: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "manual", abstract: "Print the manual page in man's format.",
        discussion: """
            It consists of the help of all subcommands. Scripts/install installs it where man finds it.

            EXAMPLES:
              render manual | man -l -
              render manual > render.1
            """)

    func run() throws {
        let page = try ManualPage(dump: Render._dumpHelp())
        try ResultOutput.print(page.text, terminator: "")
    }
}

/// The manual page, in roff with man's macros.
struct ManualPage {
    /// The parser's description of a command, as JSON (its own format, version 0).
    private struct Dump: Decodable {
        var command: Command
    }

    private struct Command: Decodable {
        var commandName: String
        var superCommands: [String]?
        var shouldDisplay: Bool?
        var abstract: String?
        var discussion: String?
        var subcommands: [Command]?
        var arguments: [Argument]?
    }

    private struct Argument: Decodable {
        struct Name: Decodable {
            var kind: String
            var name: String

            var text: String { (kind == "long" ? "--" : "-") + name }
        }

        var kind: String
        var shouldDisplay: Bool?
        var names: [Name]?
        var valueName: String?
        var abstract: String?
        var defaultValue: String?
        var allValues: [String]?
    }

    let text: String

    /// - Parameter dump: `ParsableCommand._dumpHelp()`.
    init(dump: String) throws {
        let root = try JSONDecoder().decode(Dump.self, from: Data(dump.utf8)).command
        var lines = [#".TH RENDER 1 "" "Easel" "User Commands""#, ".SH NAME", "render \\- \(Self.escaped(root.abstract ?? ""))"]
        lines += [".SH SYNOPSIS", ".B render", ".I subcommand", "[\\fIoptions\\fR]"]
        lines += [".SH DESCRIPTION", "Arguments that do not start with the name of a subcommand are for \\fBdraw\\fR."]
        func add(_ command: Command, _ path: [String]) {
            guard command.shouldDisplay ?? true, command.commandName != "help" else { return }
            let path = path + [command.commandName]
            lines += [".SH \"\(path.joined(separator: " ").uppercased())\"", Self.escaped(command.abstract ?? "")]
            if let discussion = command.discussion {
                lines += [".PP", ".nf"] + discussion.split(separator: "\n", omittingEmptySubsequences: false).map { Self.line($0) } + [".fi"]
            }
            for argument in command.arguments ?? [] where argument.shouldDisplay ?? true { lines += Self.entry(argument) }
            for command in command.subcommands ?? [] { add(command, path) }
        }
        for command in root.subcommands ?? [] { add(command, ["render"]) }
        lines += [".SH ENVIRONMENT", ".TP", ".B NO_COLOR", "If set and not empty, output is not colored."]
        lines += [".TP", ".B EASEL_BUILD_TIMEOUT", "The number of seconds after which compiling Swift source ends; 900 by default."]
        text = lines.joined(separator: "\n") + "\n"
    }

    private static func entry(_ argument: Argument) -> [String] {
        let value = argument.valueName.map { "\\fI\(escaped($0))\\fR" } ?? ""
        let title =
            switch argument.kind {
            case "positional": value
            case "flag": (argument.names ?? []).map { "\\fB\(escaped($0.text))\\fR" }.joined(separator: ", ")
            default: (argument.names ?? []).map { "\\fB\(escaped($0.text))\\fR" }.joined(separator: ", ") + " " + value
            }
        var abstract = escaped(argument.abstract ?? "")
        if let values = argument.allValues, !values.isEmpty { abstract += " (" + escaped(values.joined(separator: ", ")) + ")" }
        if let value = argument.defaultValue { abstract += " Default: \(escaped(value))." }
        return [".TP", title, line(abstract[...], isEscaped: true)]
    }

    /// Returns a line of text, protected if it begins with a period or a quote, which would make it a command.
    private static func line(_ text: Substring, isEscaped: Bool = false) -> String {
        let text = isEscaped ? String(text) : escaped(String(text))
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
    }

    private static func escaped(_ text: String) -> String { text.replacing("\\", with: "\\e").replacing("-", with: "\\-") }
}
