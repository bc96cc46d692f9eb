import Foundation

/// What the compiler printed, in the words of the user's source: each message once, at a line of the user's files, and without names of Easel's own.
struct CompilerOutput {
    /// The paths of the user's files as the compiler knows them, each with the path as typed.
    let paths: [String: String]
    /// The names of Easel's modules.
    var modules: [String] = []

    /// The names of the files that Easel adds to a module begin with this.
    private static let ownPrefix = "Easel"

    /// A message: its first line, the source below it, and its notes.
    private struct Message {
        var head: CompilerHead
        var source: [Substring]
        var notes: [(head: CompilerHead, source: [Substring])] = []
    }

    /// Returns the messages of several calls of the compiler: those about the same file may come from more than one of them.
    func readable(_ outputs: [String]) -> String {
        var seen: Set<String> = []
        var messages = outputs.flatMap { self.messages(in: $0) }
        // The expansion of a macro repeats the code of the line that uses it.
        var written = Set(messages.filter { paths[$0.head.place] != nil }.map(Self.identity))
        messages = messages.compactMap { message in
            guard message.head.isInExpansion else { return message }
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

    /// Returns a message about the expansion of a macro at the line that uses the macro; nil if that isn't in the user's files.
    ///
    /// `- /App/Card.swift:7:36: note: expanded code originates here` follows the first line, then the source, with the expansion in a box.
    private func atUse(_ message: Message) -> Message? {
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
        let mark = "`- note: in expansion of macro "
        if let label = result.source.firstIndex(where: { $0.contains(mark) }), label > 0, let bar = result.source[label].firstIndex(of: "|"),
            let start = result.source[label].range(of: mark),
            let number = Int(result.source[label - 1].prefix { $0 != "|" }.trimmingCharacters(in: .whitespaces))
        {
            result.head.line = number
            result.head.column = result.source[label].distance(from: bar, to: start.lowerBound) - 1
            result.source[label] = result.source[label][..<start.lowerBound] + "`- \(result.head.kind): \(result.head.text)"
        }
        return result
    }

    // MARK: Writing

    private func text(of message: Message) -> String {
        let blocks = [(message.head, message.source)] + message.notes.filter { isShown($0.head) }
        return blocks.map { head, source in
            var head = head
            head.place = paths[head.place] ?? rename(head.place)
            head.text = rename(head.text)
            var lines = source.map { rename(String($0)) }
            while lines.last?.isEmpty == true { lines.removeLast() }
            return ([head.description] + lines).joined(separator: "\n")
        }.joined(separator: "\n")
    }

    /// Whether a note helps: one about a file or a declaration of Easel's own doesn't.
    private func isShown(_ note: CompilerHead) -> Bool {
        if paths[note.place] != nil { return true }
        if note.isInExpansion || URL(filePath: note.place).lastPathComponent.hasPrefix(Self.ownPrefix) { return false }
        return !note.place.split(separator: ".").contains { $0.hasPrefix("_") }
    }

    /// Returns a text with the names of modules that the user imports.
    private func rename(_ text: String) -> String {
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
