/// One of the views that a dynamic node shows, with the render nodes around it that animate its insertion and removal.
@MainActor
final class DynamicChild<Node: _Node> {
    let node: Node
    private unowned let owner: _Node
    /// Whether the view is inserted into an existing node, so that its insertion may be animated.
    private let isEntering: Bool
    /// The nodes around the view's render nodes; views that are themselves inserted and removed below keep their own.
    private var wrappers: [TransitionRenderNode] = []
    private(set) var isLeaving = false
    /// Counts removals, so that the end of a reverted removal isn't taken for the end of a later one.
    private var departures = 0

    /// The transaction for the view's content while it is inserted or removed.
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

    /// Calls `body` with the view's node and with the nodes that its transition adds around it.
    func forEachNode(_ body: (_Node) -> Void) {
        body(node)
        for wrapper in wrappers where wrapper.isOwned(by: owner) { wrapper.layers.forEach(body) }
    }

    func destroy() { forEachNode { $0.destroy() } }

    func appendItems(to list: inout [RenderNode]) {
        // Append the view's items, then replace each with the render node around it.
        let start = list.count
        node.appendItems(to: &list)
        let isSame = wrappers.count == list.count - start && wrappers.indices.allSatisfy { wrappers[$0].shows(list[start + $0]) }
        if !isSame { wrap(list[start...]) }
        for index in wrappers.indices { list[start + index] = wrappers[index] }
    }

    private func wrap(_ items: ArraySlice<RenderNode>) {
        if wrappers.isEmpty {
            wrappers = items.map { wrapper(around: $0, isEntering: isEntering) }
            return
        }
        let former = wrappers
        var old: [ObjectIdentifier: TransitionRenderNode] = [:]
        for wrapper in former where wrapper.isOwned(by: owner) { old[ObjectIdentifier(wrapper.item)] = wrapper }
        wrappers = items.map { old.removeValue(forKey: ObjectIdentifier($0)) ?? wrapper(around: $0, isEntering: false) }
        for wrapper in former where wrapper.isOwned(by: owner) && old[ObjectIdentifier(wrapper.item)] != nil {
            for layer in wrapper.layers { layer.destroy() }
        }
    }

    private func wrapper(around item: RenderNode, isEntering: Bool) -> TransitionRenderNode {
        let wrapper = item as? TransitionRenderNode ?? TransitionRenderNode(owner: owner, child: item, content: node, change: change)
        wrapper.willEnter(isEntering: isEntering, in: owner)
        return wrapper
    }

    /// Begins the removal.
    ///
    /// - Parameter onEnd: called when the view is gone, unless the removal was reverted.
    /// - Returns: whether the view stays visible for a while; if not, it must be destroyed immediately.
    func leave(onEnd: @escaping () -> Void) -> Bool {
        departures += 1
        let departure = departures
        var isSeen = false
        let completion = AnimationCompletion(criteria: .removed) { [weak self] in
            if let self, isLeaving, departures == departure { onEnd() }
        }
        for wrapper in wrappers where wrapper.leave(with: ObjectIdentifier(self), in: owner.transaction, completion) { isSeen = true }
        isLeaving = isSeen
        return isLeaving
    }

    /// Reverts the removal.
    func comeBack() {
        isLeaving = false
        for wrapper in wrappers { wrapper.comeBack(with: ObjectIdentifier(self), in: owner.transaction) }
    }
}
