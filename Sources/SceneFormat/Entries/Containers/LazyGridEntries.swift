import Geometry
import LayoutEngine
import Views

extension SceneEntries {
    private static let children = Parameter<SceneElementList>.views("content", "The children, in order.")
    private static let spacing = Parameter.signedLength("spacing", default: .described("8"), "Points between the lines.")

    @EntryList<ViewEntry> static var lazyGridViews: [ViewEntry] {
        ViewEntry(
            "LazyVGrid", "Views in columns, row by row.",
            .gridItems("columns", "The columns."), children,
            .horizontalAlignment("How columns are aligned in the grid, and views in columns."), spacing, pinnedViews, otherNames: ["CollectionView"]
        ) { columns, content, alignment, spacing, pinned in
            LazyVGrid(columns: columns, alignment: alignment, spacing: spacing, pinnedViews: pinned) { content }
        }
        ViewEntry(
            "LazyHGrid", "Views in rows, column by column.",
            .gridItems("rows", "The rows."), children, .verticalAlignment("How rows are aligned in the grid, and views in rows."), spacing
        ) { rows, content, alignment, spacing in LazyHGrid(rows: rows, alignment: alignment, spacing: spacing) { content } }
        ViewEntry(
            "ViewThatFits", "The first of several views that fits, or else the last one.",
            children.primary, .keyword("in", Axis.Set.sceneNames, default: .both, "The axes on which a view must fit.")
        ) { content, axes in ViewThatFits(in: axes) { content } }
    }
}
