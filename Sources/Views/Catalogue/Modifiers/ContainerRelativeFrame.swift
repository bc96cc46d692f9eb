/// A frame with lengths computed from those of the container, which in a rendered frame is the canvas without its safe area insets.
///
/// Stacks and frames are not containers in this sense. Source: Documentation/Semantics/Layout.md#container-relative-frames.
public struct _ContainerRelativeFrame: RenderModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    func makeRenderNode(around child: RenderNode, owner: _Node) -> ContainerRelativeFrameRenderNode {
        ContainerRelativeFrameRenderNode(owner: owner, child: child, modifier: self)
    }
    func updateRenderNode(_ node: ContainerRelativeFrameRenderNode) { node.setModifier(self) }
}

final class ContainerRelativeFrameRenderNode: SizedWrapperRenderNode {
    private var modifier: _ContainerRelativeFrame
    override var name: String { "containerRelativeFrame" }
    override var layoutPriority: Double { 0 }
    override var layoutSpacing: ViewSpacing { layout.spacing(child: child) }

    init(owner: _Node, child: RenderNode, modifier: _ContainerRelativeFrame) {
        self.modifier = modifier
        super.init(owner: owner, child: child)
    }

    func setModifier(_ modifier: _ContainerRelativeFrame) {
        self.modifier = modifier
        // Closures can't be compared.
        invalidateLayout()
    }

    /// The frame for the current container; a change of the canvas triggers a complete layout.
    private var layout: FixedFrameLayout {
        let container = graph.root.safeArea.size
        return FixedFrameLayout(
            width: modifier.axes.contains(.horizontal) ? max(0, modifier.length(container.width, .horizontal)) : nil,
            height: modifier.axes.contains(.vertical) ? max(0, modifier.length(container.height, .vertical)) : nil, alignment: modifier.alignment)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { layout.sizeThatFits(proposal, child: child) }
    override func placeChildren() {
        let placement = layout.placement(in: viewSize, child: child)
        child.place(at: placement.origin, proposal: placement.proposal)
    }
    override func computeExplicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
        graphState.mayHaveExplicitGuides(for: key) ? layout.explicitAlignment(key, at: size, child: child) : nil
    }
}

extension View {
    /// Makes the view's frame as long as the container on these axes.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Makes the view's frame as long as `span` of `count` equal parts of the container, with `spacing` points between the parts.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let (count, span) = (CGFloat(max(1, count)), CGFloat(max(1, span)))
            return (length - spacing * (count - 1)) / count * span + (span - 1) * spacing
        }
    }

    /// Gives the view a frame with lengths that `length` computes from the container's.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (_ length: CGFloat, _ axis: Axis) -> CGFloat
    ) -> some View {
        modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
    }
}
