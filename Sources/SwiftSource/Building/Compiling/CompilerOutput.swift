import Foundation

/// What the compiler printed, in the words of the user's source: each message once, at a line of the user's files, and without names of Easel's own.
struct CompilerOutput {
    /// The paths of the user's files as the compiler knows them, each with the path as typed.
    let paths: [String: String]
    /// The names of Easel's modules.
    var modules: [String] = []
    /// The texts of the user's files of which the compiler saw others, by the paths as the compiler knows them.
    var texts: [String: [UInt8]] = [:]

    /// The names of the files that Easel adds to a module begin with this.
    private static let ownPrefix = "Easel"

    /// A message: its first line, the source below it, and its notes.
    private struct Message {
        var head: CompilerHead
        var source: [Substring]
        var notes: [(head: CompilerHead, source: [Substring])] = []

        var isError: Bool { head.kind == "error" }
        var isCrash: Bool { head.text.hasPrefix("the compiler crashed") }
        /// Whether the code is in the expansion of a macro: at a place of its own, or at one that a `#sourceLocation` names.
        var isInExpansion: Bool { head.isInExpansion || CompilerOutput.showsExpansion(source) }
    }

    /// Returns the messages of several calls of the compiler: those about the same file may come from more than one of them.
    func readable(_ outputs: [String]) -> String {
        var seen: Set<String> = []
        var messages = outputs.flatMap { self.messages(in: $0) }
        // Several calls of the compiler may crash at the same piece, and one may name it.
        if messages.contains(where: { $0.isError && $0.head.place != "<unknown>" }) { messages.removeAll { $0.head.place == "<unknown>" && $0.isCrash } }
        // The expansion of a macro repeats the code of the line that uses it.
        let direct = messages.filter { paths[$0.head.place] != nil && !$0.isInExpansion }
        var written = Set(direct.map(Self.identity))
        messages = messages.compactMap { message in
            guard message.isInExpansion else { return message }
            // The compiler checks the body of a `#Preview` itself before its expansion.
            if let lines = lines(ofUse: message), direct.contains(where: { $0.isError && $0.head.place == lines.place && lines.range.contains($0.head.line) }) {
                return nil
            }
            guard let message = atUse(message), written.insert(Self.identity(message)).inserted else { return nil }
            return message
        }
        // Errors in Easel's files are consequences of others.
        let isOwn = { (message: Message) in URL(filePath: message.head.place).lastPathComponent.hasPrefix(Self.ownPrefix) && paths[message.head.place] == nil }
        let others = messages.filter { !isOwn($0) }
        if others.contains(where: { $0.head.kind == "error" }) || !messages.contains(where: { $0.head.kind == "error" }) { messages = others }
        let texts = messages.map { isOwn($0) ? "\($0.head.kind): the declarations that Easel adds to the source: \(rename($0.head.text))" : text(of: $0) }
        return texts.filter { seen.insert($0).inserted }.joined(separator: "\n")
    }

    // MARK: Reading

