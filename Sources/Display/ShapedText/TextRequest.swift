import Geometry

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
