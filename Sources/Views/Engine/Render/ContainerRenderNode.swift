/// A type-erased layout together with its animated data.
@MainActor
protocol ErasedLayout: AnyObject {
    /// The layout's final value.
    var value: Any { get }
    /// Creates a container that applies the layout to these children.
    func makeContainer(children: [any LayoutElement], node: ContainerRenderNode) -> any LayoutContainer
    /// Returns the layout at its present value with a new cache, for a cache check; it places no children.
    func freshContainer(children: [any LayoutElement]) -> any LayoutContainer
    /// Passes the value of `self`, a newer layout, to `current`; returns false if the types differ. Sets `changed` if the values differ.
    func replaceValue(of current: any ErasedLayout, in node: _Node, changed: inout Bool) -> Bool
}

/// A layout with animation: its data moves from one value to the next, and each step is laid out again.
@MainActor
final class AnimatedLayout<L: Layout>: ErasedLayout {
    private var property: AnimatedProperty<L>
    private var box: LayoutBox<L>?
    private var node: Link<RenderNode>?

    init(_ layout: L) { property = AnimatedProperty(layout) }

    var value: Any { property.model }

    func makeContainer(children: [any LayoutElement], node: ContainerRenderNode) -> any LayoutContainer {
        let box = LayoutBox(property.presented, children: children)
        self.box = box
        self.node = node.link
        return box
    }

    func freshContainer(children: [any LayoutElement]) -> any LayoutContainer { LayoutBox(property.presented, children: children) }

    func replaceValue(of current: any ErasedLayout, in node: _Node, changed: inout Bool) -> Bool {
        guard let current = current as? AnimatedLayout<L> else { return false }
        changed = !FieldComparison.areEqual(current.property.model, property.model)
        if changed {
            current.property.set(property.model, in: node) { [weak current] in current?.dataDidMove() }
            current.dataDidMove()
        }
        return true
    }

    private func dataDidMove() {
        box?.layout = property.presented
        node?.object?.invalidateLayout()
    }
}

/// A node that arranges any number of children.
class ContainerRenderNode: RenderNode {
    private(set) var children: [RenderNode] = []
    /// Views being removed: they keep their positions, behind the others.
    private var leaving: [RenderNode] = []
    private var layout: any ErasedLayout
    private var container: (any LayoutContainer)!
    /// Whether the layout's cache holds results from before a child changed.
    private var isCacheStale = false
    private var isDynamic = false
    /// The cached display items, valid until something at or below the node changes.
    private var keptItems: DisplayListBuilder.Items?
    /// Evaluated for listings only.
    private let title: () -> String
    override var name: String { title() }
    override var inspectedValue: Any? { layout.value }

    init(owner: _Node, name: @escaping () -> String, layout: any ErasedLayout) {
        self.layout = layout
        title = name
        super.init(owner: owner)
        container = layout.makeContainer(children: [], node: self)
    }

    override var stackOrientationForChildren: Axis?? { .some(container.layoutProperties.stackOrientation) }

    func setChildren(_ newChildren: [RenderNode], isDynamic: Bool) {
        self.isDynamic = isDynamic
        leaving = newChildren.filter { $0.isLeaving }
        let live = leaving.isEmpty ? newChildren : newChildren.filter { !$0.isLeaving }
        displayDidChange()
        guard !live.elementsEqual(children, by: ===) else { return }
        children = live
        for child in live { adopt(child) }
        invalidateLayout()
        preferencesDidChange()
        container.setChildren(live)
        isCacheStale = false
    }

    func setLayout(_ newLayout: any ErasedLayout) {
        var changed = false
        if newLayout.replaceValue(of: layout, in: owner, changed: &changed) { return changed ? invalidateLayout() : () }
        layout = newLayout
        container = layout.makeContainer(children: children, node: self)
        invalidateLayout()
    }

    override func layoutWasInvalidated() { isCacheStale = true }

