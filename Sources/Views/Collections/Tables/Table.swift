import Foundation

/// Rows of several columns. In a compact width, as on a phone, a list of the first column; otherwise columns with headers
/// (Documentation/Semantics/Controls.md#tables).
public struct Table<Value: Identifiable>: View {
    private let rows: [_TableRow<Value>]
    private let columns: [_TableColumn<Value>]
    private let selection: ListSelection?
    private let sortOrder: Binding<Any>?
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.tableHeaders) private var headers
    @Environment(\.look) private var look
    @Environment(\.alternatesListRows) private var alternatesRows

    init(
        _ rows: some TableRowContent<Value>, _ columns: some TableColumnContent<Value>, _ selection: ListSelection?, _ sortOrder: Binding<Any>? = nil,
        _ customization: Binding<TableColumnCustomization<Value>>? = nil
    ) {
        let all = columns._columns
        let shown = all.filter { column in
            let chosen = column.id.map { customization?.wrappedValue[visibility: $0] ?? .automatic } ?? .automatic
            return (chosen == .automatic ? column.visibility : chosen) != .hidden
        }
        (self.rows, self.columns, self.selection, self.sortOrder) = (rows._rows, shown, selection, sortOrder)
    }

    /// Creates a table with any number of columns; one row can be selected.
    package init(rows: [Value], columns: [_TableColumn<Value>], selection: Binding<Value.ID?>? = nil) {
        (self.rows, self.columns) = (rows.map { _TableRow(value: $0) }, columns)
        (self.selection, sortOrder) = (selection.map { .single($0) }, nil)
    }
    /// Creates a table with any number of columns, several of whose rows can be selected.
    package init(rows: [Value], columns: [_TableColumn<Value>], severalSelected: Binding<Set<Value.ID>>) {
        (self.rows, self.columns) = (rows.map { _TableRow(value: $0) }, columns)
        (selection, sortOrder) = (.multiple(severalSelected), nil)
    }

    public var body: some View {
        if sizeClass == .regular {
            GeometryReader { proxy in
                let margin = look.columns.tableMargin
                let widths = TableWidths.widths(of: columns.map(\.width), in: proxy.size.width - 2 * margin)
                VStack(spacing: 0) {
                    if headers != .hidden { TableHeaderRow(columns: columns, widths: widths, margin: margin, sortOrder: sortOrder) }
                    list { row in
                        HStack(spacing: TableWidths.spacing) {
                            ForEach(columns.indices, id: \.self) { index in
                                columns[index].content(row).lineLimit(1).frame(width: widths[index], alignment: columns[index].alignment)
                            }
                        }
                    }
                }
            }
        } else {
            list { row in if let first = columns.first { first.content(row) } }
        }
    }

    private func list<Row: View>(@ViewBuilder _ row: @escaping (Value) -> Row) -> some View {
        List<Value.ID, _>(
            rows: ForEach(rows) { found in
                ForEach(found.headers.indices, id: \.self) { found.headers[$0].font(.subheadline.weight(.semibold)).foregroundColor(.secondary) }
                found.modifiers.reduce(AnyView(row(found.value))) { $1($0) }.tag(found.value.id)
            }, selection: selection
        )
        .environment(\.listLook, look.lists[look.columns.tableRows])
        .environment(\.alternatesListRows, alternatesRows ?? true)
    }
}

/// The headers above the columns of a table; a tap on one sorts the table.
private struct TableHeaderRow<Value>: View {
    let columns: [_TableColumn<Value>]
    let widths: [CGFloat]
    /// The space beside the columns, as in the rows.
    let margin: CGFloat
    let sortOrder: Binding<Any>?
    @Environment(\.look) private var look

    var body: some View {
        HStack(spacing: TableWidths.spacing) {
            ForEach(columns.indices, id: \.self) { index in
                let column = columns[index]
                let order = sortOrder.flatMap { column.order?($0.wrappedValue) }
                HStack(spacing: 4) {
                    column.label.lineLimit(1).fontWeight(order == nil ? nil : .semibold)
                    if let order { Image(systemName: order == .forward ? "chevron.up" : "chevron.down").imageScale(.small) }
                }
                .frame(width: widths[index], alignment: column.alignment)
                .contentShape(Rectangle())
                .onTapGesture { if let sortOrder, let sorted = column.sorted { sortOrder.wrappedValue = sorted(sortOrder.wrappedValue) } }
            }
        }
        .font(.subheadline)
        .foregroundColor(.secondary)
        .padding(.horizontal, margin)
        .frame(maxWidth: .infinity, minHeight: look.columns.tableHeader, alignment: .leading)
        .overlay(alignment: .bottom) { Divider() }
    }
}

/// The widths of the columns of a table.
enum TableWidths {
    /// In points.
    static let spacing: CGFloat = 8

    /// Returns the widths: columns with ideal widths take these, the others share the rest evenly within their limits.
    static func widths(of columns: [TableColumnWidth], in space: CGFloat) -> [CGFloat] {
        let room = max(0, space - spacing * CGFloat(max(0, columns.count - 1)))
        func limited(_ width: CGFloat, _ column: TableColumnWidth) -> CGFloat { min(max(width, column.min ?? 0), column.max ?? .infinity) }
        var widths = columns.map { column in column.ideal.map { limited($0, column) } }
        // A column at its limit leaves more or less space for the others. Minimum widths come first, because they may take all the space.
        while true {
            let open = widths.indices.filter { widths[$0] == nil }
            let share = open.isEmpty ? 0 : max(0, room - widths.compactMap(\.self).reduce(0, +)) / CGFloat(open.count)
            let (narrow, wide) = (open.filter { limited(share, columns[$0]) > share }, open.filter { limited(share, columns[$0]) < share })
            let atLimit = narrow.isEmpty ? wide : narrow
            guard !atLimit.isEmpty else { return widths.map { $0 ?? share } }
            for index in atLimit { widths[index] = limited(share, columns[index]) }
        }
    }
}

extension Binding {
    var erased: Binding<Any> {
        Binding<Any>(get: { wrappedValue }, set: { if let new = $0 as? Value { wrappedValue = new } })
    }
}
