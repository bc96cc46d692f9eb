/// The values that a lazy container passes to the collections of views directly inside it.
struct LazyScope {
    /// The axis along which views follow one another.
    let axis: Axis
    /// Turns the environment of a list's rows into that of views inside one row; nil outside of lists.
    var enterRow: ((inout EnvironmentValues) -> Void)?
    /// Whether the view is an element of a `ForEach` whose type is known only at run time; a list then makes one row for it.
    var isErasedElement = false
}

/// An element of a list whose type is known only at run time: one row, in which several views are stacked.
///
/// Source: the pictures of `List { ForEach(…) { AnyView(Section { … }) } }` in Documentation/Semantics/Controls.md#lists.
final class ErasedRowNode: _ViewNode<AnyView> {
    private let enterRow: (inout EnvironmentValues) -> Void
    private var slot: ContentSlot!

    init(_ view: AnyView, _ inputs: _ViewInputs, enterRow: @escaping (inout EnvironmentValues) -> Void) {
        self.enterRow = enterRow
        super.init(inputs)
        var inner = inputs.child(of: self)
        inner.lazy = nil
        enterRow(&inner.environment)
        slot = ContentSlot(inner, stacking: .vertical)
        slot.setContent(view.erased)
        slot.onChange = { [unowned self] in itemsDidChange() }
    }

    override func update(_ view: AnyView) { slot.setContent(view.erased) }
    override func appendItems(to list: inout [RenderNode]) { if let root = slot.root { list.append(root) } }
    override var isDynamic: Bool { true }
    override func forEachChild(_ body: (_Node) -> Void) { if let slot { body(slot) } }
    override func environmentForChildren(_ environment: EnvironmentValues) -> EnvironmentValues {
        var inner = environment
        enterRow(&inner)
        return inner
    }
}

/// The number of views that a render node represents and that a lazy container hasn't made yet; 0 for a view.
enum LazyGapKey: ViewTraitKey {
    static var defaultValue: Int { 0 }
    static var name: String { "gap" }
}

/// A placeholder for the elements of a collection that are too far away to be visible; its length is their estimated total length.
final class LazyGapRenderNode: RenderNode {
    private let axis: Axis
    /// The number of elements.
    private(set) var count = 0
    /// The average length of an element along the axis, including the distance to the next one; nil until it is known.
    private(set) var average: CGFloat?
    /// Called when the gap has moved or its length has changed.
    var onMove: () -> Void = {}
    override var name: String { "gap" }
    override var isListed: Bool { false }

    /// The estimate until views have been measured, in points: the least height of a list's row.
    private static let estimate: CGFloat = 44

    init(owner: _Node, axis: Axis) {
        self.axis = axis
        super.init(owner: owner)
    }

    func set(count: Int, average: CGFloat?) {
        guard count != self.count || average != self.average else { return }
        self.count = count
        self.average = average
        invalidateLayout()
    }

    var length: CGFloat { CGFloat(count) * (average ?? Self.estimate) }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        axis == .vertical
            ? CGSize(width: proposal.width ?? 0, height: length) : CGSize(width: length, height: proposal.height ?? 0)
    }
    override func geometryDidChange(resized: Bool) { onMove() }
    override func trait(_ id: ViewTraitID) -> Any? {
        if id == LazyGapKey.id { return count }
        return id == LayoutValueTrait<SpansLazyGridKey>.id ? true : nil
    }

    /// The visible range along the axis, in the root's space.
    var visible: ClosedRange<CGFloat> {
        let area =
            sequence(first: self as RenderNode, next: \.parent).lazy.compactMap(\.visibleArea).first ?? CGRect(origin: .zero, size: graph.configuration.size)
        return axis == .vertical ? area.minY...max(area.minY, area.maxY) : area.minX...max(area.minX, area.maxX)
    }
    /// The gap's range along the axis, in the root's space.
    var extent: ClosedRange<CGFloat> {
        axis == .vertical ? absoluteFrame.minY...absoluteFrame.maxY : absoluteFrame.minX...absoluteFrame.maxX
    }
}
