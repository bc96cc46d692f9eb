import SwiftFacts
import Views

/// The literals of a file that a live preview can change without compiling again.
///
/// In the instrumented text each literal is the argument of a call, generic for all but `true` and `false`, so that it has the type that it had before.
/// (`Tag("x")` then calls `Tag.init(_:)`, and not `Tag.init(stringLiteral:)` as the language has it for a type `Tag` of literals.)
struct DesignTimeLiterals {
    /// A literal and its place.
    struct Literal: Equatable {
        let range: Range<Int>
        let value: DesignTimeValues.Value
    }

    private let bytes: [UInt8]
    let literals: [Literal]

    init(of file: SwiftSource.File) {
        let bytes = file.compiledText
        self.bytes = bytes
        literals = file.facts.literals.literals.compactMap { fact in
            let text = String(decoding: bytes[fact.range], as: UTF8.self)
            let value: DesignTimeValues.Value? =
                switch fact.kind {
                case .boolean: .boolean(text == "true")
                case .integer: Int(text).map { .integer($0) }
                case .float: Double(text).map { .float($0) }
                case .string: .string(String(text.dropFirst().dropLast()))
                }
            return value.map { Literal(range: fact.range, value: $0) }
        }
    }

    /// Returns the text with a call around each literal.
    ///
    /// - Parameter firstKey: the key of the first literal; the others follow.
    func instrumented(firstKey: Int) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + 40 * literals.count)
        var end = 0
        for (index, literal) in literals.enumerated() {
            text += bytes[end..<literal.range.lowerBound]
            text += Array("\(literal.value.function)(\(firstKey + index), fallback: ".utf8) + bytes[literal.range] + [UInt8(ascii: ")")]
            end = literal.range.upperBound
        }
        return text + bytes[end...]
    }

    /// The text with the kind of each literal instead of its value.
    var skeleton: [UInt8] {
        var (text, end): ([UInt8], Int) = ([], 0)
        for literal in literals {
            text += bytes[end..<literal.range.lowerBound] + Array(literal.value.function.utf8)
            end = literal.range.upperBound
        }
        return text + bytes[end...]
    }
}

extension DesignTimeValues.Value {
    /// The function that returns it.
    fileprivate var function: String {
        switch self {
        case .boolean: "__designTimeBoolean"
        case .integer: "__designTimeInteger"
        case .float: "__designTimeFloat"
        case .string: "__designTimeString"
        }
    }

    /// Whether this is the same value in each type. Strings with the same characters may have other bytes.
    func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.string(let text), .string(let other)): text.utf8.elementsEqual(other.utf8)
        case (.float(let number), .float(let other)): number.bitPattern == other.bitPattern
        default: self == other
        }
    }

    /// Whether each type that can have an old value can also have this one.
    func canReplace(_ old: Self) -> Bool {
        switch (self, old) {
        case (.boolean, .boolean), (.float, .float), (.string, .string): true
        case (.integer(let new), .integer(let old)):
            // An `Int8` can't be 200, and a `UInt` can't be negative.
            Self.limits.firstIndex { new.magnitude <= $0 } ?? 99 <= Self.limits.firstIndex { old.magnitude <= $0 } ?? 99 && (new >= 0 || old < 0)
        default: false
        }
    }

    private static let limits: [UInt] = [0x7F, 0xFF, 0x7FFF, 0xFFFF, 0x7FFF_FFFF, 0xFFFF_FFFF]
}
