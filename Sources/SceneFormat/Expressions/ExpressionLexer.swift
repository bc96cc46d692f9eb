/// A token of an expression.
enum ExpressionToken: Equatable {
    case number(Double)
    case string(String)
    case color(SceneColor)
    case name(String)
    /// An operator or a bracket.
    case symbol(String)
    case end

    /// The token in words for messages.
    var description: String {
        switch self {
        case .number(let number): quoted(SceneValue.number(number).text ?? "")
        case .string: "a string"
        case .color: "a color"
        case .name(let name): quoted(name)
        case .symbol(let symbol): quoted(symbol)
        case .end: "the end"
        }
    }
}

/// Splits an expression into tokens, one at a time.
struct ExpressionLexer {
    private let bytes: [UInt8]
    /// The offset where the search for the next token begins.
    private(set) var offset: Int

    private static let symbols2 = ["=>", "==", "!=", "<=", ">=", "&&", "||", "??"]
    private static let symbols1: Set<UInt8> = Set("+-*/%<>!?:()[],.{}".utf8)

    init(_ bytes: [UInt8], from offset: Int = 0) {
        self.bytes = bytes
        self.offset = offset
    }

    private func byte(_ distance: Int) -> UInt8 { offset + distance < bytes.count ? bytes[offset + distance] : 0 }

    /// Returns the next token and its offset.
    mutating func next() throws(ExpressionError) -> (token: ExpressionToken, offset: Int) {
        while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) { offset += 1 }
        let start = offset
        guard offset < bytes.count else { return (.end, start) }
        let first = bytes[offset]
        if first == UInt8(ascii: "."), isDigit(byte(1)), let error = memberThatIsNumber() { throw error }
        if isDigit(first) || (first == UInt8(ascii: ".") && isDigit(byte(1))) { return (.number(try number()), start) }
        if first == UInt8(ascii: "'") || first == UInt8(ascii: "\"") { return (.string(try string()), start) }
        if first == UInt8(ascii: "#") { return (.color(try color()), start) }
        let name = name()
        if !name.isEmpty {
            offset += name.utf8.count
            return (.name(name), start)
        }
        let pair = String(decoding: bytes[offset..<min(offset + 2, bytes.count)], as: UTF8.self)
        if Self.symbols2.contains(pair) {
            offset += 2
            return (.symbol(pair), start)
        }
        if Self.symbols1.contains(first) {
            offset += 1
            return (.symbol(String(Unicode.Scalar(first))), start)
        }
        throw unexpected(at: start)
    }

    private func unexpected(at start: Int) -> ExpressionError {
        let meant: [String: String] = ["=": "==", "&": "&&", "|": "||", "−": "-", "–": "-", "×": "*", "÷": "/", "≤": "<=", "≥": ">=", "≠": "!="]
        let rest = String(decoding: bytes[start..<min(start + 4, bytes.count)], as: UTF8.self)
        let scalar = rest.unicodeScalars.first.map(String.init) ?? ""
        return ExpressionError("unexpected \(quoted(scalar))", at: start, suggestion: meant[scalar])
    }

    /// Returns the error for `d.2018`, where a member's name begins with a digit; nil for a number.
    private func memberThatIsNumber() -> ExpressionError? {
        guard let last = bytes[..<offset].last else { return nil }
        let owner = bytes[..<offset].reversed().prefix { isNameByte($0) || $0 == UInt8(ascii: ".") }.reversed()
        let isClosed = last == UInt8(ascii: "]") || last == UInt8(ascii: ")")
        guard isClosed || owner.first.map({ !isDigit($0) && $0 != UInt8(ascii: ".") }) == true else { return nil }
        let name = String(decoding: bytes[(offset + 1)...].prefix(while: isNameByte), as: UTF8.self)
        let written = (isClosed ? "…" : String(decoding: owner, as: UTF8.self)) + "['\(name)']"
        return ExpressionError("a member whose name begins with a digit is written with brackets: \(written)", at: offset)
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private mutating func number() throws(ExpressionError) -> Double {
        let start = offset
        while isDigit(byte(0)) { offset += 1 }
        if byte(0) == UInt8(ascii: "."), isDigit(byte(1)) {
            offset += 1
            while isDigit(byte(0)) { offset += 1 }
        }
        let isExponent = byte(0) == UInt8(ascii: "e") || byte(0) == UInt8(ascii: "E")
        let signLength = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-") ? 1 : 0
        if isExponent, isDigit(byte(1 + signLength)) {
            offset += 1 + signLength
            while isDigit(byte(0)) { offset += 1 }
        }
        if !name().isEmpty { throw ExpressionError("unexpected \(quoted(name())) after a number", at: offset) }
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        guard let value = Double(text), value.isFinite else { throw ExpressionError("the number \(quoted(text)) is too large", at: start) }
        return value
    }

    /// Reads a text in single or double quotes; a backslash escapes the next character, and `\n` is a line break.
    private mutating func string() throws(ExpressionError) -> String {
        let start = offset
        let quote = bytes[offset]
        offset += 1
        var text: [UInt8] = []
        while offset < bytes.count {
            var byte = bytes[offset]
            offset += 1
            if byte == quote { return String(decoding: text, as: UTF8.self) }
            if byte == UInt8(ascii: "\\"), offset < bytes.count {
                byte = bytes[offset] == UInt8(ascii: "n") ? 0x0A : bytes[offset]
                offset += 1
            }
            text.append(byte)
        }
        throw ExpressionError("the text has no closing quote", at: start)
    }

    private mutating func color() throws(ExpressionError) -> SceneColor {
        let start = offset
        offset += 1
        while Character(Unicode.Scalar(byte(0))).isHexDigit { offset += 1 }
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        guard name().isEmpty, let color = SceneColor(hex: text) else {
            throw ExpressionError("a hex color must be #RGB, #RRGGBB, or #RRGGBBAA", at: start)
        }
        return color
    }

    /// Returns the name that begins here; empty if there is none.
    private func name() -> String {
        let rest = bytes[min(offset, bytes.count)...]
        let ascii = rest.prefix(while: isNameByte)
        guard let first = ascii.first, !isDigit(first) else { return "" }
        let text = String(decoding: ascii, as: UTF8.self)
        let scalars = text.unicodeScalars.prefix { $0 == "_" || $0.properties.isXIDContinue }
        guard let initial = scalars.first, initial == "_" || initial.properties.isXIDStart else { return "" }
        return String(scalars)
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
