import Geometry

/// Arranges views in rows and columns, as `Grid` does. A view outside of any row gets its own row, across all columns.
///
/// Columns share the width like the views of an `HStack`, then rows share the height like those of a `VStack`: the least flexible first, each as long
/// as its most demanding cell. Source: Documentation/Semantics/Layout.md#grid.
public struct GridLayout: Layout, Sendable {
    public var alignment: Alignment
    /// The distance between columns, in points; nil for the distances that the cells prefer.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows, in points; nil for the distances that the cells prefer.
    public var verticalSpacing: CGFloat?

    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    public func makeCache(subviews: Subviews) -> _GridLayoutCache { _GridLayoutCache(self, subviews.storage.elements) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _GridLayoutCache) -> CGSize {
        let (columns, rows) = cache.lengths(subviews.storage.elements, proposal)
        return CGSize(width: columns.total, height: rows.total)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _GridLayoutCache) {
        let elements = subviews.storage.elements
        let (columns, rows) = cache.lengths(elements, ProposedViewSize(bounds.size))
        for (rowIndex, row) in cache.rows.enumerated() {
            let height = rows.lengths[rowIndex]
            let placed = row.cells.map { cell in
                let rect = CGRect(
                    x: columns.start(of: cell.columns.lowerBound), y: rows.start(of: rowIndex), width: columns.length(of: cell.columns), height: height)
                return (cell, rect, elements[cell.index].dimensions(for: ProposedViewSize(rect.size)))
            }
            let vertical = row.alignment ?? alignment.vertical
            // Cells are aligned with one another, and the guide of the tallest one is at the same position as in a view as high as the row.
            let line = placed.map { $0.2[vertical] }.max() ?? 0
            let below = placed.map { $0.2.height - $0.2[vertical] }.max() ?? 0
            let slack = height - (line + below)
            let shift = slack > 0 ? Self.offset(ofHeight: line + below, in: height, vertical) : 0
            for (cell, rect, dimensions) in placed {
                let origin: CGPoint
                if let anchor = cell.anchor {
                    origin = CGPoint(
                        x: rect.minX + anchor.x * (rect.width - dimensions.width), y: rect.minY + anchor.y * (rect.height - dimensions.height))
                } else {
                    let horizontal = cache.columnAlignments[cell.columns.lowerBound] ?? alignment.horizontal
                    let x = rect.minX + ViewDimensions(size: rect.size)[horizontal] - dimensions[horizontal]
                    origin = CGPoint(x: x, y: rect.minY + shift + line - dimensions[vertical])
                }
                subviews.storage.placements[cell.index] = LayoutPlacement(
                    origin: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y).orZeroWhereNotFinite, proposal: ProposedViewSize(rect.size))
            }
        }
    }

    private static func offset(ofHeight inner: CGFloat, in outer: CGFloat, _ alignment: VerticalAlignment) -> CGFloat {
        ViewDimensions(size: CGSize(width: 0, height: outer))[alignment] - ViewDimensions(size: CGSize(width: 0, height: inner))[alignment]
    }
}

/// A view's membership in a row of a grid, which `GridRow` gives to each of its views.
package struct GridRowMembership: Equatable {
    /// Distinguishes one row from the next.
    package var row: ObjectIdentifier
    /// nil for the grid's alignment.
    package var alignment: VerticalAlignment?

    package init(row: ObjectIdentifier, alignment: VerticalAlignment?) {
        self.row = row
        self.alignment = alignment
    }
}

/// The keys by which cells pass values to their grid.
package enum GridRowKey: LayoutValueKey { package static var defaultValue: GridRowMembership? { nil } }
package enum GridCellColumnsKey: LayoutValueKey { package static var defaultValue: Int { 1 } }
package enum GridCellUnsizedAxesKey: LayoutValueKey { package static var defaultValue: Axis.Set { [] } }
package enum GridCellAnchorKey: LayoutValueKey { package static var defaultValue: UnitPoint? { nil } }
package enum GridColumnAlignmentKey: LayoutValueKey { package static var defaultValue: HorizontalAlignment? { nil } }
