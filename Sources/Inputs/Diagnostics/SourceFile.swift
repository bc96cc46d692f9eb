/// A position in a source file, as people count it.
package struct SourcePosition: Sendable, Hashable, Comparable {
    /// The line, counted from 1. A line ends with LF, CR or CR LF.
    package var line: Int
    /// The column in characters (grapheme clusters, a tab is one), counted from 1.
    package var column: Int
    /// The same position in bytes from the start of the file, so that its line is found without counting. Not compared: it adds no information.
    package var offset: Int

    package init(line: Int, column: Int, offset: Int = 0) {
        self.line = line
        self.column = column
        self.offset = offset
    }

    package static func == (lhs: SourcePosition, rhs: SourcePosition) -> Bool {
        lhs.line == rhs.line && lhs.column == rhs.column
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(line)
        hasher.combine(column)
    }

    package static func < (lhs: SourcePosition, rhs: SourcePosition) -> Bool {
        (lhs.line, lhs.column) < (rhs.line, rhs.column)
    }
}

/// The name and the bytes of an input, kept so that a message can show the line that it is about.
package struct SourceFile: Sendable {
    /// The name as the user gave it; messages begin with it.
    package let name: String
    /// The content; not necessarily valid UTF-8.
    package let bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    package init(name: String, text: String) {
        self.init(name: name, bytes: Array(text.utf8))
    }

    /// Returns the text of a line on both sides of a position, without the line's end and cut where it is far from the position; invalid UTF-8 is repaired.
    ///
    /// A byte order mark at the start of the file is omitted.
    ///
    /// - Parameter reach: the maximum number of bytes to read on each side.
    /// - Returns: the text before the position, the text from the position on, and whether the line has more text before the first part.
    /// - Complexity: O(reach): a file may have one long line and many errors.
    package func line(around position: SourcePosition, reach: Int) -> (before: String, after: String, isCutBefore: Bool) {
        let floor = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let offset = min(max(position.offset, floor), bytes.count)
        var start = offset
        while start > floor, offset - start < reach, !Self.isLineEnd(bytes[start - 1]) { start -= 1 }
        let isCut = start > floor && !Self.isLineEnd(bytes[start - 1])
        while isCut, start < offset, Self.isContinuation(bytes[start]) { start += 1 }
        var end = offset
        while end < bytes.count, end - offset < reach, !Self.isLineEnd(bytes[end]) { end += 1 }
        while end > offset, end < bytes.count, Self.isContinuation(bytes[end]) { end -= 1 }
        return (String(decoding: bytes[start..<offset], as: UTF8.self), String(decoding: bytes[offset..<end], as: UTF8.self), isCut)
    }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

/// Turns byte offsets into lines and columns, for offsets that only grow.
///
/// - Complexity: O(size of the file) for all calls together.
package struct PositionTracker {
    private var offset: Int
    private var position = SourcePosition(line: 1, column: 1)

    package init(startingAt offset: Int) {
        self.offset = offset
    }

    /// Starts at a known position, including its byte offset.
    package init(startingAt position: SourcePosition) {
        (self.position, offset) = (position, position.offset)
    }

    /// Returns the position of the byte at `target`; an offset before the last requested one gives the position of the last one.
    package mutating func position(at target: Int, in bytes: [UInt8]) -> SourcePosition {
        var segmentStart = offset
        var hasWideBytes = false
        while offset < target {
            let byte = bytes[offset]
            offset += 1
            if byte == 0x0A || byte == 0x0D {
                if byte == 0x0D, offset < target, bytes[offset] == 0x0A { offset += 1 }
                position = SourcePosition(line: position.line + 1, column: 1, offset: offset)
                segmentStart = offset
                hasWideBytes = false
            } else if byte >= 0x80 {
                hasWideBytes = true
            }
        }
        if hasWideBytes {
            position.column += String(decoding: bytes[segmentStart..<offset], as: UTF8.self).count
        } else {
            position.column += offset - segmentStart
        }
        position.offset = offset
        return position
    }
}
