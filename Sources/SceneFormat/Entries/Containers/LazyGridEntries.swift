import Geometry
import LayoutEngine
import Views

/// A column or row of a lazy grid as a scene says it: `{ "fixed": 70 }`, `"flexible"`, `{ "adaptive": { "minimum": 50 } }`.
struct PreparedGridItem: Sendable {
    fileprivate typealias Make = @MainActor @Sendable (SceneArguments) -> GridItem.Size

    fileprivate let make: Make
    let arguments: PreparedArguments

    @MainActor func item(in scope: SceneScope) -> GridItem {
        let arguments = SceneArguments(prepared: arguments, scope: scope)
        return GridItem(
            make(arguments), spacing: arguments.length("spacing"), alignment: arguments.has("alignment") ? arguments.alignment("alignment") : nil)
    }

    private static let length = ParameterKind.number(in: 0 ... .greatestFiniteMagnitude, allowsInfinity: false)
    private static let maximum = BoundParameter(
        "maximum", .number(in: 0 ... .greatestFiniteMagnitude, allowsInfinity: true), default: "infinity", "Points at most.")
    private static let common: [BoundParameter] = [
        .init("spacing", length, default: "8", "Points to the next one."), .alignment("How views lie in their cells; without it the grid decides."),
    ]

    private static let cases = NamedCases<Make>(
        "a grid item",
        [
            .init("fixed", [.init("size", length, isRequired: true, "Points.")] + common, primary: "size", "Always this much.") {
                .fixed($0.length("size") ?? 0)
            },
            .init(
                "flexible", [.init("minimum", length, default: "10", "Points at least."), maximum] + common, primary: "minimum",
                "An equal share of the room that is left."
            ) { .flexible(minimum: $0.length("minimum") ?? 10, maximum: $0.length("maximum") ?? .infinity) },
            .init(
                "adaptive", [.init("minimum", length, isRequired: true, "Points at least."), maximum] + common, primary: "minimum",
                "As many as fit into one share of the room."
            ) { .adaptive(minimum: $0.length("minimum") ?? 0, maximum: $0.length("maximum") ?? .infinity) },
        ])

    /// For the schema and the reference.
    static var shape: ValueShape { .named(cases.signatures, changes: []) }

    static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedValue? {
        if let elements = node.elements, elements.isEmpty {
            binder.collector.error("a lazy grid needs at least one grid item such as { \"fixed\": 70 }", at: node.position, path: path)
            return nil
        }
        guard let elements = node.elements else {
            binder.collector.error("expected an array of grid items such as { \"fixed\": 70 }, not \(node.kind)", at: node.position, path: path)
            return nil
        }
        let items = elements.enumerated().map { index, element in
            cases.read(element, path: path[index], binder: binder, scope: scope).map { PreparedGridItem(make: $0.meaning, arguments: $0.arguments) }
        }
        return items.contains { $0 == nil } ? nil : .custom(items.compactMap { $0 })
    }
}

extension SceneEntries {
    private static func items(_ name: String, _ summary: String) -> BoundParameter {
        BoundParameter(
            name, .custom("an array of { \"fixed\": … }, { \"flexible\": … } and { \"adaptive\": … }"), isRequired: true,
            shape: .list(.definition("gridItem")), reader: PreparedGridItem.read, summary
        )
    }

    @MainActor private static func items(_ arguments: SceneArguments, _ name: String) -> [GridItem] {
        (arguments.custom(name, as: [PreparedGridItem].self) ?? []).map { $0.item(in: arguments.scope) }
    }

    private static let children = BoundParameter("content", .views, isRequired: true, "The children, in order.")
    private static let spacing = BoundParameter("spacing", .number, default: "8", "Points between the lines.")

    static let lazyGridViews: [ViewEntry] = [
        ViewEntry(
            "LazyVGrid", [items("columns", "The columns."), children, .horizontalAlignment("How columns lie in the grid, and views in columns."), spacing],
            otherNames: ["CollectionView"], "Views in columns, row by row."
        ) { arguments in
            SceneContent(
                LazyVGrid(
                    columns: items(arguments, "columns"), alignment: arguments.horizontalAlignment("alignment") ?? .center,
                    spacing: arguments.length("spacing")
                ) { arguments.views("content") })
        },
        ViewEntry(
            "LazyHGrid", [items("rows", "The rows."), children, .verticalAlignment("How rows lie in the grid, and views in rows."), spacing],
            "Views in rows, column by column."
        ) { arguments in
            SceneContent(
                LazyHGrid(
                    rows: items(arguments, "rows"), alignment: arguments.verticalAlignment("alignment") ?? .center, spacing: arguments.length("spacing")
                ) { arguments.views("content") })
        },
        ViewEntry(
            "ViewThatFits",
            [children, .init("in", .keyword(["horizontal", "vertical", "both"]), default: "both", "The axes on which a view must fit.")], primary: "content",
            "The first of some views that fits; the last one where none does."
        ) { arguments in
            let axes: [String: Axis.Set] = ["horizontal": .horizontal, "vertical": .vertical]
            return SceneContent(
                ViewThatFits(in: arguments.string("in").flatMap { axes[$0] } ?? [.horizontal, .vertical]) { arguments.views("content") })
        },
    ]
}
