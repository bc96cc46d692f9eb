/// One of the views that a dynamic place shows: with the render nodes around it that let it come and go.
@MainActor
final class DynamicChild<Node: _Node> {
    let node: Node
    private unowned let owner: _Node
    /// Whether the view comes while its place is there already, so that its coming may be animated.
    private let isEntering: Bool
    private var wrappers: [(inner: RenderNode, outer: TransitionRenderNode)] = []
    private(set) var isLeaving = false
    /// Counts, so that the end of a departure that was called off is told from that of a later one.
    private var departures = 0

    /// The transaction of the view's content while it comes or goes.
    private let change: TransitionChange

    /// - Parameter make: makes the view's node.
    init(owner: _Node, isEntering: Bool, make: (_ViewInputs) -> Node) {
        self.owner = owner
        self.isEntering = isEntering
        var inputs = owner.inputs.child(of: owner)
        change = TransitionChange(in: inputs)
        inputs.transactionScope = change
        node = make(inputs)
    }

    /// Calls `body` with the view's node, and with those of what its transition puts around it.
    func forEachNode(_ body: (_Node) -> Void) {
        body(node)
        for (_, outer) in wrappers { outer.layers.forEach(body) }
    }

    func destroy() { forEachNode { $0.destroy() } }

    func appendItems(to list: inout [RenderNode]) {
        let items = node.items
        if wrappers.isEmpty {
            wrappers = items.map { ($0, makeWrapper(around: $0, isEntering: isEntering)) }
        } else if wrappers.count != items.count || !zip(wrappers, items).allSatisfy({ $0.inner === $1 }) {
            let former = wrappers
            var old: [ObjectIdentifier: TransitionRenderNode] = [:]
            for (inner, outer) in former { old[ObjectIdentifier(inner)] = outer }
            wrappers = items.map { item in
                if let outer = old.removeValue(forKey: ObjectIdentifier(item)) { return (item, outer) }
                return (item, makeWrapper(around: item, isEntering: false))
            }
            for (inner, outer) in former where old[ObjectIdentifier(inner)] != nil {
                for layer in outer.layers { layer.destroy() }
            }
        }
        for wrapper in wrappers { list.append(wrapper.outer) }
    }

    private func makeWrapper(around item: RenderNode, isEntering: Bool) -> TransitionRenderNode {
        let wrapper = TransitionRenderNode(owner: owner, child: item, change: change)
        wrapper.enter(isEntering: isEntering)
        return wrapper
    }

    /// Begins to go.
    ///
    /// - Parameter onEnd: called when the view has gone, unless it had come back before.
    /// - Returns: whether it is still to be seen for a while; if not, it must be destroyed now.
    func leave(onEnd: @escaping () -> Void) -> Bool {
        departures += 1
        let departure = departures
        var isSeen = false
        let completion = AnimationCompletion(criteria: .removed) { [weak self] in
            if let self, isLeaving, departures == departure { onEnd() }
        }
        for (_, outer) in wrappers where outer.leave(completion) { isSeen = true }
        isLeaving = isSeen
        return isLeaving
    }

    /// Takes the view back.
    func comeBack() {
        isLeaving = false
        for (_, outer) in wrappers { outer.comeBack() }
    }
}
