/// The node of a modified view whose render nodes are those of its content.
class PassThroughModifierNode<V: View, M: ViewModifier>: _ViewNode<ModifiedContent<V, M>> {
    private(set) final var modifier: M
    private(set) final var content: _ViewNode<V>!

    init(_ view: ModifiedContent<V, M>, _ inputs: _ViewInputs) {
        modifier = view.modifier
        super.init(inputs)
        modifierDidChange(from: nil)
        content = V._makeNode(view.content, contentInputs)
    }

    /// The inputs that the content's node inherits.
    var contentInputs: _ViewInputs { inputs.child(of: self) }
    /// Called when `modifier` has a new value, before the content is updated; `old` is nil the first time.
    func modifierDidChange(from old: M?) {}

    override func update(_ view: ModifiedContent<V, M>) {
        let old = modifier
        modifier = view.modifier
        markClean()
        modifierDidChange(from: old)
        content.update(view.content)
    }

    override func appendItems(to list: inout [RenderNode]) { content.appendItems(to: &list) }
    override var isDynamic: Bool { content.isDynamic }
    override func forEachChild(_ body: (_Node) -> Void) { if let content { body(content) } }
}

/// A modifier that wraps each view that it is applied to in a render node.
@MainActor
protocol RenderModifier: PrimitiveModifier {
    associatedtype Node: RenderNode
    /// Creates the node around `child`.
    func makeRenderNode(around child: RenderNode, owner: _Node) -> Node
    /// Passes the modifier's new value to a node that an earlier value created.
    func updateRenderNode(_ node: Node)
    /// Whether `nodesDidChange(_:)` is called.
    static var followsNodes: Bool { get }
    /// Called when the modifier's nodes are others than before, or in another order.
    func nodesDidChange(_ nodes: [Node])
    /// Whether the node's drawing depends on values of the environment.
    static var readsEnvironment: Bool { get }
    /// Whether the node surrounds a view's transition: it shows itself how views come and go, or asks for its neighbors in the container. Other nodes come and
    /// go with the view.
    static var surroundsTransitions: Bool { get }
}

extension RenderModifier {
    static var followsNodes: Bool { false }
    func nodesDidChange(_ nodes: [Node]) {}
    static var readsEnvironment: Bool { false }
    static var surroundsTransitions: Bool { false }

    public static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs) -> _ViewNode<ModifiedContent<V, Self>> {
        RenderModifierNode(view, inputs)
    }
}

/// The node of a view with a `RenderModifier`: it wraps each render node of its content.
final class RenderModifierNode<V: View, M: RenderModifier>: PassThroughModifierNode<V, M> {
    /// A node of the content, the modifier's node, and the one that this node lists.
    private typealias Wrapper = (inner: RenderNode, outer: M.Node, listed: RenderNode)
    private var wrappers: [Wrapper] = []

    override func modifierDidChange(from old: M?) {
        guard old != nil else { return }
        updateWrappers()
    }

    private func updateWrappers() {
        for wrapper in wrappers { modifier.updateRenderNode(wrapper.outer) }
    }

    override func readsEnvironment(_ keys: Set<EnvironmentKeyID>) -> Bool { M.readsEnvironment }
    override func evaluate() { updateWrappers() }

    override func appendItems(to list: inout [RenderNode]) {
        // The content's items are appended first, and then each is replaced by its wrapper.
        let start = list.count
        content.appendItems(to: &list)
        let isSame = wrappers.count == list.count - start && wrappers.indices.allSatisfy { wrappers[$0].inner === list[start + $0] }
        if !isSame {
            wrap(list[start...])
            if M.followsNodes { modifier.nodesDidChange(wrappers.map(\.outer)) }
        }
        for index in wrappers.indices { list[start + index] = wrappers[index].listed }
    }

    private func wrap(_ items: ArraySlice<RenderNode>) {
        if wrappers.isEmpty {
            wrappers = items.map { wrapper(around: $0) }
            return
        }
        let former = wrappers
        var old: [ObjectIdentifier: Wrapper] = [:]
        for wrapper in former { old[ObjectIdentifier(wrapper.inner)] = wrapper }
        wrappers = items.map { old.removeValue(forKey: ObjectIdentifier($0)) ?? wrapper(around: $0) }
        // In the order of the views rather than that of the dictionary, which differs from run to run.
        for wrapper in former where old[ObjectIdentifier(wrapper.inner)] != nil {
            (wrapper.outer as? any SlotOwner)?.slot.destroy()
            unwrap(wrapper)
        }
    }

    // A view with a transition keeps the transition around itself and its modifiers.
    private func wrapper(around item: RenderNode) -> Wrapper {
        guard !M.surroundsTransitions, let transition = item as? TransitionRenderNode else {
            let outer = modifier.makeRenderNode(around: item, owner: self)
            return (item, outer, outer)
        }
        return (item, transition.wrap { modifier.makeRenderNode(around: $0, owner: self) }, item)
    }

    private func unwrap(_ wrapper: Wrapper) {
        if wrapper.listed !== wrapper.outer { (wrapper.inner as? TransitionRenderNode)?.unwrap(wrapper.outer) }
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        super.forEachChild(body)
        for wrapper in wrappers { if let owner = wrapper.outer as? any SlotOwner { body(owner.slot) } }
    }
}

/// A render node that shows another view in addition to the one that it wraps: a background, a reader's content.
@MainActor
protocol SlotOwner: RenderNode {
    var slot: ContentSlot { get }
}

/// The node of a view with a modifier that has its own body.
final class CustomModifierNode<V: View, M: ViewModifier>: EvaluatedNode<ModifiedContent<V, M>, M, M.Body> {
    private var view: ModifiedContent<V, M>

    init(_ view: ModifiedContent<V, M>, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
        start()
    }

    override func update(_ view: ModifiedContent<V, M>) {
        self.view = view
        markClean()
        evaluate()
    }

    override func makeContent(_ install: (inout M) -> Void) -> M.Body {
        install(&view.modifier)
        return view.modifier.body(content: _ViewModifier_Content(erased: ErasedViewBox(view: view.content)))
    }
}
