import Geometry

/// The properties of a grid that don't depend on the proposal: the rows and columns of its cells, and the distances between those.
public struct _GridLayoutCache {
    struct Cell {
        /// The index among the grid's subviews.
        var index: Int
        var columns: Range<Int>
        /// The axes on which the cell has no effect on the size and gets the length that the other cells produce.
        var unsized: Axis.Set
        var anchor: UnitPoint?
    }

    struct Row {
        var cells: [Cell] = []
        var alignment: VerticalAlignment?
    }

    /// The lengths of columns or rows, and the distance before each; 0 before the first.
    struct Tracks {
        var lengths: [CGFloat]
        var gaps: [CGFloat]

        var total: CGFloat { lengths.reduce(0, +) + gaps.reduce(0, +) }
        func start(of index: Int) -> CGFloat { (0..<index).reduce(gaps[index]) { $0 + lengths[$1] + gaps[$1] } }
        /// Returns the length from the start of the first track to the end of the last one.
        func length(of range: Range<Int>) -> CGFloat { range.reduce(0) { $0 + lengths[$1] + ($1 > range.lowerBound ? gaps[$1] : 0) } }
    }

    private(set) var rows: [Row] = []
    private(set) var columnAlignments: [HorizontalAlignment?] = []
    private var columnGaps: [CGFloat] = []
    private var rowGaps: [CGFloat] = []
    private var latest: (proposal: ProposedViewSize, columns: Tracks, rows: Tracks)?

    init(_ layout: GridLayout, _ elements: [any LayoutElement]) {
        var columnCount = 0
        var rowID: ObjectIdentifier?
        for (index, element) in elements.enumerated() {
            let membership = element.layoutValue(GridRowKey.self)
            if membership == nil || membership?.row != rowID { rows.append(Row(alignment: membership?.alignment)) }
            rowID = membership?.row
            let start = rows[rows.count - 1].cells.last?.columns.upperBound ?? 0
            // A view outside of any row gets its columns once all are counted. A span is cut off far beyond any number of columns in use.
            let span = membership == nil ? 0 : min(max(1, element.layoutValue(GridCellColumnsKey.self)), 1000)
            rows[rows.count - 1].cells.append(
                Cell(
                    index: index, columns: start..<(start + span), unsized: element.layoutValue(GridCellUnsizedAxesKey.self),
                    anchor: element.layoutValue(GridCellAnchorKey.self)))
            columnCount = max(columnCount, start + span)
        }
        if !elements.isEmpty { columnCount = max(columnCount, 1) }
        columnAlignments = Array(repeating: nil, count: columnCount)
        for row in rows.indices {
            for cell in rows[row].cells.indices {
                if rows[row].cells[cell].columns.isEmpty { rows[row].cells[cell].columns = 0..<columnCount }
                let value = rows[row].cells[cell]
                if let alignment = elements[value.index].layoutValue(GridColumnAlignmentKey.self) {
                    columnAlignments[value.columns.lowerBound] = alignment
                }
            }
        }
        columnGaps = Array(repeating: 0, count: columnCount)
        rowGaps = Array(repeating: 0, count: rows.count)
        for column in columnGaps.indices.dropFirst() {
            columnGaps[column] = layout.horizontalSpacing ?? preferredGap(beforeColumn: column, elements)
        }
        for row in rowGaps.indices.dropFirst() { rowGaps[row] = layout.verticalSpacing ?? preferredGap(beforeRow: row, elements) }
    }

    /// Returns the largest distance that neighbors across the gap prefer; the usual 8 if there are no neighbors.
    private func preferredGap(beforeColumn column: Int, _ elements: [any LayoutElement]) -> CGFloat {
        rows.compactMap { row in
            guard let next = row.cells.first(where: { $0.columns.lowerBound == column }),
                let previous = row.cells.first(where: { $0.columns.upperBound == column })
            else { return nil }
            return elements[previous.index].layoutSpacing.distance(to: elements[next.index].layoutSpacing, along: .horizontal)
        }.max() ?? ViewSpacing().distance(to: ViewSpacing(), along: .horizontal)
    }

