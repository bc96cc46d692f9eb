/// A part of the picture that has a place: it is measured, placed, drawn, hit, and carries preferences upward.
///
/// Geometry comes in two steps. `place` (called by the parent while it arranges its children) only notes an offer; `commit`
/// walks from the root and turns the notes into rects, visiting only what moved, was resized or was marked.
/// Layout is always that of the final values; what moves on screen is interpolated when drawing (Documentation/Semantics/Animation.md#what-animates).
@MainActor
class RenderNode {
    /// The structural node that made this one: its environment and transactions hold here.
    unowned let owner: _Node
    let graphState: GraphState
    private var parentLink: Link<RenderNode>?
    private var links = LinkSource<RenderNode>()

    /// What a layout listing calls the node.
    var name: String { "\(type(of: self))" }

    // Layout
    private var memory = LayoutMemory()
    /// What `measuredAs` said last.
    private var sizeSource: RenderNode?
    /// Whether the node always takes what it is offered, 10 where that is nil: known without a look into the memory.
    final var fillsProposal = false
    /// Whether the children must be arranged again.
    private(set) var needsLayout = true
    /// Whether the children must take their places again, though no size has changed.
    private var needsPlacement = false
    /// Whether the node, or one below, has something for `commit` to do.
    private(set) var needsCommit = true
    /// Whether the results below hold for the node's present surroundings.
    private var hasGeometry = false
    private var offeredOrigin = CGPoint.zero
    private var offeredProposal = ProposedViewSize.unspecified

    // Results
    /// The size and the proposal that led to it.
    private(set) var viewSize = ViewSize(.zero, proposal: .unspecified)
    /// The top left corner in the coordinates of the root, before any transform effect.
    private(set) var absoluteOrigin = CGPoint.zero
    /// The innermost transform effect around the node.
    private(set) weak var effect: TransformEffectRenderNode?
    /// See `displayDidChange()`.
    final var displayStamp = DisplayStamp()
    /// Counts changes of preferences at or below the node.
    private(set) var preferenceStamp = 0

    init(owner: _Node) {
        self.owner = owner
        graphState = owner.graph.state
    }

    final var graph: ViewGraph { graphState.graph }
    final var parent: RenderNode? { parentLink?.object }
    /// Refers to the node from what may outlive it.
    final var link: Link<RenderNode> { links.link(to: self) }

    final var size: CGSize { viewSize.value }
    final var absoluteFrame: CGRect { CGRect(origin: absoluteOrigin, size: size) }

    // MARK: What subclasses say

