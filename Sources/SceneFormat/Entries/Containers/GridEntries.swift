import Geometry
import LayoutEngine
import Views

extension SceneEntries {
    private static let content = BoundParameter("content", .views, isRequired: true, "The children, in order.")

    static let gridViews: [ViewEntry] = [
        ViewEntry(
            "Grid",
            [
                content, .alignment("How views lie in their cells."),
                .init("horizontalSpacing", .number, "Points between columns; without it the views decide."),
                .init("verticalSpacing", .number, "Points between rows; without it the views decide."),
            ], primary: "content", otherNames: ["Table"], "Rows and columns; a view outside of a GridRow has a row of its own."
        ) { arguments in
            SceneContent(
                Grid(
                    alignment: arguments.alignment("alignment"), horizontalSpacing: arguments.length("horizontalSpacing"),
                    verticalSpacing: arguments.length("verticalSpacing")
                ) { arguments.views("content") })
        },
        ViewEntry("GridRow", [content, .verticalAlignment("How views lie in the row's height.")], primary: "content", "A row of a Grid.") { arguments in
            SceneContent(GridRow(alignment: arguments.verticalAlignment("alignment")) { arguments.views("content") })
        },
    ]

    static let gridModifiers: [ModifierEntry] = [
        ModifierEntry(
            "gridCellColumns", [.init("count", .number(in: 1...1000, allowsInfinity: false), isRequired: true, "How many.")], primary: "count",
            "How many columns of a Grid the view takes."
        ) { view, arguments in view.gridCellColumns(Int(arguments.number("count") ?? 1)) },
        ModifierEntry(
            "gridCellUnsizedAxes",
            [.init("axes", .keyword(["horizontal", "vertical", "both"]), isRequired: true, "Which.")], primary: "axes",
            "The axes on which the view takes what its column or row has, without a say in it."
        ) { view, arguments in
            let axes: [String: Axis.Set] = ["horizontal": .horizontal, "vertical": .vertical]
            return view.gridCellUnsizedAxes(arguments.string("axes").flatMap { axes[$0] } ?? [.horizontal, .vertical])
        },
        ModifierEntry(
            "gridCellAnchor", [.unitPoint("anchor", default: "center", "The point.")], primary: "anchor",
            "The point of the view that lies at the same point of its cell."
        ) { view, arguments in view.gridCellAnchor(arguments.unitPoint("anchor") ?? .center) },
        ModifierEntry(
            "gridColumnAlignment", [.horizontalAlignment("How they lie.")], primary: "alignment", "How all views of the view's column lie in its width."
        ) { view, arguments in view.gridColumnAlignment(arguments.horizontalAlignment("alignment") ?? .center) },
    ]
}
