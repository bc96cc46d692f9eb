import Geometry
import Views

extension SceneEntries {
    private static let rows = BoundParameter("content", .views, isRequired: true, "The rows, in order; a 'Section' groups some.")
    private static let length = ParameterKind.number(in: 0 ... .greatestFiniteMagnitude, allowsInfinity: false)
    private static let visibilities: [String: Visibility] = ["automatic": .automatic, "visible": .visible, "hidden": .hidden]
    private static let visibility = BoundParameter(
        "visibility", .keyword(["automatic", "visible", "hidden"]), isRequired: true, "Whether it is seen.")

    static let listViews: [ViewEntry] = [
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
    ]

    static let listModifiers: [ModifierEntry] = [
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
            "listRowBackground", [.init("content", .views, isRequired: true, "What lies behind.")], primary: "content", "What lies behind a list's row."
        ) {
            view, arguments in view.listRowBackground(Group { arguments.views("content") })
        },
        ModifierEntry(
            "listRowInsets",
            ["top", "leading", "bottom", "trailing"].map { BoundParameter($0, length, default: "0", "Points.") }, "The room around a list's row's content."
        ) { view, arguments in
            view.listRowInsets(
                EdgeInsets(
                    top: arguments.length("top") ?? 0, leading: arguments.length("leading") ?? 0, bottom: arguments.length("bottom") ?? 0,
                    trailing: arguments.length("trailing") ?? 0))
        },
        ModifierEntry(
            "listRowSeparator", [visibility, .init("edges", .keyword(["all", "top", "bottom"]), default: "all", "Which of them.")], primary: "visibility",
            "The lines above and below a list's row."
        ) { view, arguments in
            let edges: [String: VerticalEdge.Set] = ["top": .top, "bottom": .bottom]
            return view.listRowSeparator(
                arguments.string("visibility").flatMap { visibilities[$0] } ?? .automatic, edges: arguments.string("edges").flatMap { edges[$0] } ?? .all)
        },
    ]
}