    /// The layout with a valid cache.
    private var current: any LayoutContainer {
        if isCacheStale {
            isCacheStale = false
            container.childrenDidChange()
        }
        return container
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { current.sizeThatFits(proposal) }
    override func placeChildren() { current.place(at: viewSize) }
    override func freshSize(_ proposal: ProposedViewSize) -> CGSize? { layout.freshContainer(children: children).sizeThatFits(proposal) }

    /// For `CacheCheck`: whether the cached items differ from the items that would be made now.
    var keepsStaleItems: Bool {
        guard let keptItems else { return false }
        let builder = DisplayListBuilder(time: graph.time, reusesItems: false, effects: keptItems.effects)
        return builder.finished { displayChildren(&$0) }.items != keptItems.items
    }

    override func forEachChild(_ body: (RenderNode) -> Void) { children.forEach(body) }

    override func commitChildren() {
        super.commitChildren()
        for child in leaving { child.commitWhereItIs() }
    }

    override var isMarkedBelow: Bool { super.isMarkedBelow || leaving.contains(where: \.needsCommit) }

    override func computeExplicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
        guard graphState.mayHaveExplicitGuides(for: key) else { return nil }
        // A stack of one static child behaves like the child itself (Documentation/Semantics/Layout.md#single-child).
        if let child = children.first, children.count == 1, !isDynamic, container.layoutProperties.stackOrientation != nil {
            let placement = current.placements(at: size)[0]
            let childSize = ViewSize(child.sizeThatFits(placement.proposal), proposal: placement.proposal)
            return child.explicitAlignment(key, at: childSize).map { $0 + placement.origin[key.axis] }
        }
        return current.explicitAlignment(key, at: size)
    }

    // Cached because each enclosing stack asks for it to compute its own spacing: nested stacks would ask 3ⁿ times.
    override var layoutSpacing: ViewSpacing { rememberedSpacing { current.spacing() } }

    override func canProduce<K: PreferenceKey>(_ key: K.Type) -> Bool { isDynamic || super.canProduce(key) }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        var result: K.Value?
        // In a dynamic list, values are combined in display order (Documentation/Semantics/Preferences.md#combining).
        for child in isDynamic ? displayOrder : children { Self.combine(key, &result) { child.preference(key) } }
        return result
    }

    /// The children from back to front.
    private var displayOrder: [RenderNode] { displayOrder(children) }

    private func displayOrder(_ nodes: [RenderNode]) -> [RenderNode] {
        guard graphState.hasLevels, nodes.contains(where: { $0.zIndex != 0 }) else { return nodes }
        let levels = nodes.map(\.zIndex)
        return nodes.indices.sorted { (levels[$0], $0) < (levels[$1], $1) }.map { nodes[$0] }
    }

    override func display(_ builder: inout DisplayListBuilder) {
        guard builder.reusesItems else { return displayChildren(&builder) }
        // A moving effect around the node changes the items inside without marking the node as changed.
        let latest = max(displayStamp.generation, owner.displayStamp.generation, graphState.latestFullChange)
        let isTraceable = !graphState.showsForeignNodes && !owner.inputs.showsForeignNodes
        let isUnchanged = latest < graphState.displayGeneration && effect == nil && isTraceable
        guard isUnchanged else {
            keptItems = nil
            return displayChildren(&builder)
        }
        // Cached from the second list on: a still has no use for a cache, nor does a container that changes in every frame.
        // Items kept with other effects around them are made again.
        let items = keptItems.flatMap { builder.areFinished($0) ? $0 : nil } ?? builder.finished { displayChildren(&$0) }
        keptItems = items
        builder.addFinished(items)
    }

    private func displayChildren(_ builder: inout DisplayListBuilder) {
        // A view being removed lies behind the live views of its level (Documentation/Semantics/Animation.md#transitions).
        for child in displayOrder(leaving.isEmpty ? children : leaving + children) { child.paint(&builder) }
    }

    override func hitTest(_ point: CGPoint) -> [RenderNode] {
        for child in displayOrder.reversed() {
            let path = child.hitTest(point)
            if !path.isEmpty { return path + [self] }
        }
        return []
    }
}
