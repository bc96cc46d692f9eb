/// Attaches an app's commands to the content of its window. They are evaluated, but neither drawn nor hit: only keys reach them.
struct _CommandsModifier: RenderModifier {
    let items: AnyView

    func makeRenderNode(around child: RenderNode, owner: _Node) -> CommandsRenderNode {
        let node = CommandsRenderNode(owner: owner, child: child, alignment: .topLeading, isBackground: true)
        updateRenderNode(node)
        return node
    }

    func updateRenderNode(_ node: CommandsRenderNode) { node.slot.setContent(ErasedViewBox(view: CommandList(items: items))) }
}

/// The items of all commands, as in an open menu.
private struct CommandList: View {
    let items: AnyView
    @Environment(\.areCommandsRemoved) private var areRemoved

    var body: some View {
        if !areRemoved { MenuItemList(items: items) }
    }
}

/// Keeps the items of commands beside the content of a window.
final class CommandsRenderNode: SecondaryRenderNode {
    /// The items.
    var items: RenderNode? { slot.root }
    override var name: String { "commands" }
    override var isListed: Bool { false }
    override var isMarkedBelow: Bool { super.isMarkedBelow || (items?.needsCommit ?? false) }
    override func forEachChild(_ body: (RenderNode) -> Void) { body(child) }
}

private struct AreCommandsRemovedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct CommandPositionKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    /// Whether the commands of the scenes inside don't exist.
    var areCommandsRemoved: Bool {
        get { self[AreCommandsRemovedKey.self] }
        set { self[AreCommandsRemovedKey.self] = newValue }
    }
    /// Where the commands inside are in the menu bar: the larger, the later.
    var commandPosition: Int {
        get { self[CommandPositionKey.self] }
        set { self[CommandPositionKey.self] = newValue }
    }
}

extension Scene {
    /// Adds menu commands. The menus lie outside the drawn content, but the shortcuts of the commands react to keys.
    public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
        let items = C._items(of: content())
        return _modifyingContent { $0.modifier(_CommandsModifier(items: items)) }
    }
    /// Replaces the menu commands of the scenes inside, and those of the system.
    public func commandsReplaced<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
        let items = C._items(of: content())
        return _modifyingContent { $0.environment(\.areCommandsRemoved, true).modifier(_CommandsModifier(items: items)) }
    }
    /// Removes the menu commands of the scenes inside, and those of the system.
    public func commandsRemoved() -> some Scene { _modifyingContent { $0.environment(\.areCommandsRemoved, true) } }
}
