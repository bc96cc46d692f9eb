import Geometry

/// Characters that share a font and other attributes.
package struct TextRun: Sendable, Hashable {
    package var string: String
    package var font: FontDescriptor
    package var color: ResolvedColor
    /// Extra space after each character, in points.
    package var kerning: CGFloat
    /// The distance by which the baseline is raised, in points.
    package var baselineOffset: CGFloat
    /// The colors of the lines below and through the characters; nil for no line.
    package var underline: ResolvedColor?
    package var strikethrough: ResolvedColor?
    package var underlinePattern: LinePattern
    package var strikethroughPattern: LinePattern
    /// The color behind the characters, as high as their line; nil for none.
    package var background: ResolvedColor?
    /// The index of the paint with which the glyphs are drawn, one of the text's paints; passed on to the shaped text.
    package var layer: Int
    /// The font that determines the line height for these characters; nil for their own font, whose height is raised with them.
    package var lineFont: FontDescriptor?

    /// The symbol that the run's only character represents; nil for characters.
    package var symbol: InlineSymbol?
    /// The height of the paragraph's lines; nil for that of the fonts.
    package var lineBox: LineBox? {
        get { sharedLineBox?.value }
        set { sharedLineBox = newValue.map { SharedValue($0) } }
    }
    private var sharedLineBox: SharedValue<LineBox>?
    package var hasLineBox: Bool { sharedLineBox != nil }

    /// The pattern of lines below and through characters.
    package enum LinePattern: Sendable, Hashable {
        case solid, dot, dash, dashDot, dashDotDot

        /// Alternating lengths of dashes and gaps in thicknesses of the line, from the start of a dash; empty for a solid line.
        ///
        /// Source: the documentation of `NSUnderlineStyle` names the patterns; the lengths are estimates by eye.
        package var dashes: [CGFloat] {
            switch self {
            case .solid: []
            case .dot: [2, 2]
            case .dash: [6, 3]
            case .dashDot: [6, 3, 2, 3]
            case .dashDotDot: [6, 3, 2, 3, 2, 3]
            }
        }
    }

    package init(
        _ string: String, font: FontDescriptor, color: ResolvedColor, kerning: CGFloat = 0, baselineOffset: CGFloat = 0,
        underline: ResolvedColor? = nil, strikethrough: ResolvedColor? = nil, underlinePattern: LinePattern = .solid,
        strikethroughPattern: LinePattern = .solid, background: ResolvedColor? = nil, layer: Int = 0, lineFont: FontDescriptor? = nil,
        symbol: InlineSymbol? = nil, lineBox: LineBox? = nil
    ) {
        self.symbol = symbol
        sharedLineBox = lineBox.map { SharedValue($0) }
        self.background = background
        self.lineFont = lineFont
        self.string = string
        self.font = font
        self.color = color
        self.kerning = kerning
        self.baselineOffset = baselineOffset
        self.underline = underline
        self.strikethrough = strikethrough
        self.underlinePattern = underlinePattern
        self.strikethroughPattern = strikethroughPattern
        self.layer = layer
    }
}