    private func preferredGap(beforeRow row: Int, _ elements: [any LayoutElement]) -> CGFloat {
        rows[row].cells.flatMap { cell in
            rows[row - 1].cells.filter { $0.columns.overlaps(cell.columns) }.map {
                elements[$0.index].layoutSpacing.distance(to: elements[cell.index].layoutSpacing, along: .vertical)
            }
        }.max() ?? ViewSpacing().distance(to: ViewSpacing(), along: .vertical)
    }

    /// Returns the columns' widths and the rows' heights for a proposal.
    ///
    /// - Complexity: a few measurements for each cell.
    mutating func lengths(_ elements: [any LayoutElement], _ proposal: ProposedViewSize) -> (columns: Tracks, rows: Tracks) {
        if let latest, latest.proposal == proposal { return (latest.columns, latest.rows) }
        let columns = columnWidths(elements, proposal)
        let heights = Self.share(proposal.height, gaps: rowGaps) { [rows] row, offer in
            rows[row].cells.filter { !$0.unsized.contains(.vertical) }.map { cell in
                elements[cell.index].sizeThatFits(ProposedViewSize(width: columns.length(of: cell.columns), height: offer)).height
            }.max() ?? 0
        }
        let result = (columns, Tracks(lengths: heights, gaps: rowGaps))
        latest = (proposal, result.0, result.1)
        return result
    }

    private func columnWidths(_ elements: [any LayoutElement], _ proposal: ProposedViewSize) -> Tracks {
        let sized = rows.flatMap(\.cells).filter { !$0.unsized.contains(.horizontal) }
        let single = columnGaps.indices.map { column in sized.filter { $0.columns == column..<(column + 1) } }
        let spanning = sized.filter { $0.columns.count > 1 }
        func width(_ cell: Cell, _ offer: CGFloat?) -> CGFloat { elements[cell.index].sizeThatFits(ProposedViewSize(width: offer, height: nil)).width }
        func gaps(inside range: Range<Int>) -> CGFloat { range.dropFirst().reduce(0) { $0 + columnGaps[$1] } }
        var widths = Self.share(proposal.width, gaps: columnGaps) { column, offer in
            var result = single[column].map { width($0, offer) }.max() ?? 0
            // A column with only spanning cells gets its part of their width.
            if single[column].isEmpty {
                for cell in spanning where cell.columns.contains(column) {
                    let count = CGFloat(cell.columns.count)
                    let inner = gaps(inside: cell.columns)
                    result = max(result, (width(cell, offer.map { $0 * count + inner }) - inner) / count)
                }
            }
            return result
        }
        // The width that a spanning cell takes beyond its columns is divided among them. A flexible cell takes all of the rest.
        for cell in spanning {
            let tracks = Tracks(lengths: widths, gaps: columnGaps)
            let present = tracks.length(of: cell.columns)
            let rest = proposal.width.map { max(0, $0 - tracks.total) } ?? 0
            let excess = width(cell, proposal.width == nil ? nil : present + rest) - present
            guard excess > 0, excess.isFinite else { continue }
            for column in cell.columns { widths[column] += excess / CGFloat(cell.columns.count) }
        }
        return Tracks(lengths: widths, gaps: columnGaps)
    }

    /// Divides a length as a stack does: the least flexible track first, each offered an equal part of the remaining length.
    ///
    /// - Parameter length: returns the length that a track takes for an offered length; nil asks for its ideal length.
    private static func share(_ available: CGFloat?, gaps: [CGFloat], _ length: (Int, CGFloat?) -> CGFloat) -> [CGFloat] {
        guard let available else { return gaps.indices.map { length($0, nil) } }
        var lengths = Array(repeating: CGFloat(0), count: gaps.count)
        var remaining = max(0, available - gaps.reduce(0, +))
        let flexibility = gaps.indices.map { index in
            let (shortest, longest) = (length(index, 0), length(index, .infinity))
            return longest == .infinity ? CGFloat.infinity : longest - shortest
        }
        let order = gaps.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
        for (position, index) in order.enumerated() {
            lengths[index] = length(index, max(0, remaining) / CGFloat(order.count - position))
            remaining -= lengths[index]
        }
        return lengths
    }
}
