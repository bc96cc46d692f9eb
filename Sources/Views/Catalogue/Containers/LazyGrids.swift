/// Puts views into columns, row by row, and takes all of the width offered.
///
/// All of its views are made, also those out of sight.
public struct LazyVGrid<Content: View>: ContainerView {
    let arrangement: LazyVGridLayout
    let content: Content
    let notDrawn: String?

    /// - Parameters:
    ///   - columns: the columns' widths and distances.
    ///   - alignment: how the columns lie in the grid's width, and views in their columns.
    ///   - spacing: points between rows; nil for 8.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyVGridLayout(columns: columns, alignment: alignment, spacing: spacing)
        notDrawn = pinnedViews.isEmpty ? nil : "LazyVGrid(pinnedViews:)"
        self.content = content()
    }
}

/// Puts views into rows, column by column, and takes all of the height offered.
///
/// All of its views are made, also those out of sight.
public struct LazyHGrid<Content: View>: ContainerView {
    let arrangement: LazyHGridLayout
    let content: Content
    let notDrawn: String?

    /// - Parameters:
    ///   - rows: the rows' heights and distances.
    ///   - alignment: how the rows lie in the grid's height, and views in their rows.
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
