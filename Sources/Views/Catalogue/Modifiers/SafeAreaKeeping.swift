extension View {
    /// Keeps a view's content inside of the safe area where a container extends beyond it, as the content of UIKit's scroll views and hosting controllers does.
    package func keepsSafeArea() -> some View { modifier(_SafeAreaKeepingModifier()) }
}

/// Gives a view that lies outside of the safe area its own one.
struct _SafeAreaKeepingModifier: RenderModifier {
    func makeRenderNode(around child: RenderNode, owner: _Node) -> SafeAreaKeepingRenderNode { SafeAreaKeepingRenderNode(owner: owner, child: child) }
    func updateRenderNode(_ node: SafeAreaKeepingRenderNode) {}
}

final class SafeAreaKeepingRenderNode: WrapperRenderNode, SafeAreaProvider {
    override var name: String { "keepsSafeArea" }

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
