/// Keeps a section's header below the bars above the scroll view, or its footer above those below it, until the section has passed.
struct PinnedModifier: RenderModifier {
    let edge: VerticalEdge
    /// Whether the view is a header of a list, which follows the list's style.
    var isInList = false

    func makeRenderNode(around child: RenderNode, owner: _Node) -> PinnedRenderNode {
        PinnedRenderNode(owner: owner, child: child, edge: edge, isInList: isInList)
    }
    func updateRenderNode(_ node: PinnedRenderNode) {}
    static var readsEnvironment: Bool { true }
}

private struct PinnedViewsKey: EnvironmentKey { static var defaultValue: PinnedScrollableViews { [] } }

extension EnvironmentValues {
    /// The headers and footers that the enclosing lazy container keeps visible.
    var pinnedViews: PinnedScrollableViews {
        get { self[PinnedViewsKey.self] }
        set { self[PinnedViewsKey.self] = newValue }
    }
}

final class PinnedRenderNode: WrapperRenderNode {
    private let edge: VerticalEdge
    private let isInList: Bool
    override var name: String { "pinned" }
    override var isListed: Bool { false }

    init(owner: _Node, child: RenderNode, edge: VerticalEdge, isInList: Bool) {
        self.edge = edge
        self.isInList = isInList
        super.init(owner: owner, child: child)
        if isPinned { graphState.hasLevels = true }
    }

    private var isPinned: Bool {
        let environment = owner.inputs.environment
        if isInList { return environment.listContext?.pinsHeaders ?? false }
        return environment.pinnedViews.contains(edge == .top ? .sectionHeaders : .sectionFooters)
    }

    /// Pinned views are in front of the others.
    override func trait(_ id: ViewTraitID) -> Any? { id == ZIndexKey.id && isPinned ? 1.0 : super.trait(id) }

    /// The container's child that is, or contains, the view.
    private var item: (node: RenderNode, container: ContainerRenderNode)? {
        var node: RenderNode = self
        while let parent = node.parent {
            if let container = parent as? ContainerRenderNode { return (node, container) }
            node = parent
        }
        return nil
    }

    /// The distance along the vertical axis by which the view is moved to stay visible, in points.
    private var shift: CGFloat {
        guard isPinned, let (node, container) = item,
            let visible = sequence(first: container as RenderNode, next: \.parent).lazy.compactMap({ $0 as? ScrollRenderNode }).first?.uncoveredWindow
        else { return 0 }
        let frame = node.absoluteFrame
        let index = container.children.firstIndex { $0 === node } ?? 0
        func isSame(_ other: RenderNode) -> Bool {
            var inner = other
            while let wrapper = inner as? WrapperRenderNode {
                if let pinned = wrapper as? PinnedRenderNode { return pinned.edge == edge && pinned.isPinned }
                inner = wrapper.wrapped
            }
            return false
        }
        if edge == .top {
            let wanted = visible.minY - frame.minY
            guard wanted > 0 else { return 0 }
            // Up to the next header, or to the container's end.
            let end = container.children[(index + 1)...].first(where: isSame)?.absoluteFrame.minY ?? container.absoluteFrame.maxY
            return min(wanted, max(0, end - frame.maxY))
        }
        let wanted = frame.maxY - visible.maxY
        guard wanted > 0 else { return 0 }
        let start = container.children[..<index].last(where: isSame)?.absoluteFrame.maxY ?? container.absoluteFrame.minY
        return -min(wanted, max(0, frame.minY - start))
    }

    override func display(_ builder: inout DisplayListBuilder) {
        let shift = shift
        guard shift != 0 else { return child.display(&builder) }
        builder.group(.transform(CGAffineTransform(translationX: 0, y: shift))) { inner in
            if isInList, let (node, _) = item {
                let ground = Color(provider: .system(.background)).resolve(in: owner.inputs.environment)
                inner.add(.fill(Path(node.absoluteFrame), .color(ground), FillStyle()))
            }
            child.display(&inner)
        }
    }

    override func hitTest(_ point: CGPoint) -> [RenderNode] { super.hitTest(CGPoint(x: point.x, y: point.y - shift)) }
}
