import Foundation

/// The format of a number: Foundation's format styles, always in American English, whatever the machine's locale.
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

    static let locale = Locale(identifier: "en_US")

    var kind = Kind.number
    /// The number of fraction digits or of significant digits; nil for as many as needed.
    var precision: NumberFormatStyleConfiguration.Precision?
    var hasGroups = true
    var sign = Sign.automatic
    var notation = Notation.automatic

    func string(_ number: Double) -> String {
        switch kind {
        case .number:
            var style = FloatingPointFormatStyle<Double>(locale: Self.locale)
            if let precision { style = style.precision(precision) }
            if !hasGroups { style = style.grouping(.never) }
            if sign != .automatic { style = style.sign(strategy: sign == .always ? .always() : .never) }
            if notation != .automatic { style = style.notation(notation == .scientific ? .scientific : .compactName) }
            return style.format(number)
        case .percent:
            var style = FloatingPointFormatStyle<Double>.Percent(locale: Self.locale)
            if let precision { style = style.precision(precision) }
            if !hasGroups { style = style.grouping(.never) }
            if sign != .automatic { style = style.sign(strategy: sign == .always ? .always() : .never) }
            if notation != .automatic { style = style.notation(notation == .scientific ? .scientific : .compactName) }
            return style.format(number)
        case .currency(let code, let presentation):
            var style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: Self.locale).presentation(presentation)
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
    static let formatting: [ExpressionFunction] = [
        ExpressionFunction(
            "formatted", [Parameter("number", .number), Parameter("format", .string), Parameter("digits", .number)], required: 1,
            "The number as people write it, in American English: as a 'number' (1,234.5), in 'percent', 'compact' (1.2K), 'scientific', or as money of a "
                + "currency such as 'EUR'; with the given number of digits after the point. The 'format' of a text has more options.", result: .always(.string)
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
            return .string(format.string(number))
        }
    ]
}
