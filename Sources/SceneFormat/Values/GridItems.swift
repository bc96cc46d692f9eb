import Geometry
import LayoutEngine
import Views

/// A column or row of a lazy grid: `{ "fixed": 70 }`, `"flexible"`, `{ "adaptive": { "minimum": 50 } }`.
enum GridItems {
    private static let spacing = Parameter.length("spacing", default: .described("8"), "Points to the next one.")
    private static let alignment = Parameter<Alignment?>.alignment(
        default: .described("center"), "How views are aligned in their cells; by default the grid decides.")
    private static let maximum = Parameter.lengthOrInfinity("maximum", default: .infinity, "The maximum, in points.")

    fileprivate static let values = NamedValues<Void, GridItem>("a grid item") {
        NamedValue("fixed", "A fixed size.", .length("size", "Points.").primary, spacing, alignment) { size, spacing, alignment in
            GridItem(.fixed(size), spacing: spacing, alignment: alignment)
        }
        NamedValue(
            "flexible", "An equal part of the remaining space.", .length("minimum", default: 10, "The minimum, in points.").primary, maximum, spacing,
            alignment
        ) { minimum, maximum, spacing, alignment in
            GridItem(.flexible(minimum: minimum, maximum: maximum), spacing: spacing, alignment: alignment)
        }
        NamedValue(
            "adaptive", "As many as fit into one part of the space.", .length("minimum", "The minimum, in points.").primary, maximum, spacing, alignment
        ) { minimum, maximum, spacing, alignment in
            GridItem(.adaptive(minimum: minimum, maximum: maximum), spacing: spacing, alignment: alignment)
        }
    }

    /// For the schema and the reference.
    static var shape: ValueShape { values.shape }

    fileprivate static func read(
        _ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope
    ) -> [PreparedNamedValue<Void, GridItem>]? {
        guard let elements = node.elements else {
            binder.collector.error("expected an array of grid items such as { \"fixed\": 70 }, not \(node.kind)", at: node.position, path: path)
            return nil
        }
        if elements.isEmpty {
            binder.collector.error("a lazy grid needs at least one grid item such as { \"fixed\": 70 }", at: node.position, path: path)
            return nil
        }
        let items = elements.enumerated().map { values.read($1, path: path[$0], binder: binder, scope: scope) }
        return items.contains { $0 == nil } ? nil : items.compactMap { $0 }
    }
}

extension ParameterType where Value == [GridItem] {
    fileprivate static let gridItems = ParameterType(
        custom: "an array of { \"fixed\": … }, { \"flexible\": … } and { \"adaptive\": … }", shape: .list(.definition("gridItem")), fallback: [],
        read: { GridItems.read($0, path: $1, binder: $2, scope: $3) }, evaluate: { items, arguments in items.map { $0(in: arguments.scope) } })
}

extension Parameter where Value == [GridItem] {
    /// The columns or rows of a lazy grid.
    static func gridItems(_ name: String, _ summary: String) -> Self { Self(name, .gridItems, summary) }
}
