import Geometry
import Views

extension SceneEntries {
    private static let rows = Parameter<SceneElementList>.views("content", "The rows, in order; a 'Section' groups rows.").primary
    private static let styles: StyleKeywords = [
        "automatic": { $0.listStyle(.insetGrouped) }, "plain": { $0.listStyle(.plain) }, "grouped": { $0.listStyle(.grouped) },
        "insetGrouped": { $0.listStyle(.insetGrouped) }, "sidebar": { $0.listStyle(.sidebar) },
    ]
    private static let separatorEdges: Keywords<VerticalEdge.Set> = ["all": .all, "top": .top, "bottom": .bottom]

    @EntryList<ViewEntry> static var listViews: [ViewEntry] {
        ViewEntry("List", "Rows that scroll.", rows, .rowSelection) { content, selection in
            switch selection {
            case nil: SceneContent(List { content })
            case .one(let selection): SceneContent(List(selection: selection) { content })
            case .several(let selection): SceneContent(List(selection: selection) { content })
            }
        }
        ViewEntry("Form", "Fields to fill in, as a list of cards.", rows) { content in Form { content } }
        ViewEntry(
            "Section", "Rows of a list that belong together.", rows, .views("header", default: .empty, "The views above the rows."),
            .views("footer", default: .empty, "The views below the rows."),
            .boolVariable(
                "isExpanded", default: nil, "Whether the rows are shown, which a tap on the header changes in a list of the style 'sidebar'."
            ).not(with: "footer")
        ) { content, header, footer, isExpanded in
            if let isExpanded {
                return SceneContent(
                    Section(isExpanded: isExpanded) {
                        content
                    } header: {
                        header
                    })
            }
            return SceneContent(
                Section {
                    content
                } header: {
                    header
                } footer: {
                    footer
                })
        }
    }

    @EntryList<ModifierEntry> static var listModifiers: [ModifierEntry] {
        ModifierEntry("listStyle", "The style of the lists inside.", .keyword("style", styles, "The style.").primary) { view, style in style(view) }
        ModifierEntry("listRowBackground", "The background of a list's row.", .views("content", "The views behind the row.").primary) { view, content in
            view.listRowBackground(Group { content })
        }
        ModifierEntry("listRowInsets", "The space around the content of a list's row.", .edgeInsets) { view, insets in view.listRowInsets(insets) }
        ModifierEntry(
            "listRowSeparator", "The lines above and below a list's row.",
            .keyword("visibility", Visibility.sceneNames, "Whether the lines are visible.").primary,
            .keyword("edges", separatorEdges, default: .all, "Which of the lines.")
        ) { view, visibility, edges in view.listRowSeparator(visibility, edges: edges) }
    }
}

extension Visibility {
    static let sceneNames: Keywords<Visibility> = ["automatic": .automatic, "visible": .visible, "hidden": .hidden]
}

extension Parameter where Value == EdgeInsets {
    /// A length for each edge.
    fileprivate static let edgeInsets = group(
        .length("top", default: 0, "Points."), .length("leading", default: 0, "Points."), .length("bottom", default: 0, "Points."),
        .length("trailing", default: 0, "Points.")
    ) { top, leading, bottom, trailing in EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing) }
}