    /// The node whose sizes are always this one's: what a wrapper that changes no size is around. Such a node remembers nothing itself.
    /// Whoever answers otherwise than before says so with `measuredAsDidChange`.
    var measuredAs: RenderNode? { nil }
    /// The size for a proposal; must not depend on anything that doesn't call `invalidateLayout`.
    func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    /// A proposal with the same answer: one for all that differ only in what the node doesn't look at, so that it is worked out once.
    func canonical(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }
    /// Calls `place` on the children for `viewSize`.
    func placeChildren() {}
    /// The children in source order.
    func forEachChild(_ body: (RenderNode) -> Void) {}
    /// Called when the node has been moved or resized, before its children are.
    func geometryDidChange(resized: Bool) {}
    /// Commits the children; readers evaluate their contents here.
    func commitChildren() { forEachChild { $0.commit() } }
    /// Whether a node directly below asks for a commit.
    var isMarkedBelow: Bool {
        var isMarked = false
        forEachChild { isMarked = isMarked || $0.needsCommit }
        return isMarked
    }
    /// Whether a change of this child's size can change the size or arrangement of this node.
    func dependsOnSize(of child: RenderNode) -> Bool { true }
    /// Called when the node's own sizes, or those of a child, no longer hold.
    func layoutWasInvalidated() {}
    /// The axis along which the node puts its children, or no answer where the nodes around decide.
    var stackOrientationForChildren: Axis?? { nil }
    /// The innermost transform effect around the node's children.
    var effectForChildren: TransformEffectRenderNode? { effect }
    /// Called when a preference at or below the node may have changed.
    func preferenceBelowDidChange() {}
    /// Appends what the node shows at the builder's time.
    func display(_ builder: inout DisplayListBuilder) { forEachChild { $0.display(&builder) } }
    /// The path from this node to the frontmost node that shows something at `point` (in coordinates of the root, before transform effects
    /// around the node), innermost first; empty where there is none.
    func hitTest(_ point: CGPoint) -> [RenderNode] {
        var children: [RenderNode] = []
        forEachChild { children.append($0) }
        for child in children.reversed() {
            let path = child.hitTest(point)
            if !path.isEmpty { return path + [self] }
        }
        return []
    }
    /// The value for `key` that the node passes to its container, or nil where neither it nor anything below says one.
    func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        var result: K.Value?
        forEachChild { child in Self.combine(key, &result) { child.preference(key) } }
        return result
    }
    /// Whether a value for `key` can come from here at all, as opposed to plain content without any writer (Documentation/Semantics/Preferences.md#readers).
    func canProduce<K: PreferenceKey>(_ key: K.Type) -> Bool {
        var result = false
        forEachChild { result = result || $0.canProduce(key) }
        return result
    }

    // LayoutElement's, for subclasses to override
    /// Not a trait, because stacks ask for it in their inner loop: a trait takes three to eight times as long to read.
    var layoutPriority: Double { 0 }
    var layoutSpacing: ViewSpacing { ViewSpacing() }
    var requiresSpacingProjection: Bool { false }
    /// The node's own value of a guide for a size, or nil; asked once for each key and size until the layout is invalidated.
    func computeExplicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? { nil }
    /// The value of the trait of this identifier, or nil for its default. Read it through `traits`.
    func trait(_ id: ViewTraitID) -> Any? { nil }
    /// Whether events that name a text or an identifier pass the node by, with all that is in it. Not a trait: nodes around it can still be named.
    var isHiddenFromEvents: Bool { false }

    // Listings and inspection
    /// Whether listings and inspection show the node; the views inside one that they leave out take its place.
    var isListed: Bool { true }
    /// The text or name that tells the node from others of its kind.
    var listedLabel: String? { nil }
    var inspectionKind: InspectedView.Kind { .other }
    /// See `InspectedView.ink`.
    var inspectedInk: (first: CGRect, all: CGRect)? { nil }

    // MARK: Measuring and placing

    final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if fillsProposal { return proposal.replacingUnspecifiedDimensions() }
        if let sizeSource { return sizeSource.sizeThatFits(proposal) }
        let proposal = canonical(proposal)
        if let known = memory[proposal] { return known }
        graphState.counters.layoutsMeasured += 1
        let size = computeSize(proposal)
        memory[proposal] = size
        return size
    }

    final func maySet(_ key: AlignmentKey) -> Bool { graphState.mayHaveExplicitGuides(for: key) }

    final func measuredAsDidChange() {
        sizeSource = measuredAs
        // Who takes what is offered is known to all the nodes around that are measured as this one.
        var node = self
        while let source = node.sizeSource, source.fillsProposal != node.fillsProposal {
            node.fillsProposal = source.fillsProposal
            guard let parent = node.parent, parent.sizeSource === node else { return }
            node = parent
        }
    }

    /// The node's own value of a guide, or nil. Remembered, because each frame around asks twice: nested ones would ask 2ⁿ times.
    final func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
        guard graphState.mayHaveExplicitGuides(for: key) else { return nil }
        if let known = memory.guide(key, size) { return known }
        let value = computeExplicitAlignment(key, at: size)
        memory.setGuide(key, size, value)
        return value
    }

    /// What `compute` says, remembered until the layout is invalidated.
    final func rememberedSpacing(_ compute: () -> ViewSpacing) -> ViewSpacing {
        if let known = memory.spacing { return known }
        let value = compute()
        memory.spacing = value
        return value
    }

    final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        offeredOrigin = origin
        offeredProposal = proposal
    }

    /// Turns the last offer into geometry, here and below.
    final func commit() {
        // What isn't finite can't be drawn; numbers that aren't any would make every frame another one, too.
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
        // Marked while the walk is inside: marks made below on the way stop here.
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
        // A mark on something that the walk had already passed asks for another walk.
        needsCommit = needsLayout || needsPlacement || isMarkedBelow
    }

    /// Commits a node that has no part in its parent's layout any more: it stays where it is on the canvas.
    final func commitWhereItIs() {
        guard let parent, hasGeometry || needsCommit else { return commit() }
        var origin = CGPoint(x: absoluteOrigin.x - parent.absoluteOrigin.x, y: absoluteOrigin.y - parent.absoluteOrigin.y)
        if parent.owner.inputs.environment.isRightToLeft { origin = CGRect(origin: origin, size: size).mirrored(inWidth: parent.size.width).origin }
        place(at: origin, proposal: viewSize.proposal)
        commit()
    }

    /// Forgets the node's sizes, and those of the nodes above whose layout depends on it.
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

    /// Forgets every size and place, here and below.
    final func invalidateLayoutBelow() {
        memory.forget()
        needsLayout = true
        needsCommit = true
        hasGeometry = false
        layoutWasInvalidated()
        forEachChild { $0.invalidateLayoutBelow() }
    }

    /// Makes the next `commit` arrange the children again, though sizes stay as they are.
    final func setNeedsPlacement() {
        displayDidChange()
        needsPlacement = true
        setNeedsCommit()
    }

    /// Makes the next `commit` visit the node, though nothing about its own size has changed.
    final func setNeedsCommit() {
        var node: RenderNode? = self
        while let current = node, !current.needsCommit {
            current.needsCommit = true
            node = current.parent
        }
    }

    /// Makes everything below take its place anew, as after a change of a transform around it.
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

    /// Makes `child` a child of this node; call when the tree's shape changes.
    final func adopt(_ child: RenderNode) {
        guard child.parent !== self else { return }
        child.parentLink = link
        child.needsCommit = true
        child.hasGeometry = false
        displayDidChange()
        if dependsOnSize(of: child) { invalidateLayout() }
        preferencesDidChange()
    }

    /// Notes that what is shown at or below the node may change.
    final func displayDidChange() { graphState.displayDidChange(at: self) { $0.parent } }

    // MARK: Coordinates

    /// `point`, given in the node's own space, in the space of the root, through all transform effects around the node.
    final func convertToGlobal(_ point: CGPoint) -> CGPoint {
        var result = CGPoint(x: point.x + absoluteOrigin.x, y: point.y + absoluteOrigin.y)
        var next = effect
        while let current = next {
            result = result.applying(current.absoluteTransform)
            next = current.effect
        }
        return result
    }

    /// `point`, given in the space of the root, in the node's own space.
    final func convertFromGlobal(_ point: CGPoint) -> CGPoint {
        var effects: [TransformEffectRenderNode] = []
        var next = effect
        while let current = next {
            effects.append(current)
            next = current.effect
        }
        var result = point
        for effect in effects.reversed() { result = result.applying(effect.absoluteTransform.inverted()) }
        return CGPoint(x: result.x - absoluteOrigin.x, y: result.y - absoluteOrigin.y)
    }

    /// The box around `rect`'s corners after `convert`.
    final func convertRect(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(convert)
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        guard let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max() else { return rect }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// Adds a later sibling's value to `result` the way preferences are combined: the default takes no part.
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
