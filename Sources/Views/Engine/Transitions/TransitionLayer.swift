/// The views that a transition of one's own puts around the view that comes and goes.
final class TransitionLayer: _Node {
    private let slot: ContentSlot
    private let content: TransitionContentRenderNode
    /// What shows the layer, and the view in it.
    private(set) var render: TransitionLayerRenderNode!
    private let change: TransitionChange
    var transition: any Transition
    private var phase: TransitionPhase

    /// - Parameters:
    ///   - inputs: those of a child of whatever the view comes and goes in.
    ///   - inner: the view, or the layer inside this one, with the effects between drawn by `draw`.
    init(
        _ transition: any Transition, phase: TransitionPhase, inputs: _ViewInputs, around inner: RenderNode,
        draw: @escaping (RenderNode, CGRect, inout DisplayListBuilder) -> Void
    ) {
        self.transition = transition
        self.phase = phase
        let change = TransitionChange(in: inputs)
        self.change = change
        var inputs = inputs
        inputs.transactionScope = change
        slot = ContentSlot(inputs, stacking: .layered(.center))
        content = TransitionContentRenderNode(owner: slot, child: inner, draw: draw)
        super.init(inputs)
        graph.state.showsForeignNodes = true
        slot.parent = self
        let render = TransitionLayerRenderNode(owner: self, child: content)
        self.render = render
        slot.onChange = { [unowned self] in render.setChild(slot.root ?? content) }
        show()
    }

    /// Shows another phase in the running update.
    func show(_ phase: TransitionPhase, in transaction: Transaction) {
        self.phase = phase
        change.begin(transaction, in: graph)
        show()
    }

    private func show() {
        func view<T: Transition>(_ transition: T) -> any ErasedView {
            ErasedViewBox(view: TransitionBody(fields: TransitionFields(transition: transition), phase: phase, node: content))
        }
        slot.setContent(view(transition))
    }

    override func forEachChild(_ body: (_Node) -> Void) { body(slot) }
}

/// A transition whose `@Environment` and `@State` are connected to its layer.
private struct TransitionFields<T: Transition>: DynamicProperty {
    var transition: T

    static func _install(_ property: inout Self, _ context: _PropertyContext) {
        for field in FieldTable.dynamicProperties(of: T.self) { field.install(&property.transition, context) }
    }
    // A transition's phase changes what it shows, whatever its fields.
    static func _isEqual(_ old: Self, _ new: Self) -> Bool { FieldComparison.areEqual(old.transition, new.transition) }
}

/// A transition's view in a phase.
private struct TransitionBody<T: Transition>: View {
    var fields: TransitionFields<T>
    let phase: TransitionPhase
    let node: RenderNode

    var body: some View {
        fields.transition.body(content: PlaceholderContentView(erased: ErasedViewBox(view: RenderNodeView(node: node))), phase: phase)
    }
}

/// Stands for a render node that was made elsewhere.
private struct RenderNodeView: PrimitiveView {
    let node: RenderNode

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> { RenderNodeHolder(view, inputs) }
}

private final class RenderNodeHolder: _ViewNode<RenderNodeView> {
    private let node: RenderNode
    init(_ view: RenderNodeView, _ inputs: _ViewInputs) {
        node = view.node
        super.init(inputs)
    }
    override func appendItems(to list: inout [RenderNode]) { list.append(node) }
}

/// Shows a layer.
final class TransitionLayerRenderNode: WrapperRenderNode {
    override var name: String { "transition" }
    override var isListed: Bool { false }
}

/// What a layer's placeholder stands for.
final class TransitionContentRenderNode: WrapperRenderNode {
    private let draw: (RenderNode, CGRect, inout DisplayListBuilder) -> Void
    /// The layer may move what is in it.
    private var frame = AnimatedFrame()
    override var name: String { "transition" }
    override var isListed: Bool { false }

    init(owner: _Node, child: RenderNode, draw: @escaping (RenderNode, CGRect, inout DisplayListBuilder) -> Void) {
        self.draw = draw
        super.init(owner: owner, child: child)
    }

    override func geometryDidChange(resized: Bool) { frame.follow(self) }
    override func display(_ builder: inout DisplayListBuilder) { draw(child, frame.presented(of: self), &builder) }
}

/// The transaction in which a view comes or goes, for all that is in it, in one update.
@MainActor
final class TransitionChange: TransactionScope {
    private var current: (update: Int, transaction: Transaction)?

    init(in inputs: _ViewInputs) { super.init(parent: inputs.transactionScope) }

    override func rewrite(_ transaction: inout Transaction, in graph: ViewGraph) {
        if let current, current.update == graph.updateID { transaction = current.transaction }
    }

    /// Makes `transaction` that of everything below, in the running update.
    func begin(_ transaction: Transaction, in graph: ViewGraph) {
        current = (graph.updateID, transaction)
        modifierDidChange()
    }
}
