/// A window on views that may be larger than it: they are moved in it by a finger.
///
/// Takes all of the room offered along its axes, and its content's size across (semantics page, section 1.19). Content reaches below the safe area's
/// bars when it is moved there.
public struct ScrollView<Content: View>: View {
    public var content: Content
    public var axes: Axis.Set
    /// Whether bars show the place while it moves; pictures have none.
    public var showsIndicators: Bool

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    public var body: some View {
        stack
            .modifier(_ScrollModifier(axes: axes))
            .modifier(_ScrollGestureModifier())
    }

    /// Several views are put into a stack along the axis.
    @ViewBuilder private var stack: some View {
        if axes == .horizontal { HStack { content } } else { VStack { content } }
    }
}

/// Lays a view out without bounds along some axes and shows the part of it that fits.
struct _ScrollModifier: RenderModifier {
    let axes: Axis.Set

    func makeRenderNode(around child: RenderNode, owner: _Node) -> ScrollRenderNode { ScrollRenderNode(owner: owner, child: child, axes: axes) }
    func updateRenderNode(_ node: ScrollRenderNode) { node.setAxes(axes) }
}

final class ScrollRenderNode: SizedWrapperRenderNode {
    private var axes: Axis.Set
    /// How far the content is moved, points from the leading top corner.
    private(set) var offset = CGPoint.zero
    override var name: String { "ScrollView" }

    init(owner: _Node, child: RenderNode, axes: Axis.Set) {
        self.axes = axes
        super.init(owner: owner, child: child)
    }

    func setAxes(_ axes: Axis.Set) {
        guard axes != self.axes else { return }
        self.axes = axes
        invalidateLayout()
    }

    override var layoutPriority: Double { 0 }
    override var layoutSpacing: ViewSpacing { ViewSpacing() }

    private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let content = child.sizeThatFits(contentProposal(proposal))
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    override func computeExplicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? { nil }

    private var contentSize: CGSize { child.sizeThatFits(contentProposal(viewSize.proposal)) }

    /// How far the content can be moved.
    private var range: CGSize {
        let content = contentSize
        return CGSize(
            width: axes.contains(.horizontal) ? max(0, content.width - size.width) : 0,
            height: axes.contains(.vertical) ? max(0, content.height - size.height) : 0)
    }

    /// Moves the content, as far as there is any.
    func scroll(to wanted: CGPoint) {
        let range = range
        let new = CGPoint(x: min(max(wanted.x, 0), range.width), y: min(max(wanted.y, 0), range.height))
        guard new != offset else { return }
        offset = new
        setNeedsPlacement()
    }

    override func placeChildren() {
        let range = range
        offset = CGPoint(x: min(offset.x, range.width), y: min(offset.y, range.height))
        var origin = CGPoint(x: -offset.x, y: -offset.y)
        // What is smaller than the window lies in the middle across the axis.
        let content = contentSize
        if !axes.contains(.horizontal) { origin.x = (size.width - content.width) / 2 }
        if !axes.contains(.vertical) { origin.y = (size.height - content.height) / 2 }
        child.place(at: origin, proposal: contentProposal(viewSize.proposal))
    }

    /// What is seen: the window, and the bars beside it that content may lie below.
    var window: CGRect {
        let insets = adjacentSafeAreaInsets
        let (left, right) = owner.inputs.environment.isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        let frame = absoluteFrame
        return CGRect(x: frame.minX - left, y: frame.minY - insets.top, width: frame.width + left + right, height: frame.height + insets.vertical)
    }

    override func display(_ builder: inout DisplayListBuilder) {
        builder.group(.clip(Path(window), FillStyle())) { child.display(&$0) }
    }

    override func hitTest(_ point: CGPoint) -> [RenderNode] {
        guard window.contains(point) else { return [] }
        let path = child.hitTest(point)
        return path.isEmpty ? (absoluteFrame.contains(point) ? [self] : []) : path + [self]
    }
}

/// Moves the content of the scroll view inside with the finger.
struct _ScrollGestureModifier: RenderModifier {
    func makeRenderNode(around child: RenderNode, owner: _Node) -> ScrollGestureRenderNode { ScrollGestureRenderNode(owner: owner, child: child) }
    func updateRenderNode(_ node: ScrollGestureRenderNode) {}
}

final class ScrollGestureRenderNode: GestureRenderNode {
    /// Where the content was when the finger came.
    private var start: CGPoint?

    init(owner: _Node, child: RenderNode) { super.init(owner: owner, child: child, title: "scroll") }

    override func makeRecognizer() -> any ErasedRecognizer {
        let drag = DragGesture(coordinateSpace: .global).onChanged { [weak self] in self?.drag($0.translation) }
        return RecognizerBox(type(of: drag)._makeRecognizer(drag))
    }

    private func drag(_ translation: CGSize) {
        guard let scroll = child as? ScrollRenderNode else { return }
        let from = start ?? scroll.offset
        start = from
        let sign: CGFloat = owner.inputs.environment.isRightToLeft ? -1 : 1
        scroll.scroll(to: CGPoint(x: from.x - translation.width * sign, y: from.y - translation.height))
    }

    override func finish(isCancelled: Bool) {
        super.finish(isCancelled: isCancelled)
        start = nil
    }
}
