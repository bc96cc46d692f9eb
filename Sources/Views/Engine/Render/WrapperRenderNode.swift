/// A node around exactly one child; by default it changes nothing.
class WrapperRenderNode: RenderNode {
    private(set) final var child: RenderNode

    init(owner: _Node, child: RenderNode) {
        self.child = child
        super.init(owner: owner)
        measuredAsDidChange()
        adopt(child)
    }

    /// The view inside, without views that a transition puts around it.
    var wrapped: RenderNode { child }

    /// Replaces the child.
    final func setChild(_ newChild: RenderNode) {
        guard newChild !== child || newChild.parent !== self else { return }
        child = newChild
        measuredAsDidChange()
        adopt(newChild)
        invalidateLayout()
    }

    override var measuredAs: RenderNode? { child }
    /// Never called: see `measuredAs`. A wrapper with its own size is a `SizedWrapperRenderNode`.
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }
    override func placeChildren() { child.place(at: .zero, proposal: viewSize.proposal) }
    override func forEachChild(_ body: (RenderNode) -> Void) { body(child) }
    override func computeExplicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? { child.explicitAlignment(key, at: size) }
    override var layoutPriority: Double { child.layoutPriority }
    override var setsLayoutPriority: Bool { child.setsLayoutPriority }
    override var layoutSpacing: ViewSpacing { child.layoutSpacing }
    override var requiresSpacingProjection: Bool { child.requiresSpacingProjection }
    override func trait(_ id: ViewTraitID) -> Any? { child.trait(id) }
}

extension RenderNode {
    /// The view inside of all wrappers.
    final var innermost: RenderNode {
        var node: RenderNode = self
        while let wrapper = node as? WrapperRenderNode { node = wrapper.wrapped }
        return node
    }
}

/// A node that changes nothing but attaches a value to its child.
class ValueRenderNode<Value>: WrapperRenderNode {
    final var value: Value

    required init(owner: _Node, child: RenderNode, value: Value) {
        self.value = value
        super.init(owner: owner, child: child)
    }

    override var inspectedValue: Any? { value }
}

/// A modifier whose value other nodes read when they need it; a change of the value triggers neither layout nor drawing.
@MainActor
protocol ValueModifier: RenderModifier where Node: ValueRenderNode<Value> {
    associatedtype Value
    var value: Value { get }
}

extension ValueModifier {
    func makeRenderNode(around child: RenderNode, owner: _Node) -> Node { Node(owner: owner, child: child, value: value) }
    func updateRenderNode(_ node: Node) { node.value = value }
}

/// A node around exactly one child that computes its own size.
class SizedWrapperRenderNode: WrapperRenderNode {
    final override var measuredAs: RenderNode? { nil }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }
}

/// A node whose layout arranges its only child: a frame, padding.
class UnaryRenderNode<L: UnaryLayout & Equatable>: SizedWrapperRenderNode {
    private(set) var layout: L
    private let title: String
    override var name: String { title }
    override var inspectedValue: Any? { layout }

    init(owner: _Node, child: RenderNode, layout: L, name: String) {
        self.layout = layout
        title = name
        super.init(owner: owner, child: child)
    }

    final func setLayout(_ layout: L) {
        guard layout != self.layout else { return }
        self.layout = layout
        invalidateLayout()
    }

    override func canonical(_ proposal: ProposedViewSize) -> ProposedViewSize { layout.canonical(proposal) }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { layout.sizeThatFits(proposal, child: child) }
    override func placeChildren() {
        let placement = layout.placement(in: viewSize, child: child)
        child.place(at: placement.origin, proposal: placement.proposal)
    }
    override func computeExplicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
        graphState.mayHaveExplicitGuides(for: key) ? layout.explicitAlignment(key, at: size, child: child) : nil
    }
    override var layoutPriority: Double { layout.priority(child: child) }
    override var layoutSpacing: ViewSpacing { layout.spacing(child: child) }
}
