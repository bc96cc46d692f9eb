import Foundation

/// A string in source code, with the values that were put into it.
///
/// The string's Markdown counts, that of values does not. There are no translations in a picture, so a key stands for itself.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    let parts: [Text.Part]

    /// The letters, without Markdown's signs.
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
        /// The object replacement character: no text that is written has it.
        static let placeholder: Character = "\u{FFFC}"
        var format = ""
        var values: [[Text.Part]] = []

        public init(literalCapacity: Int, interpolationCount: Int) { format.reserveCapacity(literalCapacity) }
        public mutating func appendLiteral(_ literal: String) { format += literal }
        public mutating func appendInterpolation<T>(_ value: T) { append([Text.Part(string: "\(value)")]) }
        /// A number written as a C format says: `\(x, specifier: "%.2f")`.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append([Text.Part(string: String(format: specifier, value))])
        }
        /// A text with its style.
        public mutating func appendInterpolation(_ text: Text) { append(text.parts) }
        /// A symbol, as `Text(_:)` shows it.
        public mutating func appendInterpolation(_ image: Image) { append(MainActor.assumeIsolated { Text(image) }.parts) }
        /// An attributed string.
        public mutating func appendInterpolation(_ attributed: AttributedString) { append(Text(attributed).parts) }
        /// A value written as `format` says.
        public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F) where F.FormatOutput == String {
            append([Text.Part(string: format.asInPictures.format(value))])
        }
        /// A date, written as `Text(_:style:)` writes it.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append(Text(date, style: style).parts) }

        private mutating func append(_ parts: [Text.Part]) {
            format.append(Self.placeholder)
            values.append(parts)
        }
    }
}

extension Text.Style {
    /// This style, with what it leaves open taken from `outer`, the letters' style too.
    fileprivate func filled(over outer: Text.Style) -> Text.Style {
        var result = filled(from: outer)
        result.foreground = foreground ?? outer.foreground
        return result
    }
}
