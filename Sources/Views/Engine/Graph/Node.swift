/// A place in the view tree that lasts: it has identity, keeps state, and says which render nodes it stands for.
///
/// Nodes mirror the views' structure (tuples, conditionals, modifiers, bodies). What is laid out and drawn are
/// `RenderNode`s; a node stands for none (`EmptyView`), one, or a list of them (`Group`), see `appendItems`.
@MainActor
public class _Node {
    final var graph: ViewGraph { inputs.graph }
    final var parent: _Node? {
        get { inputs.parent }
        set { inputs.parent = newValue }
    }
    let depth: Int
    /// Counts nodes in the order of their making, so that equally deep nodes are always evaluated in one order.
    let serial: Int
    var inputs: _ViewInputs
    private(set) var isDirty = false
    private(set) var isAlive = true
    private var links = LinkSource<_Node>()

    init(_ inputs: _ViewInputs) {
        self.inputs = inputs
        depth = (inputs.parent?.depth ?? -1) + 1
        let state = inputs.graph.state
        state.counters.nodesCreated += 1
        serial = state.counters.nodesCreated
        if inputs.environment.isRightToLeft { state.hasRightToLeft = true }
    }

    /// Refers to the node from what may outlive it.
    final var link: Link<_Node> { links.link(to: self) }

    // MARK: What subclasses say

    /// Appends the render nodes that the node stands for, in source order.
    func appendItems(to list: inout [RenderNode]) {}
    /// Whether the number of render nodes may change while the node lives: below an `if`, a `ForEach`, an `AnyView`.
    var isDynamic: Bool { false }
    /// Calls `body` with each node directly below.
    func forEachChild(_ body: (_Node) -> Void) {}
    /// Whether what lies below waits for a reader that has other content to give.
    var isContentDue: Bool { false }
    /// Brings the node up to date after `invalidate()`.
    func evaluate() {}
    /// Whether the node reads any of these environment keys itself.
    func readsEnvironment(_ keys: Set<EnvironmentKeyID>) -> Bool { false }
    /// The environment of the nodes below, where it differs from the node's own.
    func environmentForChildren(_ environment: EnvironmentValues) -> EnvironmentValues { environment }
    /// Called when `inputs.environment` has a new value, before the nodes below get theirs.
    func environmentDidChange() {}
    /// Called once when the node's place has gone.
    func willDestroy() {}

    /// See `displayDidChange()`.
    final var displayStamp = DisplayStamp()

    /// Notes that what is shown at or below the node may change.
    final func displayDidChange() {
        let state = graph.state
        // Above a node that is gone there may be nothing at all.
        guard isAlive else {
            state.needsDisplay = true
            return
        }
        state.displayDidChange(at: self) { $0.parent }
    }

    // MARK: What the graph does

    /// Asks for `evaluate()` in the next update.
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

    /// The render nodes that the node stands for.
    final var items: [RenderNode] {
        var list: [RenderNode] = []
        appendItems(to: &list)
        return list
    }

    /// Tells the nodes above, up to the container, that `items` has changed.
    func itemsDidChange() { parent?.itemsDidChange() }

    /// Hands a changed environment down; nodes that read one of `keys` are marked for evaluation.
    final func setEnvironment(_ environment: EnvironmentValues, changed keys: Set<EnvironmentKeyID>) {
        let oldForChildren = environmentForChildren(inputs.environment)
        inputs.environment = environment
        if environment.isRightToLeft { graph.state.hasRightToLeft = true }
        environmentDidChange()
        displayDidChange()
        if keys.contains(EnvironmentKeyID(LayoutDirectionKey.self)) { graph.setNeedsFullLayout() }
        if readsEnvironment(keys) { invalidate() }
        let forChildren = environmentForChildren(environment)
        let changedForChildren = forChildren.differences(from: oldForChildren, among: keys)
        guard !changedForChildren.isEmpty else { return }
        forEachChild { $0.setEnvironment(forChildren, changed: changedForChildren) }
    }

    /// The transaction of the running update as it is seen at this place.
    final var transaction: Transaction { graph.transaction(in: inputs.transactionScope) }

    final func destroy() {
        guard isAlive else { return }
        isAlive = false
        isDirty = false
        willDestroy()
        forEachChild { $0.destroy() }
    }

    /// Whether the node may be evaluated with what lies below `ancestor` (anywhere, if nil): no reader between has to say first
    /// whether the node will stay.
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
    /// Gives the node the next value of its view; the place, and so the identity, stays.
    func update(_ view: V) {}
}
