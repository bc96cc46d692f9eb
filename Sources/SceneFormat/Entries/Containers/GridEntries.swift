import Geometry
import LayoutEngine
import Views

extension SceneEntries {
    private static let content = Parameter<SceneElementList>.views("content", "The children, in order.").primary

    @EntryList<ViewEntry> static var gridViews: [ViewEntry] {
        ViewEntry(
            "Grid", "Rows and columns; a view outside a GridRow takes a whole row.",
            content, .alignment("How views are aligned in their cells."),
            .signedLength("horizontalSpacing", default: nil, "Points between columns; by default the views decide."),
            .signedLength("verticalSpacing", default: nil, "Points between rows; by default the views decide.")
        ) { content, alignment, horizontalSpacing, verticalSpacing in
            Grid(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing) { content }
        }
        ViewEntry(
            "GridRow", "A row of a Grid.", content, .verticalAlignment(default: .described("center"), "How views are aligned in the row's height.")
        ) { content, alignment in GridRow(alignment: alignment) { content } }
    }

    @EntryList<ModifierEntry> static var gridModifiers: [ModifierEntry] {
        ModifierEntry(
            "gridCellColumns", "How many columns of a Grid the view spans.", .count("count", in: 1...1000, "The number of columns.").primary
        ) { view, count in view.gridCellColumns(count) }
        ModifierEntry(
            "gridCellUnsizedAxes", "The axes on which the view doesn't influence the size of its column or row.",
            .keyword("axes", Axis.Set.sceneNames, "The axes.").primary
        ) { view, axes in view.gridCellUnsizedAxes(axes) }
        ModifierEntry(
            "gridCellAnchor", "The point of the view that is aligned with the same point of its cell.",
            .unitPoint("anchor", default: .center, "The point.").primary
        ) { view, anchor in view.gridCellAnchor(anchor) }
        ModifierEntry(
            "gridColumnAlignment", "How all views of the view's column are aligned in its width.", .horizontalAlignment("The alignment.").primary
        ) { view, alignment in view.gridColumnAlignment(alignment) }
    }
}
