import Foundation

/// The command line that the user typed, for messages with a line to type instead.
package struct TypedCommand: Sendable {
    /// The name of the program as it was typed, and its arguments.
    let words: [String]

    package init(_ words: [String]) { self.words = words }

    /// The environment variable with the name by which a script was called that runs the command.
    package static let variable = "EASEL_TYPED_COMMAND"

    /// The line of this process.
    package static let current = TypedCommand(
        [ProcessInfo.processInfo.environment[variable] ?? CommandLine.arguments[0]] + CommandLine.arguments.dropFirst())

    /// Returns the line with another input and with more options; a line of `render` if the input wasn't typed.
    package func line(replacing input: String, with other: String, adding options: [String]) -> String {
        var words = words
        if let index = words.dropFirst().lastIndex(of: input) {
            words[index] = other
            words += options
        } else if input == ".", words.dropFirst().first == "preview" {
            words += (other == input ? [] : [other]) + options
        } else {
            words = ["render", other] + options
        }
        return words.map(Self.quoted).joined(separator: " ")
    }

    /// Returns a word as a shell takes it.
    package static func quoted(_ word: String) -> String {
        let isPlain =
            !word.isEmpty
            && word.unicodeScalars.allSatisfy { $0.value > 127 || CharacterSet.alphanumerics.contains($0) || "-_./=:,@%+".unicodeScalars.contains($0) }
        return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
    }
}
