import Views

extension SceneEntries {
    private static let tabStyles: StyleKeywords = [
        "automatic": { $0.tabViewStyle(.automatic) }, "page": { $0.tabViewStyle(.page) },
        "pageWithoutDots": { $0.tabViewStyle(.page(indexDisplayMode: .never)) }, "tabBarOnly": { $0.tabViewStyle(.tabBarOnly) },
        "sidebarAdaptable": { $0.tabViewStyle(.sidebarAdaptable) },
    ]

    @EntryList<ViewEntry> static var tabViews: [ViewEntry] {
        ViewEntry(
            "TabView", "Pages with a bar that chooses one of them.", .views("content", "The pages: a 'Tab', or any view with a 'tabItem'.").primary,
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
            .string("prompt", default: nil, "The text that is shown while the field is empty."),
            .bool("isAlwaysShown", default: false, "Whether the field stays when the content is scrolled."),
            .boolVariable("isPresented", default: nil, "Whether the field has the focus.")
        ) { view, text, prompt, isAlwaysShown, isPresented in
            let prompt = prompt.map { Text(verbatim: $0) }
            let placement = isAlwaysShown ? SearchFieldPlacement.navigationBarDrawer(displayMode: .always) : .automatic
            guard let isPresented else { return view.searchable(text: text, placement: placement, prompt: prompt) as any View }
            return view.searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
        }
    }
}
