/// Converts positions in a YAML file: libyaml counts lines and scalars, messages count lines and characters, and source lines are found by bytes.
struct YAMLLines {
    private let bytes: [UInt8]
    /// The offset of the start of each line.
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
    ///   - line: 1-based.
    ///   - column: 1-based, in Unicode scalars; a column beyond the end of the line means its end.
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
}
