import Geometry

/// A font as requested, independent of the installed fonts.
package struct FontDescriptor: Sendable, Hashable {
    /// The name of a family or, as PostScript writes it, of one of its fonts; nil for the system font, in which Inter replaces SF.
    package var family: String?
    /// Points per em, above 0.
    package var size: CGFloat
    /// 100…900; 400 is regular.
    package var weight: Int
    package var isItalic: Bool
    package var design: Design
    package var hasMonospacedDigits: Bool
    /// The width of the glyphs relative to the standard width.
    package var stretch: CGFloat = 1
    /// The distance between the baselines of a text's lines in points; nil for the font's own.
    package var baselineDistance: CGFloat?
    /// Points added to the distance between baselines.
    package var extraLeading: CGFloat = 0
    /// The distance between baselines instead of any other, in points; nil for the font's own.
    package var fixedLineHeight: CGFloat?

    package enum Design: Sendable, Hashable { case standard, serif, rounded, monospaced }

    package init(
        family: String? = nil, size: CGFloat, weight: Int = 400, isItalic: Bool = false, design: Design = .standard, hasMonospacedDigits: Bool = false
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.design = design
        self.hasMonospacedDigits = hasMonospacedDigits
    }

    /// Returns the font with all its lengths multiplied by `factor`.
    package func scaled(_ factor: CGFloat) -> FontDescriptor {
        var copy = self
        copy.size = max(size * factor, 0.1)
        copy.baselineDistance = baselineDistance.map { $0 * factor }
        copy.extraLeading *= factor
        copy.fixedLineHeight = fixedLineHeight.map { $0 * factor }
        return copy
    }
}

/// The metrics of a font in points, above or below the baseline.
package struct FontMetrics: Sendable, Hashable {
    package var ascent: CGFloat
    package var descent: CGFloat
    package var capHeight: CGFloat

    package init(ascent: CGFloat, descent: CGFloat, capHeight: CGFloat) {
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight
    }
}

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
        set { sharedLineBox = newValue.map { Shared($0) } }
    }
    private var sharedLineBox: Shared<LineBox>?
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
        sharedLineBox = lineBox.map { Shared($0) }
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

/// A symbol in a line of text.
package struct InlineSymbol: Sendable, Hashable {
    package var name: String
    /// Points per em, and 100…900.
    package var em: CGFloat
    package var weight: Int
    /// The width in points.
    package var width: CGFloat
    /// The image that is shown instead of a symbol.
    package var picture: InlinePicture? {
        get { sharedPicture?.value }
        set { sharedPicture = newValue.map { Shared($0) } }
    }
    private var sharedPicture: Shared<InlinePicture>?

    package init(name: String, em: CGFloat, weight: Int, width: CGFloat) {
        (self.name, self.em, self.weight, self.width) = (name, em, weight, width)
    }
    package init(_ picture: InlinePicture) {
        (name, em, weight, width) = ("", 0, 400, picture.image.size.width)
        sharedPicture = Shared(picture)
    }
}

/// A rare value outside of the values that contain it, which are copied often and stay small.
private final class Shared<Value: Sendable & Hashable>: Sendable, Hashable {
    let value: Value
    init(_ value: Value) { self.value = value }
    static func == (a: Shared, b: Shared) -> Bool { a === b || a.value == b.value }
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// An image in a line of text, with its lower edge at the baseline.
package struct InlinePicture: Sendable, Hashable {
    package var image: LoadedImage
    /// Whether the image is a mask, which the text's color fills.
    package var isTemplate: Bool

    package init(_ image: LoadedImage, isTemplate: Bool) { (self.image, self.isTemplate) = (image, isTemplate) }
    package func hash(into hasher: inout Hasher) {
        hasher.combine(image.pixmap.width)
        hasher.combine(image.pixmap.height)
    }
}

/// The height of a paragraph's lines, as UIKit's paragraph styles give it: additional height is above the letters.
package struct LineBox: Sendable, Hashable {
    /// A factor for the natural height; 0 for none.
    package var multiple: CGFloat = 0
    /// The limits of the height in points; 0 for none.
    package var minimum: CGFloat = 0
    package var maximum: CGFloat = 0
    /// The space after the paragraph, and before it, in points.
    package var spacingAfter: CGFloat = 0
    package var spacingBefore: CGFloat = 0
    package init() {}

    /// Whether the lines have a height of their own.
    package var hasHeight: Bool { multiple > 0 || minimum > 0 || maximum > 0 }

    /// Returns the height of a line with a natural height.
    package func height(_ natural: CGFloat) -> CGFloat {
        let multiplied = multiple > 0 ? natural * multiple : natural
        let least = max(multiplied, minimum)
        return maximum > 0 ? min(least, max(maximum, 0)) : least
    }

    /// Returns the box with all its lengths multiplied by `factor`.
    package func scaled(_ factor: CGFloat) -> LineBox {
        var copy = self
        (copy.minimum, copy.maximum) = (minimum * factor, maximum * factor)
        (copy.spacingAfter, copy.spacingBefore) = (spacingAfter * factor, spacingBefore * factor)
        return copy
    }
}

/// A text to shape: the characters, and everything that affects their positions.
package struct TextRequest: Sendable, Hashable {
    package enum Alignment: Sendable, Hashable { case leading, center, trailing }
    package enum Truncation: Sendable, Hashable { case head, middle, tail }

    package var runs: [TextRun]
    /// The available width in points; nil for one line per paragraph. 0 gives one character per line.
    package var width: CGFloat?
    /// The available height in points; nil for no limit. At least one line is always kept.
    package var height: CGFloat?
    /// The maximum number of lines; nil for no limit.
    package var lineLimit: Int?
    package var truncation: Truncation
    package var alignment: Alignment
    /// Extra space between lines, in points.
    package var lineSpacing: CGFloat
    package var isRightToLeft: Bool
    /// Pixels per point; sizes are rounded up to whole pixels.
    package var scale: CGFloat

    package init(
        runs: [TextRun], width: CGFloat? = nil, height: CGFloat? = nil, lineLimit: Int? = nil, truncation: Truncation = .tail,
        alignment: Alignment = .leading, lineSpacing: CGFloat = 0, isRightToLeft: Bool = false, scale: CGFloat = 1
    ) {
        self.runs = runs
        self.width = width
        self.height = height
        self.lineLimit = lineLimit
        self.truncation = truncation
        self.alignment = alignment
        self.lineSpacing = lineSpacing
        self.isRightToLeft = isRightToLeft
        self.scale = scale
    }
}

/// A text with a position for every glyph, relative to the text's top left corner.
package struct ShapedText: Sendable, Equatable {
    /// A face at a size, known to the shaper that created it.
    package struct FaceID: Sendable, Hashable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
    }

