import Geometry
import Views

/// A column of a table in a scene.
@MainActor
struct SceneTableColumn {
    let title: String
    /// What the column shows for a row.
    let content: Deferred<SceneElementList>
    let width: CGFloat?
    let minimum: CGFloat?
    let maximum: CGFloat?
}

/// The columns of a table, from the leading edge.
enum TableColumns {
    fileprivate static let column = ObjectValue(
        "column", "A column of a table.", .string("title", "The header."),
        .withLocals(.views("content", "The views of one row.")),
        .length("width", default: nil, "Points; by default the columns share the space."),
        .length("minWidth", default: nil, "The least width, in points.").not(with: "width"),
        .length("maxWidth", default: nil, "The greatest width, in points.").not(with: "width"),
        locals: [LocalVariable("as", default: "row", .any)]
    ) { title, content, width, minimum, maximum in
        SceneTableColumn(title: title, content: content, width: width, minimum: minimum, maximum: maximum)
    }

    /// For the schema and the reference.
    static var shape: ValueShape { .list(column.shape) }
}

extension ParameterType where Value == [SceneTableColumn] {
    fileprivate static let columns = ParameterType(
        custom: "an array of columns such as { \"title\": \"Name\", \"content\": { … } }", shape: .definition("columns"), fallback: [],
        read: { node, path, binder, scope -> [PreparedArguments]? in
            guard let nodes = node.elements, !nodes.isEmpty else {
                let found = node.elements == nil ? node.kind : "an empty one"
                binder.collector.error(
                    "expected an array of columns such as { \"title\": \"Name\", \"content\": { … } }, not \(found)", at: node.position, path: path)
                return nil
            }
            return nodes.enumerated().map { TableColumns.column.read($1, path: path[$0], binder: binder, scope: scope) }
        }, evaluate: { columns, arguments in columns.map { TableColumns.column.value($0, in: arguments.scope) } })
}

extension SceneEntries {
    private static let list = Parameter.list("rows", "A list with an element for each row.")

    @EntryList<ViewEntry> static var tableViews: [ViewEntry] {
        ViewEntry(
            "Table", "Rows of several columns with headers; where the width is compact, as on a phone, a list of the first column.", list,
            Parameter<[SceneTableColumn]>("columns", .columns, "The columns, from the leading edge."),
            .withLocals(.value("id", default: nil, "The identity of each row; by default the element itself.")), .rowSelection, .context,
            locals: [LocalVariable("as", default: "row", elementOf: list)]
        ) { list, columns, id, selection, context in
            let rows = loopItems(list, id, context)
            let built = columns.flatMap { column in
                TableColumn(column.title) { (row: LoopItem) in column.content(row.element) }
                    .width(min: column.width ?? column.minimum, ideal: column.width, max: column.width ?? column.maximum)._columns
            }
            return switch selection {
            case nil: Table(rows: rows, columns: built)
            case .one(let binding): Table(rows: rows, columns: built, selection: binding)
            case .several(let binding): Table(rows: rows, columns: built, severalSelected: binding)
            }
        }
    }
}
