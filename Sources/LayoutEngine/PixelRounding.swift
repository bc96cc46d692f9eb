import Geometry

extension CGRect {
    /// The rectangle with each edge on the nearest pixel edge, halves upwards, so that neighbours stay without a gap.
    ///
    /// For what is drawn only, in absolute coordinates. A null or infinite rectangle, or a scale that is not above 0, changes nothing.
    /// Source: Documentation/Semantics/Layout.md#pixel-rounding.
    package func roundedToPixels(scale: CGFloat) -> CGRect {
        guard !isNull, !isInfinite, scale > 0, scale.isFinite else { return self }
        func snap(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
        let (left, top) = (snap(minX), snap(minY))
        return CGRect(x: left, y: top, width: snap(maxX) - left, height: snap(maxY) - top)
    }

    /// The rectangle seen in a mirror: what was as far from the left edge of a container of this width is as far from its right edge.
    ///
    /// Layouts compute left to right; whoever places their results right to left mirrors them. Source: Documentation/Semantics/Layout.md#right-to-left.
    package func mirrored(inWidth width: CGFloat) -> CGRect {
        CGRect(x: width - minX - self.width, y: minY, width: self.width, height: height)
    }
}

extension CGFloat {
    /// The length rounded up to a whole number of pixels, as texts and images are. A thousandth of a pixel too much does not count.
    package func roundedUpToPixel(scale: CGFloat) -> CGFloat {
        (self * scale - 0.001).rounded(.up) / scale
    }
}
