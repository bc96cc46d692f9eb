/// Scans the tokens of a JSON text that contain no other values: spaces, comments, strings, numbers and words.
struct JSONScanner {
    private let file: String
    private let bytes: [UInt8]
    private var offset: Int
    private var tracker: PositionTracker
    private let allowsComments: Bool

    /// - Throws: an error at the first byte that is not valid UTF-8.
    init(source: SourceFile, allowsComments: Bool) throws(Diagnostic) {
        file = source.name
        bytes = source.bytes
        offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        tracker = PositionTracker(startingAt: offset)
        self.allowsComments = allowsComments
        if String(validating: bytes, as: UTF8.self) == nil {
            offset = Self.invalidOffset(in: bytes)
            throw error("invalid UTF-8: unexpected byte 0x\(String(bytes[offset], radix: 16, uppercase: true))")
        }
    }

    private static func invalidOffset(in bytes: [UInt8]) -> Int {
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var offset = 0
        while case .valid(let scalar) = parser.parseScalar(from: &iterator) { offset += scalar.count }
        return min(offset, bytes.count - 1)
    }

    var isAtEnd: Bool { offset >= bytes.count }

    /// The next byte; 0 at the end, since no JSON token begins with 0.
    var peek: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    private func peek(_ distance: Int) -> UInt8 { offset + distance < bytes.count ? bytes[offset + distance] : 0 }

    mutating func advance() { offset += 1 }

    /// Returns the position of the next byte.
    mutating func position() -> SourcePosition { tracker.position(at: offset, in: bytes) }

    /// The next token in words for messages.
    var found: String {
        if isAtEnd { return "the end of the file" }
        if isWordByte(peek) { return quoted(word) }
        // The text is valid UTF-8 here, so a whole scalar takes at most four bytes.
        let rest = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
        return quoted(String(rest.unicodeScalars.first ?? "?"))
    }

    mutating func error(_ message: String, at position: SourcePosition? = nil, notes: [Diagnostic.Note] = []) -> Diagnostic {
        Diagnostic(.error, message, file: file, position: position ?? self.position(), notes: notes)
    }

    /// Whether a comment begins here although comments are not allowed.
    var isAtStrayComment: Bool {
        !allowsComments && peek == UInt8(ascii: "/") && (peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*"))
    }

    /// Skips spaces, and comments if they are allowed.
    mutating func skipTrivia() throws(Diagnostic) {
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x20, 0x09, 0x0A, 0x0D: offset += 1
            case UInt8(ascii: "/") where allowsComments: try comment()
            default: return
            }
        }
    }

    /// Skips a comment.
    mutating func comment() throws(Diagnostic) {
        if peek(1) == UInt8(ascii: "/") {
            while !isAtEnd, peek != 0x0A, peek != 0x0D { offset += 1 }
        } else if peek(1) == UInt8(ascii: "*") {
            let start = position()
            offset += 2
            while !(peek == UInt8(ascii: "*") && peek(1) == UInt8(ascii: "/")) {
                if isAtEnd { throw error("the comment is not closed", at: start) }
                offset += 1
            }
            offset += 2
        } else {
            throw error("unexpected '/'")
        }
    }

    /// Reads a string, number, `true`, `false` or `null`.
    mutating func scalar() throws(Diagnostic) -> JSONNode {
        let start = position()
        switch peek {
        case UInt8(ascii: "\""):
            let string = try self.string()
            return JSONNode(.string(string.text), at: start, hasEscapes: string.hasEscapes)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return JSONNode(.number(try number()), at: start)
        case UInt8(ascii: "'"):
            throw error("strings must be in double quotes")
        default:
            let known: [String: JSONValue] = ["true": .bool(true), "false": .bool(false), "null": .null]
            let word = self.word
            guard let value = known[word] else {
                var diagnostic = error("expected a value, not \(found)")
                diagnostic.suggestion = nearestName(to: word, in: known.keys)
                throw diagnostic
            }
            offset += word.utf8.count
            return JSONNode(value, at: start)
        }
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private var word: String {
        String(decoding: bytes[offset...].prefix(while: isWordByte), as: UTF8.self)
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    /// Reads a number in JSON's grammar that is finite as a `Double`.
    private mutating func number() throws(Diagnostic) -> Double {
        let start = offset
        if peek == UInt8(ascii: "-") { offset += 1 }
        if peek == UInt8(ascii: "0"), isDigit(peek(1)) { throw error("a number must not have a leading zero") }
        try digits(after: "'-'")
        if peek == UInt8(ascii: ".") {
            offset += 1
            try digits(after: "the decimal point")
        }
        if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
            offset += 1
            if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { offset += 1 }
            try digits(after: "the exponent")
        }
        if isWordByte(peek) || peek == UInt8(ascii: ".") { throw error("unexpected \(found) after a number") }
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        guard let value = Double(text), value.isFinite else {
            // The tracker only moves forward: the number's start is still ahead of it, or at its current position.
            offset = start
            throw error("the number \(quoted(text)) is too large")
        }
        return value
    }

    private mutating func digits(after what: String) throws(Diagnostic) {
        guard isDigit(peek) else { throw error("expected a digit after \(what), not \(found)") }
        while isDigit(peek) { offset += 1 }
    }
}

