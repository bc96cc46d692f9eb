extension View {
    /// Keeps a view's content inside of the safe area where a container extends beyond it, as the content of UIKit's scroll views and hosting controllers does.
    ///
    /// - Parameter insets: the container's safe area. If it changes, the content is placed again.
    package func keepsSafeArea(_ insets: EdgeInsets) -> some View { modifier(_SafeAreaKeepingModifier(insets: insets)) }
}

/// Gives a view that lies outside of the safe area its own one.
struct _SafeAreaKeepingModifier: RenderModifier {
    let insets: EdgeInsets

    func makeRenderNode(around child: RenderNode, owner: _Node) -> SafeAreaKeepingRenderNode {
        SafeAreaKeepingRenderNode(owner: owner, child: child, insets: insets)
    }
    func updateRenderNode(_ node: SafeAreaKeepingRenderNode) { node.setInsets(insets) }
}

final class SafeAreaKeepingRenderNode: WrapperRenderNode, SafeAreaProvider {
    private var containerInsets: EdgeInsets
    override var name: String { "keepsSafeArea" }

    init(owner: _Node, child: RenderNode, insets: EdgeInsets) {
        containerInsets = insets
        super.init(owner: owner, child: child)
    }

    /// Takes the container's safe area. The node's frame may be the same as before, so it has to be visited.
    func setInsets(_ insets: EdgeInsets) {
        guard insets != containerInsets else { return }
        containerInsets = insets
        setNeedsPlacement()
    }

    /// The parts of the node beyond the safe areas around it, left to right.
    private var overlap: EdgeInsets {
        guard effect == nil else { return EdgeInsets() }
        let rect = absoluteFrame
        var insets = EdgeInsets()
        var inner: RenderNode = self
        var next = parent
        while let current = next {
            // A node between them that keeps the safe area has already moved this one into it.
            if current is SafeAreaKeepingRenderNode { break }
            if let provider = current as? any SafeAreaProvider, provider.isInSafeArea(inner) {
                let safe = provider.safeAreaRects.safe
                insets.top = max(insets.top, safe.minY - rect.minY)
                insets.leading = max(insets.leading, safe.minX - rect.minX)
                insets.bottom = max(insets.bottom, rect.maxY - safe.maxY)
                insets.trailing = max(insets.trailing, rect.maxX - safe.maxX)
            }
            inner = current
            next = current.parent
        }
        return insets
    }

    // The insets depend on the node's position, which is known when its children are committed.
    override func commitChildren() {
        var insets = overlap
        if owner.inputs.environment.isRightToLeft { swap(&insets.leading, &insets.trailing) }
        let inside = CGSize(width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
        let isWhole = insets == EdgeInsets()
        child.place(at: CGPoint(x: insets.leading, y: insets.top), proposal: isWhole ? viewSize.proposal : ProposedViewSize(inside))
        child.commit()
    }

    var safeAreaRects: (safe: CGRect, outer: CGRect) {
        let (outer, insets) = (absoluteFrame, overlap)
        let safe = CGRect(
            x: outer.minX + insets.leading, y: outer.minY + insets.top, width: max(0, outer.width - insets.horizontal),
            height: max(0, outer.height - insets.vertical))
        return (safe, outer)
    }
    func isInSafeArea(_ child: RenderNode) -> Bool { true }
}
