import Geometry

extension CGRect {
    /// Returns the rectangle with each edge at the nearest pixel edge, halves rounded up, so that adjacent rectangles stay without a gap.
    ///
    /// Only for drawing, in absolute coordinates. A null or infinite rectangle stays unchanged, as does any rectangle at a scale that isn't above 0.
    /// Source: Documentation/Semantics/Layout.md#pixel-rounding.
    package func roundedToPixels(scale: CGFloat) -> CGRect {
        guard !isNull, !isInfinite, scale > 0, scale.isFinite else { return self }
        // A millionth of a pixel more: whether a half is exact depends on the order of the sums that led to it.
        func snap(_ value: CGFloat) -> CGFloat { (value * scale + 0.500001).rounded(.down) / scale }
        let (left, top) = (snap(minX), snap(minY))
        return CGRect(x: left, y: top, width: snap(maxX) - left, height: snap(maxY) - top)
    }

    /// Returns the rectangle mirrored in a container of this width: its distance from the left edge becomes its distance from the right edge.
    ///
    /// Layouts compute left to right; right-to-left containers mirror the results. Source: Documentation/Semantics/Layout.md#right-to-left.
    package func mirrored(inWidth width: CGFloat) -> CGRect {
        CGRect(x: width - minX - self.width, y: minY, width: self.width, height: height)
    }
}

extension CGFloat {
    /// Returns the length rounded up to a whole number of pixels, as for texts and images. An excess of a thousandth of a pixel doesn't count.
    package func roundedUpToPixel(scale: CGFloat) -> CGFloat {
        (self * scale - 0.001).rounded(.up) / scale
    }
}
