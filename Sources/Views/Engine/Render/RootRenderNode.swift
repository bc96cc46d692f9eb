/// A child of the root that is laid out and drawn above everything else.
@MainActor
protocol Portal: RenderNode {
    /// Whether it shows any content that is not being removed.
    var isShown: Bool { get }
    /// Whether it blocks events to the views behind it.
    var isModal: Bool { get }
    /// Whether it is drawn in front of all others, however late they are added.
    var staysInFront: Bool { get }
}

extension Portal {
    var staysInFront: Bool { false }
}

/// Draws the root view differently while something is presented above it.
@MainActor
protocol RootBackdrop {
    func display(_ child: RenderNode, in root: RootRenderNode, _ builder: inout DisplayListBuilder)
}

/// The root of the render tree: proposes the safe area's size and centers the content (Documentation/Semantics/Layout.md#root-view).
final class RootRenderNode: RenderNode {
    private(set) var child: RenderNode?
    /// The views presented above everything else, frontmost last.
    private(set) var portals: [any Portal] = []
    /// Draws the root view; nil for the usual drawing.
    var backdrop: (any RootBackdrop)?
    override var name: String { "root" }

    func setChild(_ newChild: RenderNode?) {
        child = newChild
        if let newChild { adopt(newChild) }
        invalidateLayout()
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { graph.configuration.size }

    /// The canvas without its safe area insets.
    var safeArea: CGRect {
        let insets = graph.configuration.safeAreaInsets
        let size = graph.configuration.size
        return CGRect(
            x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
    }

    func layOut() {
        place(at: .zero, proposal: ProposedViewSize(graph.configuration.size))
        commit()
    }

    override func placeChildren() {
        guard let child else { return }
        if let proposal = graph.configuration.proposal { return child.place(at: .zero, proposal: proposal) }
        let placement = rootPlacement(of: child, in: size, safeArea: graph.configuration.safeAreaInsets)
        child.place(at: placement.origin, proposal: placement.proposal)
    }

    override func forEachChild(_ body: (RenderNode) -> Void) {
        if let child { body(child) }
        for portal in portals { body(portal) }
    }

    // MARK: Presentations

    override func dependsOnSize(of child: RenderNode) -> Bool { child === self.child }

    func addPortal(_ portal: any Portal) {
        let end = portals.endIndex
        portals.insert(portal, at: portal.staysInFront ? end : portals.firstIndex(where: \.staysInFront) ?? end)
        adopt(portal)
        portal.place(at: .zero, proposal: ProposedViewSize(graph.configuration.size))
    }

    func removePortal(_ portal: any Portal) {
        portals.removeAll { $0 === portal }
        graph.setNeedsDisplay()
    }

    // A presentation may need the geometry of the view that presents it, so it is committed afterward.
    override func commitChildren() {
        child?.commit()
        // Presented views may in turn present others.
        var index = 0
        while index < portals.count {
            portals[index].place(at: .zero, proposal: ProposedViewSize(size))
            portals[index].commit()
            index += 1
        }
    }

    override func display(_ builder: inout DisplayListBuilder) {
        if let child {
            if let backdrop { backdrop.display(child, in: self, &builder) } else { child.display(&builder) }
        }
        for portal in portals { portal.display(&builder) }
    }

    /// The frontmost portal that shows something; views outside of it can't be reached.
    var frontPortal: (any Portal)? { portals.last { $0.isShown && $0.isModal } }
}
