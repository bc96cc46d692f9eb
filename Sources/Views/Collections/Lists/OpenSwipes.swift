/// A view whose swipe actions are revealed.
@MainActor
struct OpenSwipe {
    /// The whole view, with its actions.
    let area: () -> RenderNode?
    /// The actions alone.
    let actions: () -> RenderNode?
    let close: () -> Void
}

/// The view of a graph whose swipe actions are revealed. The next touch elsewhere hides them, and so does whatever covers the view or takes the focus
/// (Documentation/Semantics/Gestures.md#swipe-actions).
@MainActor
final class OpenSwipes: GraphPart {
    private(set) var open: OpenSwipe?
    /// Whether the finger that is down has hidden actions, so that it only scrolls or reveals other ones.
    private(set) var ignoresTap = false
    /// The field with the focus when the actions were revealed.
    private weak var focus: TextInputRenderNode?

    func open(_ swipe: OpenSwipe, in graph: ViewGraph) {
        open = swipe
        focus = graph.input.focusedInput
    }

    func close() {
        let open = open
        self.open = nil
        open?.close()
    }

    /// Forgets a view whose actions are hidden, unless those of another one are revealed by now.
    func didClose(_ area: RenderNode?) { if let area, open?.area() === area { open = nil } }

    /// Called when a finger touches a view; returns which gestures on the path from it to the root may react.
    func touchDidBegin(on path: [RenderNode]) -> ((GestureRenderNode) -> Bool)? {
        ignoresTap = false
        guard let open, let area = open.area() else { return nil }
        if let actions = open.actions(), path.contains(where: { $0 === actions }) { return nil }
        // The view itself follows a finger, and closes after a tap.
        if path.contains(where: { $0 === area }) {
            return { $0 === area || !$0.isInside(area) }
        }
        close()
        // What is beside the content that scrolls, such as a bar's button, reacts; in the content, the touch only hides the actions, and scrolls.
        guard let list = area.ancestors.first(where: { $0 is ScrollRenderNode }), path.contains(where: { $0 === list }) else { return nil }
        ignoresTap = true
        return { $0 is ListRowRenderNode || !$0.isInside(list) }
    }

    func timeDidPass(in graph: ViewGraph) {}

    func roundDidEnd(in graph: ViewGraph) {
        guard let area = open?.area() else { return }
        let around = area.ancestors
        let isCovered = around.contains { ($0 as? CoveredPageRenderNode)?.isCovered == true }
        let isBehind = graph.root.frontPortal.map { portal in !around.contains { $0 === portal } } ?? false
        let isAside = graph.input.focusedInput.map { $0 !== focus } ?? false
        if isCovered || isBehind || isAside { graph.enqueueAction { [weak self] in self?.close() } }
    }
}

extension RenderNode {
    /// The node itself and those around it, from the innermost one.
    fileprivate var ancestors: some Sequence<RenderNode> { sequence(first: self) { $0.parent } }
    fileprivate func isInside(_ node: RenderNode) -> Bool { ancestors.contains { $0 === node } }
}
