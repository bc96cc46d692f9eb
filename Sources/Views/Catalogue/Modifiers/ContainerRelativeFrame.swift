/// A frame whose lengths are computed from those of the container, which in a picture is the canvas without its safe area's insets.
///
/// Stacks and frames are no containers in this sense. Source: Documentation/Semantics/Layout.md#container-relative-frames.
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

    /// The frame for the container as it is now; a change of the canvas lays everything out again.
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
    /// A frame as long as the container on these axes.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// A frame as long as `span` of `count` equal parts of the container, with `spacing` points between the parts.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let (count, span) = (CGFloat(max(1, count)), CGFloat(max(1, span)))
            return (length - spacing * (count - 1)) / count * span + (span - 1) * spacing
        }
    }

    /// A frame whose lengths `length` computes from the container's.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (_ length: CGFloat, _ axis: Axis) -> CGFloat
    ) -> some View {
        modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
    }
}

/// The shape of the container around, moved inward as far as the view lies in it: a rectangle, where no container has a shape of its own.
public struct ContainerRelativeShape: InsettableShape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
    nonisolated public func inset(by amount: CGFloat) -> InsetShape<ContainerRelativeShape> { InsetShape(shape: self, amount: amount) }
}
