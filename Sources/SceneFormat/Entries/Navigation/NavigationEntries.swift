import Geometry
import Views

extension SceneEntries {
    private static let firstPage = Parameter<SceneElementList>.views("content", "The first page.").primary

    @EntryList<ViewEntry> static var navigationViews: [ViewEntry] {
        ViewEntry("NavigationView", "A stack of pages; links push further pages.", firstPage, otherNames: ["Navigation"]) { content in
            NavigationView { content }
        }
        ViewEntry(
            "NavigationStack", "A stack of pages; links push further pages.", firstPage,
            .listVariable(
                "path", default: nil, "The variable with a list of the values of the pushed pages, which 'navigationDestination' makes.")
        ) { content, path in
            guard let path else { return SceneContent(NavigationStack { content }) }
            return SceneContent(NavigationStack(path: path) { content })
        }
        ViewEntry(
            "NavigationSplitView", "Columns side by side, or a stack of pages if there is too little space.",
            .views("sidebar", "The first column."), .views("content", default: nil, "The column between the first and the last one."),
            .views("detail", "The last column."),
            .stringVariable(
                "columnVisibility", default: nil,
                "The variable with the columns that are shown where there is space: 'automatic', 'all', 'doubleColumn', or 'detailOnly'; a tap on the button of "
                    + "the sidebar sets it."),
            .context
        ) { sidebar, content, detail, variable, context in
            let visibility = variable.map { ColumnVisibility(variable: $0).binding(context) }
            return SceneContent(SceneSplitView(sidebar: sidebar, content: content, detail: detail, visibility: visibility))
        }
        ViewEntry(
            "NavigationLink", "Pushes a page onto the surrounding navigation view.",
            .views("label", "The views to tap; in a list the whole row."),
            .views("destination", default: nil, "The page that is pushed."),
            .value("value", default: nil, "The value of the page that is pushed, which 'navigationDestination' makes."),
            .boolVariable("isActive", default: nil, "Whether the page is pushed; by default the link keeps this state itself.").not(with: "value"),
            .nullableVariable(
                "selection", default: nil, "A variable that is 'tag' while the page is pushed, and null while no page of these links is."
            ).going(with: "tag").not(with: "isActive", "value"),
            .value("tag", default: nil, "The value of the variable while the page is pushed.").going(with: "selection"),
            exactlyOne: ["destination", "value"], otherNames: ["Link"]
        ) { label, destination, value, isActive, selection, tag in
            if let value { return SceneContent(NavigationLink(value: value) { label }) }
            let destination = Group { if let destination { destination } }
            if let selection {
                return SceneContent(NavigationLink(destination: destination, tag: tag ?? .null, selection: selection) { label })
            }
            guard let isActive else { return SceneContent(NavigationLink(destination: destination) { label }) }
            return SceneContent(NavigationLink(destination: destination, isActive: isActive) { label })
        }
    }

    private static let displayModes: Keywords<NavigationBarItem.TitleDisplayMode> = ["automatic": .automatic, "inline": .inline, "large": .large]

    private static func isHidden(_ summary: String) -> Parameter<Bool> { .bool("isActive", default: true, summary).primary }

    @EntryList<ModifierEntry> static var navigationModifiers: [ModifierEntry] {
        ModifierEntry(
            "navigationTitle", "The title of the view's page.",
            .string("title", default: nil, "The title.").primary,
            .keyword("displayMode", displayModes, default: .described("automatic"), "Small in the bar, or large below it."),
            .stringVariable("text", default: nil, "The variable with the title, which the menu of a small title changes."), exactlyOne: ["title", "text"],
            otherNames: ["navigationBarTitle"]
        ) { view, title, mode, text in
            guard let text else { return view.navigationBarTitle(Text(verbatim: title ?? ""), displayMode: mode ?? .automatic) as any View }
            return view.navigationTitle(text).navigationBarTitleDisplayMode(mode ?? .automatic)
        }
        ModifierEntry(
            "navigationBarItems", "Views in the bar of the view's page.",
            .views("leading", default: nil, "At the leading edge, next to the back button."),
            .views("trailing", default: nil, "At the trailing edge."), otherNames: ["navigationBar"]
        ) { view, leading, trailing in
            switch (leading, trailing) {
            case (let leading?, let trailing?): view.navigationBarItems(leading: leading, trailing: trailing)
            case (let leading?, nil): view.navigationBarItems(leading: leading)
            case (nil, let trailing?): view.navigationBarItems(trailing: trailing)
            case (nil, nil): view
            }
        }
        ModifierEntry(
            "toolbar", "Views in the bars of the view's page.",
            .views("leading", default: nil, "In the bar above, at the leading edge."),
            .views("principal", default: nil, "In the middle of the bar above, instead of the title."),
            .views("trailing", default: nil, "In the bar above, at the trailing edge."), .views("bottom", default: nil, "In the bar below."),
            .views("cancellation", default: nil, "The button that cancels, in the bar above."),
            .views("confirmation", default: nil, "The button that confirms, in the bar above, in semibold letters."),
            .views("status", default: nil, "In the middle of the bar below."),
            .views("keyboard", default: nil, "In a bar at the bottom while a field has the focus."),
            .views("secondary", default: nil, "In a menu at the trailing edge of the bar above."),
            .views("destructive", default: nil, "The button that destroys, in the bar above."),
            .views("largeTitle", default: nil, "In the place of the large title.")
        ) { view, leading, principal, trailing, bottom, cancellation, confirmation, status, keyboard, secondary, destructive, largeTitle in
            view.toolbar {
                if let cancellation { ToolbarItem(placement: .cancellationAction) { cancellation } }
                if let confirmation { ToolbarItem(placement: .confirmationAction) { confirmation } }
                if let status { ToolbarItem(placement: .status) { status } }
                if let keyboard { ToolbarItemGroup(placement: .keyboard) { keyboard } }
                if let secondary { ToolbarItemGroup(placement: .secondaryAction) { secondary } }
                if let destructive { ToolbarItemGroup(placement: .destructiveAction) { destructive } }
                if let largeTitle { ToolbarItem(placement: .largeTitle) { largeTitle } }
                if let leading { ToolbarItemGroup(placement: .topBarLeading) { leading } }
                if let principal { ToolbarItem(placement: .principal) { principal } }
                if let trailing { ToolbarItemGroup(placement: .topBarTrailing) { trailing } }
                if let bottom { ToolbarItemGroup(placement: .bottomBar) { bottom } }
            }
        }
        ModifierEntry("navigationBarTitleDisplayMode", "Where the page's title is drawn.", .keyword("mode", displayModes, "The position.").primary) {
            view, mode in view.navigationBarTitleDisplayMode(mode)
        }
        ModifierEntry("navigationBarHidden", "Hides the page's bar.", isHidden("Whether the bar is hidden.")) { view, isHidden in
            view.navigationBarHidden(isHidden)
        }
        ModifierEntry("navigationBarBackButtonHidden", "Hides the back button of the page's bar.", isHidden("Whether the button is hidden.")) {
            view, isHidden in view.navigationBarBackButtonHidden(isHidden)
        }
    }
}
