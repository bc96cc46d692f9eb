/// Arranges views in rows and columns. Views outside of a `GridRow` have a row of their own, across all columns.
public struct Grid<Content: View>: ContainerView {
    let arrangement: GridLayout
    let content: Content

    /// - Parameters:
    ///   - alignment: how views lie in their cells.
    ///   - horizontalSpacing: points between columns, or nil for what the views prefer.
    ///   - verticalSpacing: points between rows, or nil for what the views prefer.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        arrangement = GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }
}

/// A row of a `Grid`: each view is a cell. Elsewhere it is like a `Group`.
public struct GridRow<Content: View>: PrimitiveView {
    let content: Content
    let alignment: VerticalAlignment?

    /// - Parameter alignment: how views lie in the row's height; nil for the grid's own.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        ContentNode(view, inputs, content: { $0.content.modifier(GridRowModifier(alignment: $0.alignment)) })
    }
}

/// Tells the grid which row a view is in; the modifier's node stands for the row.
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
    /// How many columns of a grid the view takes; at least 1.
    public func gridCellColumns(_ count: Int) -> some View { layoutValue(key: GridCellColumnsKey.self, value: count) }
    /// The axes on which the view takes what its column or row has, without a say in it.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { layoutValue(key: GridCellUnsizedAxesKey.self, value: axes) }
    /// The point of the view that lies at the same point of its cell, instead of the grid's alignment.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { layoutValue(key: GridCellAnchorKey.self, value: anchor) }
    /// How all views of the view's column lie in its width.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { layoutValue(key: GridColumnAlignmentKey.self, value: guide) }
}
