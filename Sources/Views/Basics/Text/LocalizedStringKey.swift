import Foundation

/// A string in source code, with its interpolated values, which is looked up in the app's translations.
///
/// Markdown is parsed in the string, but not in the values. A key without a translation is shown as written.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The string, with a placeholder for each value.
    private let format: String
    private let arguments: [LocalizedArgument]

    public init(_ value: String) { (format, arguments) = (value, []) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) { (format, arguments) = (stringInterpolation.format, stringInterpolation.values) }

    /// The name under which the string is looked up: with `%@`, `%lld`, and the like for its values.
    var key: String {
        guard !arguments.isEmpty else { return format }
        var (result, next) = ("", 0)
        for character in format {
            if character == StringInterpolation.placeholder, next < arguments.count {
                result += arguments[next].specifier
                next += 1
            } else {
                result += character == "%" ? "%%" : String(character)
            }
        }
        return result
    }

    /// The characters, without Markdown syntax.
    var string: String { parts.map(\.string).joined() }

    /// The parts in the scene's locale.
    var parts: [Text.Part] { parts(name: nil, table: nil, bundle: nil, locale: Localizer.locale) }

    /// The parts of a string without values if there are no translations; nil if the locale may matter.
    var constantParts: [Text.Part]? {
        guard arguments.isEmpty, Localizer.hasNoBundle else { return nil }
        let parts = InlineMarkdown.parts(of: format)
        return parts.contains(where: \.isInflected) ? nil : parts
    }

    /// Whether a text may differ in other locales: it has a translation, or it shows a number.
    func dependsOnLocale(name: String?, table: String?, bundle: Bundle?) -> Bool {
        arguments.contains { $0.number != nil } || Localizer.hasValue(name ?? key, table: table, bundle: bundle)
    }

    /// Returns the translation's parts, with Markdown.
    ///
    /// - Parameter name: the name to look up; nil for the string's own name.
    func parts(name: String?, table: String?, bundle: Bundle?, locale: Locale) -> [Text.Part] {
        let (text, values) = translated(name: name, table: table, bundle: bundle, locale: locale)
        var next = 0
        let parts = InlineMarkdown.parts(of: text).flatMap { part in
            // Each placeholder of the format represents the next value.
            let pieces = part.string.split(separator: StringInterpolation.placeholder, omittingEmptySubsequences: false)
            var result: [Text.Part] = []
            for (index, piece) in pieces.enumerated() {
                if index > 0, next < values.count {
                    result += values[next].map { value in
                        var inner = value
                        inner.style = value.style.filled(over: part.style)
                        inner.isInflected = part.isInflected
                        return inner
                    }
                    next += 1
                }
                if !piece.isEmpty || pieces.count == 1 {
                    result.append(Text.Part(string: String(piece), style: part.style, hasUnreadMarkdown: part.hasUnreadMarkdown, isInflected: part.isInflected))
                }
            }
            return result
        }
        return Inflection.applied(to: parts, locale: locale)
    }

    /// Returns the translation as a plain string, Markdown unparsed.
    func plainString(key name: String? = nil, table: String?, bundle: Bundle?, locale: Locale?) -> String {
        let (text, values) = translated(name: name, table: table, bundle: bundle, locale: locale ?? Localizer.locale)
        guard !values.isEmpty else { return text }
        var (result, next) = ("", 0)
        for character in text {
            if character == StringInterpolation.placeholder, next < values.count {
                result += values[next].map(\.string).joined()
                next += 1
            } else {
                result.append(character)
            }
        }
        return result
    }

    /// Returns the translation with placeholders, and the value of each.
    private func translated(name: String?, table: String?, bundle: Bundle?, locale: Locale) -> (text: String, values: [[Text.Part]]) {
        guard let pieces = Localizer.pieces(name ?? key, arguments, table: table, bundle: bundle, locale: locale) else {
            return (format, arguments.map { $0.parts(format: $0.specifier, locale: locale) })
        }
        var (text, values): (String, [[Text.Part]]) = ("", [])
        for piece in pieces {
            switch piece {
            case .literal(let literal): text += literal
            case .argument(let index, let format):
                text.append(StringInterpolation.placeholder)
                values.append(arguments[index].parts(format: format, locale: locale))
            }
        }
        return (text, values)
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        /// The object replacement character, which doesn't occur in written text.
        static let placeholder: Character = "\u{FFFC}"
        var format = ""
        var values: [LocalizedArgument] = []

        public init(literalCapacity: Int, interpolationCount: Int) { format.reserveCapacity(literalCapacity) }
        public mutating func appendLiteral(_ literal: String) { format += literal }
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append([Text.Part(string: "\(value)")]) }
        public mutating func appendInterpolation(_ string: String) { append([Text.Part(string: string)]) }
        /// Appends a number as a localized string does: with separated thousands, and with six decimals if it isn't an integer.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { append(value, specifier: T._specifier) }
        /// Appends a number in a C format: `\(x, specifier: "%.2f")`.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) { append(value, specifier: specifier) }
        /// Appends a text with its style.
        public mutating func appendInterpolation(_ text: Text) { append(text.parts) }
        /// Appends a symbol, as `Text(_:)` shows it.
        public mutating func appendInterpolation(_ image: Image) { append(MainActor.assumeIsolated { Text(image) }.parts) }
        /// Appends an attributed string.
        public mutating func appendInterpolation(_ attributed: AttributedString) { append(Text(attributed).parts) }
        /// Appends a value formatted by `format`.
        public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F) where F.FormatOutput == String {
            append([format.part(value)])
        }
        /// Appends a value formatted by a formatter.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
            append([Text.Part(string: formatter?.string(for: subject) ?? "\(subject)")])
        }
        /// Appends a date, formatted as by `Text(_:style:)`.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append(Text(date, style: style).parts) }
        /// Appends the remaining or elapsed time of an interval, as `Text(timerInterval:)` shows it.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours).parts)
        }
        /// Appends another localized string.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append([Text.Part(string: String(localized: resource))]) }

        private mutating func append(_ parts: [Text.Part]) { append(LocalizedArgument(specifier: "%@", number: nil, parts: parts)) }

        private mutating func append(_ value: any CVarArg, specifier: String) {
            let plain = LocalizedArgument(any: value)
            let parts = plain.number == nil ? [Text.Part(string: InterpolatedNumber.string(value, format: specifier))] : []
            append(LocalizedArgument(specifier: specifier, number: plain.number, parts: parts))
        }

        private mutating func append(_ value: LocalizedArgument) {
            format.append(Self.placeholder)
            values.append(value)
        }
    }
}
