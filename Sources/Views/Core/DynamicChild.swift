/// One of the views that a dynamic place shows: with the render nodes around it that let it come and go.
@MainActor
final class DynamicChild<Node: _Node> {
    let node: Node
    private unowned let owner: _Node
    /// Whether the view comes while its place is there already, so that its coming may be animated.
    private let isEntering: Bool
    private var wrappers: [(inner: RenderNode, outer: TransitionRenderNode)] = []
    private(set) var isLeaving = false
    private var leavingCount = 0

    init(_ node: Node, owner: _Node, isEntering: Bool) {
        self.node = node
        self.owner = owner
        self.isEntering = isEntering
    }

    func appendItems(to list: inout [RenderNode]) {
        let items = node.items
        if wrappers.count != items.count || !zip(wrappers, items).allSatisfy({ $0.inner === $1 }) {
            var old: [ObjectIdentifier: TransitionRenderNode] = [:]
            for (inner, outer) in wrappers { old[ObjectIdentifier(inner)] = outer }
            let isFirst = wrappers.isEmpty
            wrappers = items.map { item in
                if let outer = old[ObjectIdentifier(item)] { return (item, outer) }
                let outer = TransitionRenderNode(owner: owner, child: item)
                if isFirst, isEntering { outer.enter() }
                return (item, outer)
            }
        }
        for wrapper in wrappers { list.append(wrapper.outer) }
    }

    /// Begins to go.
    ///
    /// - Parameter onEnd: called when the view has gone, unless it had come back before.
    /// - Returns: whether it is still to be seen for a while; if not, it must be destroyed now.
    func leave(onEnd: @escaping () -> Void) -> Bool {
        leavingCount = 0
        for (_, outer) in wrappers where !outer.isLeaving {
            let isSeen = outer.leave { [weak self] in
                guard let self, isLeaving else { return }
                leavingCount -= 1
                if leavingCount == 0 { onEnd() }
            }
            if isSeen { leavingCount += 1 }
        }
        isLeaving = leavingCount > 0
        return isLeaving
    }

    /// Takes the view back.
    func comeBack() {
        isLeaving = false
        for (_, outer) in wrappers { outer.comeBack() }
    }
}
