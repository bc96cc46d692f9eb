import Foundation

/// The alignment of lines within a text's width.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

/// A view that shows one or more lines of text.
public struct Text: PrimitiveView, Equatable {
    /// The position at which a text that doesn't fit is truncated.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
    /// The letter case in which a text is shown.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    /// The appearance of an underline or a strikethrough line.
    public struct LineStyle: Hashable, Sendable {
        /// The dash pattern of a line.
        public struct Pattern: Hashable, Sendable {
            let value: TextRun.LinePattern
            public static let solid = Pattern(value: .solid)
            public static let dot = Pattern(value: .dot)
            public static let dash = Pattern(value: .dash)
            public static let dashDot = Pattern(value: .dashDot)
            public static let dashDotDot = Pattern(value: .dashDotDot)
        }

        let pattern: Pattern
        /// Nil for the text's color.
        let color: Color?

        /// - Parameter color: nil for the text's color.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A solid line in the text's color.
        public static let single = LineStyle()
    }

    struct Part: Equatable, Sendable {
        var string: String
        var style = Style()
        /// The symbol that replaces the string, which is then empty.
        var symbol: String?
        /// The image that replaces the string, which is then empty.
        var image: Image?
        /// Determines the string at each time; nil for a constant string.
        var live: LiveDate?
        /// The data with which the part of a localized text is looked up in another locale.
        var localized: LocalizedPart?
        /// Whether the string ends with Markdown that is left unparsed because there is too much of it.
        var hasUnreadMarkdown = false
        /// Whether the words agree with the number before them: `^[2 item](inflect: true)`.
        var isInflected = false
        /// The address of a link in Markdown.
        var address: String?
    }

    nonisolated var parts: [Part]

    /// Shows a string verbatim, without parsing Markdown.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ content: S) { parts = [Part(string: String(content))] }
    /// Shows a string verbatim, without parsing Markdown.
    nonisolated public init(verbatim content: String) { parts = [Part(string: content)] }
    /// Shows a string with its interpolated values, and parses the string's Markdown: `**bold**`, `*italic*`, `` `code` ``, `~~struck~~`, `[link](url)`.
    /// The app's translations are searched for the string; without one, it is shown as written.
    nonisolated public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        parts = key.constantParts ?? LocalizedReference(key: key, table: tableName, bundle: bundle).initialParts()
    }
    /// Shows a localized string.
    @_disfavoredOverload
    nonisolated public init(_ resource: LocalizedStringResource) { parts = resource.reference.initialParts() }

    /// Shows an image inline: a symbol at the size of one beside the text, another image at its own size with its lower edge at the baseline.
    // `Text(.init(markdown))` means a key, as it does for Apple's compiler, and not an image's name.
    @_disfavoredOverload
    public init(_ image: Image) {
        guard case .symbol(let name, _) = image.provider else {
            parts = [Part(string: "", image: image)]
            return
        }
        parts = [Part(string: "", symbol: name)]
    }

    nonisolated init(parts: [Part]) { self.parts = parts }

    /// The characters of all parts.
    nonisolated var string: String { parts.map(\.string).joined() }

    /// Concatenates two texts.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(parts: lhs.parts + rhs.parts) }

    private func with(_ change: (inout Style) -> Void) -> Text {
        var copy = self
        for index in copy.parts.indices {
            change(&copy.parts[index].style)
            if copy.parts[index].localized != nil { copy.parts[index].localized?.change(change) }
        }
        return copy
    }

    /// Returns the text with changed styles in all its parts.
    func changed(_ change: (inout Style) -> Void) -> Text { with(change) }

    // The innermost modifier takes precedence, so an attribute that is already set stays.

    public func font(_ font: Font?) -> Text { with { $0.font = $0.font ?? font } }
    public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = $0.weight ?? weight } }
    public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = $0.design ?? design } }
    /// Sets the width of the glyphs; nil for the font's own width.
    public func fontWidth(_ width: Font.Width?) -> Text { with { $0.width = $0.width ?? width } }
    public func bold() -> Text { fontWeight(.emphasized) }
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    public func italic() -> Text { italic(true) }
    public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = $0.isItalic ?? isActive } }
    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? fontDesign(.monospaced) : self }
    public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }
    public func foregroundColor(_ color: Color?) -> Text { with { $0.foreground = $0.foreground ?? color.map { AnyShapeStyle($0) } } }
    /// Sets the style of the text; a gradient spans the bounding box of the whole text.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with { $0.foreground = $0.foreground ?? AnyShapeStyle(style) } }
    /// Adds space after each glyph, in points.
    public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = $0.kerning ?? kerning } }
    /// Adds space after each glyph, in points; kerning then has no effect.
    public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = $0.tracking ?? tracking } }
    /// Sets the color behind the glyphs, like an attributed string's `backgroundColor`.
    package func lineBackground(_ color: Color) -> Text { with { $0.background = $0.background ?? color } }
    /// Sets the height of the lines, as UIKit's paragraph styles do.
    package func lineBox(_ box: LineBox) -> Text { with { $0.lineBox = $0.lineBox ?? box } }
    /// Raises the glyphs by `offset` points.
    public func baselineOffset(_ offset: CGFloat) -> Text { with { $0.baselineOffset = $0.baselineOffset ?? offset } }
    /// Underlines the text.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
        with { $0.underline = $0.underline ?? .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
    }
    /// Strikes through the text.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
        with { $0.strikethrough = $0.strikethrough ?? .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
    }

    public static func _makeNode(_ view: Text, _ inputs: _ViewInputs) -> _ViewNode<Text> {
        LeafNode(view, inputs, make: { TextRenderNode(owner: $1, text: $0) }, update: { $1.setText($0) })
    }
}

extension Paint {
    /// The paint as a single color: a gradient's first color, a material's tint.
    var solidColor: ResolvedColor {
        switch self {
        case .color(let color): color
        case .gradient(let gradient): gradient.stops.first?.color ?? .clear
        case .material(let material): material.tint
        case .mesh(let mesh): mesh.colors.first ?? .clear
        case .image, .shader: .clear
        }
    }
}
