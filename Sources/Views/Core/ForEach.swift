/// Views made from the elements of a collection, each with the identity of its element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
}

extension ForEach where Content: View {
    /// Elements whose identity is at `id`.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    /// Bindings to the elements of a binding's collection, with the identity at `id`.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, Binding<C.Element>)>, C.Index: Hashable {
        let indices = data.wrappedValue.indices
        self.init(
            data: indices.lazy.map { index in
                (index, Binding(get: { data.wrappedValue[index] }, set: { data.wrappedValue[index] = $0 }))
            },
            content: { content($0.1) }, id: { $0.1.wrappedValue[keyPath: id] })
    }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Elements that know their identity.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: \.id)
    }
}

extension ForEach where Content: View {
    /// Bindings to identifiable elements of a binding's collection.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, Binding<C.Element>)>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable {
        self.init(data, id: \.id, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// The numbers of a range, each its own identity.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

extension ForEach: View where Content: View {
    public var body: Never { fatalError("ForEach has no body") }
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> { ForEachNode(view, inputs) }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode<ForEach<Data, ID, Content>>, ElementOwner, IdentityPlace {
    /// An element's identity; an id that occurs again is told apart by counting, after a warning.
    private struct Slot: Hashable {
        let id: ID
        let occurrence: Int
    }
    private var view: ForEach<Data, ID, Content>
    private var order: [Slot] = []
    private var children: [Slot: DynamicChild<_ViewNode<Content>>] = [:]
    private var isFirst = true
    private let tracker = Tracker()

    init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
        tracker.target = self
        evaluate()
    }

    override func update(_ view: ForEach<Data, ID, Content>) {
        self.view = view
        markClean()
        evaluate()
    }

    override func evaluate() {
        let contents = tracker.track(in: graph) { slots() }
        let newOrder = contents.map(\.slot)
        var gone = children
        for (slot, content) in contents {
            if let child = gone.removeValue(forKey: slot) {
                if child.isLeaving { child.comeBack() }
                child.node.update(content)
            } else {
                children[slot] = DynamicChild(owner: self, isEntering: !isFirst) { Content._makeNode(content, $0) }
            }
        }
        isFirst = false
        // In the order of the views, not of the dictionary, which differs from run to run.
        for slot in order {
            guard let child = gone[slot], !child.isLeaving else { continue }
            if !child.leave(onEnd: { [weak self, weak child] in self?.leavingDidEnd(slot, child) }) { drop(slot, child) }
        }
        // Where a view was it goes: behind the one that it stood behind.
        let shown = withLeaving(newOrder)
        if shown != order || newOrder != liveOrder {
            order = shown
            liveOrder = newOrder
            itemsDidChange()
        }
    }

    /// The slots of live views.
    private var liveOrder: [Slot] = []

    /// The live views' slots, and those of leaving ones after the slot that they stood after.
    private func withLeaving(_ live: [Slot]) -> [Slot] {
        var result = live
        for (index, slot) in order.enumerated() where children[slot]?.isLeaving == true {
            let place = order[..<index].reversed().lazy.compactMap { result.firstIndex(of: $0) }.first
            result.insert(slot, at: place.map { $0 + 1 } ?? 0)
        }
        return result
    }

    private func leavingDidEnd(_ slot: Slot, _ child: DynamicChild<_ViewNode<Content>>?) {
        guard let child, children[slot] === child else { return }
        drop(slot, child)
        order.removeAll { $0 == slot }
        itemsDidChange()
    }

    private func drop(_ slot: Slot, _ child: DynamicChild<_ViewNode<Content>>) {
        child.destroy()
        children[slot] = nil
    }

    private func slots() -> [(slot: Slot, content: Content)] {
        var seen: [ID: Int] = [:]
        return view.data.map { element in
            let id = view.id(element)
            let occurrence = seen[id, default: 0]
            seen[id] = occurrence + 1
            if occurrence == 1 { graph.warn("ForEach: the ID \(id) occurs multiple times within the collection, this will give undefined results") }
            return (Slot(id: id, occurrence: occurrence), view.content(element))
        }
    }

    func elementID(of child: _Node) -> AnyHashable? { children.first { $0.value.node === child }.map { AnyHashable($0.key.id) } }

    var identified: [(id: AnyHashable, node: _Node)] {
        liveOrder.compactMap { slot in children[slot].map { (AnyHashable(slot.id), $0.node) } }
    }

    override func appendItems(to list: inout [RenderNode]) {
        for slot in order { children[slot]?.appendItems(to: &list) }
    }
    override var isDynamic: Bool { true }
    override func forEachChild(_ body: (_Node) -> Void) {
        for slot in order { children[slot]?.forEachNode(body) }
    }
    override func willDestroy() { tracker.reset() }
}
