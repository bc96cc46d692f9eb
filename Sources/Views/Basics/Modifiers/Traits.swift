/// Sets the view's priority for the space in a container.
struct _LayoutPriorityModifier: RenderModifier {
    let priority: Double

    func makeRenderNode(around child: RenderNode, owner: _Node) -> LayoutPriorityRenderNode {
        LayoutPriorityRenderNode(owner: owner, child: child, priority: priority)
    }
    func updateRenderNode(_ node: LayoutPriorityRenderNode) { node.setPriority(priority) }
}

final class LayoutPriorityRenderNode: WrapperRenderNode {
    private var priority: Double
    override var name: String { "layoutPriority" }
    // Of several priorities, the innermost one counts (Documentation/Semantics/Layout.md#values-for-containers).
    override var layoutPriority: Double { child.setsLayoutPriority ? child.layoutPriority : priority }
    override var setsLayoutPriority: Bool { true }

    init(owner: _Node, child: RenderNode, priority: Double) {
        self.priority = priority
        super.init(owner: owner, child: child)
    }

    func setPriority(_ new: Double) {
        guard new != priority else { return }
        priority = new
        invalidateLayout()
    }
}

/// Sets one of the view's alignment guides.
public struct _AlignmentWritingModifier: RenderModifier {
    let key: AlignmentKey
    let computeValue: (ViewDimensions) -> CGFloat

    func makeRenderNode(around child: RenderNode, owner: _Node) -> AlignmentGuideRenderNode {
        AlignmentGuideRenderNode(owner: owner, child: child, modifier: self)
    }
    func updateRenderNode(_ node: AlignmentGuideRenderNode) { node.setModifier(self) }
}

final class AlignmentGuideRenderNode: WrapperRenderNode {
    private var modifier: _AlignmentWritingModifier
    private let tracker = Tracker()
    override var name: String { "alignmentGuide" }

    init(owner: _Node, child: RenderNode, modifier: _AlignmentWritingModifier) {
        self.modifier = modifier
        super.init(owner: owner, child: child)
        graph.state.hasExplicitGuides = true
        // The closure may read its own state.
        tracker.onChange = { [weak self] in self?.invalidateLayout() }
    }

    func setModifier(_ modifier: _AlignmentWritingModifier) {
        self.modifier = modifier
        // Closures can't be compared, so the guide counts as changed.
        invalidateLayout()
    }

    override func computeExplicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
        guard key == modifier.key else { return super.computeExplicitAlignment(key, at: size) }
        // The closure sees the guides that were set further inside.
        return tracker.track(in: graph) { modifier.computeValue(ViewDimensions(child, size: size)) }
    }
}

extension View {
    /// Sets the view's priority for the space in a container; the default is 0.
    public func layoutPriority(_ value: Double) -> some View { modifier(_LayoutPriorityModifier(priority: value)) }
    /// Sets the view's level among its siblings: higher levels are in front. The default is 0.
    public func zIndex(_ value: Double) -> some View { modifier(TraitModifier<ZIndexKey>(value: value)) }
    /// Passes a value to the custom layout around the view.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View { modifier(TraitModifier<LayoutValueTrait<K>>(value: value)) }
    /// Sets a horizontal guide of the view; `d` has the view's size and the guides set further inside.
    public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
        modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
    }
    /// Sets a vertical guide of the view; `d` has the view's size and the guides set further inside.
    public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
        modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
    }
}