    private func messages(in output: String) -> [Message] {
        if let crash = CompilerCrash(output, paths: paths), let head = CompilerHead(Substring(crash.message)) { return [Message(head: head, source: [])] }
        var messages: [Message] = []
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            guard let head = CompilerHead(line) else {
                guard !messages.isEmpty else { continue }
                let last = messages.count - 1
                if messages[last].notes.isEmpty {
                    messages[last].source.append(line)
                } else {
                    messages[last].notes[messages[last].notes.count - 1].source.append(line)
                }
                continue
            }
            if head.kind == "note", !messages.isEmpty {
                messages[messages.count - 1].notes.append((head, []))
            } else {
                messages.append(Message(head: head, source: []))
            }
        }
        return messages
    }

    private static func identity(_ message: Message) -> String { "\(message.head.place):\(message.head.line): \(message.head.text)" }

    // MARK: Macros

    private static func showsExpansion(_ source: [Substring]) -> Bool { source.first?.hasSuffix(": note: expanded code originates here") == true }

    /// Returns the file and the lines of the use of a macro such as `#Preview`, in whose expansion a message's code is; nil for attached macros.
    private func lines(ofUse message: Message) -> (place: String, range: ClosedRange<Int>)? {
        guard message.isError, message.source.contains(where: { $0.contains("+--- macro expansion #") }),
            let end = message.source.first.flatMap({ CompilerHead($0.dropFirst(3)) }),
            let label = message.source.firstIndex(where: { $0.contains(Self.useMark) }), label > 0, let start = Self.number(message.source[label - 1]),
            start <= end.line
        else { return nil }
        return (end.place, start...end.line)
    }

    /// Points at the use of a macro.
    private static let useMark = "`- note: in expansion of macro "

    /// Returns the number of a source line: `12 |     code`.
    private static func number(_ line: Substring) -> Int? { Int(line.prefix { $0 != "|" }.trimmingCharacters(in: .whitespaces)) }

    /// Returns the user's line that an expansion repeats, and a mark below it, instead of the expansion.
    private static func withoutExpansion(_ head: CompilerHead, _ source: [Substring]) -> [Substring] {
        let box = source.firstIndex { $0.contains("+--- macro expansion ") } ?? source.endIndex
        var line = source[..<box].first { number($0) == head.line }
        if line == nil, let mark = source[box...].firstIndex(where: { $0.contains("- \(head.kind): ") }) {
            // "   | 8 |     code"
            let code = source[box..<mark].last { $0.split(separator: "|").dropFirst().first.flatMap { Int($0.filter(\.isNumber)) } != nil }
            line = code.map { Substring("\(head.line) |" + ($0.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false).last ?? "")) }
        }
        guard let line, let bar = line.firstIndex(of: "|") else { return [] }
        let indent = String(repeating: " ", count: line.distance(from: line.startIndex, to: bar))
        return [line, Substring("\(indent)| \(String(repeating: " ", count: max(0, head.column - 1)))`- \(head.kind): \(head.text)")]
    }

    /// Returns a message about the expansion of a macro at the line that uses the macro; nil if that isn't in the user's files.
    ///
    /// `- /App/Card.swift:7:36: note: expanded code originates here` follows the first line, then the source, with the expansion in a box.
    private func atUse(_ message: Message) -> Message? {
        if paths[message.head.place] != nil {
            var result = message
            result.source = Self.withoutExpansion(message.head, message.source)
            return result
        }
        guard let origin = message.source.first?.dropFirst(3), let place = CompilerHead(origin), paths[place.place] != nil else { return nil }
        var result = message
        (result.head.place, result.head.line, result.head.column) = (place.place, place.line, place.column)
        var isInBox = false
        result.source = message.source.dropFirst().filter { line in
            let text = line.drop { $0 == " " }
            if text.hasPrefix("+--- macro expansion ") { isInBox = true }
            defer { if text.hasPrefix("+-----") { isInBox = false } }
            return !isInBox && !text.hasPrefix("+-----")
        }
        // An attached macro is used above the declaration's end.
        if let label = result.source.firstIndex(where: { $0.contains(Self.useMark) }), label > 0, let bar = result.source[label].firstIndex(of: "|"),
            let start = result.source[label].range(of: Self.useMark), let number = Self.number(result.source[label - 1])
        {
            result.head.line = number
            result.head.column = result.source[label].distance(from: bar, to: start.lowerBound) - 1
            result.source[label] = result.source[label][..<start.lowerBound] + "`- \(result.head.kind): \(result.head.text)"
        }
        return result
    }

    // MARK: Writing

    private func text(of message: Message) -> String {
        let notes = message.notes.filter { isShown($0.head) }.map { head, source in
            (head, Self.showsExpansion(source) ? Self.withoutExpansion(head, source) : source)
        }
        let blocks = [(message.head, message.source)] + notes
        return blocks.map { head, source in
            var head = head
            var lines = written(source, in: head.place).map(rename)
            head.place = paths[head.place] ?? rename(head.place)
            head.text = rename(head.text)
            while lines.last?.isEmpty == true { lines.removeLast() }
            return ([head.description] + lines).joined(separator: "\n")
        }.joined(separator: "\n")
    }

    /// Returns source below a message as the user wrote it.
    private func written(_ source: [Substring], in place: String) -> [String] {
        guard let text = texts[place], !source.isEmpty else { return source.map(String.init) }
        let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return source.map { line in
            guard let bar = line.firstIndex(of: "|"), let number = Self.number(line), lines.indices.contains(number - 1) else { return String(line) }
            return "\(line[...bar]) \(String(decoding: lines[number - 1], as: UTF8.self))"
        }
    }

    /// Whether a note helps: one about a file or a declaration of Easel's own doesn't.
    private func isShown(_ note: CompilerHead) -> Bool {
        if paths[note.place] != nil { return true }
        if note.isInExpansion || URL(filePath: note.place).lastPathComponent.hasPrefix(Self.ownPrefix) { return false }
        return !note.place.split(separator: ".").contains { $0.hasPrefix("_") }
    }

    /// Returns a text with the names of modules that the user imports.
    private func rename(_ text: String) -> String {
        // The view that a `#Preview` with its own properties becomes, and the name of one with `return`.
        let text = text.replacing("__EaselPreviewContent", with: "Preview").replacing("#_return", with: "#Preview").replacing("'_return", with: "'Preview")
        guard text.contains(".") else { return text }
        return modules.reduce(text) { text, module in
            let name = module.hasPrefix("Apple") ? String(module.dropFirst(5)) : module == "OpenCombine" ? "Combine" : "SwiftUI"
            return text.contains("\(module).") ? Self.replacing("\(module).", with: "\(name).", in: text) : text
        }
    }

    /// Replaces a word that isn't the end of a longer one.
    private static func replacing(_ word: String, with other: String, in text: String) -> String {
        var (result, rest) = ("", text[...])
        while let range = rest.range(of: word) {
            let before = rest[..<range.lowerBound].last ?? result.last
            let isWhole = before.map { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." } ?? true
            result += rest[..<range.lowerBound] + (isWhole ? other : word)
            rest = rest[range.upperBound...]
        }
        return result + rest
    }
}
