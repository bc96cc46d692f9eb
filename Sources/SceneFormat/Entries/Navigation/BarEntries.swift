import Geometry
import Views

extension SceneEntries {
    private static let bars: Keywords<ToolbarPlacement> = [
        "automatic": .automatic, "navigationBar": .navigationBar, "tabBar": .tabBar, "bottomBar": .bottomBar,
    ]
    private static let schemes: Keywords<ColorScheme> = ["light": .light, "dark": .dark]

    private static func bar(_ summary: String = "The bar.") -> Parameter<ToolbarPlacement?> {
        .keyword("bar", bars, default: .described("navigationBar"), summary)
    }

    /// Bars and what they show.
    @EntryList<ModifierEntry> static var barModifiers: [ModifierEntry] {
        ModifierEntry(
            "toolbarBackground", "The background of a bar, which shows it while content lies below it, or always.",
            .style(color: "The color.", [.gradient]).primary,
            .keyword("visibility", Visibility.sceneNames, default: .automatic, "Whether it is visible."), bar()
        ) { view, style, visibility, bar in
            let bar = bar ?? .automatic
            let visible = view.toolbarBackgroundVisibility(visibility, for: bar)
            guard let style = style.style else { return visible as any View }
            return visible.toolbarBackground(style, for: bar)
        }
        ModifierEntry(
            "toolbarVisibility", "Shows or hides a bar.", .keyword("visibility", Visibility.sceneNames, "Whether it is visible.").primary, bar()
        ) { view, visibility, bar in view.toolbarVisibility(visibility, for: bar ?? .automatic) }
        ModifierEntry(
            "toolbarColorScheme", "The color scheme of a bar while it shows its background.", .keyword("scheme", schemes, "The scheme.").primary, bar()
        ) { view, scheme, bar in view.toolbarColorScheme(scheme, for: bar ?? .automatic) }
        ModifierEntry(
            "toolbarTitleMenu", "A menu that a tap on the title of the view's page opens.", .views("content", "The items, as in a 'Menu'.").primary
        ) { view, content in view.toolbarTitleMenu { content } }
        ModifierEntry("navigationSubtitle", "The line below the title of the view's page.", .string("subtitle", "The text.").primary) {
            view, subtitle in view.navigationSubtitle(Text(verbatim: subtitle))
        }
        ModifierEntry(
            "searchScopes", "Segments below the search field of the view's page, one of which is chosen.",
            .variable("selection", "The 'tag' of the chosen segment.").primary, .views("content", "The segments, each with a 'tag'.")
        ) { view, selection, content in view.searchScopes(selection) { content } }
        ModifierEntry(
            "searchSuggestions", "Views that the search field of the view's page shows while it has the focus.",
            .views("content", "The suggestions, each with a 'searchCompletion'.").primary
        ) { view, content in view.searchSuggestions { content } }
        ModifierEntry(
            "searchCompletion", "The text of the search field after a tap on the view.", .string("text", "The text.").primary
        ) { view, text in view.searchCompletion(text) }
        ModifierEntry(
            "navigationDestination", "A page that is pushed for a value, or while a variable says so.",
            .withLocals(.views("content", "The page.")).primary,
            .boolVariable("isPresented", default: nil, "Whether the page is pushed; by default it is the page of the values that links and paths push."),
            .nullableVariable(
                "item", default: nil, "A variable that is null while the page isn't pushed; its value is a variable in the page."
            ).not(with: "isPresented"), locals: [LocalVariable("as", default: "value", .any)]
        ) { view, content, isPresented, item in
            if let isPresented { return view.navigationDestination(isPresented: isPresented) { content(.null) } as any View }
            if let item { return view.navigationDestination(item: item) { content($0) } }
            return view.navigationDestination(for: SceneValue.self) { content($0) }
        }
        ModifierEntry(
            "navigationSplitViewColumnWidth", "The width of the surrounding column of a 'NavigationSplitView'.", .length("width", "Points.").primary
        ) { view, width in view.navigationSplitViewColumnWidth(width) }
        ModifierEntry(
            "inspector", "Views about the selection, in a column at the trailing edge, or in a sheet where the width is compact.",
            .boolVariable("isPresented", "Whether they are shown; dismissing the sheet sets the variable to false.").primary,
            .views("content", "The views."), .length("width", default: .described("270"), "The width of the column, in points.")
        ) { view, isPresented, content, width in
            view.inspector(isPresented: isPresented) {
                if let width { Group { content }.inspectorColumnWidth(width) } else { content }
            }
        }
    }
}
