import Geometry
import Views

extension SceneArguments {
    /// A binding to what is presented; nil where the parameter isn't there.
    @MainActor fileprivate func item(_ name: String) -> Binding<PresentedValue?>? {
        guard let reference: StateReference = custom(name) else { return nil }
        return reference.binding(in: scope, get: { $0 == .null ? nil : PresentedValue(value: $0) }, set: { $0?.value ?? .null })
    }

    /// A binding to a state variable that is true or false; nil where the parameter isn't there.
    @MainActor fileprivate func flag(_ name: String) -> Binding<Bool>? {
        guard let reference: StateReference = custom(name) else { return nil }
        return reference.binding(in: scope, get: { $0 == .bool(true) }, set: { .bool($0) })
    }
}

/// What a sheet or popover is shown for.
private struct PresentedValue: Identifiable {
    let value: SceneValue
    var id: SceneValue {
        if case .object(let members) = value, let id = members["id"] { id } else { value }
    }
}

extension SceneEntries {
    private static let rows = BoundParameter("content", .views, isRequired: true, "The rows, in order; a 'Section' groups some.")
    private static let presented = variable("isPresented", .bool, isRequired: false, "Whether it is shown; going away sets it to false.")
    private static let item = BoundParameter(
        "item", .custom("the name of a state variable that begins with null"), shape: .stateVariable(nil), reader: readItem,
        "What it is shown for, and known as in it; it is shown while this is not null, and going away sets it to null. An object is told from the next by its "
            + "'id', or else by all of it.")
    private static let itemLocal: BoundLocal = {
        var local = BoundLocal("as", default: "item", .any)
        local.isNamedWith = "item"
        return local
    }()
    private static let presentedOrItem = ["isPresented", "item"]

