/// A window onto content that may be larger than it and that drags move.
///
/// Takes all of the offered space along its axes, and its content's size across them
/// (Documentation/Semantics/Layout.md#scroll-views). Scrolled content extends below the safe area's bars.
public struct ScrollView<Content: View>: View {
    public var content: Content
    public var axes: Axis.Set
    /// Whether scroll indicators are shown. None are drawn.
    public var showsIndicators: Bool

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    /// Creates a scroll view whose indicators follow the environment.
    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) { self.init(axes, showsIndicators: true, content: content) }

    public var body: some View {
        stack
            // Settings for this scroll view don't apply to scroll views inside it.
            .environment(\.scrollPlan, ScrollPlan())
            .modifier(
                _EnvironmentModifier {
                    $0.clearScrollSettings()
                    // Links in a scroll view inside of a row are buttons, so the row has no chevron.
                    $0.listContext = nil
                }
            )
            .environment(\.isScrollClipDisabled, false)
            .modifier(_ScrollModifier(axes: axes))
            .modifier(_ScrollGestureModifier(showsIndicators: showsIndicators))
    }

    /// Several views are placed in a stack along the axis.
    @ViewBuilder private var stack: some View {
        if axes == .horizontal { HStack { content } } else { VStack { content } }
    }
}

/// Lays out a view without limits along some axes and shows the part that fits.
struct _ScrollModifier: RenderModifier {
    let axes: Axis.Set

    func makeRenderNode(around child: RenderNode, owner: _Node) -> ScrollRenderNode { ScrollRenderNode(owner: owner, child: child, axes: axes) }
    func updateRenderNode(_ node: ScrollRenderNode) {
        node.setAxes(axes)
        node.followPlan()
    }
    static var readsEnvironment: Bool { true }
}

final class ScrollRenderNode: SizedWrapperRenderNode {
    private var axes: Axis.Set
    /// The content offset, in points from the top leading corner.
    private(set) var offset = CGPoint.zero
    /// The space around the content, in points.
    private(set) var margins = EdgeInsets()
    /// The state of the content's motion, and its speed in points per second.
    private(set) var phase = ScrollPhase.idle
    private(set) var velocity = CGVector.zero
    /// Whether the content was moved; it then keeps its position.
    private var isMoved = false
    private var plan = ScrollPlan()
    /// The frame on screen, which moves with animations of views around it.
    private var shownFrame = AnimatedFrame()
    override var name: String { "ScrollView" }
    override var inspectionKind: InspectedView.Kind { .scroll(window: window) }

    init(owner: _Node, child: RenderNode, axes: Axis.Set) {
        self.axes = axes
        super.init(owner: owner, child: child)
        followPlan()
    }

    /// Reads the position settings from the environment and follows scroll requests.
    func followPlan() {
        let old = plan
        plan = owner.inputs.environment.scrollPlan
        if plan.defaultAnchor != old.defaultAnchor { setNeedsPlacement() }
        let newMargins = owner.inputs.environment.contentMargins
        if newMargins != margins {
            margins = newMargins
            invalidateLayout()
        }
        if let position = plan.position, let target = position.target, !position.isSameOrder(as: old.position) { go(to: target, in: owner.transaction) }
        graph.setNeedsDisplay()
    }

    /// Reports a drag's result to the bound position, when all positions are known.
    func userDidScroll() {
        guard let position = plan.position else { return }
        graph.enqueueAction { [weak self] in
            guard let self, owner.isAlive else { return }
            // The resulting request asks for the position that the content already has.
            let id = target(at: position.anchor ?? .topLeading)
            plan.position = .init(order: position.order, target: id.map { .id($0, position.anchor) }, anchor: position.anchor, report: position.report)
            position.report(id)
        }
    }

    func setAxes(_ axes: Axis.Set) {
        guard axes != self.axes else { return }
        self.axes = axes
        invalidateLayout()
    }

    override var layoutPriority: Double { 0 }
    override var setsLayoutPriority: Bool { false }
    override var layoutSpacing: ViewSpacing { ViewSpacing() }

