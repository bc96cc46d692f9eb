/// Where the letters of a string stand in the file when they are written there in another way: with escapes, over several lines, or as a block of YAML.
///
/// Nothing of this is kept while a file is read; the few strings with errors are walked once more.
struct WrittenText {
    private let bytes: [UInt8]
    private let text: [UInt8]
    /// What was walked of the file.
    private var place: Int
    /// What was walked of the string.
    private var index = 0
    /// How much of the string is looked for.
    private let target: Int

    /// The offset in the file of a byte of a string.
    ///
    /// - Parameters:
    ///   - target: in UTF-8 bytes of `text`.
    ///   - start: where its quote, its indicator or its first letter stands, or what YAML has before these: an anchor, a tag.
    /// - Returns: nil when the file has something else there.
    /// - Complexity: O(bytes up to the place).
    static func offset(of target: Int, in text: String, writtenAt start: Int, of bytes: [UInt8]) -> Int? {
        var walk = WrittenText(bytes: bytes, text: Array(text.utf8), place: start, target: target)
        walk.skipProperties()
        guard let place = walk.find(), place <= bytes.count else { return nil }
        return place
    }

    private init(bytes: [UInt8], text: [UInt8], place: Int, target: Int) {
        (self.bytes, self.text, self.place, self.target) = (bytes, text, place, target)
    }

    private func byte(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }
    private var peek: UInt8 { byte(place) }
    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    private func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    /// Skips `&anchor` and `!tag`.
    private mutating func skipProperties() {
        while peek == UInt8(ascii: "&") || peek == UInt8(ascii: "!") {
            while place < bytes.count, !isSpace(peek), !isBreak(peek) { place += 1 }
            while isSpace(peek) || isBreak(peek) { place += 1 }
        }
    }

    private mutating func skipBreak() { place += peek == 0x0D && byte(place + 1) == 0x0A ? 2 : 1 }

    /// A byte that stands for itself; false when the string has another.
    private mutating func skipSame() -> Bool {
        guard place < bytes.count, index < text.count, bytes[place] == text[index] else { return false }
        place += 1
        index += 1
        return true
    }

    private mutating func find() -> Int? {
        let first = peek
        switch first {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            place += 1
            return flow(quote: first)
        case UInt8(ascii: "|"), UInt8(ascii: ">"): return block(isFolded: first == UInt8(ascii: ">"))
        default: return flow(quote: nil)
        }
    }

    // MARK: Quoted and plain

    private mutating func flow(quote: UInt8?) -> Int? {
        while true {
            if quote == UInt8(ascii: "\""), peek == UInt8(ascii: "\\") {
                let (length, meaning) = escape()
                if index + meaning > target, meaning > 0 { return place }
                place += length
                index += meaning
                // Behind an escaped end of the line, the next one's indent is skipped.
                while meaning == 0, isSpace(peek) { place += 1 }
                continue
            }
            if index >= target { return place }
            if skipFold() { continue }
            if quote == UInt8(ascii: "'"), peek == UInt8(ascii: "'") { place += 1 }
            guard skipSame() else { return nil }
        }
    }

    /// Skips ends of lines and the spaces around: one end is a space, each further one an end of a line.
    private mutating func skipFold() -> Bool {
        guard isSpace(peek) || isBreak(peek) else { return false }
        let start = place
        var breaks = 0
        while isSpace(peek) || isBreak(peek) {
            if isBreak(peek) {
                breaks += 1
                skipBreak()
            } else {
                place += 1
            }
        }
        if breaks == 0 { place = start } else { index += max(1, breaks - 1) }
        return breaks > 0
    }

    /// How long the escape is here, and how many bytes of the string it stands for.
    private func escape() -> (length: Int, meaning: Int) {
        switch byte(place + 1) {
        case 0x0D where byte(place + 2) == 0x0A: return (3, 0)
        case 0x0A, 0x0D: return (2, 0)
        case UInt8(ascii: "x"): return (4, meaning(of: hex(place + 2, 2)))
        case UInt8(ascii: "u"):
            let first = hex(place + 2, 4)
            // Two halves of one letter, as JSON has them.
            return (0xD800..<0xDC00).contains(first) ? (12, 4) : (6, meaning(of: first))
        case UInt8(ascii: "U"): return (10, meaning(of: hex(place + 2, 8)))
        case UInt8(ascii: "N"), UInt8(ascii: "_"): return (2, 2)
        case UInt8(ascii: "L"), UInt8(ascii: "P"): return (2, 3)
        default: return (2, 1)
        }
    }

    private func hex(_ start: Int, _ count: Int) -> UInt32 {
        (start..<start + count).reduce(0) { $0 << 4 | UInt32(Character(Unicode.Scalar(byte($1))).hexDigitValue ?? 0) }
    }

    private func meaning(of scalar: UInt32) -> Int { Unicode.Scalar(scalar).map { String($0).utf8.count } ?? 1 }

    // MARK: Blocks

    private mutating func block(isFolded: Bool) -> Int? {
        while place < bytes.count, !isBreak(peek) { place += 1 }
        skipBreak()
        let indent = max(0, firstIndent(bytes[min(place, bytes.count)...]) - firstIndent(text[...]))
        skipIndent(indent)
        while index < target {
            guard isBreak(peek) else {
                guard skipSame() else { return nil }
                continue
            }
            if isFolded {
                // Ends of lines are a space, or as many ends as the string has here; what can't be told apart doesn't matter for a place.
                while isBreak(peek) {
                    skipBreak()
                    skipIndent(indent)
                }
                if index < text.count, text[index] == 0x20 {
                    index += 1
                } else {
                    while index < text.count, text[index] == 0x0A { index += 1 }
                }
            } else {
                guard index < text.count, text[index] == 0x0A else { return nil }
                index += 1
                skipBreak()
                skipIndent(indent)
            }
        }
        return place
    }

    private mutating func skipIndent(_ indent: Int) {
        var count = 0
        while count < indent, peek == 0x20 {
            place += 1
            count += 1
        }
    }

    /// The spaces before the first line that has more.
    private func firstIndent(_ bytes: ArraySlice<UInt8>) -> Int {
        var count = 0
        for byte in bytes {
            if byte == 0x20 { count += 1 } else if isBreak(byte) { count = 0 } else { return count }
        }
        return 0
    }
}
