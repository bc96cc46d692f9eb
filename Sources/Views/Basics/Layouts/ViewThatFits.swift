/// Shows the first of its views that fits into the offered space, or the last one if none fits.
///
/// All candidates are created and keep their state; only the chosen one is drawn, hit, and contributes preferences.
public struct ViewThatFits<Content: View>: PrimitiveView {
    let axes: Axis.Set
    let content: Content

    /// - Parameter axes: the axes on which a view's ideal size must fit.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> { FittingNode(view, inputs) }
}

/// The node of a `ViewThatFits`.
private final class FittingNode<Content: View>: _ViewNode<ViewThatFits<Content>>, ContentOwner {
    private var content: _ViewNode<Content>!
    private var render: FittingRenderNode!
    private var isStale = false

    init(_ view: ViewThatFits<Content>, _ inputs: _ViewInputs) {
        super.init(inputs)
        render = FittingRenderNode(owner: self, axes: view.axes)
        content = Content._makeNode(view.content, inputs.child(of: self))
        refreshContent()
    }

    override func update(_ view: ViewThatFits<Content>) {
        render.axes = view.axes
        content.update(view.content)
    }

    override func itemsDidChange() {
        guard !isStale else { return }
        isStale = true
        graph.enqueueStale(self)
    }

    func refreshContent() {
        isStale = false
        if isAlive { render.setCandidates(content.items) }
    }

    override func appendItems(to list: inout [RenderNode]) { list.append(render) }
    override func forEachChild(_ body: (_Node) -> Void) { if let content { body(content) } }
}

/// Several nodes, one of which takes part at a time.
final class FittingRenderNode: RenderNode {
    var axes: Axis.Set { didSet { if axes != oldValue { invalidateLayout() } } }
    private var candidates: [RenderNode] = []
    /// The chosen node.
    private var chosen: RenderNode?
    override var name: String { "ViewThatFits" }

    init(owner: _Node, axes: Axis.Set) {
        self.axes = axes
        super.init(owner: owner)
    }

    func setCandidates(_ newCandidates: [RenderNode]) {
        guard !newCandidates.elementsEqual(candidates, by: ===) else { return }
        candidates = newCandidates
        if let chosen, !candidates.contains(where: { $0 === chosen }) { self.chosen = nil }
        for candidate in candidates { adopt(candidate) }
        invalidateLayout()
        preferencesDidChange()
    }

    private func choice(for proposal: ProposedViewSize) -> RenderNode? {
        FittingChoice.index(among: candidates, fitting: proposal, in: axes).map { candidates[$0] }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { choice(for: proposal)?.sizeThatFits(proposal) ?? .zero }

    override func placeChildren() {
        let next = choice(for: viewSize.proposal)
        if next !== chosen {
            chosen = next
            // A hidden candidate may have moved in the meantime.
            next?.invalidateLayoutBelow()
            preferencesDidChange()
        }
        chosen?.place(at: .zero, proposal: viewSize.proposal)
    }

    override func forEachChild(_ body: (RenderNode) -> Void) { if let chosen { body(chosen) } }
    // A hidden candidate is never committed, so marks below it end at the candidate.
    override func layoutWasInvalidated() { setNeedsCommit() }
    override func computeExplicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? { choice(for: size.proposal)?.explicitAlignment(key, at: size) }
    override var layoutSpacing: ViewSpacing { (chosen ?? candidates.first)?.layoutSpacing ?? ViewSpacing() }
}
