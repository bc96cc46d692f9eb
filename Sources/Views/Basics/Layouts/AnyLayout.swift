/// A layout of any type. Views keep their identity and state, and move, when it changes to a layout of another type.
public struct AnyLayout: Layout {
    fileprivate let storage: any ErasedAnyLayout

    public init<L: Layout>(_ layout: L) { storage = (layout as? AnyLayout)?.storage ?? AnyLayoutBox(layout: layout) }

    /// The cache of the wrapped layout.
    public struct Cache {
        fileprivate var value: Any
        fileprivate let type: ObjectIdentifier
    }

    public typealias AnimatableData = _AnyAnimatableData

    public var animatableData: _AnyAnimatableData {
        get { storage.data }
        set { self = storage.moved(to: newValue) }
    }

    public func makeCache(subviews: Subviews) -> Cache { storage.makeCache(subviews) }
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { storage.updateCache(&cache, subviews) }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { storage.spacing(subviews, &cache) }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        storage.sizeThatFits(proposal, subviews, &cache)
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        storage.placeSubviews(bounds, proposal, subviews, &cache)
    }
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { storage.explicitAlignment(guide, bounds, proposal, subviews, &cache) }
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { storage.explicitAlignment(guide, bounds, proposal, subviews, &cache) }

    /// Arranges the views of `content` with the wrapped layout.
    @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        AnyLayoutContainer(layout: self, content: content())
    }
}

/// The view that `AnyLayout` creates. Its container holds the wrapped layout itself, so that spacers and dividers know its axis.
private struct AnyLayoutContainer<Content: View>: PrimitiveView {
    let layout: AnyLayout
    let content: Content

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        inputs.graph.state.hasExplicitGuides = true
        return ContainerNode(view, inputs, name: { "AnyLayout" }, layout: { $0.layout.storage.animated() }, content: { $0.content })
    }
}

private protocol ErasedAnyLayout {
    @MainActor func animated() -> any ErasedLayout
    typealias Subviews = LayoutSubviews
    var data: _AnyAnimatableData { get }
    func moved(to data: _AnyAnimatableData) -> AnyLayout
    func makeCache(_ subviews: Subviews) -> AnyLayout.Cache
    func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: Subviews)
    func spacing(_ subviews: Subviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing
    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyLayout.Cache) -> CGSize
    func placeSubviews(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyLayout.Cache)
    func explicitAlignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyLayout.Cache
    ) -> CGFloat?
    func explicitAlignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyLayout.Cache
    ) -> CGFloat?
}

private struct AnyLayoutBox<L: Layout>: ErasedAnyLayout {
    let layout: L

    var data: _AnyAnimatableData { _AnyAnimatableData(layout.animatableData, of: L.self) }
    func moved(to data: _AnyAnimatableData) -> AnyLayout {
        guard let value = data.value(L.AnimatableData.self, of: L.self) else { return AnyLayout(layout) }
        var copy = layout
        copy.animatableData = value
        return AnyLayout(copy)
    }
    @MainActor func animated() -> any ErasedLayout { AnimatedLayout(layout) }

    func makeCache(_ subviews: Subviews) -> AnyLayout.Cache {
        AnyLayout.Cache(value: layout.makeCache(subviews: subviews), type: ObjectIdentifier(L.self))
    }
    func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: Subviews) {
        guard cache.type == ObjectIdentifier(L.self) else {
            cache = makeCache(subviews)
            return
        }
        with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }
    /// Calls `body` with the layout's own cache; a cache of another layout is replaced first.
    private func with<T>(_ cache: inout AnyLayout.Cache, _ subviews: Subviews, _ body: (inout L.Cache) -> T) -> T {
        if cache.type != ObjectIdentifier(L.self) { cache = makeCache(subviews) }
        var own = (cache.value as? L.Cache) ?? layout.makeCache(subviews: subviews)
        defer { cache.value = own }
        return body(&own)
    }
    func spacing(_ subviews: Subviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing {
        with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyLayout.Cache) -> CGSize {
        with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }
    func placeSubviews(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyLayout.Cache) {
        with(&cache, subviews) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }
    func explicitAlignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyLayout.Cache
    ) -> CGFloat? {
        with(&cache, subviews) { layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }
    func explicitAlignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyLayout.Cache
    ) -> CGFloat? {
        with(&cache, subviews) { layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }
}
