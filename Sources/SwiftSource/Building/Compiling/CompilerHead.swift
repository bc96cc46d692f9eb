import Foundation

/// The first line of a compiler's message: `/App/Card.swift:3:5: error: cannot find 'x' in scope`.
struct CompilerHead {
    /// A path, a declaration of a module, `macro expansion @Name`, or `<unknown>`.
    var place: String
    var line: Int
    var column: Int
    /// `error`, `warning`, `note`, or `remark`.
    var kind: Substring
    var text: String

    init?(_ line: Substring) {
        guard let first = line.first, !first.isWhitespace, first != "`", first != "|" else { return nil }
        for kind in ["error", "warning", "note", "remark"] {
            guard let range = line.range(of: ": \(kind): ") else { continue }
            var parts = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard let last = parts.popLast().flatMap({ Int($0) }) else { continue }
            (self.kind, text, column) = (Substring(kind), String(line[range.upperBound...]), last)
            // "<unknown>:0: error: …" has one number.
            if parts.count > 1, let number = parts.last.flatMap({ Int($0) }) {
                self.line = number
                parts.removeLast()
            } else {
                (self.line, column) = (last, 0)
            }
            place = parts.joined(separator: ":")
            return
        }
        return nil
    }

    var isInExpansion: Bool { place.hasPrefix("macro expansion ") }
    var description: String { column == 0 ? "\(place):\(line): \(kind): \(text)" : "\(place):\(line):\(column): \(kind): \(text)" }
}
