/// Arranges views in columns, row by row, and takes all of the offered width.
///
/// Of long collections, only the views near the visible area are created.
nonisolated public struct LazyVGrid<Content: View>: ContainerView {
    let arrangement: LazyVGridLayout
    let content: Content
    let pinnedViews: PinnedScrollableViews
    static var lazyScope: LazyScope? { LazyScope(axis: .vertical) }

    /// - Parameters:
    ///   - columns: the columns' widths and spacing.
    ///   - alignment: how the columns are aligned in the grid's width, and views in their columns.
    ///   - spacing: points between rows; nil for 8.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyVGridLayout(columns: columns, alignment: alignment, spacing: spacing)
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    /// Makes the container's node; its sections know which of their headers and footers stay visible.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        ContainerNode(
            view, inputs, name: { title }, layout: { AnimatedLayout($0.arrangement) }, lazy: lazyScope,
            content: { $0.content.environment(\.pinnedViews, $0.pinnedViews) })
    }
}

/// Arranges views in rows, column by column, and takes all of the offered height.
///
/// Of long collections, only the views near the visible area are created.
nonisolated public struct LazyHGrid<Content: View>: ContainerView {
    let arrangement: LazyHGridLayout
    let content: Content
    let notDrawn: String?
    static var lazyScope: LazyScope? { LazyScope(axis: .horizontal) }

    /// - Parameters:
    ///   - rows: the rows' heights and spacing.
    ///   - alignment: how the rows are aligned in the grid's height, and views in their rows.
    ///   - spacing: points between columns; nil for 8.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyHGridLayout(rows: rows, alignment: alignment, spacing: spacing)
        notDrawn = pinnedViews.isEmpty ? nil : "LazyHGrid(pinnedViews:)"
        self.content = content()
    }
}
