import Foundation

/// How lines lie in a text's own width.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

/// One or more lines of letters.
public struct Text: PrimitiveView, Equatable {
    /// Where a text that doesn't fit is cut.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
    /// A case that letters are shown in.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    /// What a line below or through letters looks like.
    public struct LineStyle: Hashable, Sendable {
        /// What the line is made of.
        public struct Pattern: Hashable, Sendable {
            let value: TextRun.LinePattern
            public static let solid = Pattern(value: .solid)
            public static let dot = Pattern(value: .dot)
            public static let dash = Pattern(value: .dash)
            public static let dashDot = Pattern(value: .dashDot)
            public static let dashDotDot = Pattern(value: .dashDotDot)
        }

        let pattern: Pattern
        /// nil for the letters' colour.
        let color: Color?

        /// - Parameter color: nil for the letters' colour.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A line without gaps in the letters' colour.
        public static let single = LineStyle()
    }

    struct Part: Equatable, Sendable {
        var string: String
        var style = Style()
        /// The symbol that stands in place of the string, which is empty then.
        var symbol: String?
        /// Says what the string is at each moment; nil for one that stays.
        var live: LiveDate?
        /// Whether the string ends with Markdown that stays as it is written, as there is too much of it.
        var hasUnreadMarkdown = false
    }

    nonisolated var parts: [Part]

    /// Shows a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { parts = [Part(string: String(content))] }
    /// Shows a string as it is.
    public init(verbatim content: String) { parts = [Part(string: content)] }
    /// Shows a string and the values put into it, with the Markdown of the string: `**bold**`, `*italic*`, `` `code` ``, `~~struck~~`, `[link](url)`.
    /// There are no translations in a picture, so a key stands for itself.
    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) { parts = key.parts }

    /// Shows a symbol like a letter, as large as it is beside the text. Pictures from files have no place in a text: they are left out, with a warning.
    public init(_ image: Image) {
        guard case .symbol(let name) = image.provider else {
            parts = [Part(string: "", symbol: "")]
            return
        }
        parts = [Part(string: "", symbol: name)]
    }

    nonisolated init(parts: [Part]) { self.parts = parts }

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
    public func italic() -> Text { italic(true) }
    public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = $0.isItalic ?? isActive } }
    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? fontDesign(.monospaced) : self }
    public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }
    public func foregroundColor(_ color: Color?) -> Text { with { $0.foreground = $0.foreground ?? color.map { AnyShapeStyle($0) } } }
    /// The style of the letters; a gradient runs over the whole text's box.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with { $0.foreground = $0.foreground ?? AnyShapeStyle(style) } }
    /// Extra room after each letter, points.
    public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = $0.kerning ?? kerning } }
    /// Extra room after each letter, points; where there is both, the kerning has no effect.
    public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = $0.tracking ?? tracking } }
    /// What lies behind the letters, as an attributed string's `backgroundColor`.
    package func lineBackground(_ color: Color) -> Text { with { $0.background = $0.background ?? color } }
    /// Raises the letters by points.
    public func baselineOffset(_ offset: CGFloat) -> Text { with { $0.baselineOffset = $0.baselineOffset ?? offset } }
    /// A line below the letters.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
        with { $0.underline = $0.underline ?? .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
    }
    /// A line through the letters.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
        with { $0.strikethrough = $0.strikethrough ?? .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
    }

    public static func _makeNode(_ view: Text, _ inputs: _ViewInputs) -> _ViewNode<Text> {
        LeafNode(view, inputs, make: { TextRenderNode(owner: $1, text: $0) }, update: { $1.setText($0) })
    }
}

extension Paint {
    /// The paint as one colour; a gradient's first one, a material's tint.
    var solidColor: ResolvedColor {
        switch self {
        case .color(let color): color
        case .gradient(let gradient): gradient.stops.first?.color ?? .clear
        case .material(let material): material.tint
        case .image: .clear
        }
    }
}
