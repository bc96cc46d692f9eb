/// A tab of a tab view: a title and an icon in the bar, and a page.
@MainActor @preconcurrency
public struct Tab<Value, Content, Label> {
    let value: AnyHashable?
    let role: TabRole?
    let content: Content
    let label: Label
}

extension Tab: TabContent, PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
    public typealias Body = _TabGroup<Value>

    var tabs: AnyView {
        let page = content.modifier(TabItemModifier(info: TabInfo(label: AnyView(label), role: role)))
        guard let value else { return AnyView(page) }
        return AnyView(page.tag(value))
    }
}

/// The title and the icon of a tab.
public struct DefaultTabLabel: View {
    let title: Text?
    let icon: Image?
    public var body: some View {
        if let title, let icon {
            Label {
                title
            } icon: {
                icon
            }
        } else if let title {
            title
        } else {
            icon
        }
    }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
    private let name: String
    /// A search tab, with the system's title and icon.
    public static var search: TabRole { TabRole(name: "search") }
    /// A tab that stands out since iOS 27; here it looks like the others, with a warning.
    public static var prominent: TabRole {
        SceneNotes.warn("a tab with the role prominent is drawn like the others")
        return TabRole(name: "prominent")
    }
}

extension DefaultTabLabel {
    init(_ title: Text, systemImage: String) { (self.title, icon) = (title, Image(systemName: systemImage)) }
    init(_ title: Text, image: String) { (self.title, icon) = (title, Image(image)) }
    /// The system's label for a purpose; empty without one.
    init(role: TabRole?) {
        (title, icon) = role == .search ? (Text("Search"), Image(systemName: "magnifyingglass")) : (nil, nil)
    }
}

extension Tab where Value: Hashable, Content: View, Label: View {
    init(value: AnyHashable?, role: TabRole? = nil, content: Content, tabLabel: Label) {
        (self.value, self.role, self.content, label) = (value, role, content, tabLabel)
    }
}
