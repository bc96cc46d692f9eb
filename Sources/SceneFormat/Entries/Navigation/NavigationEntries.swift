import Geometry
import Views

extension SceneEntries {
    private static let isActive = variable(
        "isActive", .bool, isRequired: false, "Whether its page is pushed; without it the link remembers that itself.")

    private static func holds(_ summary: String) -> BoundParameter { BoundParameter("isActive", .value(.bool), default: "true", summary) }
    @MainActor private static func holds(_ arguments: SceneArguments) -> Bool { arguments.bool("isActive") ?? true }

    static let navigationViews: [ViewEntry] = [
        ViewEntry(
            "NavigationView", [.init("content", .views, isRequired: true, "The first page.")], primary: "content",
            otherNames: ["Navigation"], "Pages of which one is seen; links push others."
        ) { arguments in SceneContent(NavigationView { arguments.views("content") }) },
        ViewEntry(
            "NavigationStack", [.init("content", .views, isRequired: true, "The first page.")], primary: "content",
            "Pages of which one is seen; links push others."
        ) { arguments in SceneContent(NavigationStack { arguments.views("content") }) },
        ViewEntry(
            "NavigationLink",
            [
                .init("label", .views, isRequired: true, "What is tapped; in a list the whole row."),
                .init("destination", .views, isRequired: true, "The page that is pushed."), isActive,
                .init(
                    "selection", .custom("the name of a state variable that begins with null"), shape: .stateVariable(nil), reader: readItem,
                    "A variable that is 'tag' while the page is pushed, and null where none of its links' pages is."
                ).going(with: "tag").not(with: "isActive"),
                BoundParameter("tag", .value(.any), "What the variable is while the page is pushed.").going(with: "selection"),
            ], otherNames: ["Link"], "Pushes another page onto the navigation view around."
        ) { arguments in
            let destination = Group { arguments.views("destination") }
            if let reference: StateReference = arguments.custom("selection") {
                let selection: Binding<SceneValue?> = reference.binding(in: arguments.scope, get: { $0 == .null ? nil : $0 }, set: { $0 ?? .null })
                return SceneContent(
                    NavigationLink(destination: destination, tag: arguments.value("tag") ?? .null, selection: selection) { arguments.views("label") })
            }
            guard let isActive = arguments.flag("isActive") else {
                return SceneContent(NavigationLink(destination: destination) { arguments.views("label") })
            }
            return SceneContent(NavigationLink(destination: destination, isActive: isActive) { arguments.views("label") })
        },
    ]

    static let navigationModifiers: [ModifierEntry] = [
        ModifierEntry(
            "navigationTitle",
            [
                .init("title", .value(.string), isRequired: true, "The words."),
                .init("displayMode", .keyword(["automatic", "inline", "large"]), default: "automatic", "Small in the bar, or large below it."),
            ], primary: "title", otherNames: ["navigationBarTitle"], "The title of the page that the view is on."
        ) { view, arguments in
            let modes: [String: NavigationBarItem.TitleDisplayMode] = ["inline": .inline, "large": .large]
            return view.navigationBarTitle(
                Text(verbatim: arguments.string("title") ?? ""), displayMode: modes[arguments.string("displayMode") ?? ""] ?? .automatic)
        },
        ModifierEntry(
            "navigationBarItems",
            [.init("leading", .views, "Where lines begin, beside the way back."), .init("trailing", .views, "Where they end.")],
            otherNames: ["toolbar", "navigationBar"], "Views in the bar of the page that the view is on."
        ) { view, arguments in
            switch (arguments.has("leading"), arguments.has("trailing")) {
            case (true, true): view.navigationBarItems(leading: arguments.views("leading"), trailing: arguments.views("trailing"))
            case (true, false): view.navigationBarItems(leading: arguments.views("leading"))
            case (false, true): view.navigationBarItems(trailing: arguments.views("trailing"))
            case (false, false): view
            }
        },
        ModifierEntry(
            "navigationBarTitleDisplayMode",
            [.init("mode", .keyword(["automatic", "inline", "large"]), isRequired: true, "Where.")], primary: "mode", "Where the page's title stands."
        ) { view, arguments in
            switch arguments.string("mode") {
            case "inline": view.navigationBarTitleDisplayMode(.inline)
            case "large": view.navigationBarTitleDisplayMode(.large)
            default: view.navigationBarTitleDisplayMode(.automatic)
            }
        },
        ModifierEntry("navigationBarHidden", [holds("Whether it is.")], primary: "isActive", "Whether the page has no bar.") { view, arguments in
            view.navigationBarHidden(holds(arguments))
        },
        ModifierEntry("navigationBarBackButtonHidden", [holds("Whether it is.")], primary: "isActive", "Whether the page's bar has no way back.") {
            view, arguments in view.navigationBarBackButtonHidden(holds(arguments))
        },
    ]
}
