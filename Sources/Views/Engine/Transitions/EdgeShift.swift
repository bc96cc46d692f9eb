extension Edge {
    /// The offset that moves content of a given size just beyond this edge of its frame.
    func shift(of size: CGSize, isMirrored: Bool) -> CGSize {
        switch self {
        case .top: CGSize(width: 0, height: -size.height)
        case .bottom: CGSize(width: 0, height: size.height)
        case .leading: CGSize(width: isMirrored ? size.width : -size.width, height: 0)
        case .trailing: CGSize(width: isMirrored ? -size.width : size.width, height: 0)
        }
    }
}

/// Moves a view beyond an edge by its own size, or not at all.
struct EdgeShift: RenderModifier {
    let edge: Edge?

    func makeRenderNode(around child: RenderNode, owner: _Node) -> EdgeShiftRenderNode { EdgeShiftRenderNode(owner: owner, child: child, edge: edge) }
    func updateRenderNode(_ node: EdgeShiftRenderNode) { node.setEdge(edge) }
}

final class EdgeShiftRenderNode: WrapperRenderNode {
    private var edge: Edge?
    override var name: String { "offset" }

    init(owner: _Node, child: RenderNode, edge: Edge?) {
        self.edge = edge
        super.init(owner: owner, child: child)
    }

    func setEdge(_ edge: Edge?) {
        guard edge != self.edge else { return }
        self.edge = edge
        setNeedsPlacement()
    }

    // Layouts are mirrored as a whole, so the leading edge is the left edge here.
    override func placeChildren() {
        let shift = edge?.shift(of: size, isMirrored: false) ?? .zero
        child.place(at: CGPoint(x: shift.width, y: shift.height), proposal: viewSize.proposal)
    }
}

extension View {
    /// Returns the view beyond an edge of its frame.
    func visualShift(_ edge: Edge?) -> some View { modifier(EdgeShift(edge: edge)) }
}
