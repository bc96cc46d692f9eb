/// A view with another view in front of it or behind it that never affects the first view's layout
/// (Documentation/Semantics/Layout.md#overlay-and-background).
class SecondaryRenderNode: WrapperRenderNode, SlotOwner {
    final let slot: ContentSlot
    final let isBackground: Bool
    private var alignment: Alignment

    init(owner: _Node, child: RenderNode, alignment: Alignment, isBackground: Bool) {
        self.isBackground = isBackground
        self.alignment = alignment
        slot = ContentSlot(owner.inputs.child(of: owner), stacking: .layered(alignment))
        super.init(owner: owner, child: child)
        slot.onChange = { [unowned self] in
            if let secondary = slot.root { adopt(secondary) }
            preferencesDidChange()
        }
    }

    override var name: String { isBackground ? "background" : "overlay" }

    final func setAlignment(_ alignment: Alignment) {
        guard alignment != self.alignment else { return }
        self.alignment = alignment
        slot.setStacking(.layered(alignment))
        setNeedsCommit()
    }

    /// Updates the secondary view once the primary view is placed.
    func prepareSecondary() {}

    override func commitChildren() {
        child.commit()
        prepareSecondary()
        graph.evaluateDirty(inside: slot)
        guard let secondary = slot.root else { return }
        let placement = secondaryPlacement(of: secondary, over: self, at: viewSize, alignment: alignment)
        secondary.place(at: placement.origin, proposal: placement.proposal)
        secondary.commit()
    }

    override func dependsOnSize(of child: RenderNode) -> Bool { child === self.child }

    override func forEachChild(_ body: (RenderNode) -> Void) {
        if isBackground {
            if let secondary = slot.root { body(secondary) }
            body(child)
        } else {
            body(child)
            if let secondary = slot.root { body(secondary) }
        }
    }
}

/// A modifier that shows a view in front of or behind another one.
@MainActor
protocol SecondaryModifier: RenderModifier {
    associatedtype Secondary: View
    var alignment: Alignment { get }
    var secondary: Secondary { get }
    static var isBackground: Bool { get }
}

extension SecondaryModifier {
    func makeRenderNode(around child: RenderNode, owner: _Node) -> SecondaryRenderNode {
        let node = SecondaryRenderNode(owner: owner, child: child, alignment: alignment, isBackground: Self.isBackground)
        node.slot.setContent(ErasedViewBox(view: secondary))
        return node
    }

    func updateRenderNode(_ node: SecondaryRenderNode) {
        node.setAlignment(alignment)
        node.slot.setContent(ErasedViewBox(view: secondary))
    }
}

/// Shows a view behind another one.
public struct _BackgroundModifier<Background: View>: SecondaryModifier {
    public var background: Background
    public var alignment = Alignment.center
    /// The edges at which the background extends into the safe area; a background from a view builder doesn't extend.
    var ignoredSafeAreaEdges: Edge.Set = []

    static var isBackground: Bool { true }
    var secondary: some View { background.ignoresSafeArea(edges: ignoredSafeAreaEdges) }
}

/// Shows a view in front of another one.
public struct _OverlayModifier<Overlay: View>: SecondaryModifier {
    public var overlay: Overlay
    public var alignment = Alignment.center

    static var isBackground: Bool { false }
    var secondary: Overlay { overlay }
}

extension View {
    /// Shows the views of `content` in front of the view, proposing the view's size to them.
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(_OverlayModifier(overlay: content(), alignment: alignment))
    }

    /// Shows `overlay` in front of the view, proposing the view's size to it.
    @_disfavoredOverload
    public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
    }

    /// Shows the views of `content` behind the view, proposing the view's size to them.
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(_BackgroundModifier(background: content(), alignment: alignment))
    }

    /// Shows `background` behind the view, proposing the view's size to it.
    @_disfavoredOverload
    public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
        modifier(_BackgroundModifier(background: background, alignment: alignment))
    }
}
