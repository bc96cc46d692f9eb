/// A value of an old-style property list, the format of `project.pbxproj`.
indirect enum PropertyList: Equatable, Sendable {
    case string(String)
    case array([PropertyList])
    case dictionary([String: PropertyList])

    var string: String? { if case .string(let value) = self { value } else { nil } }
    var strings: [String] { if case .array(let values) = self { values.compactMap(\.string) } else { [] } }
    var dictionary: [String: PropertyList]? { if case .dictionary(let value) = self { value } else { nil } }
    subscript(key: String) -> PropertyList? { dictionary?[key] }

    /// Parses the text of a list; nil if it isn't one.
    ///
    /// - Complexity: linear in the number of bytes.
    init?(_ bytes: [UInt8]) {
        var parser = Parser(bytes: bytes)
        guard let value = parser.value(depth: 0) else { return nil }
        self = value
    }

    private struct Parser {
        let bytes: [UInt8]
        var index = 0

        init(bytes: [UInt8]) { self.bytes = bytes }

        private func starts(_ text: StaticString) -> Bool { bytes[index...].starts(with: Array("\(text)".utf8)) }

        /// Skips spaces and comments.
        mutating func skip() {
            while index < bytes.count {
                if bytes[index] <= UInt8(ascii: " ") {
                    index += 1
                } else if starts("//") {
                    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
                } else if starts("/*") {
                    index += 2
                    while index < bytes.count, !starts("*/") { index += 1 }
                    index = min(index + 2, bytes.count)
                } else {
                    return
                }
            }
        }

        /// Skips a byte if it comes next.
        mutating func take(_ byte: Character) -> Bool {
            skip()
            guard index < bytes.count, Character(UnicodeScalar(bytes[index])) == byte else { return false }
            index += 1
            return true
        }

        mutating func value(depth: Int) -> PropertyList? {
            guard depth < 64 else { return nil }
            if take("{") {
                var entries: [String: PropertyList] = [:]
                while !take("}") {
                    guard let key = string(), take("="), let value = value(depth: depth + 1), take(";") else { return nil }
                    entries[key] = value
                }
                return .dictionary(entries)
            }
            if take("(") {
                var values: [PropertyList] = []
                while !take(")") {
                    guard let value = value(depth: depth + 1) else { return nil }
                    values.append(value)
                    if !take(",") {
                        guard take(")") else { return nil }
                        break
                    }
                }
                return .array(values)
            }
            return string().map(PropertyList.string)
        }

        mutating func string() -> String? {
            skip()
            guard index < bytes.count else { return nil }
            var text: [UInt8] = []
            if take("\"") {
                while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
                    if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
                        index += 1
                        switch bytes[index] {
                        case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
                        case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
                        default: text.append(bytes[index])
                        }
                    } else {
                        text.append(bytes[index])
                    }
                    index += 1
                }
                return take("\"") ? String(decoding: text, as: UTF8.self) : nil
            }
            while index < bytes.count, Self.isPlain(bytes[index]) {
                text.append(bytes[index])
                index += 1
            }
            return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
        }

        private static func isPlain(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
            default: "_$./:-+@".utf8.contains(byte)
            }
        }
    }
}
