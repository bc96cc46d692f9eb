extension CGRect {
    /// Returns the rectangle that both rectangles cover, of no width or height if they only touch; null for rectangles apart, and for numbers that are NaN.
    ///
    /// Foundation's `intersection(_:)` and `intersects(_:)` end the process for NaN.
    package func overlap(with other: CGRect) -> CGRect {
        // A comparison with NaN is false.
        guard minX <= maxX, minY <= maxY, other.minX <= other.maxX, other.minY <= other.maxY else { return .null }
        let (left, top, right, bottom) = (max(minX, other.minX), max(minY, other.minY), min(maxX, other.maxX), min(maxY, other.maxY))
        guard !isNull, !other.isNull, left <= right, top <= bottom else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
