/// The place of a snapshot that is written in a test's source: a closure of the call that checks it.
public struct _InlineSnapshotPlace: Sendable {
    /// The line and the column that `#line` and `#column` give for a call, counted from 1: those of the called function's name, or of the parenthesis after it.
    var line: Int
    var column: Int
    /// The labels that the closure may have; a new one gets the first.
    var labels: [String]
    /// The number of trailing closures before it: the first trailing closure has no label.
    var trailingOffset: Int

    public init(line: UInt, column: UInt, labels: [String], trailingOffset: Int) {
        (self.line, self.column, self.labels, self.trailingOffset) = (Int(line), Int(column), labels, trailingOffset)
    }

    /// A change of source.
    struct Edit: Equatable {
        /// The replaced bytes.
        let range: Range<Int>
        let text: String
    }

    /// Returns the change that writes a snapshot into the source.
    ///
    /// - Parameter snapshot: nil to remove it.
    /// - Throws: `SnapshotError` if there is no call at this place.
    func edit(_ source: [UInt8], snapshot: String?) throws(SnapshotError) -> Edit {
        let scanner = SourceScanner(bytes: source)
        guard let start = scanner.offset(line: line, column: column), let end = scanner.hasByte("(", at: start) ? start : scanner.endOfName(start),
            let call = Call(scanner, after: end)
        else {
            throw SnapshotError("no call was found at line \(line), column \(column): the file has changed since the test was compiled")
        }
        let found = closure(of: call)
        guard let snapshot else { return Edit(range: found.map { call.endBefore($0)..<$0.body.upperBound } ?? call.end..<call.end, text: "") }
        let indentation = scanner.indentation(at: start)
        let text = Self.closure(snapshot, indentation: indentation, step: Self.step(source))
        if let found { return Edit(range: found.body, text: text) }
        let isFirst = call.trailing.isEmpty && trailingOffset == 0
        return Edit(range: call.end..<call.end, text: isFirst ? " " + text : " \(labels.first ?? "matches"): " + text)
    }

    private func closure(of call: Call) -> Call.Closure? {
        let labeled = (call.arguments + call.trailing).first { $0.label.map(labels.contains) == true }
        return labeled ?? (trailingOffset == 0 ? call.trailing.first { $0.label == nil } : nil)
    }

    /// Returns a closure with a literal of several lines.
    private static func closure(_ snapshot: String, indentation: String, step: String) -> String {
        var signs = ""
        while snapshot.contains("\"\"\"" + signs) || snapshot.contains("\\" + signs) { signs += "#" }
        let inner = indentation + step
        let lines = snapshot.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.isEmpty ? "" : inner + line.unicodeScalars.map { escaped($0, signs) }.joined()
        }
        return (["{", inner + signs + "\"\"\""] + lines + [inner + "\"\"\"" + signs, indentation + "}"]).joined(separator: "\n")
    }

    /// Returns a character as a literal has it: control characters other than tabs are escaped.
    private static func escaped(_ character: Unicode.Scalar, _ signs: String) -> String {
        let isPlain = character == "\t" || character.value >= 32 && character.value != 127
        return isPlain ? String(character) : "\\\(signs)u{\(String(character.value, radix: 16))}"
    }

    /// Returns what the source's lines are indented by: the least number of spaces, or a tab.
    private static func step(_ source: [UInt8]) -> String {
        var least = 8
        for line in source.split(separator: UInt8(ascii: "\n")) {
            if line.first == UInt8(ascii: "\t") { return "\t" }
            let spaces = line.prefix { $0 == UInt8(ascii: " ") }.count
            if spaces > 1, spaces < line.count { least = min(least, spaces) }
        }
        return String(repeating: " ", count: least == 8 ? 4 : least)
    }
}

/// The parts of a call that can be closures.
private struct Call {
    struct Closure {
        let label: String?
        /// With the braces.
        let body: Range<Int>
    }

    /// Closures among the arguments in parentheses; all have labels.
    private(set) var arguments: [Closure] = []
    private(set) var trailing: [Closure] = []
    /// The end of each part of the call, in order.
    private var ends: [Int]

    var end: Int { ends[ends.count - 1] }

    /// Returns the end of the part before a trailing closure.
    func endBefore(_ closure: Closure) -> Int { ends.last { $0 <= closure.body.lowerBound } ?? closure.body.lowerBound }

    /// - Parameter name: the end of the function's name.
    /// - Returns: nil without arguments and closures.
    init?(_ scanner: SourceScanner, after name: Int) {
        ends = [name]
        let open = scanner.skipSpace(name)
        if scanner.hasByte("(", at: open) {
            var colons: [Int] = []
            guard let close = scanner.endOfBrackets(open, visit: { if scanner.hasByte(":", at: $0) { colons.append($0) } }) else { return nil }
            for colon in colons {
                let start = scanner.skipSpace(colon + 1)
                guard scanner.hasByte("{", at: start), let end = scanner.endOfBrackets(start) else { continue }
                arguments.append(Closure(label: Self.label(scanner, before: colon), body: start..<end))
            }
            ends.append(close)
        }
        while true {
            var start = scanner.skipSpace(end)
            var label: String?
            if !trailing.isEmpty {
                guard let name = scanner.endOfName(start), case let colon = scanner.skipSpace(name), scanner.hasByte(":", at: colon) else { break }
                label = String(decoding: scanner.bytes[start..<name], as: UTF8.self)
                start = scanner.skipSpace(colon + 1)
            }
            guard scanner.hasByte("{", at: start), let close = scanner.endOfBrackets(start) else { break }
            trailing.append(Closure(label: label, body: start..<close))
            ends.append(close)
        }
        if ends.count == 1 { return nil }
    }

    private static func label(_ scanner: SourceScanner, before colon: Int) -> String? {
        var start = colon
        while start > 0, scanner.endOfName(start - 1) == colon { start -= 1 }
        return start < colon ? String(decoding: scanner.bytes[start..<colon], as: UTF8.self) : nil
    }
}
