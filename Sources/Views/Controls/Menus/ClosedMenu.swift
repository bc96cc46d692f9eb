/// The items of a menu as a list that isn't drawn, in which keys find shortcuts.
struct MenuItemList: View {
    let items: AnyView

    var body: some View {
        items.containerButtonStyle(MenuButtonStyle())
            .modifier(
                _EnvironmentModifier {
                    $0.menu = MenuContext(dismiss: {}, isIndented: false, showsSubmenus: true)
                    $0.listContext = nil
                })
    }
}

/// Keeps the items of a closed menu, which exist only while a key looks for its shortcut.
struct _ClosedMenuModifier<Content: View>: RenderModifier {
    let content: Content

    func makeRenderNode(around child: RenderNode, owner: _Node) -> ClosedMenuRenderNode {
        let node = ClosedMenuRenderNode(owner: owner, child: child, alignment: .topLeading, isBackground: true)
        updateRenderNode(node)
        return node
    }
    func updateRenderNode(_ node: ClosedMenuRenderNode) { node.items = { [content] in AnyView(content) } }
}

final class ClosedMenuRenderNode: SecondaryRenderNode {
    fileprivate(set) var items: () -> AnyView = { AnyView(EmptyView()) }
    override var name: String { "menu" }
    override var isListed: Bool { false }
    override func forEachChild(_ body: (RenderNode) -> Void) { body(child) }

    /// Makes the items, runs a closure with them, and removes them.
    func withItems<Result>(_ body: (RenderNode) -> Result?) -> Result? {
        slot.setContent(ErasedViewBox(view: AnyView(MenuItemList(items: items()))))
        defer { slot.setContent(ErasedViewBox(view: AnyView(EmptyView()))) }
        graph.evaluateDirty(inside: slot)
        return slot.root.flatMap(body)
    }
}
