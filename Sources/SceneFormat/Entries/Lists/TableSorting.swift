import Foundation
import Views

/// A row of a table, with the values by which its columns sort.
struct TableRowItem: Identifiable {
    let id: SceneValue
    let element: SceneValue
    private let keys: [TableSortKey]

    @MainActor init(item: LoopItem, columns: [SceneTableColumn]) {
        (id, element) = (item.id, item.element)
        keys = columns.map { TableSortKey(value: $0.value.isGiven ? $0.value(item.element) : nil) }
    }

    /// The value by which a column sorts.
    subscript(column index: Int) -> TableSortKey { keys[index] }
}

/// A value by which a table is sorted: numbers come before texts, and texts are in the order of their letters.
struct TableSortKey: Comparable {
    let value: SceneValue?

    static func < (lhs: TableSortKey, rhs: TableSortKey) -> Bool {
        switch (lhs.value, rhs.value) {
        case (.number(let first)?, .number(let second)?): first < second
        case (.bool(let first)?, .bool(let second)?): !first && second
        case (.string(let first)?, .string(let second)?): Self.isBefore(first, second)
        default: lhs.rank < rhs.rank
        }
    }

    /// Compares texts as people list them, in American English on every machine.
    private static func isBefore(_ first: String, _ second: String) -> Bool {
        let options: String.CompareOptions = [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering]
        return first.compare(second, options: options, range: nil, locale: Locale(identifier: "en_US")) == .orderedAscending
    }

    private var rank: Int {
        switch value {
        case .bool?: 0
        case .number?: 1
        case .string?: 2
        default: 3
        }
    }
}

/// The columns of a scene's table.
@MainActor
struct TableColumnList: TableColumnContent {
    let _columns: [_TableColumn<TableRowItem>]

    init(_ columns: [SceneTableColumn], isSortable: Bool) {
        _columns = columns.indices.flatMap { index in
            let column = columns[index]
            let (least, greatest) = (column.width ?? column.minimum, column.width ?? column.maximum)
            guard isSortable, column.value.isGiven else {
                return TableColumn(column.title) { (row: TableRowItem) in column.content(row.element) }
                    .width(min: least, ideal: column.width, max: greatest)._columns
            }
            return TableColumn(column.title, value: \TableRowItem[column: index]) { (row: TableRowItem) in column.content(row.element) }
                .width(min: least, ideal: column.width, max: greatest)._columns
        }
    }
}

/// The order of a table's rows in a variable: the title of a column, with "-" before it for the reverse order.
@MainActor
struct TableOrder {
    let columns: [SceneTableColumn]
    let variable: Binding<String>

    var binding: Binding<[KeyPathComparator<TableRowItem>]> {
        let (columns, variable) = (columns, variable)
        return Binding(
            get: {
                let text = variable.wrappedValue
                // A title may begin with the sign itself.
                if let index = columns.firstIndex(where: { $0.title == text }) { return [KeyPathComparator(\TableRowItem[column: index])] }
                guard text.hasPrefix("-"), let index = columns.firstIndex(where: { $0.title == text.dropFirst() }) else { return [] }
                return [KeyPathComparator(\TableRowItem[column: index], order: .reverse)]
            },
            set: { orders in
                guard let first = orders.first, let index = columns.indices.first(where: { first.keyPath == \TableRowItem[column: $0] }) else { return }
                variable.wrappedValue = (first.order == .forward ? "" : "-") + columns[index].title
            })
    }
}
