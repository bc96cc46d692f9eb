/// An error of the compiler, with its notes.
struct CompilerMessage: Equatable, Sendable {
    /// A position in a file: line and column in bytes are counted from 1.
    struct Place: Hashable, Sendable {
        var path: String
        var line: Int
        var column: Int
    }

    /// Where the error is; nil for one that belongs to no file.
    var place: Place?
    var text: String
    /// The compiler's own name of the error, such as `cannot_find_in_scope`; empty if it isn't printed.
    var identifier = ""
    /// The places of the notes.
    var notes: [Place] = []
    /// The message as it was printed, with its source line and its notes.
    var output: String

    /// The names between quotes, such as `Text` and `glow`.
    var names: [String] {
        text.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.flatMap { part in
            part.element.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }.map(String.init)
        }
    }

    /// Returns the errors in the output of a compiler with the options of `options`.
    static func errors(in output: String) -> [CompilerMessage] {
        var messages: [CompilerMessage] = []
        var isError = false
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            if let head = CompilerHead(line) {
                // A message without a column belongs to no file.
                let place = head.column == 0 ? nil : Place(path: head.place, line: head.line, column: head.column)
                if head.kind == "note" {
                    if isError, let place { messages[messages.count - 1].notes.append(place) }
                } else {
                    isError = head.kind == "error"
                    if isError {
                        var message = CompilerMessage(place: place, text: head.text, output: "")
                        // "… [identifier]", or "… [identifier] [#group]".
                        while message.text.hasSuffix("]"), let start = message.text.range(of: " [", options: .backwards) {
                            let word = message.text[start.upperBound...].dropLast()
                            if !word.hasPrefix("#") { message.identifier = String(word) }
                            message.text = String(message.text[..<start.lowerBound])
                            if !word.hasPrefix("#") { break }
                        }
                        messages.append(message)
                    }
                }
            }
            if isError { messages[messages.count - 1].output += line + "\n" }
        }
        return messages.map(\.atUse)
    }

    /// The error at the use of a macro if it is in the macro's expansion.
    private var atUse: CompilerMessage {
        guard place.map({ !$0.path.hasPrefix("/") }) ?? true, let note = notes.first(where: { $0.path.hasPrefix("/") }) else { return self }
        var copy = self
        copy.place = note
        return copy
    }

    /// The compiler's options for output that `errors(in:)` reads.
    static let options = ["-diagnostic-style", "llvm", "-debug-diagnostic-names", "-suppress-warnings", "-show-diagnostics-after-fatal"]

    /// Returns the error for a crash of the compiler, at the innermost place of the user's files that it was working on; nil without one.
    static func crash(in output: String, of paths: Set<String>) -> CompilerMessage? {
        guard let crash = CompilerCrash(output, paths: Dictionary(uniqueKeysWithValues: paths.map { ($0, $0) })), let path = crash.path else { return nil }
        let place = Place(path: path, line: max(1, crash.line), column: max(1, crash.column))
        return CompilerMessage(place: place, text: crash.text, identifier: "compiler_crash", output: crash.message + "\n")
    }
}
