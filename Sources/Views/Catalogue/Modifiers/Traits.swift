/// Passes information about the view to its container.
public struct _TraitModifier: RenderModifier {
    enum Trait {
        case layoutPriority(Double)
        case zIndex(Double)
    }
    let trait: Trait

    func makeRenderNode(around child: RenderNode, owner: _Node) -> TraitRenderNode { TraitRenderNode(owner: owner, child: child, trait: trait) }
    func updateRenderNode(_ node: TraitRenderNode) { node.setTrait(trait) }
}

final class TraitRenderNode: WrapperRenderNode {
    private var trait: _TraitModifier.Trait
    override var name: String {
        switch trait {
        case .layoutPriority: "layoutPriority"
        case .zIndex: "zIndex"
        }
    }

    init(owner: _Node, child: RenderNode, trait: _TraitModifier.Trait) {
        self.trait = trait
        super.init(owner: owner, child: child)
        if case .zIndex = trait { graphState.hasLevels = true }
    }

    func setTrait(_ new: _TraitModifier.Trait) {
        switch (trait, new) {
        case (.layoutPriority(let a), .layoutPriority(let b)) where a != b: invalidateLayout()
        case (.zIndex(let a), .zIndex(let b)) where a != b:
            displayDidChange()
            preferencesDidChange()
        default: break
        }
        trait = new
    }

    override var layoutPriority: Double { if case .layoutPriority(let value) = trait { value } else { child.layoutPriority } }
    override var zIndex: Double { if case .zIndex(let value) = trait { value } else { child.zIndex } }
}

/// Passes a value to the enclosing layout.
public struct _LayoutValueModifier<K: LayoutValueKey>: RenderModifier {
    let value: K.Value

    func makeRenderNode(around child: RenderNode, owner: _Node) -> LayoutValueRenderNode<K> {
        LayoutValueRenderNode(owner: owner, child: child, value: value)
    }
    func updateRenderNode(_ node: LayoutValueRenderNode<K>) { node.setValue(value) }
}

final class LayoutValueRenderNode<K: LayoutValueKey>: WrapperRenderNode {
    private var value: K.Value
    override var name: String { "layoutValue" }

    init(owner: _Node, child: RenderNode, value: K.Value) {
        self.value = value
        super.init(owner: owner, child: child)
    }

    func setValue(_ newValue: K.Value) {
        let isSame = FieldComparison.comparison(of: K.Value.self)(value, newValue)
        value = newValue
        if !isSame { invalidateLayout() }
    }

    override func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
        if key == K.self, let value = value as? Key.Value { return value }
        return super.layoutValue(key)
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
        // Closures can't be compared, so everything that uses the guide must query it again.
        invalidateLayout()
    }

    override func computeExplicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
        guard key == modifier.key else { return super.computeExplicitAlignment(key, at: size) }
        // The closure sees the guides set by inner modifiers.
        return tracker.track(in: graph) { modifier.computeValue(ViewDimensions(child, size: size)) }
    }
}

extension View {
    /// Sets the view's priority when a container distributes space; the default is 0.
    public func layoutPriority(_ value: Double) -> some View { modifier(_TraitModifier(trait: .layoutPriority(value))) }
    /// Sets the view's paint order among its siblings: higher values are in front. The default is 0.
    public func zIndex(_ value: Double) -> some View { modifier(_TraitModifier(trait: .zIndex(value))) }
    /// Passes a value to the enclosing custom layout.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View { modifier(_LayoutValueModifier<K>(value: value)) }
    /// Sets a horizontal guide of the view; `d` holds the view's size and the guides set by inner modifiers.
    public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
        modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
    }
    /// Sets a vertical guide of the view; `d` holds the view's size and the guides set by inner modifiers.
    public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
        modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
    }
}
