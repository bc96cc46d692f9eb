import Geometry

/// A few rectangles of pixels: what has to be painted again. They may overlap.
package struct PixelRegion: Equatable, Sendable {
    /// None is empty; `limit` at the most.
    package private(set) var rects: [PixelRect] = []

    /// Beyond this many rectangles the two are joined that waste the fewest pixels: each costs a look by every item.
    package static let limit = 8

    package init() {}
    package init(_ rect: PixelRect) { add(rect) }

    package var isEmpty: Bool { rects.isEmpty }

    /// The smallest rectangle around all of it, or nil.
    package var bounds: PixelRect? { rects.dropFirst().reduce(rects.first) { $0?.union($1) } }

    /// The rows between the first and the last pixel, both included; empty for an empty region.
    package var rows: Range<Int> { bounds.map { $0.y..<$0.maxY } ?? 0..<0 }

    /// Pixels in all rectangles; those in two count twice.
    package var area: Int { rects.reduce(0) { $0 + $1.area } }

    package func touches(_ rect: PixelRect) -> Bool { rects.contains { $0.touches(rect) } }

    /// Adds a rectangle, joined with those where both together are hardly larger than each.
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
                // What grew may now reach those that were passed.
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

    /// The region with every rectangle changed; nil leaves one out.
    package func map(_ change: (PixelRect) -> PixelRect?) -> PixelRegion {
        var result = PixelRegion()
        for rect in rects { if let changed = change(rect) { result.add(changed) } }
        return result
    }

    /// Only what lies in a rectangle.
    package func intersection(_ rect: PixelRect) -> PixelRegion { map { $0.intersection(rect) } }

    /// Larger by this many pixels on every side.
    package func expanded(by amount: Int) -> PixelRegion { map { $0.expanded(by: amount) } }

    /// The rows that any rectangle has, as ranges in ascending order that don't touch.
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
