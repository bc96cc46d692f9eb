import Foundation

/// A value in a localized string.
struct LocalizedArgument: Equatable, Sendable {
    enum Number: Equatable, Sendable {
        case signed(Int64)
        case unsigned(UInt64)
        case real(Double)

        var double: Double {
            switch self {
            case .signed(let value): Double(value)
            case .unsigned(let value): Double(value)
            case .real(let value): value
            }
        }
    }

    /// The placeholder for the value in the key, such as "%@".
    let specifier: String
    /// The number; nil for any other value.
    let number: Number?
    /// The text of the value; for a number, in American English.
    let parts: [Text.Part]

    /// Returns the text of the value in a format of the translation.
    func parts(format: String, locale: Locale) -> [Text.Part] {
        guard let number, !format.hasSuffix("@") else {
            return number.map { [Text.Part(string: InterpolatedNumber.string($0, format: specifier, locale: locale))] } ?? parts
        }
        return [Text.Part(string: InterpolatedNumber.string(number, format: format, locale: locale))]
    }

    /// Returns the number with the digits that a format shows.
    func operand(format: String) -> PluralRules.Operand {
        guard let number else { return PluralRules.Operand(0) }
        guard case .real(let value) = number else { return PluralRules.Operand(number.double) }
        let digits = format.split(separator: ".").dropFirst().first.flatMap { Int($0.prefix { $0.isNumber }) } ?? 6
        return PluralRules.Operand(value, fractionDigits: digits)
    }
}

/// Inserts arguments into a translated format.
struct LocalizedFormatter {
    enum Piece: Equatable {
        case literal(String)
        /// An argument, counted from 0, in a format such as "%lld".
        case argument(Int, format: String)
    }

    private let arguments: [LocalizedArgument]
    private let language: String
    private let isTablet: Bool
    private var next = 0
    private var pieces: [Piece] = []

    /// Returns the pieces of a translation, in order.
    static func pieces(of value: LocalizedValue, _ arguments: [LocalizedArgument], language: String, isTablet: Bool = false) -> [Piece] {
        var formatter = LocalizedFormatter(arguments: arguments, language: language, isTablet: isTablet)
        formatter.append(value, own: nil, substitutions: [:], depth: 0)
        return formatter.pieces
    }

    private init(arguments: [LocalizedArgument], language: String, isTablet: Bool) {
        (self.arguments, self.language, self.isTablet) = (arguments, language, isTablet)
    }

    /// The argument that `%arg` and formats without a position refer to in a substitution.
    private typealias Own = (index: Int, format: String)

    private mutating func append(_ value: LocalizedValue, own: Own?, substitutions: [String: LocalizedValue.Substitution], depth: Int) {
        guard depth < 16 else { return }
        switch value {
        case .text(let text): append(text, own: own, substitutions: substitutions, depth: depth)
        case .device(let cases):
            if let value = LocalizedValue.onDevice(cases, isTablet: isTablet) { append(value, own: own, substitutions: substitutions, depth: depth + 1) }
        case .substituted(let text, let named): append(text, own: own, substitutions: named, depth: depth)
        case .plural(let cases):
            let index = own?.index ?? arguments.firstIndex { $0.number != nil }
            var category = "other"
            if let index, arguments.indices.contains(index) {
                let operand = arguments[index].operand(format: own?.format ?? arguments[index].specifier)
                category = PluralRules.category(of: operand, in: language)
                // "zero", if given, applies to 0 in every language.
                if operand.value == 0, cases["zero"] != nil { category = "zero" }
            }
            if let value = cases[category] ?? cases["other"] { append(value, own: own, substitutions: substitutions, depth: depth + 1) }
        }
    }

    private mutating func append(_ text: String, own: Own?, substitutions: [String: LocalizedValue.Substitution], depth: Int) {
        // A text without arguments is not a format.
        guard !arguments.isEmpty else { return literal(text) }
        var rest = Substring(text)
        while let percent = rest.firstIndex(of: "%") {
            literal(String(rest[..<percent]))
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                literal("%")
                rest = rest.dropFirst()
            } else if let own, rest.hasPrefix("arg") {
                pieces.append(.argument(own.index, format: own.format))
                rest = rest.dropFirst(3)
            } else if let (specifier, end) = Specifier.read(rest) {
                rest = rest[end...]
                append(specifier, own: own, substitutions: substitutions, depth: depth)
            } else {
                literal("%")
            }
        }
        literal(String(rest))
    }

    private mutating func append(_ specifier: Specifier, own: Own?, substitutions: [String: LocalizedValue.Substitution], depth: Int) {
        if let name = specifier.name {
            guard let rule = substitutions[name] else { return }
            let index = (specifier.position ?? rule.position).map { $0 - 1 } ?? next
            if specifier.position == nil, rule.position == nil { next += 1 }
            guard arguments.indices.contains(index) else { return }
            let format = rule.specifier.map { "%" + $0 } ?? arguments[index].specifier
            return append(rule.value, own: (index, format), substitutions: substitutions, depth: depth + 1)
        }
        let index = specifier.position.map { $0 - 1 } ?? own?.index ?? next
        if specifier.position == nil, own == nil { next += 1 }
        if arguments.indices.contains(index) { pieces.append(.argument(index, format: specifier.format)) }
    }

    private mutating func literal(_ text: String) {
        guard !text.isEmpty else { return }
        if case .literal(let former)? = pieces.last {
            pieces[pieces.count - 1] = .literal(former + text)
        } else {
            pieces.append(.literal(text))
        }
    }
}

/// A placeholder for an argument in a format: `%lld`, `%2$@`, `%(count)lld`, `%#@name@`.
private struct Specifier {
    /// Counted from 1; nil for the next argument.
    var position: Int?
    /// The name between `#@` and `@`.
    var name: String?
    /// The format without a position and a label.
    var format = ""

    /// Reads what follows a percent sign.
    static func read(_ text: Substring) -> (Specifier, String.Index)? {
        var (result, rest) = (Specifier(), text)
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        if let position = Int(digits), rest[digits.endIndex...].first == "$" {
            result.position = position
            rest = rest[digits.endIndex...].dropFirst()
        }
        if rest.hasPrefix("#@") {
            let name = rest.dropFirst(2).prefix { $0 != "@" }
            guard name.endIndex < rest.endIndex else { return nil }
            result.name = String(name)
            return (result, rest.index(after: name.endIndex))
        }
        // The label of a generated symbol's parameter.
        if rest.first == "(", let close = rest.firstIndex(of: ")"), rest[..<close].dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
            rest = rest[close...].dropFirst()
        }
        let flags = rest.prefix { "-+ #0123456789.'".contains($0) }
        var end = flags.endIndex
        while end < rest.endIndex, "hlqLzjt".contains(rest[end]) { end = rest.index(after: end) }
        guard end < rest.endIndex, "@diouxXfFeEgGaAcCsSp".contains(rest[end]) else { return nil }
        end = rest.index(after: end)
        result.format = "%" + rest[rest.startIndex..<end]
        return (result, end)
    }
}
