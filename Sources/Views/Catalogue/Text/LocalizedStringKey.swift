import Foundation

/// A string in source code, with its interpolated values.
///
/// Markdown is parsed in the string, but not in the values. There are no translations, so a key is shown as written.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    let parts: [Text.Part]

    /// The characters, without Markdown syntax.
    var string: String { parts.map(\.string).joined() }

    public init(_ value: String) { parts = InlineMarkdown.parts(of: value) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) {
        let values = stringInterpolation.values
        var next = 0
        parts = InlineMarkdown.parts(of: stringInterpolation.format).flatMap { part in
            // Each placeholder of the format stands for the next value.
            let pieces = part.string.split(separator: StringInterpolation.placeholder, omittingEmptySubsequences: false)
            var result: [Text.Part] = []
            for (index, piece) in pieces.enumerated() {
                if index > 0, next < values.count {
                    result += values[next].map { value in
                        var inner = value
                        inner.style = value.style.filled(over: part.style)
                        return inner
                    }
                    next += 1
                }
                if !piece.isEmpty || pieces.count == 1 {
                    result.append(Text.Part(string: String(piece), style: part.style, hasUnreadMarkdown: part.hasUnreadMarkdown))
                }
            }
            return result
        }
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        /// The object replacement character, which doesn't occur in written text.
        static let placeholder: Character = "\u{FFFC}"
        var format = ""
        var values: [[Text.Part]] = []

        public init(literalCapacity: Int, interpolationCount: Int) { format.reserveCapacity(literalCapacity) }
        public mutating func appendLiteral(_ literal: String) { format += literal }
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append([Text.Part(string: "\(value)")]) }
        /// Appends a number as a localized string does: with separated thousands, and with six decimals if it isn't an integer.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { append([Text.Part(string: InterpolatedNumber.string(value))]) }
        /// Appends a number in a C format: `\(x, specifier: "%.2f")`.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append([Text.Part(string: InterpolatedNumber.string(value, format: specifier))])
        }
        /// Appends a text with its style.
        public mutating func appendInterpolation(_ text: Text) { append(text.parts) }
        /// Appends a symbol, as `Text(_:)` shows it.
        public mutating func appendInterpolation(_ image: Image) { append(MainActor.assumeIsolated { Text(image) }.parts) }
        /// Appends an attributed string.
        public mutating func appendInterpolation(_ attributed: AttributedString) { append(Text(attributed).parts) }
        /// Appends a value formatted by `format`.
        public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F) where F.FormatOutput == String {
            append([Text.Part(string: format.asInPictures.format(value))])
        }
        /// Appends a date, formatted as by `Text(_:style:)`.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append(Text(date, style: style).parts) }

        private mutating func append(_ parts: [Text.Part]) {
            format.append(Self.placeholder)
            values.append(parts)
        }
    }
}

extension Text.Style {
    /// Returns this style with its unset attributes, including the foreground style, taken from `outer`.
    fileprivate func filled(over outer: Text.Style) -> Text.Style {
        var result = filled(from: outer)
        result.foreground = foreground ?? outer.foreground
        return result
    }
}
