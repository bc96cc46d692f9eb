/// Content that a view shows above everything else on the whole canvas: its sheet or popover.
///
/// The content belongs to the presenting view (environment, state, lifetime) but is laid out, drawn, and hit as a child of the root.
final class PortalRenderNode: RenderNode, Portal {
    let slot: ContentSlot
    /// Called when the root's children are placed, before the content is laid out.
    var prepare: () -> Void = {}
    private let title: String
    override var name: String { title }

    init(slot: ContentSlot, title: String) {
        self.slot = slot
        self.title = title
        super.init(owner: slot)
        slot.onChange = { [unowned self] in
            if let content = self.slot.root { adopt(content) }
            setNeedsPlacement()
        }
    }

    /// Whether it shows any content that isn't being removed.
    var isShown: Bool { presenter?.isPresenting ?? false }
    weak var presenter: PresenterRenderNode?
    /// Whether it blocks events to the views behind it.
    var isModal: Bool { presenter?.isModal ?? true }

    override func hitTest(_ point: CGPoint) -> [RenderNode] { isShown ? super.hitTest(point) : [] }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { graph.configuration.size }
    override func dependsOnSize(of child: RenderNode) -> Bool { true }

    override func placeChildren() {
        guard let content = slot.root else { return }
        let placement = rootPlacement(of: content, in: size, safeArea: graph.configuration.safeAreaInsets)
        content.place(at: placement.origin, proposal: placement.proposal)
    }

    override func commitChildren() {
        prepare()
        graph.evaluateDirty(inside: slot)
        if needsLayout { placeChildren() }
        slot.root?.commit()
    }

    override func forEachChild(_ body: (RenderNode) -> Void) { if let content = slot.root { body(content) } }
}

/// Wraps a view that presents another one above everything else.
class PresenterRenderNode: WrapperRenderNode, SlotOwner {
    final let slot: ContentSlot
    final let portal: PortalRenderNode
    private let title: String
    override var name: String { title }

    init(owner: _Node, child: RenderNode, title: String) {
        self.title = title
        slot = ContentSlot(owner.inputs.child(of: owner), stacking: .layered(.center))
        portal = PortalRenderNode(slot: slot, title: title + " content")
        super.init(owner: owner, child: child)
        portal.presenter = self
        slot.onDestroy = { [weak self, weak portal, unowned graph] in
            self?.dimTintBehind(false, animation: nil)
            if let portal { graph.root.removePortal(portal) }
        }
        graph.root.addPortal(portal)
    }

    /// Whether it presents any content that isn't being removed.
    var isPresenting: Bool { false }
    /// Whether the content blocks events to the views behind it.
    var isModal: Bool { true }
}
