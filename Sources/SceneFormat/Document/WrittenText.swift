/// The positions of a string's characters in the file if the file writes them differently: with escapes, over several lines, or as a YAML block.
///
/// Reading a file doesn't record them; the few strings with errors are scanned again.
struct WrittenText {
    private let bytes: [UInt8]
    private let text: [UInt8]
    /// The bytes of the file that have been scanned.
    private var place: Int
    /// The bytes of the string that have been scanned.
    private var index = 0
    /// The number of bytes of the string to scan.
    private let target: Int

    /// Returns the offset in the file of a byte of a string.
    ///
    /// - Parameters:
    ///   - target: the byte's offset in the UTF-8 bytes of `text`.
    ///   - start: the offset of the quote, block indicator or first character, or of a YAML anchor or tag before it.
    /// - Returns: nil if the file has a different text there.
    /// - Complexity: O(bytes up to the offset).
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

    /// Scans a byte that is written verbatim; returns false if the string has a different byte.
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
                // After an escaped line break, the indent of the next line is skipped.
                while meaning == 0, isSpace(peek) { place += 1 }
                continue
            }
            if index >= target { return place }
            if skipFold() { continue }
            if quote == UInt8(ascii: "'"), peek == UInt8(ascii: "'") { place += 1 }
            guard skipSame() else { return nil }
        }
    }

    /// Skips line breaks and the spaces around them: the first line break is a space, each further one a line break.
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

    /// Returns the length of the escape here, and the number of bytes of the string that it represents.
    private func escape() -> (length: Int, meaning: Int) {
        switch byte(place + 1) {
        case 0x0D where byte(place + 2) == 0x0A: return (3, 0)
        case 0x0A, 0x0D: return (2, 0)
        case UInt8(ascii: "x"): return (4, meaning(of: hex(place + 2, 2)))
        case UInt8(ascii: "u"):
            let first = hex(place + 2, 4)
            // A surrogate pair, as JSON writes characters beyond U+FFFF.
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
                // Line breaks are a space, or as many line breaks as the string has here; the ambiguous cases don't affect an offset.
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

    /// The number of spaces before the first line that contains anything else.
    private func firstIndent(_ bytes: ArraySlice<UInt8>) -> Int {
        var count = 0
        for byte in bytes {
            if byte == 0x20 { count += 1 } else if isBreak(byte) { count = 0 } else { return count }
        }
        return 0
    }
}
