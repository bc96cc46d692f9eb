/// How lines lie in a text's own width.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

/// One or more lines of letters.
public struct Text: PrimitiveView, Equatable {
    /// Where a text that doesn't fit is cut.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    /// What a part of the text says about its letters; nil and false leave it to what is around.
    struct Style: Equatable, Sendable {
        var font: Font?
        var weight: Font.Weight?
        var design: Font.Design?
        var isItalic = false
        var hasMonospacedDigits = false
        var foreground: AnyShapeStyle?
        var kerning: CGFloat = 0
        var baselineOffset: CGFloat = 0
        var underline: Line?
        var strikethrough: Line?

        /// A line with the letters' colour, or one of its own.
        struct Line: Equatable, Sendable { var color: Color? }
    }

    struct Part: Equatable, Sendable {
        var string: String
        var style = Style()
    }

    nonisolated private(set) var parts: [Part]

    /// Shows a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { parts = [Part(string: String(content))] }
    /// Shows a string as it is.
    public init(verbatim content: String) { parts = [Part(string: content)] }
    /// Shows a string; there are no translations in a picture, so a key stands for itself.
    public init(_ key: LocalizedStringKey) { parts = [Part(string: key.string)] }

    private init(parts: [Part]) { self.parts = parts }

    /// The letters.
    nonisolated var string: String { parts.map(\.string).joined() }

    /// Two texts in one.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(parts: lhs.parts + rhs.parts) }

    private func with(_ change: (inout Style) -> Void) -> Text {
        var copy = self
        for index in copy.parts.indices { change(&copy.parts[index].style) }
        return copy
    }

    // What is said further inside a text holds, so a style that is there already stays.

    public func font(_ font: Font?) -> Text { with { $0.font = $0.font ?? font } }
    public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = $0.weight ?? weight } }
    public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = $0.design ?? design } }
    public func bold() -> Text { fontWeight(.bold) }
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    public func italic() -> Text { with { $0.isItalic = true } }
    public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
    public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }
    public func foregroundColor(_ color: Color?) -> Text { with { $0.foreground = $0.foreground ?? color.map { AnyShapeStyle($0) } } }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with { $0.foreground = $0.foreground ?? AnyShapeStyle(style) } }
    /// Extra room after each letter, points.
    public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning } }
    /// Extra room after each letter, points.
    public func tracking(_ tracking: CGFloat) -> Text { with { $0.kerning = tracking } }
    /// Raises the letters by points.
    public func baselineOffset(_ offset: CGFloat) -> Text { with { $0.baselineOffset = offset } }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { with { $0.underline = isActive ? .init(color: color) : nil } }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { with { $0.strikethrough = isActive ? .init(color: color) : nil } }

    public static func _makeNode(_ view: Text, _ inputs: _ViewInputs) -> _ViewNode<Text> {
        LeafNode(view, inputs, make: { TextRenderNode(owner: $1, text: $0) }, update: { $1.setText($0) })
    }

    /// A case that letters are shown in.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    /// The runs to shape in a place with this environment.
    @MainActor func runs(in environment: EnvironmentValues) -> [TextRun] {
        parts.map { part in
            var font = (part.style.font ?? environment.font ?? .body).descriptor
            if let weight = part.style.weight ?? environment.fontWeight { font.weight = weight.value }
            if let design = part.style.design { font.design = Font(.system(1), design: design).descriptor.design }
            font.isItalic = font.isItalic || part.style.isItalic
            font.hasMonospacedDigits = font.hasMonospacedDigits || part.style.hasMonospacedDigits
            let paint = part.style.foreground?._paint(in: environment) ?? ForegroundStyle()._paint(in: environment)
            let color = paint.solidColor
            let line = { (line: Style.Line?) in line.map { $0.color?.resolve(in: environment) ?? color } }
            let string =
                switch environment.textCase {
                case .uppercase: part.string.uppercased()
                case .lowercase: part.string.lowercased()
                case nil: part.string
                }
            return TextRun(
                string, font: font, color: color, kerning: part.style.kerning, baselineOffset: part.style.baselineOffset,
                underline: line(part.style.underline), strikethrough: line(part.style.strikethrough))
        }
    }
}

/// A string in source code, with the values that were put into it.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    let string: String
    public init(_ value: String) { string = value }
    public init(stringLiteral value: String) { string = value }
    public init(stringInterpolation: StringInterpolation) { string = stringInterpolation.string }

    public struct StringInterpolation: StringInterpolationProtocol {
        var string = ""
        public init(literalCapacity: Int, interpolationCount: Int) { string.reserveCapacity(literalCapacity) }
        public mutating func appendLiteral(_ literal: String) { string += literal }
        public mutating func appendInterpolation<T>(_ value: T) { string += "\(value)" }
        /// A number written as a C format says: `\(x, specifier: "%.2f")`.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) { string += String(format: specifier, value) }
        public mutating func appendInterpolation(_ text: Text) { string += text.string }
    }
}

extension Paint {
    /// The paint as one colour; a gradient's first one, a material's tint.
    var solidColor: ResolvedColor {
        switch self {
        case .color(let color): color
        case .gradient(let gradient): gradient.stops.first?.color ?? .clear
        case .material(let material): material.tint
        }
    }
}

private struct FontWeightKey: EnvironmentKey { static var defaultValue: Font.Weight? { nil } }

extension EnvironmentValues {
    /// The weight of texts that name none.
    var fontWeight: Font.Weight? {
        get { self[FontWeightKey.self] }
        set { self[FontWeightKey.self] = newValue }
    }
}

extension View {
    /// The weight of the texts inside.
    public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }
    /// Makes the texts inside bold.
    public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }
}
