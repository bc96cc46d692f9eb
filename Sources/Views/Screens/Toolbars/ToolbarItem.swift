/// An item of a page's bars.
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    /// The item's identity among those of a toolbar.
    public var id: ID
    let placement: ToolbarItemPlacement
    let content: Content

    public static func _makeItems(_ item: Self) -> AnyView {
        AnyView(ToolbarEntryView(placement: item.placement, id: item.id as? AnyHashable, content: AnyView(item.content)))
    }
}

extension ToolbarItem where ID == () {
    /// Creates an item at a position in the bars.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (id, self.placement, self.content) = ((), placement, content())
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    /// Creates an item of a toolbar that the user may rearrange on other platforms.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content) {
        (self.id, self.placement, self.content) = (id, placement, content())
    }
    /// Creates an item of a toolbar that the user may rearrange on other platforms.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (self.id, self.placement, self.content) = (id, placement, content())
    }
}

extension ToolbarItem: @preconcurrency Identifiable where ID: Hashable {}

/// Several items at one position in the bars.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    /// Creates a group at a position in the bars.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (self.placement, self.content) = (placement, content())
    }

    /// Creates a group with a label, which a bar with too little space shows instead.
    public init<C: View, L: View>(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledToolbarItemGroupContent<C, L> {
        (self.placement, self.content) = (placement, LabeledToolbarItemGroupContent(content: content(), label: label()))
    }

    public static func _makeItems(_ group: Self) -> AnyView {
        AnyView(ToolbarEntryView(placement: group.placement, id: nil, content: AnyView(group.content)))
    }
}

/// The content of a labeled group of toolbar items.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label
    public var body: some View { content }
}

/// A space between items.
public struct ToolbarSpacer: PrimitiveToolbarContent, CustomizableToolbarContent {
    let sizing: SpacerSizing
    let placement: ToolbarItemPlacement

    /// Creates a space: flexible, or 20 points wide.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) { (self.sizing, self.placement) = (sizing, placement) }

    public static func _makeItems(_ spacer: Self) -> AnyView {
        AnyView(
            ToolbarEntryView(
                placement: spacer.placement, id: nil,
                content: spacer.sizing.isFixed ? AnyView(Color.clear.frame(width: 20, height: 1)) : AnyView(Spacer(minLength: 0)), isSpace: true))
    }
}

/// A system item: the title, or the search field.
public struct DefaultToolbarItem: PrimitiveToolbarContent, CustomizableToolbarContent {
    /// Creates the item. The bars show their own items in any case.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
    public static func _makeItems(_ item: Self) -> AnyView { AnyView(EmptyView()) }
}

/// The menu that a tap on the title opens.
public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent, CustomizableToolbarContent {
    let content: Content

    /// Creates the menu.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    /// Creates a menu for the system's items, which is empty.
    public init() where Content == EmptyView { content = EmptyView() }

    public static func _makeItems(_ menu: Self) -> AnyView {
        AnyView(ToolbarEntryView(placement: .titleMenu, id: nil, content: AnyView(menu.content)))
    }
}

extension ToolbarItemPlacement {
    /// The menu of the title.
    static var titleMenu: ToolbarItemPlacement { ToolbarItemPlacement(slot: .titleMenu, name: "titleMenu") }
    init(slot: Slot, name: String) {
        self.slot = slot
        self.name = name
    }
}

extension ToolbarContent {
    /// Hides the items.
    public func hidden(_ hidden: Bool = true) -> some ToolbarContent { HiddenToolbarContent(content: self, isHidden: hidden) }
}

private struct HiddenToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
    let content: Content
    let isHidden: Bool
    static func _makeItems(_ hidden: Self) -> AnyView { hidden.isHidden ? AnyView(EmptyView()) : Content._makeItems(hidden.content) }
}
