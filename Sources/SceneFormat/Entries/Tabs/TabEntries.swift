import Views

extension SceneEntries {
    private typealias Style = @MainActor @Sendable (AnyView) -> any View

    private static let tabStyles: Keywords<Style> = [
        "automatic": { $0.tabViewStyle(.automatic) }, "page": { $0.tabViewStyle(.page) },
    ]

    @EntryList<ViewEntry> static var tabViews: [ViewEntry] {
        ViewEntry(
            "TabView", "Pages with a bar at the bottom that chooses one of them.", .views("content", "The pages, each with a 'tabItem'.").primary,
            .variable("selection", default: nil, "The 'tag' of the chosen page; by default the view keeps this state itself.")
        ) { content, selection in
            guard let selection else { return SceneContent(TabView { content }) }
            return SceneContent(TabView(selection: selection) { content })
        }
    }

    @EntryList<ModifierEntry> static var tabModifiers: [ModifierEntry] {
        ModifierEntry(
            "tabItem", "The icon and the title of a page in the bar of a 'TabView'.", .string("title", "The title.").primary,
            .string("systemImage", default: nil, "The name of the symbol above it.")
        ) { view, title, symbol in
            view.tabItem { if let symbol { Label(title, systemImage: symbol) } else { Text(verbatim: title) } }
        }
        ModifierEntry("tabViewStyle", "The style of the tab views inside.", .keyword("style", tabStyles, "The style.").primary) { view, style in style(view) }
        ModifierEntry(
            "badge", "A number or a word beside a tab's icon, or at the end of a list's row.", .string("text", "The text; empty for none.").primary
        ) { view, text in view.badge(text.isEmpty ? nil : Text(verbatim: text)) }
        ModifierEntry(
            "searchable", "A search field below the title of the view's page.", .stringVariable("text", "The text.").primary,
            .string("prompt", default: nil, "The text that is shown while the field is empty.")
        ) { view, text, prompt in view.searchable(text: text, prompt: prompt.map { Text(verbatim: $0) }) }
    }
}
