/// Views made from the elements of a collection. Each view has the identity of its element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    package let id: (Data.Element) -> ID

    package init(data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID) {
        self.data = data
        self.content = content
        self.id = id
    }
}

extension ForEach where Content: View {
    /// Creates views for elements identified by the key path `id`.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        guard Data.Element.self is any AnyBinding.Type else {
            self.init(data: data, content: content, id: { $0[keyPath: id] })
            return
        }
        self.init(data: data, content: { content(tied($0) { $0[keyPath: id] }) }, id: { $0[keyPath: id] })
    }

    /// Creates views for bindings to the elements of a binding's collection, identified by the key path `id`.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, Binding<C.Element>)>, C.Index: Hashable {
        let elements = data.wrappedValue
        self.init(
            // The collection may change before the views are made anew.
            data: elements.indices.lazy.map { ($0, Binding(data, at: $0, last: elements[$0])) },
            content: { content(tied($0.1) { $0.wrappedValue[keyPath: id] }) }, id: { elements[$0.0][keyPath: id] })
    }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates views for identifiable elements.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: \.id)
    }
}

extension ForEach where Content: View {
    /// Creates views for bindings to the identifiable elements of a binding's collection.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, Binding<C.Element>)>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable {
        self.init(data, id: \.id, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Creates views for the numbers of a range. Each number is its own identity.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

extension ForEach where Data == ClosedRange<Int>, ID == Int, Content: View {
    /// Creates views for the numbers of a range that includes its upper bound. Each number is its own identity.
    @_disfavoredOverload
    public init(_ data: ClosedRange<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

extension ForEach: View where Content: View {
    public var body: Never { fatalError("ForEach has no body") }
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        guard view.data is any DeferredElements else { return ForEachNode(view, inputs) }
        return ContentNode(view, inputs) { view in
            (view.data as? any DeferredElements)?.view(view.content) ?? AnyView(EmptyView())
        }
    }
}

/// A collection whose elements are known only where they are shown.
protocol DeferredElements {
    /// Returns the view that shows `content` for each element.
    @MainActor func view<Element, Content: View>(_ content: @escaping (Element) -> Content) -> AnyView
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode<ForEach<Data, ID, Content>>, ElementOwner, IdentityPlace {
    /// An element's identity. Repeated ids are distinguished by their number of occurrence, after a warning.
    private struct Slot: Hashable {
        let id: ID
        let occurrence: Int
    }
    /// The current view for one element.
    private struct Element {
        let slot: Slot
        let content: Content
    }
    private struct Entry {
        let slot: Slot
        let child: DynamicChild<_ViewNode<Content>>
    }
    private var view: ForEach<Data, ID, Content>
    /// The shown children: live views in source order, and removed ones at their former positions while their removal is animated.
    private var entries: [Entry] = []
    private var isFirst = true
    private let tracker = Tracker()
    /// The elements that have views, in a lazy container; nil for all elements.
    private var window: LazyWindow?
    private var isFollowing = false
    /// Whether elements got no views because the graph had too many nodes.
    private var isIncomplete = false {
        didSet { if isIncomplete != oldValue { graph.state.nodes.incompleteCollections += isIncomplete ? 1 : -1 } }
    }

    init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
        tracker.target = self
        evaluate()
    }

    /// The elements that have views.
    private var shownElements: Data.SubSequence {
        guard let lazy = inputs.lazy else { return view.data[...] }
        let count = view.data.count
        if window == nil, count > LazyWindow.chunk {
            window = LazyWindow(owner: self, axis: lazy.axis, count: count) { [unowned self] in gapDidMove() }
            if !isFirst { itemsDidChange() }
        }
        guard let window else { return view.data[...] }
        window.setCount(count)
        let start = view.data.index(view.data.startIndex, offsetBy: window.range.lowerBound)
        return view.data[start..<view.data.index(start, offsetBy: window.range.count)]
    }

    /// Makes the views that scrolling has brought near, once all positions are known.
    private func gapDidMove() {
        guard !isFollowing else { return }
        isFollowing = true
        graph.enqueueAction { [weak self] in
            guard let self else { return }
            isFollowing = false
            guard isAlive, let window else { return }
            if window.follow(extent: extent) { windowDidMove() }
        }
    }

    /// The range along the lazy container's axis that the present views take.
    private var extent: ClosedRange<CGFloat>? {
        guard let first = entries.first?.child.node.items.first, let last = entries.last?.child.node.items.last else { return nil }
        let (start, end) = (outermost(first).absoluteFrame, outermost(last).absoluteFrame)
        return inputs.lazy?.axis == .horizontal
            ? start.minX...max(start.minX, end.maxX) : start.minY...max(start.minY, end.maxY)
    }

    /// The node around `item` that the container arranges.
    private func outermost(_ item: RenderNode) -> RenderNode {
        var node = item
        while let parent = node.parent, !(parent is ContainerRenderNode) { node = parent }
        return node
    }

    private func windowDidMove() {
        graph.willMutate(Transaction())
        movesWindow = true
        invalidate()
        itemsDidChange()
    }
    /// Whether views are made and removed because of scrolling rather than a change of the collection.
    private var movesWindow = false

    /// Makes the views around an element unless they exist.
    func realize(_ id: AnyHashable) -> Bool {
        guard let window, let wanted = id.base as? ID, let offset = view.data.enumerated().first(where: { view.id($0.element) == wanted })?.offset,
            window.jump(to: offset)
        else { return false }
        windowDidMove()
        return true
    }

    override func update(_ view: ForEach<Data, ID, Content>) {
        self.view = view
        markClean()
        evaluate()
    }

    override func evaluate() {
        let elements = tracker.track(in: graph) { currentElements() }
        defer {
            isFirst = false
            movesWindow = false
        }
        if entries.isEmpty {
            // The caller of this initializer asks for the items anyway.
            if !isFirst, !elements.isEmpty { itemsDidChange() }
            entries = makeEntries(elements)
        } else if hasPlaces(of: elements) {
            for index in elements.indices { entries[index].child.node.update(elements[index].content) }
        } else {
            rearrange(elements)
        }
    }

    /// Whether exactly these elements are shown in this order.
    private func hasPlaces(of elements: [Element]) -> Bool {
        guard entries.count == elements.count else { return false }
        for index in elements.indices where entries[index].child.isLeaving || entries[index].slot != elements[index].slot { return false }
        return true
    }

    /// Makes the views of elements, as many as the limit of nodes allows.
    private func makeEntries(_ elements: [Element]) -> [Entry] {
        var entries: [Entry] = []
        entries.reserveCapacity(elements.count)
        for element in elements where !graph.state.nodes.isExceeded { entries.append(makeEntry(element)) }
        isIncomplete = entries.count < elements.count
        return entries
    }

    private func makeEntry(_ element: Element) -> Entry {
        let child = DynamicChild<_ViewNode<Content>>(owner: self, isEntering: !isFirst && !movesWindow) { inputs in
            var inputs = inputs
            if Content.self == AnyView.self { inputs.lazy?.isErasedElement = true }
            return Content._makeNode(element.content, inputs)
        }
        return Entry(slot: element.slot, child: child)
    }

    /// Finds the existing views of `elements`, makes new ones, and removes the others.
    private func rearrange(_ elements: [Element]) {
        let formerLive = entries.lazy.filter { !$0.child.isLeaving }.map(\.slot)
        var isChanged = !formerLive.elementsEqual(elements.lazy.map(\.slot))
        var gone = Dictionary(uniqueKeysWithValues: entries.map { ($0.slot, $0.child) })
        var shown: [Entry] = []
        var leavesOut = false
        for element in elements {
            guard let child = gone.removeValue(forKey: element.slot) else {
                // The views that are about to go still count.
                if graph.state.nodes.isExceeded { leavesOut = true } else { shown.append(makeEntry(element)) }
                continue
            }
            if child.isLeaving { child.comeBack() }
            child.node.update(element.content)
            shown.append(Entry(slot: element.slot, child: child))
        }
        isIncomplete = leavesOut
        // In the order of the views, not of the dictionary, which differs between runs.
        for entry in entries where gone[entry.slot] != nil && !entry.child.isLeaving {
            let isSeen = !movesWindow && entry.child.leave(onEnd: { [weak self, weak child = entry.child] in self?.leavingDidEnd(child) })
            if !isSeen { entry.child.destroy() }
        }
        // A removed view keeps its position: behind its former predecessor.
        for (index, entry) in entries.enumerated() where entry.child.isLeaving {
            let place = entries[..<index].reversed().lazy.compactMap { earlier in shown.firstIndex { $0.child === earlier.child } }.first
            shown.insert(entry, at: place.map { $0 + 1 } ?? 0)
        }
        isChanged = isChanged || !shown.elementsEqual(entries) { $0.child === $1.child }
        entries = shown
        if isChanged { itemsDidChange() }
    }

    private func leavingDidEnd(_ child: DynamicChild<_ViewNode<Content>>?) {
        guard let child, let index = entries.firstIndex(where: { $0.child === child }) else { return }
        child.destroy()
        entries.remove(at: index)
        itemsDidChange()
    }

    private func currentElements() -> [Element] {
        let shown = shownElements
        var seen = Set<ID>(minimumCapacity: shown.count)
        var repeated: [ID: Int] = [:]
        return shown.map { element in
            let id = view.id(element)
            var occurrence = 0
            if !seen.insert(id).inserted {
                occurrence = repeated[id, default: 0] + 1
                repeated[id] = occurrence
                let name = String("\(id)".prefix(100))
                if occurrence == 1 { graph.warn("ForEach: the ID \(name) occurs multiple times within the collection, this will give undefined results") }
            }
            return Element(slot: Slot(id: id, occurrence: occurrence), content: view.content(element))
        }
    }

    func elementID(of child: _Node) -> AnyHashable? { entries.first { $0.child.node === child }.map { AnyHashable($0.slot.id) } }

    func elementIndex(of child: _Node) -> Int? {
        entries.lazy.filter { !$0.child.isLeaving }.firstIndex { $0.child.node === child }.map { $0 + (window?.range.lowerBound ?? 0) }
    }

    var identified: [(id: AnyHashable, node: _Node)] {
        entries.lazy.filter { !$0.child.isLeaving }.map { (AnyHashable($0.slot.id), $0.child.node) }
    }

    override func appendItems(to list: inout [RenderNode]) {
        guard let window else { return appendViews(to: &list) }
        window.appendItems(to: &list) { appendViews(to: &$0) }
    }

    private func appendViews(to list: inout [RenderNode]) {
        for entry in entries { entry.child.appendItems(to: &list) }
    }
    override var isDynamic: Bool { true }
    override func forEachChild(_ body: (_Node) -> Void) {
        for entry in entries { entry.child.forEachNode(body) }
    }
    override func willDestroy() {
        tracker.reset()
        isIncomplete = false
    }
}
