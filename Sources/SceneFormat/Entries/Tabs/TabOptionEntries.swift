import Views

extension SceneEntries {
    private static let roles: Keywords<TabRole> = ["search": .search]
    private static let backgrounds: Keywords<PageIndexViewStyle.BackgroundDisplayMode> = [
        "automatic": .automatic, "interactive": .interactive, "always": .always, "never": .never,
    ]

    @EntryList<ViewEntry> static var tabOptionViews: [ViewEntry] {
        ViewEntry(
            "Tab", "A page of a 'TabView' with its icon and title in the bar.",
            .views("content", "The page.").primary, .string("title", default: nil, "The title."),
            .string("systemImage", default: nil, "The name of the symbol above it."),
            .value("value", default: nil, "The value of the tab view's variable while the page is shown."),
            .keyword("role", roles, default: nil, "The purpose, with a title and a symbol of its own.")
        ) { content, title, symbol, value, role -> SceneContent in
            // A tab with a purpose has the system's label, unless it says otherwise.
            let tab = SceneTab(content: content, title: title ?? (role == nil ? "" : "Search"), symbol: symbol ?? (role == nil ? nil : "magnifyingglass"))
            return tab.page(value)
        }
    }

    @EntryList<ModifierEntry> static var tabOptionModifiers: [ModifierEntry] {
        ModifierEntry(
            "indexViewStyle", "The ground of the dots below the pages of the tab views inside.",
            .keyword("background", backgrounds, "When it is visible.").primary
        ) { view, background in view.indexViewStyle(.page(backgroundDisplayMode: background)) }
    }
}

/// A tab of a scene.
@MainActor
private struct SceneTab {
    let content: SceneElementList
    let title: String
    let symbol: String?

    /// The page, with the value that selects it.
    func page(_ value: SceneValue?) -> SceneContent {
        let page = Group { content }.tabItem { if let symbol { Label(title, systemImage: symbol) } else { Text(verbatim: title) } }
        return value.map { SceneContent(page.tag($0)) } ?? SceneContent(page)
    }
}
