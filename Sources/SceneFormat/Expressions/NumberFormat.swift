import Foundation

/// The format of a number: Foundation's format styles in the scene's language, whatever the machine's.
struct NumberFormat: Sendable {
    enum Kind: Sendable {
        case number, percent
        /// - Parameter code: three letters of ISO 4217, such as EUR; unknown codes are shown unchanged.
        case currency(code: String, presentation: CurrencyFormatStyleConfiguration.Presentation)
    }

    enum Sign: String, CaseIterable, Sendable {
        case automatic, always, never
    }

    /// The notation for large numbers; currencies ignore it.
    enum Notation: String, CaseIterable, Sendable {
        case automatic, compactName, scientific
    }

    var kind = Kind.number
    /// The number of fraction digits or of significant digits; nil for as many as needed.
    var precision: NumberFormatStyleConfiguration.Precision?
    var hasGroups = true
    var sign = Sign.automatic
    var notation = Notation.automatic

    func string(_ number: Double, in locale: Locale) -> String {
        switch kind {
        case .number:
            var style = FloatingPointFormatStyle<Double>(locale: locale)
            if let precision { style = style.precision(precision) }
            if !hasGroups { style = style.grouping(.never) }
            if sign != .automatic { style = style.sign(strategy: sign == .always ? .always() : .never) }
            if notation != .automatic { style = style.notation(notation == .scientific ? .scientific : .compactName) }
            return style.format(number)
        case .percent:
            var style = FloatingPointFormatStyle<Double>.Percent(locale: locale)
            if let precision { style = style.precision(precision) }
            if !hasGroups { style = style.grouping(.never) }
            if sign != .automatic { style = style.sign(strategy: sign == .always ? .always() : .never) }
            if notation != .automatic { style = style.notation(notation == .scientific ? .scientific : .compactName) }
            return style.format(number)
        case .currency(let code, let presentation):
            var style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale).presentation(presentation)
            if let precision { style = style.precision(precision) }
            if !hasGroups { style = style.grouping(.never) }
            if sign != .automatic { style = style.sign(strategy: sign == .always ? .always() : .never) }
            return style.format(number)
        }
    }

    /// Returns whether the code has the form of a currency code: three capital letters.
    static func isCurrency(_ code: String) -> Bool { code.utf8.count == 3 && code.utf8.allSatisfy { (65...90).contains($0) } }
}

extension ExpressionFunction {
    private static let formats: [(name: String, format: NumberFormat)] = [
        ("number", NumberFormat()), ("percent", NumberFormat(kind: .percent)), ("compact", NumberFormat(notation: .compactName)),
        ("scientific", NumberFormat(notation: .scientific)),
    ]

    /// Functions that format numbers for readers.
    static let formatting: [ExpressionFunction] = [formatted(in: .american)]

    /// Returns the function that inserts numbers into texts; nil for languages with a decimal point, in which they are written as in expressions.
    ///
    /// It takes any value, and returns all but numbers as they are.
    static func written(in locale: Locale) -> ExpressionFunction? {
        guard let separator = locale.decimalSeparator, separator != "." else { return nil }
        return ExpressionFunction("written", [Parameter("value")], "The value as it is shown in a text.", result: .argument(0)) { call in
            guard case .number = call.arguments[0], let text = call.arguments[0].text else { return call.arguments[0] }
            return .string(text.replacing(".", with: separator))
        }
    }

    private static func formatted(in locale: Locale) -> ExpressionFunction {
        ExpressionFunction(
            "formatted", [Parameter("number", .number), Parameter("format", .string), Parameter("digits", .number)], required: 1,
            "The number as people write it in the scene's 'locale': as a 'number' (1,234.5), in 'percent', 'compact' (1.2K), 'scientific', or as money of a "
                + "currency such as 'EUR'; with the given number of digits after the point. The 'format' of a text has more options.", result: .always(.string),
            localized: formatted
        ) { call throws(ExpressionError) in
            let number = try call.number(0)
            let name = call.arguments.count > 1 ? try call.string(1) : "number"
            var format: NumberFormat
            if let known = formats.first(where: { $0.name == name })?.format {
                format = known
            } else if NumberFormat.isCurrency(name) {
                format = NumberFormat(kind: .currency(code: name, presentation: .standard))
            } else {
                let names = ParameterKind.keyword(formats.map(\.name)).description
                throw call.error("formatted needs \(names), or a three-letter currency code, for 'format', not \(quoted(name))")
            }
            if call.arguments.count > 2 {
                guard let digits = Int(exactly: try call.number(2)), (0...15).contains(digits) else {
                    throw call.error("formatted needs a whole number from 0 to 15 for 'digits'")
                }
                format.precision = .fractionLength(digits)
            }
            return .string(format.string(number, in: locale))
        }
    }
}
