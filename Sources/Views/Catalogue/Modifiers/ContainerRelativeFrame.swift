/// A frame with lengths computed from those of the container: the nearest scroll view, or else the canvas without its safe area insets.
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

    /// The scroll view around the frame; nil if there is none, or if it isn't known yet.
    private var scroll: RelativeFrameContainer?
    private var knowsScroll = false

    /// The size of the container; a change of the canvas triggers a complete layout.
    private var container: CGSize {
        if !knowsScroll { findScroll() }
        let canvas = graph.root.safeArea.size
        return CGSize(width: scroll?.space.width ?? canvas.width, height: scroll?.space.height ?? canvas.height)
    }

    /// Looks for the scroll view. The first questions come before the node is connected to the root.
    private func findScroll() {
        var node = parent
        while let current = node, !knowsScroll {
            if let found = current as? ScrollRenderNode {
                scroll = RelativeFrameContainer.of(found, with: self)
                knowsScroll = true
            } else if current === graph.root {
                knowsScroll = true
            }
            node = current.parent
        }
    }

    private var layout: FixedFrameLayout {
        let container = container
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

/// The container of the relative frames inside a scroll view: the space proposed to it, without its content margins.
@MainActor
final class RelativeFrameContainer {
    /// The lengths known so far: none along an axis on which the scroll view is as long as its content.
    private(set) var space = ProposedViewSize.unspecified
    private struct Member {
        weak var frame: ContainerRelativeFrameRenderNode?
    }
    private var members: [Member] = []

    /// Returns the container for a frame inside a scroll view, which then lays out the frame again when its space changes.
    static func of(_ scroll: ScrollRenderNode, with frame: ContainerRelativeFrameRenderNode) -> RelativeFrameContainer {
        let container = scroll.relativeFrames ?? RelativeFrameContainer()
        scroll.relativeFrames = container
        container.members = container.members.filter { $0.frame != nil } + [Member(frame: frame)]
        return container
    }

    /// Called when the scroll view has been placed.
    func follow(_ proposal: ProposedViewSize, margins: EdgeInsets, in graph: ViewGraph) {
        func length(_ proposed: CGFloat?, _ margin: CGFloat) -> CGFloat? { proposed.flatMap { $0.isFinite ? max(0, $0 - margin) : nil } }
        let new = ProposedViewSize(width: length(proposal.width, margins.horizontal), height: length(proposal.height, margins.vertical))
        guard new != space else { return }
        space = new
        graph.enqueueAction { [weak self] in
            for member in self?.members ?? [] where member.frame?.owner.isAlive == true { member.frame?.invalidateLayout() }
        }
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
