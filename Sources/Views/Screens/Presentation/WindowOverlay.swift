/// Shows a view in front of everything else on the canvas, as a device shows its status bar in front of sheets and alerts.
struct WindowOverlayModifier<Overlay: View>: RenderModifier {
    let isStatusBar: Bool
    let overlay: Overlay

    func makeRenderNode(around child: RenderNode, owner: _Node) -> WindowOverlayRenderNode {
        let node = WindowOverlayRenderNode(owner: owner, child: child, isStatusBar: isStatusBar)
        node.slot.setContent(ErasedViewBox(view: overlay))
        return node
    }
    func updateRenderNode(_ node: WindowOverlayRenderNode) {
        node.portal.isStatusBar = isStatusBar
        node.slot.setContent(ErasedViewBox(view: overlay))
    }
}

/// Wraps the view below the overlay.
final class WindowOverlayRenderNode: WrapperRenderNode, SlotOwner {
    let slot: ContentSlot
    fileprivate let portal: WindowOverlayPortal
    override var name: String { "window overlay" }
    override var isListed: Bool { false }

    init(owner: _Node, child: RenderNode, isStatusBar: Bool) {
        slot = ContentSlot(owner.inputs.child(of: owner), stacking: .layered(.center))
        portal = WindowOverlayPortal(slot: slot, isStatusBar: isStatusBar)
        super.init(owner: owner, child: child)
        slot.onDestroy = { [weak portal, unowned graph] in if let portal { graph.root.removePortal(portal) } }
        graph.root.addPortal(portal)
    }
}

/// Draws the overlay as a child of the root.
private final class WindowOverlayPortal: RenderNode, Portal {
    private let slot: ContentSlot
    /// Whether the view becomes white while a sheet pushes back the page.
    var isStatusBar: Bool
    override var name: String { "window overlay" }
    let isShown = true
    let isModal = false
    let staysInFront = true

    init(slot: ContentSlot, isStatusBar: Bool) {
        (self.slot, self.isStatusBar) = (slot, isStatusBar)
        super.init(owner: slot)
        slot.onChange = { [unowned self] in
            if let content = self.slot.root { adopt(content) }
            setNeedsPlacement()
        }
    }

    override func hitTest(_ point: CGPoint) -> [RenderNode] { [] }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { graph.configuration.size }
    override func dependsOnSize(of child: RenderNode) -> Bool { true }

    override func placeChildren() {
        slot.root?.place(at: .zero, proposal: ProposedViewSize(graph.configuration.size))
    }

    override func commitChildren() {
        graph.evaluateDirty(inside: slot)
        if needsLayout { placeChildren() }
        slot.root?.commit()
    }

    override func forEachChild(_ body: (RenderNode) -> Void) { if let content = slot.root { body(content) } }

    // Behind a large sheet, the page is pushed back on black, and the status bar becomes white.
    override func display(_ builder: inout DisplayListBuilder) {
        let depth = (graph.root.backdrop as? SheetBackdrop)?.depth ?? 0
        guard isStatusBar, depth > 0.5, owner.inputs.environment.colorScheme == .light else { return super.display(&builder) }
        builder.group(.filter(.invert)) { super.display(&$0) }
    }
}

/// The parts of the system's own interface that a view hides.
package struct HiddenSystemParts: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let statusBar = HiddenSystemParts(rawValue: 1)
    package static let homeIndicator = HiddenSystemParts(rawValue: 2)
}

private struct HiddenSystemPartsKey: PreferenceKey {
    static var defaultValue: HiddenSystemParts { [] }
    static func reduce(value: inout HiddenSystemParts, nextValue: () -> HiddenSystemParts) { value.formUnion(nextValue()) }
}

/// The color scheme of the bar behind the status bar; nil for that of the window.
struct StatusBarSchemeKey: PreferenceKey {
    static var defaultValue: ColorScheme? { nil }
    static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = nextValue() ?? value }
}

extension View {
    /// Shows a view in front of everything else on the canvas, also of sheets and alerts. It gets the size of the canvas, and no events.
    ///
    /// - Parameter isStatusBar: whether the view becomes white while a sheet pushes back the page.
    package func windowOverlay<Overlay: View>(isStatusBar: Bool = false, @ViewBuilder _ overlay: () -> Overlay) -> some View {
        modifier(WindowOverlayModifier(isStatusBar: isStatusBar, overlay: overlay()))
    }

    /// Calls an action with the parts of the system's interface that the views inside hide.
    package func onHiddenSystemParts(_ action: @escaping (HiddenSystemParts) -> Void) -> some View {
        onPreferenceChange(HiddenSystemPartsKey.self, perform: action)
    }

    /// Calls an action with the color scheme of the bar behind the status bar, which has the same; nil for that of the window.
    package func onStatusBarScheme(_ action: @escaping (ColorScheme?) -> Void) -> some View {
        onPreferenceChange(StatusBarSchemeKey.self, perform: action)
    }

    /// Hides parts of the system's interface, which is drawn around views that are shown as on a device.
    func hidesSystemParts(_ parts: HiddenSystemParts) -> some View {
        transformPreference(HiddenSystemPartsKey.self) { $0.formUnion(parts) }
    }
}