    /// A glyph at a point on its baseline.
    package struct Glyph: Sendable, Hashable {
        package var index: UInt32
        package var x: CGFloat
        package var y: CGFloat
        package init(index: UInt32, x: CGFloat, y: CGFloat) {
            self.index = index
            self.x = x
            self.y = y
        }
    }

    /// Glyphs of one face in one color.
    package struct GlyphRun: Sendable, Equatable {
        package var face: FaceID
        package var color: ResolvedColor
        package var glyphs: [Glyph]
        /// True for faces with their own colors (emoji), which are painted unchanged, with the opacity of `color`.
        package var hasOwnColors: Bool
        /// The layer of the run to which the glyphs belong.
        package var layer: Int
        package init(face: FaceID, color: ResolvedColor, glyphs: [Glyph], hasOwnColors: Bool = false, layer: Int = 0) {
            self.layer = layer
            self.face = face
            self.color = color
            self.glyphs = glyphs
            self.hasOwnColors = hasOwnColors
        }
    }

    /// A line below or through characters.
    package struct Decoration: Sendable, Equatable {
        package var rect: CGRect
        package var color: ResolvedColor
        package var pattern: TextRun.LinePattern
        /// The layer of the run to which the line belongs.
        package var layer: Int
        package init(rect: CGRect, color: ResolvedColor, pattern: TextRun.LinePattern = .solid, layer: Int = 0) {
            self.pattern = pattern
            self.layer = layer
            self.rect = rect
            self.color = color
        }
    }

    /// A symbol whose box begins at a point of the baseline.
    package struct Attachment: Sendable, Equatable {
        package var symbol: InlineSymbol
        package var origin: CGPoint
        package var color: ResolvedColor
        /// The layer of the run to which the symbol belongs.
        package var layer: Int
        package init(symbol: InlineSymbol, origin: CGPoint, color: ResolvedColor, layer: Int) {
            (self.symbol, self.origin, self.color, self.layer) = (symbol, origin, color, layer)
        }
    }

    /// The width of the widest line and the sum of the lines' heights, each rounded up to a pixel.
    package var size: CGSize
    /// The distances from the top to the baselines of the first and the last line.
    package var firstBaseline: CGFloat
    package var lastBaseline: CGFloat
    package var lineCount: Int
    /// Whether characters were left out.
    package var isTruncated: Bool
    package var runs: [GlyphRun]
    package var decorations: [Decoration]
    /// The backgrounds of characters. Code that adds the text to a display list must add them before it.
    package var backgrounds: [Decoration] = []
    /// The symbols in the text. Code that adds the text to a display list adds them itself.
    package var attachments: [Attachment] = []
    /// The characters, for layout listings and for finding a view by its text.
    package var string: String

    package init(
        size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int = 1, isTruncated: Bool = false, runs: [GlyphRun] = [],
        decorations: [Decoration] = [], string: String = ""
    ) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.lineCount = lineCount
        self.isTruncated = isTruncated
        self.runs = runs
        self.decorations = decorations
        self.string = string
    }
}

/// A font that is not installed.
package struct MissingFont: Hashable, Sendable {
    /// The name of the family, or of one of its fonts.
    package var name: String
    /// The design of the system font that replaces it.
    package var replacement: FontDescriptor.Design

    package init(name: String, replacement: FontDescriptor.Design) {
        self.name = name
        self.replacement = replacement
    }

    /// The warning about the font.
    package var warning: String {
        let drawn =
            switch replacement {
            case .standard: "the system font"
            case .serif: "the system font's serif design"
            case .rounded: "the system font's rounded design"
            case .monospaced: "the system font's monospaced design"
            }
        return "no font \(name): \(drawn) is drawn instead"
    }
}

/// Turns characters into positioned glyphs. `CairoCanvas` has the implementation for images (Pango); tests have one with square glyphs.
package protocol TextShaper: AnyObject {
    /// Shapes a text. Equal requests give equal results.
    func shape(_ request: TextRequest) -> ShapedText
    /// Returns the metrics of a font; nil if the shaper has none, as in tests.
    func metrics(of font: FontDescriptor) -> FontMetrics?
    /// Returns the family that a font needs but that is not installed; nil if the font can be drawn as requested.
    func missingFont(of font: FontDescriptor) -> MissingFont?
    /// Returns the outlines of the glyphs of one line, at the font's size from the left end of the baseline; nil if the shaper has none, as in tests.
    func outline(of string: String, font: FontDescriptor) -> Path?
}

extension TextShaper {
    package func metrics(of font: FontDescriptor) -> FontMetrics? { nil }
    package func missingFont(of font: FontDescriptor) -> MissingFont? { nil }
    package func outline(of string: String, font: FontDescriptor) -> Path? { nil }
}