extension JSONScanner {
    /// Reads a string from its opening quote to just after its closing quote.
    mutating func string() throws(Diagnostic) -> (text: String, hasEscapes: Bool) {
        let opening = position()
        advance()
        var text: [UInt8] = []
        var hasEscapes = false
        while true {
            if isAtEnd { throw error("the string is not closed", at: opening) }
            switch peek {
            case UInt8(ascii: "\""):
                advance()
                return (String(decoding: text, as: UTF8.self), hasEscapes)
            case UInt8(ascii: "\\"):
                hasEscapes = true
                text += String(try escape()).utf8
            case 0x0A, 0x0D:
                throw error("the string must end on the line on which it starts", at: opening)
            case 0..<0x20:
                throw error("control character 0x\(String(peek, radix: 16, uppercase: true)) in a string; write it as an escape")
            default:
                text.append(peek)
                advance()
            }
        }
    }

    /// Reads an escape and returns its scalar; two `\\u` escapes of a surrogate pair give one scalar.
    private mutating func escape() throws(Diagnostic) -> Unicode.Scalar {
        let start = position()
        advance()
        let letter = peek
        if letter == UInt8(ascii: "u") {
            advance()
            return try unicodeEscape(at: start)
        }
        let simple: Unicode.Scalar? =
            switch letter {
            case UInt8(ascii: "\""): "\""
            case UInt8(ascii: "\\"): "\\"
            case UInt8(ascii: "/"): "/"
            case UInt8(ascii: "b"): "\u{8}"
            case UInt8(ascii: "f"): "\u{C}"
            case UInt8(ascii: "n"): "\n"
            case UInt8(ascii: "r"): "\r"
            case UInt8(ascii: "t"): "\t"
            default: nil
            }
        guard let simple else { throw error("unknown escape in a string: '\\' before \(found)", at: start) }
        advance()
        return simple
    }

    private mutating func unicodeEscape(at start: SourcePosition) throws(Diagnostic) -> Unicode.Scalar {
        let first = try hexDigits(at: start)
        if let scalar = Unicode.Scalar(first) { return scalar }
        let isLead = first < 0xDC00
        if isLead, peek == UInt8(ascii: "\\") {
            advance()
            if peek == UInt8(ascii: "u") {
                advance()
                let second = try hexDigits(at: start)
                if (0xDC00...0xDFFF).contains(second), let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) {
                    return scalar
                }
            }
        }
        throw error("an unpaired surrogate in a \\u escape", at: start)
    }

    private mutating func hexDigits(at start: SourcePosition) throws(Diagnostic) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = Character(Unicode.Scalar(peek)).hexDigitValue else { throw error("\\u needs four hexadecimal digits", at: start) }
            value = value << 4 + UInt32(digit)
            advance()
        }
        return value
    }
}
