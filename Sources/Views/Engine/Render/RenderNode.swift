/// An element of the image that has geometry: it is measured, placed, drawn, hit-tested, and passes preferences upward.
///
/// Geometry is determined in two steps. `place` (called by the parent while it arranges its children) only records an offer; `commit`
/// walks from the root and turns the offers into rects, visiting only nodes that were moved, resized or marked.
/// Layout always uses the final values; animated values are interpolated when drawing (Documentation/Semantics/Animation.md#what-animates).
@MainActor
class RenderNode {
    /// The structural node that created this one; its environment and transactions apply here.
    final unowned let owner: _Node
    final let graphState: GraphState
    private var parentLink: Link<RenderNode>?
    private var links = LinkSource<RenderNode>()

    /// The node's name in layout listings.
    var name: String { "\(type(of: self))" }

    final private(set) var memory = LayoutMemory()
    /// The last value of `measuredAs`.
    private var sizeSource: RenderNode?
    /// Whether the node always takes the proposed size, with 10 for nil dimensions; such sizes need no lookup in the memory.
    final var fillsProposal = false
    /// Whether the children must be arranged again.
    private(set) final var needsLayout = true
    /// Whether the children must be placed again, though no size has changed.
    private var needsPlacement = false
    /// Whether `commit` has work to do at or below the node.
    private(set) final var needsCommit = true
    /// Whether the results below are valid for the node's current surroundings.
    private var hasGeometry = false
    private var offeredOrigin = CGPoint.zero
    private var offeredProposal = ProposedViewSize.unspecified

    // Results
    /// The size and the proposal that led to it.
    private(set) final var viewSize = ViewSize(.zero, proposal: .unspecified)
    /// The top left corner in the coordinates of the root, before any transform effect.
    private(set) final var absoluteOrigin = CGPoint.zero
    /// The innermost transform effect around the node.
    private(set) final weak var effect: TransformEffectRenderNode?
    /// See `displayDidChange()`.
    final var displayStamp = DisplayStamp()
    /// Counts changes of preferences at or below the node.
    private(set) final var preferenceStamp = 0

    init(owner: _Node) {
        self.owner = owner
        graphState = owner.graph.state
    }

    final var graph: ViewGraph { graphState.graph }
    final var parent: RenderNode? { parentLink?.object }
    /// A reference to the node for objects that may outlive it.
    final var link: Link<RenderNode> { links.link(to: self) }

    final var size: CGSize { viewSize.value }
    final var absoluteFrame: CGRect { CGRect(origin: absoluteOrigin, size: size) }

    // MARK: Subclass responsibilities

