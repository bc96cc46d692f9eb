import Geometry

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
