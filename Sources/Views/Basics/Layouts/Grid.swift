/// Arranges views in rows and columns. A view outside a `GridRow` occupies its own row across all columns.
nonisolated public struct Grid<Content: View>: ContainerView {
    let arrangement: GridLayout
    let content: Content

    /// - Parameters:
    ///   - alignment: how views are aligned in their cells.
    ///   - horizontalSpacing: points between columns, or nil for the views' preferred spacing.
    ///   - verticalSpacing: points between rows, or nil for the views' preferred spacing.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        arrangement = GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }
}

/// A row of a `Grid`; each view is a cell. Outside a grid it behaves like a `Group`.
nonisolated public struct GridRow<Content: View>: PrimitiveView {
    let content: Content
    let alignment: VerticalAlignment?

    /// - Parameter alignment: how views are aligned in the row's height; nil for the grid's alignment.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        ContentNode(view, inputs, content: { $0.content.modifier(GridRowModifier(alignment: $0.alignment)) })
    }
}

/// Assigns a view to its grid row, which the modifier's node identifies.
private struct GridRowModifier: RenderModifier {
    let alignment: VerticalAlignment?

    func makeRenderNode(around child: RenderNode, owner: _Node) -> TraitRenderNode<LayoutValueTrait<GridRowKey>> {
        TraitRenderNode(owner: owner, child: child, value: GridRowMembership(row: ObjectIdentifier(owner), alignment: alignment))
    }
    func updateRenderNode(_ node: TraitRenderNode<LayoutValueTrait<GridRowKey>>) {
        node.setValue(GridRowMembership(row: ObjectIdentifier(node.owner), alignment: alignment))
    }
}

extension View {
    /// Sets the number of grid columns that the view spans, at least 1.
    public func gridCellColumns(_ count: Int) -> some View { layoutValue(key: GridCellColumnsKey.self, value: count) }
    /// Sets the axes on which the view takes the size of its column or row without influencing it.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { layoutValue(key: GridCellUnsizedAxesKey.self, value: axes) }
    /// Aligns this point of the view with the same point of its cell, instead of using the grid's alignment.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { layoutValue(key: GridCellAnchorKey.self, value: anchor) }
    /// Sets the alignment of all views in the view's column.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { layoutValue(key: GridColumnAlignmentKey.self, value: guide) }
}
