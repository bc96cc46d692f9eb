import Geometry

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
