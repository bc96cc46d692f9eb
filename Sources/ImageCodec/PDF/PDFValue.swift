/// A value of a PDF file (ISO 32000-1, section 7.3).
indirect enum PDFValue {
    case null
    case boolean(Bool)
    case number(Double)
    case name(String)
    case string([UInt8])
    case array([PDFValue])
    case dictionary([String: PDFValue])
    /// The number of an object.
    case reference(Int)
    /// Another word, such as an operator.
    case word(String)

    var number: Double? { if case .number(let value) = self { value } else { nil } }
    var name: String? { if case .name(let value) = self { value } else { nil } }
    var string: [UInt8]? { if case .string(let value) = self { value } else { nil } }
    var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
}

/// Reads the values of a PDF file or of one of its streams.
struct PDFLexer {
    let bytes: [UInt8]
    var offset: Int

    private static let depthLimit = 64

    init(_ bytes: [UInt8], at offset: Int = 0) {
        self.bytes = bytes
        self.offset = offset
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0 || (0x09...0x0D).contains(byte) && byte != 0x0B }
    /// Whether a byte is neither a space nor a delimiter: `()<>[]{}/%`.
    private static func isRegular(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x00, 0x09, 0x0A, 0x0C, 0x0D, 0x20, 0x25, 0x28, 0x29, 0x2F, 0x3C, 0x3E, 0x5B, 0x5D, 0x7B, 0x7D: false
        default: true
        }
    }

    mutating func skipSpaces() {
        while offset < bytes.count {
            if bytes[offset] == UInt8(ascii: "%") {
                while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
            } else if Self.isSpace(bytes[offset]) {
                offset += 1
            } else {
                return
            }
        }
    }

    private mutating func skip(_ text: String) -> Bool {
        guard bytes[offset...].starts(with: text.utf8) else { return false }
        offset += text.utf8.count
        return true
    }

    /// Returns the next value; nil at the end.
    mutating func value(depth: Int = 0) -> PDFValue? {
        skipSpaces()
        guard offset < bytes.count, depth < Self.depthLimit else { return nil }
        switch bytes[offset] {
        case UInt8(ascii: "/"):
            offset += 1
            return .name(name())
        case UInt8(ascii: "("): return .string(string())
        case UInt8(ascii: "["):
            offset += 1
            return .array(list(depth: depth))
        case UInt8(ascii: "<"):
            if skip("<<") { return .dictionary(dictionary(depth: depth)) }
            return .string(hexString())
        case UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")"):
            offset += 1
            return .word(String(UnicodeScalar(bytes[offset - 1])))
        default: return word()
        }
    }

    private mutating func name() -> String {
        var result: [UInt8] = []
        while offset < bytes.count, Self.isRegular(bytes[offset]) {
            if bytes[offset] == UInt8(ascii: "#"), offset + 2 < bytes.count,
                let byte = UInt8(String(decoding: bytes[offset + 1...offset + 2], as: UTF8.self), radix: 16)
            {
                result.append(byte)
                offset += 3
            } else {
                result.append(bytes[offset])
                offset += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private mutating func word() -> PDFValue {
        let start = offset
        while offset < bytes.count, Self.isRegular(bytes[offset]) { offset += 1 }
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        switch text {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .null
        default: return Double(text).flatMap { $0.isFinite ? .number($0) : nil } ?? .word(text)
        }
    }

    private mutating func list(depth: Int) -> [PDFValue] {
        var result: [PDFValue] = []
        while let value = value(depth: depth + 1) {
            switch value {
            case .word("]"): return result
            case .word("R"): Self.foldReference(&result)
            default: result.append(value)
            }
        }
        return result
    }

    /// Replaces the two numbers at the end, before an `R`, by a reference.
    private static func foldReference(_ values: inout [PDFValue]) {
        guard values.count >= 2, let number = values[values.count - 2].number.flatMap(Int.init(exactly:)) else { return }
        values.removeLast(2)
        values.append(.reference(number))
    }

    private mutating func dictionary(depth: Int) -> [String: PDFValue] {
        var values: [PDFValue] = []
        loop: while let value = value(depth: depth + 1) {
            switch value {
            case .word(">"):
                _ = skip(">")
                break loop
            case .word("R"): Self.foldReference(&values)
            case .word("endobj"), .word("stream"): break loop
            default: values.append(value)
            }
        }
        var result: [String: PDFValue] = [:]
        for index in stride(from: 0, to: values.count - 1, by: 2) {
            if let key = values[index].name { result[key] = values[index + 1] }
        }
        return result
    }

    private mutating func string() -> [UInt8] {
        var result: [UInt8] = []
        var depth = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            switch byte {
            case UInt8(ascii: "\\"):
                if let character = escaped() { result.append(character) }
                continue
            case UInt8(ascii: "("):
                depth += 1
                if depth == 1 { continue }
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return result }
            default: break
            }
            result.append(byte)
        }
        return result
    }

    /// Reads what follows a backslash in a string; nil if it is the end of a line.
    private mutating func escaped() -> UInt8? {
        guard offset < bytes.count else { return nil }
        let byte = bytes[offset]
        offset += 1
        switch byte {
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "r"): return 0x0D
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "f"): return 0x0C
        case 0x0A: return nil
        case 0x0D:
            if offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
            return nil
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            var value = Int(byte - UInt8(ascii: "0"))
            for _ in 0..<2 {
                guard offset < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[offset]) else { break }
                value = value * 8 + Int(bytes[offset] - UInt8(ascii: "0"))
                offset += 1
            }
            return UInt8(value & 0xFF)
        default: return byte
        }
    }

    private mutating func hexString() -> [UInt8] {
        offset += 1
        let start = offset
        while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") { offset += 1 }
        let digits = bytes[start..<offset].compactMap { Character(UnicodeScalar($0)).hexDigitValue }
        offset = min(offset + 1, bytes.count)
        return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + ($0 + 1 < digits.count ? digits[$0 + 1] : 0)) }
    }
}
