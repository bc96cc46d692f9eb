/// The places of a YAML file: libyaml counts lines and scalars, messages count lines and characters, and source lines are found by bytes.
struct YAMLLines {
    private let bytes: [UInt8]
    /// Where each line begins.
    private let starts: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
        for (offset, byte) in bytes.enumerated() where byte == 0x0A || (byte == 0x0D && (offset + 1 >= bytes.count || bytes[offset + 1] != 0x0A)) {
            starts.append(offset + 1)
        }
        self.starts = starts
    }

    /// - Parameters:
    ///   - line: from 1.
    ///   - column: in Unicode scalars, from 1; beyond the line's end it is the end.
    func position(line: Int, column: Int) -> SourcePosition {
        let index = min(max(line, 1), starts.count) - 1
        let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
        var offset = starts[index]
        for _ in 1..<max(column, 1) where offset < end {
            offset += 1
            while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        }
        return SourcePosition(line: index + 1, column: 1 + characters(from: starts[index], to: offset), offset: offset)
    }

    func position(offset: Int) -> SourcePosition {
        let offset = min(max(offset, starts[0]), bytes.count)
        let index = (starts.firstIndex { $0 > offset } ?? starts.count) - 1
        return SourcePosition(line: index + 1, column: 1 + characters(from: starts[index], to: offset), offset: offset)
    }

    private func characters(from start: Int, to end: Int) -> Int { String(decoding: bytes[start..<end], as: UTF8.self).count }

    /// Where the same key stands once more in a block mapping: on a later line with the same indent, before one with less.
    func nextKey(_ name: String, behind first: SourcePosition) -> SourcePosition? {
        let indent = first.column - 1
        for index in first.line..<max(first.line, starts.count) {
            let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
            let line = String(decoding: bytes[starts[index]..<end], as: UTF8.self)
            let content = line.drop { $0 == " " }
            if content.allSatisfy(\.isWhitespace) || content.hasPrefix("#") { continue }
            let depth = line.count - content.count
            if depth < indent { return nil }
            if depth == indent, ["\(name):", "\"\(name)\":", "'\(name)':"].contains(where: content.hasPrefix) {
                return position(line: index + 1, column: indent + 1)
            }
        }
        return nil
    }
}

/// Looks for keys that are no texts before the file is read: comparing keys that are made of aliases would take for ever.
enum YAMLKeys {
    /// Where the n-th of the signs stands behind which a value may begin; nil where there are fewer. Those inside of texts count, too, so this is more than there are values.
    static func start(ofValue number: Int, in bytes: [UInt8]) -> Int? {
        var count = 0
        for (offset, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{"): count += 1
            case UInt8(ascii: "-"), UInt8(ascii: "?"): if offset + 1 < bytes.count, bytes[offset + 1] <= 0x20 { count += 1 }
            default: continue
            }
            if count == number { return offset }
        }
        return nil
    }

    /// The first line on which an alias, a list or an object stands as a key, in a file that has aliases at all.
    ///
    /// Quoted texts on one line are skipped; in texts of several lines, what looks like such a key is refused, too.
    static func firstThatIsNoText(in text: String) -> (line: Int, column: Int)? {
        guard text.utf8.contains(UInt8(ascii: "*")), text.utf8.contains(UInt8(ascii: "&")) else { return nil }
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let column = column(in: Array(line.utf8)) { return (index + 1, column + 1) }
        }
        return nil
    }

    private static func column(in line: [UInt8]) -> Int? {
        var quote: UInt8?
        // Where the key began that a colon would end: an alias, or a bracket that closes.
        var key: Int?
        var isStart = true
        for (offset, byte) in line.enumerated() {
            let isSpace = byte == 0x20 || byte == 0x09 || byte == 0x0D
            if let open = quote {
                if byte == open { quote = nil }
                continue
            }
            let next = offset + 1 < line.count ? line[offset + 1] : 0x20
            let endsWord = next == 0x20 || next == 0x0D || next == 0x09
            if byte == UInt8(ascii: "#"), offset == 0 || line[offset - 1] == 0x20 { return nil }
            if isStart, byte == UInt8(ascii: "?"), endsWord { return offset }
            if isStart, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if isStart, byte == UInt8(ascii: "*") {
                key = offset
            } else if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
                key = offset
            } else if byte == UInt8(ascii: ":"), endsWord, let key {
                return key
            } else if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: ":") {
                key = nil
            } else if !isSpace, let start = key, line[start] != UInt8(ascii: "*") {
                key = nil
            }
            let opens = [UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ",")].contains(byte)
            let indicates = (byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "?")) && endsWord
            isStart = (isStart && isSpace) || opens || indicates
        }
        return nil
    }
}
