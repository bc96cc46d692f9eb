/// A frame with lengths computed from those of the container: the nearest scroll view, tab, sheet, or page of a navigation stack, or else the canvas,
/// without the insets of its safe area.
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

    /// The containers around the frame, from the inside to the outside, as far as they are known.
    private var containers: [RelativeFrameContainer] = []
    private var knowsContainers = false
    /// Whether the frame was measured before it was connected to the root.
    private var wasMeasuredAlone = false

    /// The size of the container; a change of the canvas triggers a complete layout.
    private var container: CGSize {
        if !knowsContainers { findContainers() }
        let canvas = graph.root.safeArea.size
        return CGSize(
            width: containers.lazy.compactMap(\.space.width).first ?? canvas.width, height: containers.lazy.compactMap(\.space.height).first ?? canvas.height)
    }

    /// Looks for the containers. The first questions come before the node is connected to the root.
    private func findContainers() {
        var node = parent
        containers = []
        while let current = node, !knowsContainers {
            if let host = current as? any RelativeFrameHost { containers.append(.of(host, with: self)) }
            knowsContainers = current === graph.root
            node = current.parent
        }
        if !knowsContainers {
            wasMeasuredAlone = true
        } else if wasMeasuredAlone, !containers.isEmpty {
            graph.enqueueAction { [weak self] in if let self, owner.isAlive { invalidateLayout() } }
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

/// A node whose space is the container of the relative frames inside it.
@MainActor
protocol RelativeFrameHost: RenderNode {
    /// The views inside whose lengths depend on the node's; nil without such views.
    var relativeFrames: RelativeFrameContainer? { get set }
}

/// The container of relative frames: the space proposed to a scroll view, without its content margins, or the space of a page or tab.
@MainActor
final class RelativeFrameContainer {
    /// The lengths known so far: none along an axis on which the scroll view is as long as its content.
    private(set) var space = ProposedViewSize.unspecified
    private struct Member {
        weak var frame: ContainerRelativeFrameRenderNode?
    }
    private var members: [Member] = []

    /// Returns the container for a frame inside a host, which then lays out the frame again when its space changes.
    static func of(_ host: any RelativeFrameHost, with frame: ContainerRelativeFrameRenderNode) -> RelativeFrameContainer {
        let container = host.relativeFrames ?? RelativeFrameContainer()
        host.relativeFrames = container
        container.members = container.members.filter { $0.frame != nil && $0.frame !== frame } + [Member(frame: frame)]
        return container
    }

    /// Called when the host has been placed.
    func follow(_ proposal: ProposedViewSize, margins: EdgeInsets = EdgeInsets(), in graph: ViewGraph) {
        func length(_ proposed: CGFloat?, _ margin: CGFloat) -> CGFloat? { proposed.flatMap { $0.isFinite ? max(0, $0 - margin) : nil } }
        let new = ProposedViewSize(width: length(proposal.width, margins.horizontal), height: length(proposal.height, margins.vertical))
        guard new != space else { return }
        space = new
        graph.enqueueAction { [weak self] in
            for member in self?.members ?? [] where member.frame?.owner.isAlive == true { member.frame?.invalidateLayout() }
        }
    }
}

/// Makes a view the container of the relative frames inside it, along the axes on which it doesn't depend on its content.
struct RelativeFrameArea: RenderModifier {
    var axes: Axis.Set = [.horizontal, .vertical]

    func makeRenderNode(around child: RenderNode, owner: _Node) -> RelativeFrameAreaRenderNode {
        RelativeFrameAreaRenderNode(owner: owner, child: child, axes: axes)
    }
    func updateRenderNode(_ node: RelativeFrameAreaRenderNode) { node.axes = axes }
}

final class RelativeFrameAreaRenderNode: WrapperRenderNode, RelativeFrameHost {
    var axes: Axis.Set
    var relativeFrames: RelativeFrameContainer?
    override var name: String { "container" }
    override var isListed: Bool { false }

    init(owner: _Node, child: RenderNode, axes: Axis.Set) {
        self.axes = axes
        super.init(owner: owner, child: child)
    }

    override func commitChildren() {
        super.commitChildren()
        let space = ProposedViewSize(width: axes.contains(.horizontal) ? size.width : nil, height: axes.contains(.vertical) ? size.height : nil)
        relativeFrames?.follow(space, in: graph)
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
