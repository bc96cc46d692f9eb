/// Tabs with a modifier of their views.
private struct ModifiedTabContent<Content: TabContent>: PrimitiveTabContent {
    typealias TabValue = Content.TabValue
    let tabs: AnyView
}

/// The positions of tabs in an adaptable tab bar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// The position of a tab on an iPad.
public struct TabPlacement: Hashable, Sendable {
    let name: String
    /// In the bar or the sidebar.
    public static let automatic = TabPlacement(name: "automatic")
    /// At the end of the bar.
    public static let pinned = TabPlacement(name: "pinned")
    /// In the sidebar only.
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// Whether the user may rearrange a tab. Has no effect on an iPhone.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String
    public static var automatic: TabCustomizationBehavior { TabCustomizationBehavior(name: "automatic") }
    public static var reorderable: TabCustomizationBehavior { TabCustomizationBehavior(name: "reorderable") }
    public static var disabled: TabCustomizationBehavior { TabCustomizationBehavior(name: "disabled") }
}

extension TabContent {
    private func with<V: View>(_ change: (AnyView) -> V) -> ModifiedTabContent<Self> { ModifiedTabContent(tabs: AnyView(change(Self._makeTabs(self)))) }

    private func withBadge(_ text: Text?) -> ModifiedTabContent<Self> { with { $0.modifier(TraitModifier<BadgeKey>(value: text.map { Badge(text: $0) })) } }

    /// Shows a number beside the tab's icon; 0 shows nothing.
    public func badge(_ count: Int) -> some TabContent<TabValue> { withBadge(count == 0 ? nil : Text(verbatim: "\(count)")) }
    /// Shows a text beside the tab's icon; nil shows nothing.
    public func badge(_ label: Text?) -> some TabContent<TabValue> { withBadge(label) }
    /// Shows a text beside the tab's icon; nil shows nothing.
    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { withBadge(key.map { Text($0) }) }
    /// Shows a text beside the tab's icon; nil shows nothing.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { withBadge(label.map { Text($0) }) }

    /// Hides the tabs.
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        hidden ? ModifiedTabContent<Self>(tabs: AnyView(EmptyView())) : with { $0 }
    }
    /// Disables the tabs' pages.
    public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { with { $0.disabled(disabled) } }
    /// Sets where the tabs appear on an iPad. Does not affect an iPhone's bar, except that a tab of the sidebar isn't in it.
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        placement == .sidebarOnly ? ModifiedTabContent<Self>(tabs: AnyView(EmptyView())) : with { $0 }
    }
    /// Sets whether the user may rearrange the tabs. Has no effect on an iPhone.
    public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...) -> some TabContent<TabValue> {
        self
    }
    /// Shows a popover beside the tabs' pages while `isPresented` is true.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some TabContent<TabValue> {
        with { $0.popover(isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge ?? .top, content: content) }
    }
    /// Shows a popover beside the tabs' pages while an item exists.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some TabContent<TabValue> {
        with { $0.popover(item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge ?? .top, content: content) }
    }
}
