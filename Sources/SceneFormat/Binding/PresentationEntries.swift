import Geometry
import Views

extension SceneArguments {
    /// A binding to a state variable that is true or false; nil where the parameter isn't there.
    @MainActor fileprivate func flag(_ name: String) -> Binding<Bool>? {
        guard let reference: StateReference = custom(name) else { return nil }
        return reference.binding(in: scope, get: { $0 == .bool(true) }, set: { .bool($0) })
    }
}

extension SceneEntries {
    private static let rows = BoundParameter("content", .views, isRequired: true, "The rows, in order; a 'Section' groups some.")
    private static let presented = variable("isPresented", .bool, "Whether it is shown; going away sets it to false.")
    private static let onDismiss = BoundParameter("onDismiss", .assignments, "New values for state variables when it has gone.")
    private static let shown = BoundParameter("content", .views, isRequired: true, "What is shown in it.")
    private static let edges: [String: Edge] = ["top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing]

    private static let isActive = variable(
        "isActive", .bool, isRequired: false, "Whether its page is pushed; without it the link remembers that itself.")

    static let presentationViews: [ViewEntry] = [
        ViewEntry(
            "NavigationView", [.init("content", .views, isRequired: true, "The first page.")], primary: "content",
            otherNames: ["Navigation"], "Pages of which one is seen; links push others."
        ) { arguments in SceneContent(NavigationView { arguments.views("content") }) },
        ViewEntry(
            "NavigationLink",
            [
                .init("label", .views, isRequired: true, "What is tapped; in a list the whole row."),
                .init("destination", .views, isRequired: true, "The page that is pushed."), isActive,
            ], otherNames: ["Link"], "Pushes another page onto the navigation view around."
        ) { arguments in
            let destination = Group { arguments.views("destination") }
            guard let isActive = arguments.flag("isActive") else {
                return SceneContent(NavigationLink(destination: destination) { arguments.views("label") })
            }
            return SceneContent(NavigationLink(destination: destination, isActive: isActive) { arguments.views("label") })
        },
        ViewEntry("List", [rows], primary: "content", otherNames: ["Table"], "Rows that scroll.") { arguments in
            SceneContent(List { arguments.views("content") })
        },
        ViewEntry("Form", [rows], primary: "content", "Fields to fill in, as a list of cards.") { arguments in
            SceneContent(Form { arguments.views("content") })
        },
        ViewEntry(
            "Section",
            [rows, .init("header", .views, "Above the rows."), .init("footer", .views, "Below the rows.")], primary: "content",
            "Rows of a list that belong together."
        ) { arguments in
            SceneContent(
                Section {
                    arguments.views("content")
                } header: {
                    arguments.views("header")
                } footer: {
                    arguments.views("footer")
                })
        },
        ViewEntry(
            "ScrollView",
            [
                .init("content", .views, isRequired: true, "What is moved; several views stand in a stack."),
                .init("axis", .keyword(["vertical", "horizontal", "both"]), default: "vertical", "The way it moves."),
                .init("to", .value(.any), "The id of the view that it goes to, of a ForEach or of 'id'; it goes there each time that this changes."),
                .init(
                    "position", .custom("the name of a state variable"), shape: .stateVariable(nil), reader: StateReference.reader(nil),
                    "The variable with the id of the view that it is at, among those of a 'scrollTargetLayout': it goes there, and a finger sets it."),
                .init("toEdge", .keyword(["top", "bottom", "leading", "trailing"]), "The edge of the content that it goes to, each time that this changes."),
                .init("toPoint", .value(.point), "The point of the content that it goes to, each time that this changes."),
                .init("anchor", .keyword(UnitPoint.sceneNames), "The point of that view and of the window that meet; without it, as little as shows it whole."),
                .init("defaultAnchor", .keyword(UnitPoint.sceneNames), "Where the content lies before it is moved; without it at its start."),
                .init("showsIndicators", .value(.bool), default: "true", "Whether bars are wanted while it moves; there are none."),
            ], primary: "content", otherNames: ["Scroll"], "A window on views that may be larger than it; a drag moves them."
        ) { arguments in
            let axes: [String: Axis.Set] = ["vertical": .vertical, "horizontal": .horizontal, "both": [.horizontal, .vertical]]
            let axis = arguments.string("axis").flatMap { axes[$0] } ?? .vertical
            let view = ScrollView(axis, showsIndicators: arguments.bool("showsIndicators") ?? true) { arguments.views("content") }
                .defaultScrollAnchor(arguments.string("defaultAnchor").map { UnitPoint(sceneName: $0) })
            if let edge = arguments.string("toEdge").flatMap({ edges[$0] }) {
                return SceneContent(view.scrollPosition(.constant(ScrollPosition(edge: edge))))
            }
            if let point = arguments.point("toPoint") { return SceneContent(view.scrollPosition(.constant(ScrollPosition(point: point)))) }
            var target = Binding<SceneValue?>(get: { arguments.value("to") }, set: { _ in })
            if let reference: StateReference = arguments.custom("position") {
                target = reference.binding(in: arguments.scope, get: { $0 == .null ? nil : $0 }, set: { $0 ?? .null })
            }
            return SceneContent(view.scrollPosition(id: target, anchor: arguments.string("anchor").map { UnitPoint(sceneName: $0) }))
        },
    ]

    static let presentationModifiers: [ModifierEntry] = [
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
            "listStyle", [.init("style", .keyword(["automatic", "plain", "grouped", "insetGrouped"]), isRequired: true, "The look.")], primary: "style",
            "How the lists inside look."
        ) { view, arguments in
            switch arguments.string("style") {
            case "plain": view.listStyle(.plain)
            case "grouped": view.listStyle(.grouped)
            default: view.listStyle(.insetGrouped)
            }
        },
        ModifierEntry(
            "sheet",
            [
                presented, shown, onDismiss,
                .init("height", .value(.number), "A share of the canvas, 0…1; without it the sheet is large."),
            ], "A sheet that comes up over everything."
        ) { view, arguments in
            guard let isPresented = arguments.flag("isPresented") else { return view }
            return view.sheet(isPresented: isPresented, onDismiss: arguments.action("onDismiss")) {
                Group { arguments.views("content") }
                    .presentationDetents(arguments.number("height").map { [.fraction(CGFloat(min(max($0, 0), 1)))] } ?? [.large])
            }
        },
        ModifierEntry("fullScreenCover", [presented, shown, onDismiss], "A view that comes up and covers everything.") { view, arguments in
            guard let isPresented = arguments.flag("isPresented") else { return view }
            return view.fullScreenCover(isPresented: isPresented, onDismiss: arguments.action("onDismiss")) { arguments.views("content") }
        },
        ModifierEntry(
            "popover",
            [
                presented, shown, .init("rect", .value(.rect), "What it is attached to, in the view; without it, the view."),
                .init("point", .keyword(UnitPoint.sceneNames), "What it is attached to, in place of a rect."),
                .init("arrowEdge", .keyword(Array(edges.keys.sorted())), default: "top", "The edge of that place where the arrow is, if there is room."),
            ], "A bubble over everything that points to the view."
        ) { view, arguments in
            guard let isPresented = arguments.flag("isPresented") else { return view }
            let anchor: PopoverAttachmentAnchor =
                if let point = arguments.string("point") {
                    .point(UnitPoint(sceneName: point))
                } else if let rect = arguments.rect("rect") { .rect(.rect(rect)) } else { .rect(.bounds) }
            return view.popover(
                isPresented: isPresented, attachmentAnchor: anchor, arrowEdge: edges[arguments.string("arrowEdge") ?? "top"] ?? .top
            ) { arguments.views("content") }
        },
    ]
}
