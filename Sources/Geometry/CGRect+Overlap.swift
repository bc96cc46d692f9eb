extension CGRect {
    /// Returns the rectangle that both rectangles cover, of no width or height if they only touch; null for rectangles apart, and for numbers that are NaN.
    ///
    /// Foundation's `intersection(_:)` and `intersects(_:)` end the process for NaN.
    package func overlap(with other: CGRect) -> CGRect {
        // A comparison with NaN is false.
        guard minX <= maxX, minY <= maxY, other.minX <= other.maxX, other.minY <= other.maxY else { return .null }
        let (left, top, right, bottom) = (max(minX, other.minX), max(minY, other.minY), min(maxX, other.maxX), min(maxY, other.maxY))
        guard !isNull, !other.isNull, left <= right, top <= bottom else { return .null }
        // A rectangle inside of the other one keeps its size to the last digit, which a difference of its edges doesn't.
        func span(_ start: CGFloat, _ end: CGFloat, _ one: (CGFloat, CGFloat, CGFloat), _ two: (CGFloat, CGFloat, CGFloat)) -> CGFloat {
            [one, two].first { $0.0 == start && $0.1 == end }?.2 ?? end - start
        }
        return CGRect(
            x: left, y: top, width: span(left, right, (minX, maxX, width), (other.minX, other.maxX, other.width)),
            height: span(top, bottom, (minY, maxY, height), (other.minY, other.maxY, other.height)))
    }
}
