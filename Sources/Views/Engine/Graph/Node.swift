/// A persistent node of the view tree: it has identity, keeps state, and provides the render nodes of its view.
///
/// Nodes mirror the views' structure (tuples, conditionals, modifiers, bodies). Layout and drawing work on
/// `RenderNode`s; a node provides zero (`EmptyView`), one, or several of them (`Group`); see `appendItems`.
@MainActor
public class _Node {
    final var graph: ViewGraph { inputs.graph }
    final var parent: _Node? {
        get { inputs.parent }
        set { inputs.parent = newValue }
    }
    final let depth: Int
    /// Numbers nodes in creation order, so that nodes of equal depth are always evaluated in the same order.
    final let serial: Int
    final var inputs: _ViewInputs
    private(set) final var isDirty = false
    private(set) final var isAlive = true
    private var links = LinkSource<_Node>()

    init(_ inputs: _ViewInputs) {
        self.inputs = inputs
        depth = (inputs.parent?.depth ?? -1) + 1
        let state = inputs.graph.state
        state.counters.nodesCreated += 1
        serial = state.counters.nodesCreated
        state.nodes.count += 1
        if inputs.environment.isRightToLeft { state.hasRightToLeft = true }
    }

    /// A reference to the node for objects that may outlive it.
    final var link: Link<_Node> { links.link(to: self) }

    // MARK: Subclass responsibilities

    /// Appends the node's render nodes, in source order.
    func appendItems(to list: inout [RenderNode]) {}
    /// Whether the number of render nodes may change during the node's lifetime: below an `if`, a `ForEach`, an `AnyView`.
    var isDynamic: Bool { false }
    /// Calls `body` with each node directly below.
    func forEachChild(_ body: (_Node) -> Void) {}
    /// Whether the content below is waiting for a reader that is about to replace it.
    var isContentDue: Bool { false }
    /// The type of the node's view; nil for a node without a view of its own, such as a slot for one.
    var viewType: Any.Type? { nil }
    /// Brings the node up to date after `invalidate()`.
    func evaluate() {}
    /// Whether the node reads any of these environment keys itself.
    func readsEnvironment(_ keys: Set<EnvironmentKeyID>) -> Bool { false }
    /// The environment of the nodes below; the node's own unless overridden.
    func environmentForChildren(_ environment: EnvironmentValues) -> EnvironmentValues { environment }
    /// Called when `inputs.environment` has a new value, before the nodes below receive theirs.
    func environmentDidChange() {}
    /// Called when the nodes below have received a changed environment.
    func environmentDidReachChildren() {}
    /// The values that a transition sets for the node, over those from its parent.
    final var environmentOverlay: EnvironmentOverlay?
    /// Called once when the node is removed from the tree.
    func willDestroy() {}

    /// See `displayDidChange()`.
    final var displayStamp = DisplayStamp()

    /// Notes that the drawing at or below the node may have changed.
    final func displayDidChange() {
        let state = graph.state
        // The ancestors of a destroyed node may be gone.
        guard isAlive else {
            state.needsDisplay = true
            return
        }
        state.displayDidChange(at: self) { $0.parent }
    }

    // MARK: Graph operations

    /// Requests a call of `evaluate()` in the next update.
    final func invalidate() {
        guard !isDirty, isAlive else { return }
        isDirty = true
        graph.enqueueDirty(self)
    }

    /// Evaluates a dirty node.
    final func evaluateIfDirty() {
        guard isDirty, isAlive else { return }
        isDirty = false
        evaluate()
    }

    /// Marks the node as up to date: its parent has just given it a new view.
    final func markClean() { isDirty = false }

    /// The node's render nodes.
    final var items: [RenderNode] {
        var list: [RenderNode] = []
        appendItems(to: &list)
        return list
    }

    /// Notifies the ancestors, up to the container, that `items` has changed.
    func itemsDidChange() { parent?.itemsDidChange() }

    /// Passes a changed environment down; nodes that read one of `keys` are marked for evaluation.
    final func setEnvironment(_ environment: EnvironmentValues, changed keys: Set<EnvironmentKeyID>) {
        guard let environmentOverlay else { return replaceEnvironment(environment, changed: keys) }
        environmentOverlay.base = environment
        refreshEnvironment()
    }

    /// Updates the environment after a change of its overlay.
    final func refreshEnvironment() {
        guard isAlive, let environmentOverlay else { return }
        let environment = environmentOverlay.environment
        let changed = environment.differences(from: inputs.environment)
        if !changed.isEmpty { replaceEnvironment(environment, changed: changed) }
    }

    private func replaceEnvironment(_ environment: EnvironmentValues, changed keys: Set<EnvironmentKeyID>) {
        let oldForChildren = environmentForChildren(inputs.environment)
        inputs.environment = environment
        if environment.isRightToLeft { graph.state.hasRightToLeft = true }
        environmentDidChange()
        displayDidChange()
        if keys.contains(EnvironmentKeyID(LayoutDirectionKey.self)) { graph.setNeedsFullLayout() }
        if readsEnvironment(keys) { invalidate() }
        let forChildren = environmentForChildren(environment)
        let changedForChildren = forChildren.differences(from: oldForChildren, among: keys)
        if !changedForChildren.isEmpty { forEachChild { $0.setEnvironment(forChildren, changed: changedForChildren) } }
        environmentDidReachChildren()
    }

    /// The running update's transaction as seen by this node.
    final var transaction: Transaction { graph.transaction(in: inputs.transactionScope) }

    final func destroy() {
        guard isAlive else { return }
        isAlive = false
        isDirty = false
        graph.state.nodes.count -= 1
        willDestroy()
        forEachChild { $0.destroy() }
    }

    /// Whether the node may be evaluated along with the rest below `ancestor` (anywhere, if nil): no reader in between still has to decide
    /// whether the node stays.
    final func isReady(inside ancestor: _Node?) -> Bool {
        var node = self
        while node !== ancestor {
            guard !node.isContentDue else { return false }
            guard node.depth > ancestor?.depth ?? -1, let parent = node.parent else { return ancestor == nil }
            node = parent
        }
        return true
    }
}

extension _Node: DisplayStamped {}

/// The node of a view of type `V`.
@MainActor
public class _ViewNode<V: View>: _Node {
    /// Gives the node the next value of its view; the node, and so the view's identity, stays the same.
    func update(_ view: V) {}
    final override var viewType: Any.Type? { V.self }
}
