/// Finds the words of Swift source outside comments and strings, with their positions; code in string interpolations counts.
///
/// This is not a parser: it knows where code is, but not its meaning. Punctuation is a word of one character. `words(of:)` skips strings, numbers, operators,
/// and most punctuation; `tokens(of:)` returns them as well.
struct CodeScanner {
    enum Kind: Equatable {
        case name, number, punctuation
        /// A string literal; its text is that between the quotes. The words of its interpolations follow it.
        case string
    }

    struct Word: Equatable {
        let kind: Kind
        fileprivate(set) var text: String
        /// The bytes in the file.
        fileprivate(set) var range: Range<Int>
        /// Counted from 1.
        let line: Int
        /// In bytes, counted from 1.
        let column: Int

        /// Whether this is a character of punctuation.
        func isMark(_ text: String) -> Bool { kind == .punctuation && self.text == text }
        /// Whether this is a name.
        func isName(_ text: String) -> Bool { kind == .name && self.text == text }
    }

    private let bytes: [UInt8]
    private let returnsEverything: Bool
    private var index = 0
    private var line = 1
    private var lineStart = 0
    private var words: [Word] = []

    /// Returns the words of a file.
    ///
    /// - Complexity: linear in the number of bytes.
    static func words(of bytes: [UInt8]) -> [Word] { scan(bytes, everything: false) }

    /// Returns the words of a file with strings, numbers, and all punctuation.
    ///
    /// - Complexity: linear in the number of bytes.
    static func tokens(of bytes: [UInt8]) -> [Word] { scan(bytes, everything: true) }

    private static func scan(_ bytes: [UInt8], everything: Bool) -> [Word] {
        var scanner = CodeScanner(bytes: bytes, returnsEverything: everything)
        scanner.scanCode(untilParenthesis: false)
        return scanner.words
    }

    private init(bytes: [UInt8], returnsEverything: Bool) {
        self.bytes = bytes
        self.returnsEverything = returnsEverything
    }

    private mutating func add(_ kind: Kind, _ text: String, from start: Int, line: Int, column: Int) {
        words.append(Word(kind: kind, text: text, range: start..<index, line: line, column: column))
    }

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
                scanNumber()
            } else {
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") {
                    if untilParenthesis, depth == 0 { return }
                    depth -= 1
                }
                let (start, column, first) = (index, index - lineStart + 1, line)
                skip()
                if returnsEverything ? byte > UInt8(ascii: " ") : "(){}.:".utf8.contains(byte) {
                    add(.punctuation, String(UnicodeScalar(byte)), from: start, line: first, column: column)
                }
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

    private mutating func scanNumber() {
        let (start, column) = (index, index - lineStart + 1)
        while let byte = peek(), Self.isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { skip() }
        if returnsEverything { add(.number, String(decoding: bytes[start..<index], as: UTF8.self), from: start, line: line, column: column) }
    }

    private mutating func scanName() {
        let (start, column) = (index, index - lineStart + 1)
        var text: [UInt8] = []
        while let byte = peek(), Self.isLetter(byte) || byte == UInt8(ascii: "`") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
            if byte != UInt8(ascii: "`") { text.append(byte) }
            skip()
        }
        add(.name, String(decoding: text, as: UTF8.self), from: start, line: line, column: column)
    }

    /// Scans a string with any number of `#`, or a lone `#`, as in the use of a macro.
    private mutating func scanString() {
        var hashes = 0
        while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
        guard peek(hashes) == UInt8(ascii: "\"") else {
            let (start, column) = (index, index - lineStart + 1)
            skip(max(1, hashes))
            if returnsEverything { add(.punctuation, "#", from: start, line: line, column: column) }
            return
        }
        let (place, start, column, first) = (words.count, index, index - lineStart + 1, line)
        if returnsEverything { add(.string, "", from: start, line: first, column: column) }
        skip(hashes)
        let isLong = starts(with: "\"\"\"")
        let marks = [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
        let end = [UInt8](repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1) + marks
        let escape = [UInt8(ascii: "\\")] + marks
        skip(isLong ? 3 : 1)
        let contents = index
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
        if returnsEverything { words[place].text = String(decoding: bytes[contents..<min(index, bytes.count)], as: UTF8.self) }
        if starts(with: end) { skip(end.count) }
        if returnsEverything { words[place].range = start..<index }
    }

    /// Returns whether a byte belongs to a name; letters of other scripts count as well.
    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }
}
