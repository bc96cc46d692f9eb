import Geometry

/// What a grid knows about its cells whatever is proposed: which rows and columns they are in, and the distances between those.
public struct GridLayoutCache {
    struct Cell {
        /// Among the grid's subviews.
        var index: Int
        var columns: Range<Int>
        /// The axes on which the cell takes what the others leave.
        var unsized: Axis.Set
        var anchor: UnitPoint?
    }

    struct Row {
        var cells: [Cell] = []
        var alignment: VerticalAlignment?
    }

    /// Lengths of columns or rows, and the distance before each; 0 before the first.
    struct Tracks {
        var lengths: [CGFloat]
        var gaps: [CGFloat]

        var total: CGFloat { lengths.reduce(0, +) + gaps.reduce(0, +) }
        func start(of index: Int) -> CGFloat { (0..<index).reduce(gaps[index]) { $0 + lengths[$1] + gaps[$1] } }
        /// From the start of the first to the end of the last.
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
            // A view in no row gets its columns when all are counted. A span beyond any column that could be filled is cut off.
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
                let place = rows[row].cells[cell]
                if let alignment = elements[place.index].layoutValue(GridColumnAlignmentKey.self) {
                    columnAlignments[place.columns.lowerBound] = alignment
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

    /// The largest distance that neighbours across the gap prefer; the usual 8 where there are none.
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

    /// The columns' widths and the rows' heights for a proposal.
    ///
    /// - Complexity: a handful of measurements for each cell.
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
            // A column that only wider cells reach gets its part of theirs.
            if single[column].isEmpty {
                for cell in spanning where cell.columns.contains(column) {
                    let count = CGFloat(cell.columns.count)
                    let inner = gaps(inside: cell.columns)
                    result = max(result, (width(cell, offer.map { $0 * count + inner }) - inner) / count)
                }
            }
            return result
        }
        // What a wide cell needs beyond its columns is shared by them.
        for cell in spanning {
            let tracks = Tracks(lengths: widths, gaps: columnGaps)
            let present = tracks.length(of: cell.columns)
            let excess = width(cell, proposal.width == nil ? nil : present) - present
            guard excess > 0, excess.isFinite else { continue }
            for column in cell.columns { widths[column] += excess / CGFloat(cell.columns.count) }
        }
        return Tracks(lengths: widths, gaps: columnGaps)
    }

    /// Shares a length out as a stack does: the least flexible first, each offered an equal part of what is left.
    ///
    /// - Parameter length: what a track takes when it is offered so much; nil asks for its ideal length.
    private static func share(_ available: CGFloat?, gaps: [CGFloat], _ length: (Int, CGFloat?) -> CGFloat) -> [CGFloat] {
        guard let available else { return gaps.indices.map { length($0, nil) } }
        var lengths = Array(repeating: CGFloat(0), count: gaps.count)
        var left = max(0, available - gaps.reduce(0, +))
        let flexibility = gaps.indices.map { index in
            let (shortest, longest) = (length(index, 0), length(index, .infinity))
            return longest == .infinity ? CGFloat.infinity : longest - shortest
        }
        let order = gaps.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
        for (turn, index) in order.enumerated() {
            lengths[index] = length(index, max(0, left) / CGFloat(order.count - turn))
            left -= lengths[index]
        }
        return lengths
    }
}
