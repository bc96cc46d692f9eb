// swift-format-ignore-file: AmbiguousTrailingClosureOverload
// The overloads are SwiftUI's.

import Observation

/// An item of the bars with the environment of the view that it belongs to.
@MainActor
@Observable
final class ToolbarEntry: Equatable, Identifiable {
    let placement: ToolbarItemPlacement
    let isSpace: Bool
    private(set) var content: AnyView
    private var environment: EnvironmentValues

    init(placement: ToolbarItemPlacement, content: AnyView, isSpace: Bool, environment: EnvironmentValues) {
        (self.placement, self.content, self.isSpace, self.environment) = (placement, content, isSpace, environment)
    }

    /// Gives the item the view and the environment of another evaluation. Bars show the item again, but pages don't collect their items again.
    func update(content: AnyView, environment: EnvironmentValues) { (self.content, self.environment) = (content, environment) }

    /// The action of the rename buttons in the item's view.
    var rename: RenameAction? { environment.rename }

    nonisolated static func == (a: ToolbarEntry, b: ToolbarEntry) -> Bool { a === b }

    /// The item in the environment of its view, without the settings for text and lists.
    var view: some View {
        content.modifier(
            _EnvironmentModifier { [environment, placement] values in
                let bar = values
                values = environment
                values.tint = values.tint ?? bar.tint
                values.controlLooks = values.controlLooks ?? bar.controlLooks
                values.font = bar.font
                values.fontWeight = bar.fontWeight
                values.dynamicTypeSize = bar.dynamicTypeSize
                values.colorScheme = bar.colorScheme
                values.listContext = nil
                values.isInBar = placement.slot.showsIconsOnly || values.look.bars.principalIsItem && placement.slot == .principal
                values.barTrackers = BarTrackers()
            })
    }
}

/// Carries the items of a page's bars up to the page, in source order.
struct ToolbarEntriesKey: PreferenceKey {
    static var defaultValue: [ToolbarEntry] { [] }
    static func reduce(value: inout [ToolbarEntry], nextValue: () -> [ToolbarEntry]) { value += nextValue() }
}

/// A view without a size that reports an item.
struct ToolbarEntryView: View {
    let placement: ToolbarItemPlacement
    let id: AnyHashable?
    let content: AnyView
    var isSpace = false

    var body: some View { Color.clear.frame(width: 0, height: 0).modifier(ToolbarEntryModifier(entry: self)) }
}

private struct ToolbarEntryModifier: RenderModifier {
    let entry: ToolbarEntryView
    static var readsEnvironment: Bool { true }

    func makeRenderNode(around child: RenderNode, owner: _Node) -> ToolbarEntryRenderNode {
        ToolbarEntryRenderNode(owner: owner, child: child, view: entry)
    }
    func updateRenderNode(_ node: ToolbarEntryRenderNode) { node.setView(entry) }
}

private final class ToolbarEntryRenderNode: WrapperRenderNode {
    private var entry: ToolbarEntry
    override var name: String { "ToolbarItem" }
    override var isListed: Bool { false }

    init(owner: _Node, child: RenderNode, view: ToolbarEntryView) {
        entry = Self.entry(of: view, in: owner)
        super.init(owner: owner, child: child)
    }

    func setView(_ view: ToolbarEntryView) {
        guard view.placement == entry.placement, view.isSpace == entry.isSpace else {
            entry = Self.entry(of: view, in: owner)
            return preferencesDidChange()
        }
        let (environment, transaction) = (owner.inputs.environment, owner.transaction)
        // Bars may have been evaluated in this update.
        graph.enqueueAction { [entry] in withTransaction(transaction) { entry.update(content: view.content, environment: environment) } }
    }

    private static func entry(of view: ToolbarEntryView, in owner: _Node) -> ToolbarEntry {
        ToolbarEntry(placement: view.placement, content: view.content, isSpace: view.isSpace, environment: owner.inputs.environment)
    }

    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        key == ToolbarEntriesKey.self ? [entry] as? Key.Value : super.preference(key)
    }
    override func canProduce<Key: PreferenceKey>(_ key: Key.Type) -> Bool { key == ToolbarEntriesKey.self || super.canProduce(key) }
    override func display(_ builder: inout DisplayListBuilder) {}
    override func hitTest(_ point: CGPoint) -> [RenderNode] { [] }
}

extension View {
    /// Reports the items inside a view without a size to the page.
    fileprivate func toolbarItems(_ items: AnyView) -> some View {
        background { items.frame(width: 0, height: 0).environment(\.barTrackers, BarTrackers()) }
    }

    /// Shows views at the trailing end of the navigation bar.
    ///
    /// Disfavored: otherwise the compiler checks everything before items twice.
    @_disfavoredOverload
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        toolbarItems(AnyView(ToolbarEntryView(placement: .automatic, id: nil, content: AnyView(content()))))
    }

    /// Shows items in the bars of the page.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        toolbarItems(Content._makeItems(content()))
    }

    /// Shows items in the bars of the page; on other platforms, the user may rearrange them.
    public func toolbar<Content: CustomizableToolbarContent>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View {
        toolbarItems(Content._makeItems(content()))
    }

    /// Shows a menu when the title of the page is tapped.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        toolbarItems(ToolbarTitleMenu._makeItems(ToolbarTitleMenu(content: content)))
    }
}