    private static func readItem(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedValue? {
        guard let value = StateReference.reader(nil)(node, path, binder, scope) else { return nil }
        if let name = node.string, let type = scope.variable(name)?.type, type != .any {
            binder.collector.error(
                "state variable \(quoted(name)) is \(type), and what is presented begins with null", at: node.position, path: path)
            return nil
        }
        return value
    }
    private static let onDismiss = BoundParameter("onDismiss", .assignments, seesLocals: false, "New values for state variables when it has gone.")
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
                    "The variable with the id of the view that it is at, among those of a 'scrollTargetLayout': it goes there, and a finger sets it."
                ).not(with: "to"),
                BoundParameter(
                    "toEdge", .keyword(["top", "bottom", "leading", "trailing"]), "The edge of the content that it goes to, each time that this changes."
                ).not(with: "to", "position"),
                BoundParameter("toPoint", .value(.point), "The point of the content that it goes to, each time that this changes.").not(
                    with: "to", "position", "toEdge"),
                BoundParameter("toX", .number, "Where across it goes to; without 'toY' only that.").not(with: "to", "position", "toEdge", "toPoint"),
                BoundParameter("toY", .number, "How far down it goes to; without 'toX' only that.").not(with: "to", "position", "toEdge", "toPoint"),
                .unitPoint("anchor", "The point of that view and of the window that meet; without it, as little as shows it whole.").going(
                    with: "to", "position"),
                .unitPoint("defaultAnchor", "Where the content lies before it is moved; without it at its start."),
                .init("showsIndicators", .value(.bool), default: "true", "Whether bars are wanted while it moves; there are none."),
            ], primary: "content", otherNames: ["Scroll"], "A window on views that may be larger than it; a drag moves them."
        ) { arguments in
            let axes: [String: Axis.Set] = ["vertical": .vertical, "horizontal": .horizontal, "both": [.horizontal, .vertical]]
            let axis = arguments.string("axis").flatMap { axes[$0] } ?? .vertical
            let view = ScrollView(axis, showsIndicators: arguments.bool("showsIndicators") ?? true) { arguments.views("content") }
                .defaultScrollAnchor(arguments.unitPoint("defaultAnchor"))
            if let edge = arguments.string("toEdge").flatMap({ edges[$0] }) {
                return SceneContent(view.scrollPosition(.constant(ScrollPosition(edge: edge))))
            }
            if let point = arguments.point("toPoint") { return SceneContent(view.scrollPosition(.constant(ScrollPosition(point: point)))) }
            if let x = arguments.length("toX"), let y = arguments.length("toY") {
                return SceneContent(view.scrollPosition(.constant(ScrollPosition(point: CGPoint(x: x, y: y)))))
            }
            if let x = arguments.length("toX") { return SceneContent(view.scrollPosition(.constant(ScrollPosition(x: x)))) }
            if let y = arguments.length("toY") { return SceneContent(view.scrollPosition(.constant(ScrollPosition(y: y)))) }
            var target = Binding<SceneValue?>(get: { arguments.value("to") }, set: { _ in })
            if let reference: StateReference = arguments.custom("position") {
                target = reference.binding(in: arguments.scope, get: { $0 == .null ? nil : $0 }, set: { $0 ?? .null })
            }
            return SceneContent(view.scrollPosition(id: target, anchor: arguments.unitPoint("anchor")))
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
            "listStyle", [.init("style", .keyword(["automatic", "plain", "grouped", "insetGrouped", "sidebar"]), isRequired: true, "The look.")],
            primary: "style",
            "How the lists inside look."
        ) { view, arguments in
            switch arguments.string("style") {
            case "plain": view.listStyle(.plain)
            case "grouped": view.listStyle(.grouped)
            case "sidebar": view.listStyle(.sidebar)
            default: view.listStyle(.insetGrouped)
            }
        },
        ModifierEntry(
            "sheet",
            [
                presented, item, shown, onDismiss,
                .init("height", .value(.number), "A share of the canvas, 0…1; without it the sheet is large."),
            ], local: itemLocal, exactlyOne: presentedOrItem, "A sheet that comes up over everything."
        ) { view, arguments in
            @MainActor @ViewBuilder func content(_ item: SceneValue) -> some View {
                // Without a height what the content itself says of its heights holds.
                if let height = arguments.number("height") {
                    Group { arguments.adding(item).views("content") }.presentationDetents([.fraction(CGFloat(min(max(height, 0), 1)))])
                } else {
                    arguments.adding(item).views("content")
                }
            }
            if let item = arguments.item("item") { return view.sheet(item: item, onDismiss: arguments.action("onDismiss")) { content($0.value) } }
            guard let isPresented = arguments.flag("isPresented") else { return view }
            return view.sheet(isPresented: isPresented, onDismiss: arguments.action("onDismiss")) { content(.null) }
        },
        ModifierEntry(
            "fullScreenCover", [presented, item, shown, onDismiss], local: itemLocal, exactlyOne: presentedOrItem, "A view that comes up and covers everything."
        ) { view, arguments in
            if let item = arguments.item("item") {
                return view.fullScreenCover(item: item, onDismiss: arguments.action("onDismiss")) { arguments.adding($0.value).views("content") }
            }
            guard let isPresented = arguments.flag("isPresented") else { return view }
            return view.fullScreenCover(isPresented: isPresented, onDismiss: arguments.action("onDismiss")) { arguments.adding(.null).views("content") }
        },
        ModifierEntry(
            "popover",
            [
                presented, item, shown, .init("rect", .value(.rect), "What it is attached to, in the view; without it, the view."),
                .unitPoint("point", "What it is attached to, in place of a rect.").not(with: "rect"),
                .init("arrowEdge", .keyword(Array(edges.keys.sorted())), default: "top", "The edge of that place where the arrow is, if there is room."),
            ], local: itemLocal, exactlyOne: presentedOrItem, "A bubble over everything that points to the view."
        ) { view, arguments in
            let anchor: PopoverAttachmentAnchor =
                if let point = arguments.unitPoint("point") {
                    .point(point)
                } else if let rect = arguments.rect("rect") { .rect(.rect(rect)) } else { .rect(.bounds) }
            let edge = edges[arguments.string("arrowEdge") ?? "top"] ?? .top
            if let item = arguments.item("item") {
                return view.popover(item: item, attachmentAnchor: anchor, arrowEdge: edge) { arguments.adding($0.value).views("content") }
            }
            guard let isPresented = arguments.flag("isPresented") else { return view }
            return view.popover(isPresented: isPresented, attachmentAnchor: anchor, arrowEdge: edge) { arguments.adding(.null).views("content") }
        },
    ]
}