    /// The node that always has the same sizes as this one: the child of a wrapper that changes no size. A node with such a child caches no sizes itself.
    /// A subclass must call `measuredAsDidChange` when its answer changes.
    var measuredAs: RenderNode? { nil }
    /// Returns the size for a proposal; must not depend on anything that doesn't call `invalidateLayout`.
    func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    /// For `CacheCheck`: returns the size without using any cache of the node, or nil if that takes too long for a check in every step.
    func freshSize(_ proposal: ProposedViewSize) -> CGSize? { computeSize(proposal) }
    /// Returns a proposal with the same result: proposals that differ only in aspects that the node ignores map to the same one, so that it is computed once.
    func canonical(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }
    /// Calls `place` on the children for `viewSize`.
    func placeChildren() {}
    /// The children in source order.
    func forEachChild(_ body: (RenderNode) -> Void) {}
    /// Called when the node has been moved or resized, before its children are.
    func geometryDidChange(resized: Bool) {}
    /// Commits the children; readers evaluate their contents here.
    func commitChildren() { forEachChild { $0.commit() } }
    /// Whether a node directly below needs a commit.
    var isMarkedBelow: Bool {
        var isMarked = false
        forEachChild { isMarked = isMarked || $0.needsCommit }
        return isMarked
    }
    /// Whether a change of this child's size can change the size or arrangement of this node.
    func dependsOnSize(of child: RenderNode) -> Bool { true }
    /// Called when the sizes of the node or of a child are no longer valid.
    func layoutWasInvalidated() {}
    /// The axis along which the node arranges its children; the outer optional is nil if the enclosing nodes decide.
    var stackOrientationForChildren: Axis?? { nil }
    /// The part of the content that can be seen through the node, in the root's space; nil if the node doesn't limit it.
    var visibleArea: CGRect? { nil }
    /// The area outside of which no content is painted now, in the root's space before transform effects; nil without a limit, null if nothing is painted.
    var paintedArea: CGRect? { nil }
    /// Whether events pass through the node and its content to the views behind.
    var letsEventsThrough: Bool { isLeaving }
    /// The innermost transform effect around the node's children.
    var effectForChildren: TransformEffectRenderNode? { effect }
    /// Called when a preference at or below the node may have changed.
    func preferenceBelowDidChange() {}
    /// Appends the node's display items at the builder's time.
    func display(_ builder: inout DisplayListBuilder) { forEachChild { $0.paint(&builder) } }
    /// Whether the node's own items are a single view for effects that apply to each view.
    var isOneView: Bool { false }
    /// Appends the node's display items, those of a single view as one for effects that apply to each view.
    final func paint(_ builder: inout DisplayListBuilder) {
        if builder.distributesEffects, isOneView { builder.add(builder.separate { display(&$0) }) } else { display(&builder) }
    }
    /// Returns the path from the frontmost node that shows something at `point` (in coordinates of the root, before transform effects
    /// around the node) up to this node, innermost first; empty if no node is hit.
    func hitTest(_ point: CGPoint) -> [RenderNode] {
        var children: [RenderNode] = []
        forEachChild { children.append($0) }
        for child in children.reversed() {
            let path = child.hitTest(point)
            if !path.isEmpty { return path + [self] }
        }
        return []
    }
    /// Returns the value for `key` that the node passes to its container, or nil if neither it nor any node below sets one.
    func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        var result: K.Value?
        forEachChild { child in Self.combine(key, &result) { child.preference(key) } }
        return result
    }
    /// Whether this node can produce a value for `key` at all, unlike plain content without any writer (Documentation/Semantics/Preferences.md#readers).
    func canProduce<K: PreferenceKey>(_ key: K.Type) -> Bool {
        var result = false
        forEachChild { result = result || $0.canProduce(key) }
        return result
    }

    // Requirements of LayoutElement, for subclasses to override
    /// Not a trait, because stacks read it in their inner loop, and reading a trait takes three to eight times as long.
    var layoutPriority: Double { 0 }
    /// Whether a modifier at or below the node sets the priority.
    var setsLayoutPriority: Bool { false }
    var layoutSpacing: ViewSpacing { ViewSpacing() }
    var requiresSpacingProjection: Bool { false }
    /// Returns the node's own value of a guide for a size, or nil; called once for each key and size until the layout is invalidated.
    func computeExplicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? { nil }
    /// Returns the value of the trait with this identifier, or nil for its default. Read it through `traits`.
    func trait(_ id: ViewTraitID) -> Any? { nil }
    /// Whether events that name a text or an identifier skip the node and its content. Not a trait: the nodes around it can still be named.
    var isHiddenFromEvents: Bool { false }
    /// Whether it is a bar, below which content scrolls.
    var coversContent: Bool { false }

    // Listings and inspection
    /// Whether listings and inspection show the node; an omitted node is replaced by the views inside it.
    var isListed: Bool { true }
    /// The node's present rect on screen, in the root's space before transform effects; nil if only its content is painted.
    var paintedFrame: CGRect? { nil }
    /// The transform through which the node's children are painted at the present time; nil without a transform.
    var paintedTransform: ProjectionTransform? { nil }
    /// The text or name that distinguishes the node from others of its kind.
    var listedLabel: String? { nil }
    var inspectionKind: InspectedView.Kind { .other }

    /// Whether a field scrolls this text.
    var showsScrolledText: Bool { false }
    /// See `InspectedView.ink`.
    var inspectedInk: (first: CGRect, all: CGRect)? { nil }

    /// The modifier, layout, or effect whose parameters inspection shows.
    var inspectedValue: Any? { nil }
    /// The parameters that inspection shows.
    var inspectedValues: [ViewDetails.Value] { inspectedValue.map { InspectedText.values(of: $0) } ?? [] }
    /// The preference that the node sets.
    var inspectedPreference: ViewDetails.Value? { nil }

    // MARK: Measuring and placing
    final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if fillsProposal { return proposal.replacingUnspecifiedDimensions() }
        if let sizeSource { return sizeSource.sizeThatFits(proposal) }
        let proposal = canonical(proposal)
        if let known = memory[proposal] { return known }
        if let fresh = graphState.freshAnswers { return fresh.size(of: self, for: proposal) }
        graphState.counters.layoutsMeasured += 1
        let size = computeSize(proposal)
        memory[proposal] = size
        return size
    }

    final func maySet(_ key: AlignmentKey) -> Bool { graphState.mayHaveExplicitGuides(for: key) }

    final func measuredAsDidChange() {
        sizeSource = measuredAs
        // All enclosing nodes that are measured as this one must know whether it fills its proposal.
        var node = self
        while let source = node.sizeSource, source.fillsProposal != node.fillsProposal {
            node.fillsProposal = source.fillsProposal
            guard let parent = node.parent, parent.sizeSource === node else { return }
            node = parent
        }
    }

    /// Returns the node's own value of a guide, or nil. It is cached because each enclosing frame asks twice: nested frames would ask 2ⁿ times.
    final func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
        guard graphState.mayHaveExplicitGuides(for: key) else { return nil }
        if let known = memory.guide(key, size) { return known }
        if let fresh = graphState.freshAnswers { return fresh.guide(of: self, key, at: size) }
        let value = computeExplicitAlignment(key, at: size)
        memory.setGuide(key, size, value)
        return value
    }

    /// Returns the result of `compute`, cached until the layout is invalidated.
    final func rememberedSpacing(_ compute: () -> ViewSpacing) -> ViewSpacing {
        if let known = memory.spacing { return known }
        if let fresh = graphState.freshAnswers { return fresh.spacing(of: self, compute) }
        let value = compute()
        memory.spacing = value
        return value
    }

    final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        offeredOrigin = origin
        offeredProposal = proposal
    }

    /// Turns the last offer into geometry, at the node and below.
    final func commit() {
        // Values that aren't finite can't be drawn, and NaN would make every frame differ from the one before.
        let isAsBefore = hasGeometry && !needsLayout && offeredProposal == viewSize.proposal
        let newSize = isAsBefore ? viewSize : ViewSize(sizeThatFits(offeredProposal).zeroWhereNotFinite, proposal: offeredProposal)
        var origin = CGPoint(x: offeredOrigin.x.zeroIfNotFinite, y: offeredOrigin.y.zeroIfNotFinite)
        let parent = parent
        let newEffect = parent?.effectForChildren
        if let parent {
            if graphState.hasRightToLeft, parent.owner.inputs.environment.isRightToLeft {
                origin = CGRect(origin: origin, size: newSize.value).mirrored(inWidth: parent.size.width).origin
            }
            origin.x += parent.absoluteOrigin.x
            origin.y += parent.absoluteOrigin.y
        }
        let resized = newSize != viewSize || !hasGeometry
        let moved = origin != absoluteOrigin || newEffect !== effect || !hasGeometry
        guard resized || moved || needsCommit else { return }
        // Marked while the walk is inside the node: marks made below in the meantime stop here.
        needsCommit = true
        viewSize = newSize
        absoluteOrigin = origin
        effect = newEffect
        hasGeometry = true
        if resized || needsLayout || needsPlacement {
            needsLayout = false
            needsPlacement = false
            graphState.counters.layoutsPlaced += 1
            placeChildren()
        }
        if resized || moved {
            displayDidChange()
            geometryDidChange(resized: resized)
        }
        commitChildren()
        // A mark on a node that the walk had already passed requires another walk.
        needsCommit = needsLayout || needsPlacement || isMarkedBelow
    }

    /// Commits a node that no longer takes part in its parent's layout: it keeps its position on the canvas.
    final func commitWhereItIs() {
        guard let parent, hasGeometry || needsCommit else { return commit() }
        var origin = CGPoint(x: absoluteOrigin.x - parent.absoluteOrigin.x, y: absoluteOrigin.y - parent.absoluteOrigin.y)
        if parent.owner.inputs.environment.isRightToLeft { origin = CGRect(origin: origin, size: size).mirrored(inWidth: parent.size.width).origin }
        place(at: origin, proposal: viewSize.proposal)
        commit()
    }

    /// Forgets the sizes of the node and of the ancestors whose layout depends on it.
    final func invalidateLayout() {
        displayDidChange()
        var node = self
        node.memory.forget()
        node.needsLayout = true
        node.layoutWasInvalidated()
        node.setNeedsCommit()
        while let parent = node.parent, parent.dependsOnSize(of: node), !(parent.needsLayout && parent.memory.isEmpty) {
            parent.memory.forget()
            parent.needsLayout = true
            parent.layoutWasInvalidated()
            node = parent
        }
    }

    /// Forgets every size and position, at the node and below.
    final func invalidateLayoutBelow() {
        memory.forget()
        needsLayout = true
        needsCommit = true
        hasGeometry = false
        layoutWasInvalidated()
        forEachChild { $0.invalidateLayoutBelow() }
    }

    /// Makes the next `commit` arrange the children again, without changing any sizes.
    final func setNeedsPlacement() {
        displayDidChange()
        needsPlacement = true
        setNeedsCommit()
    }

    /// Makes the next `commit` visit the node, though its own size is unchanged.
    final func setNeedsCommit() {
        var node: RenderNode? = self
        while let current = node, !current.needsCommit {
            current.needsCommit = true
            node = current.parent
        }
    }

    /// Makes all nodes below recompute their positions, as after a change of a transform around them.
    final func invalidatePlacesBelow() {
        forEachChild { child in
            child.hasGeometry = false
            child.needsCommit = true
            child.invalidatePlacesBelow()
        }
        setNeedsCommit()
    }

    /// Notes that a preference at or below the node may have changed.
    final func preferencesDidChange() {
        var node: RenderNode? = self
        while let current = node {
            current.preferenceStamp += 1
            current.preferenceBelowDidChange()
            node = current.parent
        }
        setNeedsCommit()
    }

    /// Makes `child` a child of this node; call it when the tree's structure changes.
    final func adopt(_ child: RenderNode) {
        guard child.parent !== self else { return }
        child.parentLink = link
        child.needsCommit = true
        child.hasGeometry = false
        displayDidChange()
        if dependsOnSize(of: child) { invalidateLayout() }
        preferencesDidChange()
        child.wasAdopted()
    }

    /// Called when the node has another parent than before.
    func wasAdopted() {}

    /// Notes that the drawing at or below the node may have changed.
    final func displayDidChange() { graphState.displayDidChange(at: self) { $0.parent } }

    /// Adds a later sibling's value to `result` as preferences are combined: default values take no part.
    static func combine<K: PreferenceKey>(_ key: K.Type, _ result: inout K.Value?, _ next: () -> K.Value?) {
        guard var value = result else {
            result = next()
            return
        }
        guard let nextValue = next() else { return }
        K.reduce(value: &value) { nextValue }
        result = value
    }
}

extension RenderNode: @MainActor LayoutElement, DisplayStamped {}
