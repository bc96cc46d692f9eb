import Geometry

/// A font as it was asked for, independent of what is installed.
public struct FontDescriptor: Sendable, Hashable {
    /// nil for the system font (Inter stands in for SF), else a family's name.
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

/// Letters that share font and look.
public struct TextRun: Sendable, Hashable {
    public var string: String
    public var font: FontDescriptor
    public var color: ResolvedColor
    /// Extra room after each letter, points.
    public var kerning: CGFloat
    /// How far the baseline is raised, points.
    public var baselineOffset: CGFloat
    /// Lines below and through the letters; nil for none.
    public var underline: ResolvedColor?
    public var strikethrough: ResolvedColor?
    public var underlinePattern: LinePattern
    public var strikethroughPattern: LinePattern
    /// What lies behind the letters, as high as their line; nil for nothing.
    public var background: ResolvedColor?
    /// Which of the text's paints the letters are drawn with; handed on to what is shaped.
    public var layer: Int
    /// The font whose height the line has for these letters; nil for that of the letters, which are raised with it.
    public var lineFont: FontDescriptor?

    /// What lines below and through letters are made of.
    public enum LinePattern: Sendable, Hashable {
        case solid, dot, dash, dashDot, dashDotDot

        /// Lengths of pieces and gaps in thicknesses of the line, from the start of a piece; empty for a line without gaps.
        ///
        /// Source: the documentation of `NSUnderlineStyle` names the patterns; lengths by eye.
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

/// A paragraph to shape: the letters and all that decides where they go.
public struct TextRequest: Sendable, Hashable {
    public enum Alignment: Sendable, Hashable { case leading, center, trailing }
    public enum Truncation: Sendable, Hashable { case head, middle, tail }

    public var runs: [TextRun]
    /// The room for a line in points, or nil for one line per paragraph. 0 gives one letter per line.
    public var width: CGFloat?
    /// The room for all lines in points, or nil for no limit; at least one line is always kept.
    public var height: CGFloat?
    /// The most lines, or nil for no limit.
    public var lineLimit: Int?
    public var truncation: Truncation
    public var alignment: Alignment
    /// Extra room between lines, points.
    public var lineSpacing: CGFloat
    public var isRightToLeft: Bool
    /// Pixels per point: sizes are rounded up to whole pixels.
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

/// A text with every letter in its place, relative to the text's top left corner.
public struct ShapedText: Sendable, Equatable {
    /// A face at a size, known to the shaper that made it.
    public struct FaceID: Sendable, Hashable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
    }

    /// A letter form at a point on its baseline.
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

    /// Glyphs of one face in one colour.
    public struct GlyphRun: Sendable, Equatable {
        public var face: FaceID
        public var color: ResolvedColor
        public var glyphs: [Glyph]
        /// True for faces that bring their own colours (emoji): painted as they are, with the opacity of `color`.
        public var hasOwnColors: Bool
        /// The layer of the run that the glyphs are from.
        public var layer: Int
        public init(face: FaceID, color: ResolvedColor, glyphs: [Glyph], hasOwnColors: Bool = false, layer: Int = 0) {
            self.layer = layer
            self.face = face
            self.color = color
            self.glyphs = glyphs
            self.hasOwnColors = hasOwnColors
        }
    }

    /// A line below or through letters.
    public struct Decoration: Sendable, Equatable {
        public var rect: CGRect
        public var color: ResolvedColor
        public var pattern: TextRun.LinePattern
        /// The layer of the run that the line belongs to.
        public var layer: Int
        public init(rect: CGRect, color: ResolvedColor, pattern: TextRun.LinePattern = .solid, layer: Int = 0) {
            self.pattern = pattern
            self.layer = layer
            self.rect = rect
            self.color = color
        }
    }

    /// The widest line and the sum of the lines' heights, each rounded up to a pixel.
    public var size: CGSize
    /// From the top to the first and to the last line's baseline.
    public var firstBaseline: CGFloat
    public var lastBaseline: CGFloat
    public var lineCount: Int
    /// Whether letters were left out.
    public var isTruncated: Bool
    public var runs: [GlyphRun]
    public var decorations: [Decoration]
    /// What lies behind letters, which whoever adds the text to a display list adds before it.
    public var backgrounds: [Decoration] = []
    /// The letters, for layout listings and for finding a view by its text.
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

/// Turns letters into placed glyphs. `CairoCanvas` has the one for pictures (Pango), tests have one with square letters.
public protocol TextShaper: AnyObject {
    /// Shapes a text. Equal requests give equal answers.
    func shape(_ request: TextRequest) -> ShapedText
}
