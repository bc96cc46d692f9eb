import Geometry

/// A few rectangles of pixels, such as those to be painted again. They may overlap.
package struct PixelRegion: Equatable, Sendable {
    /// At most `limit` rectangles, none of them empty.
    package private(set) var rects: [PixelRect] = []

    /// Beyond this number, the two rectangles whose union wastes the fewest pixels are joined, because every item is tested against each rectangle.
    package static let limit = 8

    package init() {}
    package init(_ rect: PixelRect) { add(rect) }

    package var isEmpty: Bool { rects.isEmpty }

    /// The smallest rectangle around the whole region; nil for an empty region.
    package var bounds: PixelRect? { rects.dropFirst().reduce(rects.first) { $0?.union($1) } }

    /// The rows from the first to the last pixel; empty for an empty region.
    package var rows: Range<Int> { bounds.map { $0.y..<$0.maxY } ?? 0..<0 }

    /// The number of pixels in all rectangles; pixels in two of them count twice.
    package var area: Int { rects.reduce(0) { $0 + $1.area } }

    package func touches(_ rect: PixelRect) -> Bool { rects.contains { $0.touches(rect) } }

    /// Adds a rectangle, joined with those whose union with it is hardly larger than both.
    package mutating func add(_ rect: PixelRect) {
        guard rect.width > 0, rect.height > 0 else { return }
        var joined = rect
        var index = 0
        while index < rects.count {
            let union = rects[index].union(joined)
            if union.area <= (rects[index].area + joined.area) * 5 / 4 {
                if union == rects[index] { return }
                rects.remove(at: index)
                joined = union
                // The enlarged rectangle may now overlap ones that were already passed.
                index = 0
            } else {
                index += 1
            }
        }
        rects.append(joined)
        if rects.count > Self.limit { joinClosest() }
    }

    package mutating func add(_ region: PixelRegion) { for rect in region.rects { add(rect) } }

    private mutating func joinClosest() {
        var best = (waste: Int.max, first: 0, second: 1)
        for second in rects.indices {
            for first in 0..<second {
                let waste = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
                if waste < best.waste { best = (waste, first, second) }
            }
        }
        let union = rects[best.first].union(rects[best.second])
        rects.remove(at: best.second)
        rects.remove(at: best.first)
        add(union)
    }

    /// Returns the region with every rectangle transformed; a nil result drops the rectangle.
    package func map(_ change: (PixelRect) -> PixelRect?) -> PixelRegion {
        var result = PixelRegion()
        for rect in rects { if let changed = change(rect) { result.add(changed) } }
        return result
    }

    /// Returns the part of the region inside a rectangle.
    package func intersection(_ rect: PixelRect) -> PixelRegion { map { $0.intersection(rect) } }

    /// Returns the region with every rectangle enlarged by this many pixels on every side.
    package func expanded(by amount: Int) -> PixelRegion { map { $0.expanded(by: amount) } }

    /// The rows that the rectangles cover, as disjoint ranges in ascending order.
    package var bands: [Range<Int>] {
        var result: [Range<Int>] = []
        for rect in rects.sorted(by: { $0.y < $1.y }) {
            if let last = result.last, rect.y <= last.upperBound {
                result[result.count - 1] = last.lowerBound..<max(last.upperBound, rect.maxY)
            } else {
                result.append(rect.y..<rect.maxY)
            }
        }
        return result
    }
}
