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
