import Geometry

/// A rectangle of whole pixels on the canvas.
package struct PixelRect: Equatable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    /// The first column and row beyond the rectangle.
    package var maxX: Int { x + width }
    package var maxY: Int { y + height }
    package var rows: Range<Int> { y..<maxY }
    /// The number of pixels in the rectangle.
    package var area: Int { width * height }

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Creates the rectangle of all pixels that a rectangle in pixels touches, and one more on each side for antialiasing; nil for a
    /// rectangle that is null or not finite.
    ///
    /// Coordinates far off any canvas are clamped, so that the numbers stay small.
    package init?(around rect: CGRect) {
        guard !rect.isNull, rect.minX.isFinite, rect.maxX.isFinite, rect.minY.isFinite, rect.maxY.isFinite else { return nil }
        func whole(_ number: CGFloat) -> Int { Int(saturating: min(max(number, -1_000_000), 1_000_000)) }
        let (left, top) = (whole(rect.minX.rounded(.down)) - 1, whole(rect.minY.rounded(.down)) - 1)
        let (right, bottom) = (whole(rect.maxX.rounded(.up)) + 1, whole(rect.maxY.rounded(.up)) + 1)
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns the pixels in both rectangles, or nil.
    package func intersection(_ other: PixelRect) -> PixelRect? {
        let (left, top) = (max(x, other.x), max(y, other.y))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        guard right > left, bottom > top else { return nil }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns whether any pixel is in both rectangles.
    package func touches(_ other: PixelRect) -> Bool { x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY }

    /// Returns the smallest rectangle around both.
    package func union(_ other: PixelRect) -> PixelRect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// Returns the rectangle enlarged (or, below zero, reduced) by this many pixels on every side.
    package func expanded(by amount: Int) -> PixelRect {
        PixelRect(x: x - amount, y: y - amount, width: max(0, width + 2 * amount), height: max(0, height + 2 * amount))
    }

    package func offsetBy(x deltaX: Int, y deltaY: Int) -> PixelRect {
        PixelRect(x: x + deltaX, y: y + deltaY, width: width, height: height)
    }
}