    private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width.map { max(0, $0 - margins.horizontal) },
            height: axes.contains(.vertical) ? nil : proposal.height.map { max(0, $0 - margins.vertical) })
    }

    /// Returns the size of the content with its margins.
    private func contentSize(for proposal: ProposedViewSize) -> CGSize {
        let content = child.sizeThatFits(contentProposal(proposal))
        return CGSize(width: content.width + margins.horizontal, height: content.height + margins.vertical)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let content = contentSize(for: proposal)
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    override func computeExplicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? { nil }

    var contentSize: CGSize { contentSize(for: viewSize.proposal) }

    /// The maximum content offset.
    private var range: CGSize {
        let content = contentSize
        return CGSize(
            width: axes.contains(.horizontal) ? max(0, content.width - size.width) : 0,
            height: axes.contains(.vertical) ? max(0, content.height - size.height) : 0)
    }

    /// Moves the content within its limits.
    func scroll(to wanted: CGPoint) {
        let range = range
        let new = CGPoint(x: min(max(wanted.x, 0), range.width), y: min(max(wanted.y, 0), range.height))
        guard new != offset else { return }
        offset = new
        isMoved = true
        setNeedsPlacement()
    }

    var scrollsVertically: Bool { axes.contains(.vertical) }
    func scrolls(along axis: Axis) -> Bool { axes.contains(axis == .vertical ? .vertical : .horizontal) }

    /// Notes the state of the motion.
    func setPhase(_ phase: ScrollPhase, velocity: CGVector = .zero) {
        guard phase != self.phase else { return }
        (self.phase, self.velocity) = (phase, velocity)
        setNeedsCommit()
    }

    /// Brings the content to rest after a drag, at the target of the environment's behavior.
    ///
    /// - Parameters:
    ///   - start: the offset before the drag.
    ///   - velocity: in points per second of the content's motion.
    func comeToRest(from start: CGPoint, velocity: CGVector) {
        guard let behavior = owner.inputs.environment.scrollTargetBehavior else { return setPhase(.idle) }
        // A finger lifted at v points per second leaves UIKit's content v / 2 points further, because it loses 0.2 % of its speed each millisecond.
        let thrown = CGPoint(x: offset.x + velocity.dx / 2, y: offset.y + velocity.dy / 2)
        var target = ScrollTarget(rect: CGRect(origin: thrown, size: size))
        behavior.updateTarget(
            &target,
            context: ScrollTargetBehaviorContext(
                originalTarget: ScrollTarget(rect: CGRect(origin: start, size: size)), velocity: velocity, contentSize: contentSize, containerSize: size,
                axes: axes, environment: owner.inputs.environment, targets: targets.map(\.rect)))
        setPhase(.decelerating, velocity: velocity)
        var transaction = Transaction(animation: Self.settling)
        transaction.addAnimationCompletion { [weak self] in self?.setPhase(.idle) }
        withTransaction(transaction) {
            graph.willMutate(transaction)
            scroll(to: target.rect.origin)
        }
        userDidScroll()
    }

    /// The curve of content that comes to rest at a target: a critically damped spring.
    private static var settling: Animation { .spring(response: 0.4, dampingFraction: 1) }

    /// The position of the content, for observers.
    var geometry: ScrollGeometry {
        let bars = adjacentSafeAreaInsets
        let insets = EdgeInsets(
            top: bars.top + margins.top, leading: bars.leading + margins.leading, bottom: bars.bottom + margins.bottom,
            trailing: bars.trailing + margins.trailing)
        let content = contentSize
        return ScrollGeometry(
            contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top),
            contentSize: CGSize(width: content.width - margins.horizontal, height: content.height - margins.vertical), contentInsets: insets,
            containerSize: CGSize(width: size.width + bars.horizontal, height: size.height + bars.vertical))
    }

    override func placeChildren() {
        let range = range
        if let anchor = plan.defaultAnchor, !isMoved { offset = CGPoint(x: anchor.x * range.width, y: anchor.y * range.height) }
        offset = CGPoint(x: min(offset.x, range.width), y: min(offset.y, range.height))
        var origin = CGPoint(x: -offset.x, y: -offset.y)
        // Content smaller than the window is aligned to the anchor along the axis and centered across it.
        let content = contentSize
        if let anchor = plan.defaultAnchor {
            origin.x += anchor.x * max(0, size.width - content.width)
            origin.y += anchor.y * max(0, size.height - content.height)
        }
        if !axes.contains(.horizontal) { origin.x = (size.width - content.width) / 2 }
        if !axes.contains(.vertical) { origin.y = (size.height - content.height) / 2 }
        child.place(at: CGPoint(x: origin.x + margins.leading, y: origin.y + margins.top), proposal: contentProposal(viewSize.proposal))
    }

    override func geometryDidChange(resized: Bool) { shownFrame.follow(self) }
    override var visibleArea: CGRect? { window }

    override func commitChildren() {
        super.commitChildren()
        let trackers = owner.inputs.environment.barTrackers.trackers
        guard axes.contains(.vertical), !trackers.isEmpty else { return }
        let insets = adjacentSafeAreaInsets
        guard insets.top > 0 || insets.bottom > 0 else { return }
        for tracker in trackers {
            tracker.scrollViewDidMove(
                self, scrolled: insets.top > 0 ? offset.y : 0, hasMoreBelow: insets.bottom > 0 && offset.y < range.height - 0.5)
        }
    }

    override var paintedFrame: CGRect? { shownFrame.presented(of: self) }

    /// The visible area: the window, and the bars beside it that content may extend below.
    var window: CGRect { window(around: absoluteFrame) }

    private func window(around frame: CGRect) -> CGRect {
        let insets = adjacentSafeAreaInsets
        let (left, right) = owner.inputs.environment.isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        return CGRect(x: frame.minX - left, y: frame.minY - insets.top, width: frame.width + left + right, height: frame.height + insets.vertical)
    }

    override func display(_ builder: inout DisplayListBuilder) {
        if owner.inputs.environment.isScrollClipDisabled { return child.display(&builder) }
        builder.group(.clip(Path(window(around: shownFrame.presented(of: self))), FillStyle())) { child.display(&$0) }
    }

    override func hitTest(_ point: CGPoint) -> [RenderNode] {
        guard window.contains(point) else { return [] }
        let path = child.hitTest(point)
        return path.isEmpty ? (absoluteFrame.contains(point) ? [self] : []) : path + [self]
    }
}

