/// Arranges one view with one of the library's layouts: a frame, padding, a fixed size.
struct UnaryLayoutModifier<L: UnaryLayout & Equatable>: RenderModifier {
    let layout: L
    let title: String

    func makeRenderNode(around child: RenderNode, owner: _Node) -> UnaryRenderNode<L> {
        UnaryRenderNode(owner: owner, child: child, layout: layout, name: title)
    }
    func updateRenderNode(_ node: UnaryRenderNode<L>) { node.setLayout(layout) }
}

extension View {
    fileprivate func layout<L: UnaryLayout & Equatable>(_ layout: L, _ title: String) -> some View {
        modifier(UnaryLayoutModifier(layout: layout, title: title))
    }

    /// Adds a frame of fixed size; nil keeps the view's own length. The view is positioned by `alignment` and is not clipped.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        layout(FixedFrameLayout(width: width, height: height, alignment: alignment), "frame")
    }

    /// Adds a frame that adapts between bounds: Documentation/Semantics/Layout.md#flexible-frames.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        layout(
            FlexibleFrameLayout(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight, maxHeight: maxHeight,
                alignment: alignment), "frame")
    }

    /// Returns the view unchanged.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    public func frame() -> some View { self }

    /// Adds space around the view, in points.
    public func padding(_ insets: EdgeInsets) -> some View { layout(PaddingLayout(insets), "padding") }

    /// Adds space at some edges, in points; nil means 16.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        return padding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0, bottom: edges.contains(.bottom) ? length : 0,
                trailing: edges.contains(.trailing) ? length : 0))
    }

    /// Adds space at all edges, in points.
    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Keeps the view at its ideal size, regardless of the proposal.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Keeps the view at its ideal length on some axes.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        layout(FixedSizeLayout(horizontal: horizontal, vertical: vertical), "fixedSize")
    }

    /// Proposes a size of this width-to-height ratio (nil: the ratio of the view's ideal size) that fits inside (`fit`) or covers (`fill`) the proposal.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        layout(AspectRatioLayout(aspectRatio, contentMode: contentMode), "aspectRatio")
    }

    /// Proposes a size with the ratio of `aspectRatio`.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Takes all the proposed space and puts the view's center at the point.
    public func position(_ position: CGPoint) -> some View { layout(PositionLayout(position), "position") }
    /// Takes all the proposed space and puts the view's center at the point.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

    /// Draws the view shifted to the right and down, in points; its layout position doesn't change.
    public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }
    /// Draws the view shifted to the right and down, in points; its layout position doesn't change.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
}

/// Moves a view without changing its layout position (Documentation/Semantics/Layout.md#offset-and-position).
public struct _OffsetEffect: RenderModifier {
    let offset: CGSize

    func makeRenderNode(around child: RenderNode, owner: _Node) -> OffsetRenderNode { OffsetRenderNode(owner: owner, child: child, offset: offset) }
    func updateRenderNode(_ node: OffsetRenderNode) { node.setOffset(offset) }
}

final class OffsetRenderNode: WrapperRenderNode {
    private var offset: CGSize
    override var name: String { "offset" }

    init(owner: _Node, child: RenderNode, offset: CGSize) {
        self.offset = offset
        super.init(owner: owner, child: child)
    }

    func setOffset(_ offset: CGSize) {
        guard offset != self.offset else { return }
        self.offset = offset
        setNeedsPlacement()
    }

    override func placeChildren() {
        let x = offset.width.isFinite ? offset.width : 0
        let y = offset.height.isFinite ? offset.height : 0
        child.place(at: CGPoint(x: x, y: y), proposal: viewSize.proposal)
    }
}
