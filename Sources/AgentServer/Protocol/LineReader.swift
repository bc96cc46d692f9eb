import Foundation

/// Divides the bytes of a client into lines, and keeps no more than a limit of one.
struct LineReader {
    enum Line: Equatable {
        case text(String)
        /// A line that exceeds the limit, whose text is lost.
        case tooLong
    }

    /// The largest line in bytes, without its end.
    static let limit = 4 * 1024 * 1024

    private let limit: Int
    private var line: [UInt8] = []
    private var isTooLong = false

    init(limit: Int = Self.limit) { self.limit = limit }

    /// Takes the next bytes.
    ///
    /// - Returns: the lines that they end.
    mutating func take(_ bytes: some Collection<UInt8>) -> [Line] {
        var (lines, rest): ([Line], _) = ([], bytes[...])
        while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
            add(rest[..<newline])
            lines.append(end())
            rest = rest[rest.index(after: newline)...]
        }
        add(rest)
        return lines
    }

    /// Returns the last line, which the input's end ends; nil after a line's end.
    mutating func takeLast() -> Line? { line.isEmpty && !isTooLong ? nil : end() }

    private mutating func add(_ part: some Collection<UInt8>) {
        if isTooLong || part.count > limit - line.count {
            (line, isTooLong) = ([], true)
        } else {
            line += part
        }
    }

    private mutating func end() -> Line {
        defer { (line, isTooLong) = ([], false) }
        return isTooLong ? .tooLong : .text(String(decoding: line, as: UTF8.self))
    }
}
