import Geometry
import Views

/// A column of a table in a scene.
@MainActor
struct SceneTableColumn {
    let title: String
    /// What the column shows for a row.
    let content: Deferred<SceneElementList>
    /// The value of a row by which a tap on the header sorts the table.
    let value: Deferred<SceneValue?>
    let width: CGFloat?
    let minimum: CGFloat?
    let maximum: CGFloat?
}

/// The columns of a table, from the leading edge.
enum TableColumns {
    fileprivate static let column = ObjectValue(
        "column", "A column of a table.", .string("title", "The header."),
        .withLocals(.views("content", "The views of one row.")),
        .withLocals(
            .value("value", default: nil, "The number or text of a row by which a tap on the header sorts the table, if the table has a 'sortOrder'.")),
        .length("width", default: nil, "Points; by default the columns share the space."),
        .length("minWidth", default: nil, "The least width, in points.").not(with: "width"),
        .length("maxWidth", default: nil, "The greatest width, in points.").not(with: "width"),
        locals: [LocalVariable("as", default: "row", .any)]
    ) { title, content, value, width, minimum, maximum in
        SceneTableColumn(title: title, content: content, value: value, width: width, minimum: minimum, maximum: maximum)
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
            .withLocals(.value("id", default: nil, "The identity of each row; by default the element itself.")), .rowSelection,
            .stringVariable(
                "sortOrder", default: nil,
                "The variable with the title of the column that sorts the rows, with \"-\" before it for the reverse order; a tap on a header sets it."),
            .context, locals: [LocalVariable("as", default: "row", elementOf: list)]
        ) { list, columns, id, selection, order, context in
            let rows = loopItems(list, id, context).map { TableRowItem(item: $0, columns: columns) }
            let built = TableColumnList(columns, isSortable: order != nil)
            guard let order else {
                return switch selection {
                case nil: Table(rows: rows, columns: built._columns)
                case .one(let binding): Table(rows: rows, columns: built._columns, selection: binding)
                case .several(let binding): Table(rows: rows, columns: built._columns, severalSelected: binding)
                }
            }
            let orders = TableOrder(columns: columns, variable: order).binding
            let sorted = rows.sorted(using: orders.wrappedValue)
            return switch selection {
            case nil: Table(sorted, sortOrder: orders) { return built }
            case .one(let binding): Table(sorted, selection: binding, sortOrder: orders) { return built }
            case .several(let binding): Table(sorted, selection: binding, sortOrder: orders) { return built }
            }
        }
    }
}
