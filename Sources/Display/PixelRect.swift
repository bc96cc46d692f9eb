import Geometry

/// A rectangle of whole pixels on the canvas.
package struct PixelRect: Equatable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    /// The first column and row behind the rectangle.
    package var maxX: Int { x + width }
    package var maxY: Int { y + height }
    /// How many pixels it has.
    package var area: Int { width * height }

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// All pixels that a rectangle in pixels touches, with one more on each side for antialiasing; nil for a rectangle without an inside.
    ///
    /// What lies far off any canvas is cut off, so that the numbers stay small.
    package init?(around rect: CGRect) {
        guard !rect.isNull, rect.minX.isFinite, rect.maxX.isFinite, rect.minY.isFinite, rect.maxY.isFinite else { return nil }
        func whole(_ number: CGFloat) -> Int { Int(min(max(number, -1_000_000), 1_000_000)) }
        let (left, top) = (whole(rect.minX.rounded(.down)) - 1, whole(rect.minY.rounded(.down)) - 1)
        let (right, bottom) = (whole(rect.maxX.rounded(.up)) + 1, whole(rect.maxY.rounded(.up)) + 1)
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The pixels in both, or nil.
    package func intersection(_ other: PixelRect) -> PixelRect? {
        let (left, top) = (max(x, other.x), max(y, other.y))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        guard right > left, bottom > top else { return nil }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether any pixel is in both.
    package func touches(_ other: PixelRect) -> Bool { x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY }

    /// The smallest rectangle around both.
    package func union(_ other: PixelRect) -> PixelRect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// Larger (or, below zero, smaller) by this many pixels on every side.
    package func expanded(by amount: Int) -> PixelRect {
        PixelRect(x: x - amount, y: y - amount, width: max(0, width + 2 * amount), height: max(0, height + 2 * amount))
    }

    package func offsetBy(x deltaX: Int, y deltaY: Int) -> PixelRect {
        PixelRect(x: x + deltaX, y: y + deltaY, width: width, height: height)
    }
}
