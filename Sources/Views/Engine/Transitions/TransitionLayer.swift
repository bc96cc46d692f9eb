/// The views that a custom transition puts around the view being inserted or removed.
final class TransitionLayer: _Node {
    private let slot: ContentSlot
    private let content: TransitionContentRenderNode
    /// Shows the layer and the view inside it.
    private(set) var render: TransitionLayerRenderNode!
    private let change: TransitionChange
    var transition: any Transition
    private var phase: TransitionPhase
    /// The nodes that get the environment of the transition's content, with the values that it sets for each.
    private var insides: [(node: Link<_Node>, overlay: EnvironmentOverlay?)]
    private var contentEnvironment: EnvironmentValues?

    /// - Parameters:
    ///   inputs: the inputs for a child of the container that the view is inserted into or removed from.
    ///   inner: the view, or the next layer inside this one; `draw` draws it with the effects in between.
    ///   innerNodes: the nodes that get the environment of the transition's content.
    init(
        _ transition: any Transition, phase: TransitionPhase, inputs: _ViewInputs, around inner: RenderNode, innerNodes: [_Node],
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
        insides = innerNodes.map { ($0.link, nil) }
        super.init(inputs)
        content.environmentDidChange = { [weak self] in self?.contentEnvironmentDidChange($0) }
        graph.state.showsForeignNodes = true
        slot.parent = self
        let render = TransitionLayerRenderNode(owner: self, child: content)
        self.render = render
        slot.onChange = { [unowned self] in render.setChild(slot.root ?? content) }
        show()
    }

    /// Surrounds another node: the view, with other modifiers than before.
    func setInner(_ inner: RenderNode, nodes: [_Node]) {
        content.setChild(inner)
        let former = insides
        insides = nodes.map { node in (node.link, former.first { $0.node.object === node }?.overlay) }
        if let contentEnvironment { contentEnvironmentDidChange(contentEnvironment) }
    }

    /// Shows another phase during the running update.
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

    // MARK: Environment

    /// Gives the view, and the backgrounds around it, the environment values that the transition sets, such as a font or a text renderer.
    private func contentEnvironmentDidChange(_ environment: EnvironmentValues) {
        guard isAlive else { return }
        contentEnvironment = environment
        let outside = environmentOverlay?.base ?? inputs.environment
        for index in insides.indices {
            guard let node = insides[index].node.object, node.isAlive else { continue }
            if let overlay = insides[index].overlay {
                (overlay.outside, overlay.inside) = (outside, environment)
            } else {
                let base = node.environmentOverlay?.base ?? node.inputs.environment
                let overlay = EnvironmentOverlay(base: base, outside: outside, inside: environment)
                insides[index].overlay = overlay
                node.environmentOverlay = overlay
            }
        }
        refreshInsides()
    }

    // A value that the transition sets may have been that of the container; the placeholder gets no notice when only the container's changes.
    override func environmentDidReachChildren() {
        for inside in insides { inside.overlay?.outside = environmentOverlay?.base ?? inputs.environment }
        refreshInsides()
    }

    private func refreshInsides() {
        for inside in insides {
            if let node = inside.node.object, let overlay = inside.overlay, node.environmentOverlay === overlay { node.refreshEnvironment() }
        }
    }

    override func willDestroy() {
        for inside in insides {
            guard let node = inside.node.object, let overlay = inside.overlay, node.environmentOverlay === overlay else { continue }
            overlay.inside = overlay.outside
            node.refreshEnvironment()
            node.environmentOverlay = nil
        }
    }
}

/// The environment values that a transition sets for its view, over those that the view's node gets from its parent.
@MainActor
final class EnvironmentOverlay {
    /// The environment from the parent of the view's node.
    var base: EnvironmentValues
    /// The environment around the transition.
    var outside: EnvironmentValues
    /// The environment of the content in the transition's views.
    var inside: EnvironmentValues

    init(base: EnvironmentValues, outside: EnvironmentValues, inside: EnvironmentValues) {
        (self.base, self.outside, self.inside) = (base, outside, inside)
    }

    /// The environment of the view's node.
    var environment: EnvironmentValues {
        var values = base
        values.adopt(inside.differences(from: outside), from: inside)
        return values
    }
}

/// A transition whose `@Environment` and `@State` properties are connected to its layer.
private struct TransitionFields<T: Transition>: DynamicProperty {
    var transition: T

    static func _install(_ property: inout Self, _ context: _PropertyContext) {
        for field in FieldTable.dynamicProperties(of: T.self) { field.install(&property.transition, context) }
    }
    // The phase changes the transition's view even if its fields stay the same.
    static func _isEqual(_ old: Self, _ new: Self) -> Bool { FieldComparison.areEqual(old.transition, new.transition) }
}

/// The view of a transition in one phase.
private struct TransitionBody<T: Transition>: View {
    var fields: TransitionFields<T>
    let phase: TransitionPhase
    let node: RenderNode

    var body: some View {
        fields.transition.body(content: PlaceholderContentView(erased: ErasedViewBox(view: RenderNodeView(node: node))), phase: phase)
    }
}

/// A view that shows a render node made elsewhere.
private struct RenderNodeView: PrimitiveView {
    let node: RenderNode

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> { RenderNodeHolder(view, inputs) }
}

private final class RenderNodeHolder: _ViewNode<RenderNodeView> {
    private let node: RenderNode
    init(_ view: RenderNodeView, _ inputs: _ViewInputs) {
        node = view.node
        super.init(inputs)
        environmentDidChange()
    }
    override func appendItems(to list: inout [RenderNode]) { list.append(node) }
    override func environmentDidChange() { (node as? TransitionContentRenderNode)?.environmentDidChange(inputs.environment) }
}

/// Shows a layer.
final class TransitionLayerRenderNode: WrapperRenderNode {
    override var name: String { "transition" }
    override var isListed: Bool { false }
}

/// The node shown by a layer's placeholder.
final class TransitionContentRenderNode: WrapperRenderNode {
    private let draw: (RenderNode, CGRect, inout DisplayListBuilder) -> Void
    /// Called with the placeholder's environment at first and after each change.
    var environmentDidChange: (EnvironmentValues) -> Void = { _ in }
    /// The layer may move its content.
    private var frame = AnimatedFrame()
    override var name: String { "transition" }
    override var isListed: Bool { false }

    init(owner: _Node, child: RenderNode, draw: @escaping (RenderNode, CGRect, inout DisplayListBuilder) -> Void) {
        self.draw = draw
        super.init(owner: owner, child: child)
    }

    override func geometryDidChange(resized: Bool) { frame.follow(self) }
    override var paintedFrame: CGRect? { frame.presented(of: self) }
    override func display(_ builder: inout DisplayListBuilder) { draw(child, frame.presented(of: self), &builder) }
}

/// The transaction for all content of a view that is inserted or removed, during one update.
@MainActor
final class TransitionChange: TransactionScope {
    private var current: (update: Int, transaction: Transaction)?

    init(in inputs: _ViewInputs) { super.init(parent: inputs.transactionScope) }

    override func rewrite(_ transaction: inout Transaction, in graph: ViewGraph) {
        if let current, current.update == graph.updateID { transaction = current.transaction }
    }

    /// Applies `transaction` to everything below during the running update.
    func begin(_ transaction: Transaction, in graph: ViewGraph) {
        current = (graph.updateID, transaction)
        modifierDidChange()
    }
}
