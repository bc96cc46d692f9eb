import Geometry

/// A font as requested, independent of the installed fonts.
public struct FontDescriptor: Sendable, Hashable {
    /// The family's name; nil for the system font, in which Inter replaces SF.
    public var family: String?
    /// Points per em, above 0.
    public var size: CGFloat
    /// 100…900; 400 is regular.
    public var weight: Int
    public var isItalic: Bool
    public var design: Design
    public var hasMonospacedDigits: Bool

    public enum Design: Sendable, Hashable { case standard, serif, rounded, monospaced }

    public init(
        family: String? = nil, size: CGFloat, weight: Int = 400, isItalic: Bool = false, design: Design = .standard, hasMonospacedDigits: Bool = false
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.design = design
        self.hasMonospacedDigits = hasMonospacedDigits
    }
}

/// Characters that share a font and other attributes.
public struct TextRun: Sendable, Hashable {
    public var string: String
    public var font: FontDescriptor
    public var color: ResolvedColor
    /// Extra space after each character, in points.
    public var kerning: CGFloat
    /// The distance by which the baseline is raised, in points.
    public var baselineOffset: CGFloat
    /// The colors of the lines below and through the characters; nil for no line.
    public var underline: ResolvedColor?
    public var strikethrough: ResolvedColor?
    public var underlinePattern: LinePattern
    public var strikethroughPattern: LinePattern
    /// The color behind the characters, as high as their line; nil for none.
    public var background: ResolvedColor?
    /// The index of the paint with which the glyphs are drawn, one of the text's paints; passed on to the shaped text.
    public var layer: Int
    /// The font that determines the line height for these characters; nil for their own font, whose height is raised with them.
    public var lineFont: FontDescriptor?

    /// The pattern of lines below and through characters.
    public enum LinePattern: Sendable, Hashable {
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

    public init(
        _ string: String, font: FontDescriptor, color: ResolvedColor, kerning: CGFloat = 0, baselineOffset: CGFloat = 0,
        underline: ResolvedColor? = nil, strikethrough: ResolvedColor? = nil, underlinePattern: LinePattern = .solid,
        strikethroughPattern: LinePattern = .solid, background: ResolvedColor? = nil, layer: Int = 0, lineFont: FontDescriptor? = nil
    ) {
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

/// A text to shape: the characters, and everything that affects their positions.
public struct TextRequest: Sendable, Hashable {
    public enum Alignment: Sendable, Hashable { case leading, center, trailing }
    public enum Truncation: Sendable, Hashable { case head, middle, tail }

    public var runs: [TextRun]
    /// The available width in points; nil for one line per paragraph. 0 gives one character per line.
    public var width: CGFloat?
    /// The available height in points; nil for no limit. At least one line is always kept.
    public var height: CGFloat?
    /// The maximum number of lines; nil for no limit.
    public var lineLimit: Int?
    public var truncation: Truncation
    public var alignment: Alignment
    /// Extra space between lines, in points.
    public var lineSpacing: CGFloat
    public var isRightToLeft: Bool
    /// Pixels per point; sizes are rounded up to whole pixels.
    public var scale: CGFloat

    public init(
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
public struct ShapedText: Sendable, Equatable {
    /// A face at a size, known to the shaper that created it.
    public struct FaceID: Sendable, Hashable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
    }

    /// A glyph at a point on its baseline.
    public struct Glyph: Sendable, Hashable {
        public var index: UInt32
        public var x: CGFloat
        public var y: CGFloat
        public init(index: UInt32, x: CGFloat, y: CGFloat) {
            self.index = index
            self.x = x
            self.y = y
        }
    }

    /// Glyphs of one face in one color.
    public struct GlyphRun: Sendable, Equatable {
        public var face: FaceID
        public var color: ResolvedColor
        public var glyphs: [Glyph]
        /// True for faces with their own colors (emoji), which are painted unchanged, with the opacity of `color`.
        public var hasOwnColors: Bool
        /// The layer of the run to which the glyphs belong.
        public var layer: Int
        public init(face: FaceID, color: ResolvedColor, glyphs: [Glyph], hasOwnColors: Bool = false, layer: Int = 0) {
            self.layer = layer
            self.face = face
            self.color = color
            self.glyphs = glyphs
            self.hasOwnColors = hasOwnColors
        }
    }

    /// A line below or through characters.
    public struct Decoration: Sendable, Equatable {
        public var rect: CGRect
        public var color: ResolvedColor
        public var pattern: TextRun.LinePattern
        /// The layer of the run to which the line belongs.
        public var layer: Int
        public init(rect: CGRect, color: ResolvedColor, pattern: TextRun.LinePattern = .solid, layer: Int = 0) {
            self.pattern = pattern
            self.layer = layer
            self.rect = rect
            self.color = color
        }
    }

    /// The width of the widest line and the sum of the lines' heights, each rounded up to a pixel.
    public var size: CGSize
    /// The distances from the top to the baselines of the first and the last line.
    public var firstBaseline: CGFloat
    public var lastBaseline: CGFloat
    public var lineCount: Int
    /// Whether characters were left out.
    public var isTruncated: Bool
    public var runs: [GlyphRun]
    public var decorations: [Decoration]
    /// The backgrounds of characters. Code that adds the text to a display list must add them before it.
    public var backgrounds: [Decoration] = []
    /// The characters, for layout listings and for finding a view by its text.
    public var string: String

    public init(
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

/// Turns characters into positioned glyphs. `CairoCanvas` has the implementation for images (Pango); tests have one with square glyphs.
public protocol TextShaper: AnyObject {
    /// Shapes a text. Equal requests give equal results.
    func shape(_ request: TextRequest) -> ShapedText
}
