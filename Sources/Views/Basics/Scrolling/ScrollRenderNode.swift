/// Shows a part of content that has no limits along some axes, and moves it with fingers, by itself, and to targets.
final class ScrollRenderNode: SizedWrapperRenderNode, RelativeFrameHost {
    private var axes: Axis.Set
    var showsIndicators = true
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
    /// The motion after a finger has left the content; nil while it rests or follows a finger.
    private(set) var motion: ScrollMotion?
    /// The motion to a target; nil without one.
    var travel: ScrollTravel?
    /// Whether a finger holds the content, which may then be beyond its ends.
    private var isHeld = false
    private var indicators = ScrollIndicators()
    /// The maximum content offset when the content was placed last.
    private var placedRange: CGSize?
    /// The frame on screen, which moves with animations of views around it.
    private var shownFrame = AnimatedFrame()
    var relativeFrames: RelativeFrameContainer?
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
        indicators.follow(owner.inputs.environment.scrollIndicators, in: owner)
        if let position = plan.position, let target = position.target, !position.isSameOrder(as: old.position) { go(to: target, in: owner.transaction) }
        graph.setNeedsDisplay()
    }

    /// Reports a drag's result to the bound position, when all positions are known.
    func userDidScroll() {
        guard let position = plan.position else { return }
        graph.enqueueAction { [weak self] in
            guard let self, owner.isAlive else { return }
            // The resulting request asks for the position that the content already has.
            let id = namedTarget(at: position.anchor)
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
    var range: CGSize {
        let content = contentSize
        return CGSize(
            width: axes.contains(.horizontal) ? max(0, content.width - size.width) : 0,
            height: axes.contains(.vertical) ? max(0, content.height - size.height) : 0)
    }

    /// Ends the motion after a finger has left the content.
    func stopMotion() { motion = nil }

    /// Places the content at an offset.
    func move(to new: CGPoint) {
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

    // MARK: Fingers

    /// Whether a finger can pull the content beyond its ends along an axis.
    private func bounces(along axis: Axis) -> Bool {
        guard scrolls(along: axis) else { return false }
        let environment = owner.inputs.environment
        let behavior = axis == .vertical ? environment.verticalScrollBounceBehavior : environment.horizontalScrollBounceBehavior
        return behavior.allows(isScrollable: (axis == .vertical ? range.height : range.width) > 0)
    }

    /// Stops content in motion below a finger.
    func touchDidBegin() {
        guard motion != nil || travel != nil else { return }
        (motion, travel) = (nil, nil)
        isHeld = true
        setPhase(.tracking)
    }

    /// Stops the content where it is, below a finger, and returns the offset from which the finger's movement counts.
    func hold() -> CGPoint {
        (motion, travel) = (nil, nil)
        isHeld = true
        let range = range
        return CGPoint(
            x: RubberBand.unresist(offset.x, range: range.width, length: size.width),
            y: RubberBand.unresist(offset.y, range: range.height, length: size.height))
    }

    /// Moves the content with a finger that asks for an offset; it follows less and less beyond its ends.
    func follow(_ wanted: CGPoint) {
        let range = range
        let x =
            bounces(along: .horizontal)
            ? RubberBand.resist(wanted.x, range: range.width, length: size.width) : min(max(wanted.x, 0), range.width)
        let y =
            bounces(along: .vertical)
            ? RubberBand.resist(wanted.y, range: range.height, length: size.height) : min(max(wanted.y, 0), range.height)
        indicators.show(in: owner)
        move(to: CGPoint(x: x, y: y))
    }

    /// Moves the content with its own motion.
    func glide(to offset: CGPoint) {
        move(to: offset)
        userDidScroll()
    }

    /// Called when the content has come to rest.
    func motionDidEnd() {
        motion = nil
        setPhase(.idle)
        indicators.fade(in: owner)
    }

    /// Lets go of content that a finger holds without throwing it.
    func letGo() {
        guard isHeld else { return }
        isHeld = false
        slowDown(.zero, lag: 0)
    }

    /// Brings the content to rest after a drag: at a target of the environment's behavior, or where it has lost its speed.
    ///
    /// - Parameters:
    ///   - start: the offset before the drag.
    ///   - velocity: in points per second of the content's motion.
    ///   - lag: the time since the finger was lifted, in seconds: less than a frame.
    func comeToRest(from start: CGPoint, velocity: CGVector, lag: Double) {
        isHeld = false
        guard let behavior = owner.inputs.environment.scrollTargetBehavior else { return slowDown(velocity, lag: lag) }
        indicators.fade(in: owner)
        // A finger lifted at v points per second leaves UIKit's content v / 2 points further, because it loses 0.2 % of its speed each millisecond.
        let thrown = CGPoint(x: offset.x + velocity.dx / 2, y: offset.y + velocity.dy / 2)
        var target = ScrollTarget(rect: CGRect(origin: thrown, size: size))
        behavior.updateTarget(
            &target,
            context: ScrollTargetBehaviorContext(
                originalTarget: ScrollTarget(rect: CGRect(origin: start, size: size)), velocity: velocity, contentSize: contentSize, containerSize: size,
                axes: axes, environment: owner.inputs.environment, targets: targets.map(\.rect)))
        setPhase(.decelerating, velocity: velocity)
        land(at: target.rect.origin, velocity: velocity, lag: lag)
        if travel == nil {
            setPhase(.idle)
            userDidScroll()
        }
    }

    /// Lets the content slow down by itself, and spring back from beyond its ends.
    private func slowDown(_ velocity: CGVector, lag: Double) {
        let range = range
        func glide(_ axis: Axis, _ offset: CGFloat, _ speed: CGFloat, _ range: CGFloat) -> ScrollGlide {
            ScrollGlide(
                offset: offset, speed: scrolls(along: axis) ? speed : 0, range: range,
                rate: owner.inputs.environment.scrollDecelerationRate, bounces: bounces(along: axis), at: graph.time - lag)
        }
        let x = glide(.horizontal, offset.x, velocity.dx, range.width)
        let y = glide(.vertical, offset.y, velocity.dy, range.height)
        guard !x.isAtRest || !y.isAtRest else { return motionDidEnd() }
        setPhase(.decelerating, velocity: velocity)
        motion = ScrollMotion(self, x: x, y: y)
        if lag > 0 { motion?.timeDidChange() }
    }

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

    /// Keeps content at an edge or an anchor, where it was when its size changed.
    private func stick(to range: CGSize) {
        let old = placedRange
        placedRange = range
        guard let old, old != range, !isHeld, motion == nil, travel == nil else { return }
        func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.5 }
        if let anchor = plan.sizeAnchor, isMoved {
            if isNear(offset.x, anchor.x * old.width) { offset.x = anchor.x * range.width }
            if isNear(offset.y, anchor.y * old.height) { offset.y = anchor.y * range.height }
        }
        guard case .edge(let edge)? = plan.position?.target else { return }
        if edge == .bottom, isNear(offset.y, old.height) { offset.y = range.height }
        if edge == .trailing, isNear(offset.x, old.width) { offset.x = range.width }
    }

    override func placeChildren() {
        let range = range
        if let anchor = plan.defaultAnchor, !isMoved { offset = CGPoint(x: anchor.x * range.width, y: anchor.y * range.height) }
        stick(to: range)
        // Only a finger, and the motion after it, keep content beyond its ends.
        if !isHeld, motion == nil, travel?.isBeyond != true { offset = CGPoint(x: min(max(offset.x, 0), range.width), y: min(max(offset.y, 0), range.height)) }
        var origin = CGPoint(x: -offset.x, y: -offset.y)
        // Content smaller than the window is aligned to the anchor along the axis and centered across it.
        let content = contentSize
        if let anchor = plan.defaultAnchor {
            origin.x += anchor.x * max(0, size.width - content.width)
            origin.y += anchor.y * max(0, size.height - content.height)
        }
        if !axes.contains(.horizontal) { origin.x = (size.width - content.width) / 2 }
        if !axes.contains(.vertical) { origin.y = (size.height - content.height) / 2 }
        indicators.place(at: offset, in: owner)
        child.place(at: CGPoint(x: origin.x + margins.leading, y: origin.y + margins.top), proposal: contentProposal(viewSize.proposal))
    }

    override func geometryDidChange(resized: Bool) { shownFrame.follow(self) }
    override var visibleArea: CGRect? { window }

    override func commitChildren() {
        super.commitChildren()
        relativeFrames?.follow(viewSize.proposal, margins: margins, in: graph)
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

    /// The part of the window that no bar covers, where pinned headers and footers stay. A bar covers less after its large title has scrolled away.
    var uncoveredWindow: CGRect {
        let frame = absoluteFrame
        let collapsed = owner.inputs.environment.barTrackers.trackers.reduce(0) { $0 + $1.collapsed }
        return CGRect(x: frame.minX, y: frame.minY - collapsed, width: frame.width, height: frame.height + collapsed)
    }

    override var isOneView: Bool { true }

    override var paintedArea: CGRect? { owner.inputs.environment.isScrollClipDisabled ? nil : window(around: shownFrame.presented(of: self)) }

    override func display(_ builder: inout DisplayListBuilder) {
        let environment = owner.inputs.environment
        let frame = shownFrame.presented(of: self)
        if environment.isScrollClipDisabled {
            child.display(&builder)
        } else {
            builder.group(.clip(Path(window(around: frame)), FillStyle())) { child.display(&$0) }
        }
        guard showsIndicators else { return }
        indicators.display(axes: axes, window: frame, content: contentSize, environment: environment, &builder)
    }

    override func hitTest(_ point: CGPoint) -> [RenderNode] {
        guard window.contains(point) else { return [] }
        let path = child.hitTest(point)
        return path.isEmpty ? (absoluteFrame.contains(point) ? [self] : []) : path + [self]
    }
}
