/// The background of the view as a row of a list; nil for the style's background.
enum ListRowBackgroundKey: ViewTraitKey {
    static var defaultValue: RenderNode? { nil }
    static var name: String { "listRowBackground" }
}

/// Places a view behind a row of a list.
struct _ListRowBackgroundModifier<Background: View>: RenderModifier {
    let background: Background?

    func makeRenderNode(around child: RenderNode, owner: _Node) -> ListRowBackgroundRenderNode {
        let node = ListRowBackgroundRenderNode(owner: owner, child: child)
        updateRenderNode(node)
        return node
    }
    func updateRenderNode(_ node: ListRowBackgroundRenderNode) { node.slot.setContent(ErasedViewBox(view: background)) }
}

final class ListRowBackgroundRenderNode: WrapperRenderNode, SlotOwner {
    let slot: ContentSlot
    override var name: String { "listRowBackground" }

    override init(owner: _Node, child: RenderNode) {
        slot = ContentSlot(owner.inputs.child(of: owner), stacking: .layered(.center))
        super.init(owner: owner, child: child)
        slot.onChange = { [unowned self] in
            if let background = slot.root { adopt(background) }
            setNeedsCommit()
        }
    }

    override func trait(_ id: ViewTraitID) -> Any? { id == ListRowBackgroundKey.id ? slot.root : super.trait(id) }
    override func dependsOnSize(of child: RenderNode) -> Bool { child === self.child }

    override func commitChildren() {
        child.commit()
        graph.evaluateDirty(inside: slot)
        guard let background = slot.root else { return }
        // The background covers the whole row, regardless of the content's position.
        var row: RenderNode = self
        while let next = row.parent, !(row is ListRowRenderNode) { row = next }
        var x = row.absoluteOrigin.x - absoluteOrigin.x
        // Placed at the leading edge, which is on the right in right-to-left layouts.
        if owner.inputs.environment.isRightToLeft { x = size.width - x - row.size.width }
        background.place(at: CGPoint(x: x, y: row.absoluteOrigin.y - absoluteOrigin.y), proposal: ProposedViewSize(row.size))
        background.commit()
    }

    override func forEachChild(_ body: (RenderNode) -> Void) {
        if let background = slot.root { body(background) }
        body(child)
    }
    // The row draws the background in its own shape.
    override func display(_ builder: inout DisplayListBuilder) { child.paint(&builder) }
}