/// Moves the content of the scroll view inside with a drag.
struct _ScrollGestureModifier: RenderModifier {
    var showsIndicators = true
    func makeRenderNode(around child: RenderNode, owner: _Node) -> ScrollGestureRenderNode {
        let node = ScrollGestureRenderNode(owner: owner, child: child)
        node.showsIndicators = showsIndicators
        return node
    }
    func updateRenderNode(_ node: ScrollGestureRenderNode) { node.showsIndicators = showsIndicators }
}

final class ScrollGestureRenderNode: GestureRenderNode {
    /// The content offset at the start of the drag.
    private var start: CGPoint?
    /// The distance of a drag so far, in points.
    private var dragged: CGFloat = 0
    var showsIndicators = true
    override var inspectionKind: InspectedView.Kind { .other }

    init(owner: _Node, child: RenderNode) { super.init(owner: owner, child: child, title: "scroll") }

    override func makeRecognizer() -> any ErasedRecognizer {
        let drag = DragGesture(coordinateSpace: .global).onChanged { [weak self] in self?.drag($0.translation) }
            .onEnded { [weak self] in self?.release($0.velocity) }
        return RecognizerBox(type(of: drag)._makeRecognizer(drag))
    }

    private func drag(_ translation: CGSize) {
        let environment = owner.inputs.environment
        guard let scroll = child as? ScrollRenderNode, environment.isScrollEnabled else { return }
        if showsIndicators, environment.scrollIndicators.mayBeSeen { graph.noteNotDrawn("ScrollView(showsIndicators: true)") }
        let from = start ?? scroll.offset
        start = from
        dragged = translation.height
        let sign: CGFloat = environment.isRightToLeft ? -1 : 1
        scroll.setPhase(.interacting)
        scroll.scroll(to: CGPoint(x: from.x - translation.width * sign, y: from.y - translation.height))
        scroll.userDidScroll()
    }

    /// Called when the finger is lifted after a drag, at a speed in points per second.
    private func release(_ velocity: CGSize) {
        guard let scroll = child as? ScrollRenderNode, let start else { return }
        self.start = nil
        if let pull = owner.inputs.environment.pullToRefresh, start.y <= 0, dragged >= PullToRefresh.distance { pull.begin() }
        let sign: CGFloat = owner.inputs.environment.isRightToLeft ? -1 : 1
        scroll.comeToRest(from: start, velocity: CGVector(dx: -velocity.width * sign, dy: -velocity.height))
    }

    override func finish(isCancelled: Bool) {
        super.finish(isCancelled: isCancelled)
        // The actions of a drag that has ended run afterward.
        guard isCancelled, start != nil else { return }
        start = nil
        (child as? ScrollRenderNode)?.setPhase(.idle)
    }
}
