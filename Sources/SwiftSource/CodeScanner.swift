/// Finds the words of Swift source outside comments and strings, with their positions; code in string interpolations counts.
///
/// This is not a parser: it knows where code is, but not its meaning. Operators and numbers are skipped; punctuation is a word of one character.
struct CodeScanner {
    struct Word: Equatable {
        let text: String
        /// Counted from 1.
        let line: Int
        /// In bytes, counted from 1.
        let column: Int
    }

    private let bytes: [UInt8]
    private var index = 0
    private var line = 1
    private var lineStart = 0
    private var words: [Word] = []

    /// Returns the words of a file.
    ///
    /// - Complexity: linear in the number of bytes.
    static func words(of bytes: [UInt8]) -> [Word] {
        var scanner = CodeScanner(bytes: bytes)
        scanner.scanCode(untilParenthesis: false)
        return scanner.words
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func peek(_ distance: Int = 0) -> UInt8? { index + distance < bytes.count ? bytes[index + distance] : nil }

    private mutating func skip(_ count: Int = 1) {
        for _ in 0..<count where index < bytes.count {
            if bytes[index] == UInt8(ascii: "\n") {
                line += 1
                lineStart = index + 1
            }
            index += 1
        }
    }

    private func starts(with text: StaticString) -> Bool { starts(with: Array("\(text)".utf8)) }
    private func starts(with text: [UInt8]) -> Bool { bytes[index...].starts(with: text) }

    /// Scans code up to the end, or up to the parenthesis that closes an interpolation.
    private mutating func scanCode(untilParenthesis: Bool) {
        var depth = 0
        while let byte = peek() {
            if starts(with: "//") {
                while let byte = peek(), byte != UInt8(ascii: "\n") { skip() }
            } else if starts(with: "/*") {
                skipComment()
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") {
                scanString()
            } else if Self.isLetter(byte) || byte == UInt8(ascii: "`") {
                scanName()
            } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
                while let byte = peek(), Self.isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { skip() }
            } else {
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") {
                    if untilParenthesis, depth == 0 { return }
                    depth -= 1
                }
                if "(){}.:".utf8.contains(byte) { words.append(Word(text: String(UnicodeScalar(byte)), line: line, column: index - lineStart + 1)) }
                skip()
            }
        }
    }

    /// Skips a comment. Comments nest.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            if starts(with: "/*") {
                depth += 1
                skip(2)
            } else if starts(with: "*/") {
                depth -= 1
                skip(2)
            } else {
                skip()
            }
        } while depth > 0 && index < bytes.count
    }

    private mutating func scanName() {
        let position = (line, index - lineStart + 1)
        var text: [UInt8] = []
        while let byte = peek(), Self.isLetter(byte) || byte == UInt8(ascii: "`") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
            if byte != UInt8(ascii: "`") { text.append(byte) }
            skip()
        }
        words.append(Word(text: String(decoding: text, as: UTF8.self), line: position.0, column: position.1))
    }

    /// Scans a string with any number of `#`, or a lone `#`, as in the use of a macro.
    private mutating func scanString() {
        var hashes = 0
        while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
        guard peek(hashes) == UInt8(ascii: "\"") else { return skip(max(1, hashes)) }
        skip(hashes)
        let isLong = starts(with: "\"\"\"")
        let marks = [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
        let end = [UInt8](repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1) + marks
        let escape = [UInt8(ascii: "\\")] + marks
        skip(isLong ? 3 : 1)
        while let byte = peek(), !starts(with: end), isLong || byte != UInt8(ascii: "\n") {
            guard starts(with: escape) else {
                skip()
                continue
            }
            skip(escape.count)
            if peek() == UInt8(ascii: "(") {
                skip()
                scanCode(untilParenthesis: true)
            }
            skip()
        }
        if starts(with: end) { skip(end.count) }
    }

    /// Returns whether a byte belongs to a name; letters of other scripts count as well.
    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }
}
