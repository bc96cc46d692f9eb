import Geometry

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`, or as many of them as fit.
public struct GridItem: Sendable, Equatable {
    /// The width of a column or the height of a row, in points.
    public enum Size: Sendable, Equatable {
        /// A fixed length.
        case fixed(CGFloat)
        /// An equal share of the remaining length, within these limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks as fit into one share of the remaining length, at least one, each within these limits.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// The distance to the next column or row, in points; nil for 8.
    public var spacing: CGFloat?
    /// The alignment of views in their cells; nil for the grid's alignment.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// A column (or row) that grid items produce in a given length.
struct GridTrack: Equatable {
    /// Measured from the start of the block of all tracks, in points.
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
}

extension GridItem {
    /// The default distance between columns, and between rows (Documentation/Semantics/Layout.md#lazy-grids).
    static let defaultSpacing: CGFloat = 8

    /// Returns the tracks that items produce in an available length, and the length of all tracks with the distances between them.
    ///
    /// Fixed items are served first, then the others in order, each with an equal share of the remaining length.
    /// Source: Documentation/Semantics/Layout.md#lazy-grids.
    /// - Complexity: proportional to the number of tracks.
    static func tracks(_ items: [GridItem], in available: CGFloat) -> (tracks: [GridTrack], total: CGFloat) {
        var remaining = available - items.dropLast().reduce(0) { $0 + ($1.spacing ?? defaultSpacing) }
        var flexibleCount = 0
        for item in items {
            if case .fixed(let length) = item.size { remaining -= max(0, length) } else { flexibleCount += 1 }
        }
        var tracks: [GridTrack] = []
        var position: CGFloat = 0
        for (index, item) in items.enumerated() {
            let spacing = item.spacing ?? defaultSpacing
            let share = max(0, remaining) / CGFloat(max(flexibleCount, 1))
            var lengths: [CGFloat]
            switch item.size {
            case .fixed(let length): lengths = [max(0, length)]
            case .flexible(let minimum, let maximum):
                lengths = [min(max(share, minimum), max(minimum, maximum))]
            case .adaptive(let minimum, let maximum):
                lengths = adaptiveLengths(in: share, minimum: minimum, maximum: maximum, spacing: spacing)
            }
            var slot: CGFloat = 0
            for (number, length) in lengths.enumerated() {
                if number > 0 { slot += spacing }
                tracks.append(GridTrack(start: position + slot, length: length, alignment: item.alignment))
                slot += length
            }
            if case .fixed = item.size {
            } else {
                remaining -= slot
                flexibleCount -= 1
            }
            position += slot + (index < items.count - 1 ? spacing : 0)
        }
        return (tracks, position)
    }

    private static func adaptiveLengths(in share: CGFloat, minimum: CGFloat, maximum: CGFloat, spacing: CGFloat) -> [CGFloat] {
        let step = minimum + spacing
        // At most 10,000, because an infinite length, or columns without width, would produce infinitely many columns.
        let count = step > 0 ? min(max(1, ((share + spacing) / step).rounded(.down)), 10_000) : 1
        let length = (share - spacing * (count - 1)) / count
        return Array(repeating: min(max(length, minimum), max(minimum, maximum)), count: Int(saturating: count))
    }
}
