/// The distances around a section's header or footer: its own `listRowInsets`, or the rows' insets at the sides and the look's distance toward the rows.
struct ListCaptionPadding: RenderModifier {
    let list: _ListLook
    let edge: VerticalEdge

    func makeRenderNode(around child: RenderNode, owner: _Node) -> ListCaptionRenderNode { ListCaptionRenderNode(owner: owner, child: child, modifier: self) }
    func updateRenderNode(_ node: ListCaptionRenderNode) { node.set(self) }
}

final class ListCaptionRenderNode: SizedWrapperRenderNode {
    private var modifier: ListCaptionPadding
    override var name: String { "caption" }
    override var isListed: Bool { false }

    init(owner: _Node, child: RenderNode, modifier: ListCaptionPadding) {
        self.modifier = modifier
        super.init(owner: owner, child: child)
    }

    func set(_ new: ListCaptionPadding) {
        guard new.list != modifier.list || new.edge != modifier.edge else { return }
        modifier = new
        invalidateLayout()
    }

    private func insets(_ width: CGFloat) -> EdgeInsets {
        let side = modifier.list.rowInset(width: width)
        let distance = modifier.list.metrics.values.captionDistance
        let usual = EdgeInsets(
            top: modifier.edge == .top ? distance : 0, leading: side, bottom: modifier.edge == .bottom ? distance : 0, trailing: side)
        return child.layoutValue(ListRowInsetsKey.self)?.merged(over: usual) ?? usual
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let insets = insets(proposal.width ?? 390)
        let inner = child.sizeThatFits(proposal.inset(by: insets))
        return CGSize(width: inner.width + insets.horizontal, height: inner.height + insets.vertical)
    }

    override func placeChildren() {
        let insets = insets(viewSize.proposal.width ?? 390)
        child.place(at: CGPoint(x: insets.leading, y: insets.top), proposal: viewSize.proposal.inset(by: insets))
    }
}
