import Geometry

/// Arranges views in rows of equal columns, as `LazyVGrid` does: the items determine the number of columns, and there are as many rows as needed.
///
/// All views are arranged, not only the visible ones. Source: Documentation/Semantics/Layout.md#lazy-grids.
package struct LazyVGridLayout: LazyGridLayout, Sendable {
    package var items: [GridItem]
    package var alignment: HorizontalAlignment
    package var spacing: CGFloat?
    package init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        items = columns
        self.alignment = alignment
        self.spacing = spacing
    }
    package static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }
    var axis: Axis { .vertical }
    var cellAlignment: Alignment { Alignment(horizontal: alignment, vertical: .center) }
}

/// Arranges views in columns of equal rows, as `LazyHGrid` does.
package struct LazyHGridLayout: LazyGridLayout, Sendable {
    package var items: [GridItem]
    package var alignment: VerticalAlignment
    package var spacing: CGFloat?
    package init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        items = rows
        self.alignment = alignment
        self.spacing = spacing
    }
    package static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }
    var axis: Axis { .horizontal }
    var cellAlignment: Alignment { Alignment(horizontal: .center, vertical: alignment) }
}

/// Whether a view occupies a whole line of a lazy grid, as headers and footers of sections do.
package struct SpansLazyGridKey: LayoutValueKey {
    package static let defaultValue = false
}

/// The common part of the two lazy grids: everything except the axis along which they grow.
protocol LazyGridLayout: Layout where Cache == Void {
    /// The axis along which lines of cells follow one another.
    var axis: Axis { get }
    var items: [GridItem] { get }
    /// The distance between lines, in points; nil for 8.
    var spacing: CGFloat? { get }
    /// The alignment of the block of all tracks in the grid, and of a view in its cell.
    var cellAlignment: Alignment { get }
}

extension LazyGridLayout {
    private var minor: Axis { axis == .horizontal ? .vertical : .horizontal }
    private var minorKey: AlignmentKey { minor == .horizontal ? cellAlignment.horizontal.key : cellAlignment.vertical.key }
    private var lineSpacing: CGFloat { spacing ?? GridItem.defaultSpacing }

    /// Returns the lines: the elements in each, their tracks, and the line's length, which is that of the longest cell.
    private func lines(_ elements: [any LayoutElement], _ tracks: [GridTrack], whole: GridTrack) -> [(cells: Range<Int>, tracks: [GridTrack], length: CGFloat)]
    {
        guard !tracks.isEmpty else { return [] }
        var result: [(cells: Range<Int>, tracks: [GridTrack], length: CGFloat)] = []
        var next = 0
        while next < elements.count {
            let first = next
            let isWhole = elements[first].layoutValue(SpansLazyGridKey.self)
            next += 1
            while !isWhole, next < elements.count, next - first < tracks.count, !elements[next].layoutValue(SpansLazyGridKey.self) { next += 1 }
            let cellTracks = isWhole ? [whole] : tracks
            let length = zip(elements[first..<next], cellTracks).reduce(0) { longest, cell in
                max(longest, cell.0.sizeThatFits(ProposedViewSize(nil, along: axis, across: cell.1.length))[axis])
            }
            result.append((first..<next, cellTracks, length))
        }
        return result
    }

    /// Returns the length available for tracks: the proposed one, or 10 points without a proposal, as for any view.
    private func availableLength(_ proposal: CGFloat?) -> CGFloat {
        guard let proposal else { return 10 }
        return proposal.isFinite ? max(0, proposal) : 0
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let elements = subviews.storage.elements
        let available = availableLength(proposal[minor])
        let (tracks, total) = GridItem.tracks(items, in: available)
        let lines = lines(elements, tracks, whole: GridTrack(start: 0, length: total, alignment: nil))
        var result = CGSize.zero
        result[axis] = lines.reduce(0) { $0 + $1.length } + lineSpacing * CGFloat(max(0, lines.count - 1))
        result[minor] = max(available, total)
        return result
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let elements = subviews.storage.elements
        let (tracks, total) = GridItem.tracks(items, in: bounds.size[minor])
        var blockSize = bounds.size
        blockSize[minor] = total
        let blockStart = ViewDimensions(size: bounds.size)[minorKey] - ViewDimensions(size: blockSize)[minorKey]
        var position: CGFloat = 0
        for (cells, tracks, length) in lines(elements, tracks, whole: GridTrack(start: 0, length: total, alignment: nil)) {
            for (index, track) in zip(cells, tracks) {
                var cell = CGSize.zero
                cell[axis] = length
                cell[minor] = track.length
                let alignment = track.alignment ?? cellAlignment
                let offer = ProposedViewSize(nil, along: axis, across: track.length)
                let (guide, own) = (ViewDimensions(size: cell)[alignment], elements[index].dimensions(for: offer)[alignment])
                var origin = CGPoint(x: bounds.minX + guide.x - own.x, y: bounds.minY + guide.y - own.y)
                origin[axis] += position
                origin[minor] += blockStart + track.start
                subviews.storage.placements[index] = LayoutPlacement(origin: origin.orZeroWhereNotFinite, proposal: offer)
            }
            position += length + lineSpacing
        }
    }
}
