/// A row of a table with the modifiers around its cells. For the library only.
public struct _TableRow<Value> {
    let value: Value
    /// The headers of the sections that begin with this row.
    var headers: [AnyView] = []
    /// The modifiers of the row, from the innermost one.
    var modifiers: [(AnyView) -> AnyView] = []
}

extension _TableRow: Identifiable where Value: Identifiable {
    public var id: Value.ID { value.id }
}

/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    /// The single rows. For the library only.
    var _rows: [_TableRow<TableRowValue>] { get }
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
    private let value: Value
    public init(_ value: Value) { self.value = value }
    public var _rows: [_TableRow<Value>] { [_TableRow(value: value)] }
}

/// Several rows of a table.
public struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
    public let _rows: [_TableRow<Value>]
}

/// The rows of the elements of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    private let data: Data
    init(_ data: Data) { self.data = data }
    public var _rows: [_TableRow<Data.Element>] { data.map { _TableRow(value: $0) } }
}

/// The rows of a tree, all of them open.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    private let data: Data
    private let children: KeyPath<Data.Element, Data?>
    init(_ data: Data, children: KeyPath<Data.Element, Data?>) { (self.data, self.children) = (data, children) }

    public var _rows: [_TableRow<Data.Element>] {
        func all(_ data: Data) -> [Data.Element] { data.flatMap { [$0] + ($0[keyPath: children].map(all) ?? []) } }
        return all(data).map { _TableRow(value: $0) }
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public var _rows: [_TableRow<TableRowValue>] { data.flatMap { content($0)._rows } }
}

extension ForEach where Content: TableRowContent {
    /// Creates rows for elements identified by the key path `id`.
    ///
    /// Disfavored, like the initializers below: otherwise the compiler tries to make rows from each view.
    @_disfavoredOverload
    public init<V>(_ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
    where Content.TableRowValue == V {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
    /// Creates rows for identifiable elements.
    @_disfavoredOverload
    public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
    where Content.TableRowValue == V, Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }
}
@MainActor extension ForEach where Content == TableRow<Data.Element>, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates a row for each element.
    @_disfavoredOverload
    public init(_ data: Data) { self.init(data: data, content: { TableRow($0) }, id: { $0.id }) }
}

extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer == EmptyView {
    public typealias TableRowValue = Content.TableRowValue
    public var _rows: [_TableRow<TableRowValue>] {
        var rows = content._rows
        if Parent.self != EmptyView.self, !rows.isEmpty { rows[0].headers.insert(AnyView(header), at: 0) }
        return rows
    }
    /// Creates rows without a header.
    @_disfavoredOverload
    public init<V>(@TableRowBuilder<V> content: () -> Content) where Parent == EmptyView, Content.TableRowValue == V {
        self.init(parent: EmptyView(), content: content(), footer: EmptyView())
    }
    /// Creates rows with a header.
    @_disfavoredOverload
    public init<V>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent) where Content.TableRowValue == V {
        self.init(parent: header(), content: content(), footer: EmptyView())
    }
    /// Creates rows with a title.
    @_disfavoredOverload
    public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content) where Parent == Text, Content.TableRowValue == V {
        self.init(parent: Text(titleKey), content: content(), footer: EmptyView())
    }
    /// Creates rows with a title.
    @_disfavoredOverload
    public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content) where Parent == Text, Content.TableRowValue == V {
        self.init(parent: Text(title), content: content(), footer: EmptyView())
    }
}

/// A row and all rows below it.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent where Label.TableRowValue == Content.TableRowValue {
    private let label: Label
    private let content: Content
    /// Creates a row with others below it.
    public init<Value: Identifiable>(_ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: () -> Content)
    where Label == TableRow<Value> {
        (label, self.content) = (TableRow(value), content())
    }
    public var _rows: [_TableRow<Label.TableRowValue>] { label._rows + content._rows }
}

/// Rows with a modifier.
public struct ModifiedTableRows<Rows: TableRowContent>: TableRowContent {
    let rows: Rows
    let modify: (AnyView) -> AnyView
    public var _rows: [_TableRow<Rows.TableRowValue>] {
        rows._rows.map { row in
            var row = row
            row.modifiers.append(modify)
            return row
        }
    }
}

extension TableRowContent {
    package func modified<V: View>(_ modify: @escaping (AnyView) -> V) -> ModifiedTableRows<Self> {
        ModifiedTableRows(rows: self) { AnyView(modify($0)) }
    }
    /// Adds a menu to the rows, which opens while a finger rests on one.
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
        let items = menuItems()
        return modified { $0.contextMenu { items } }
    }
    /// Calls a closure when the pointer enters or leaves a row.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> { modified { $0.onHover(perform: action) } }
    /// Lets a finger carry a value from a row.
    public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some TableRowContent<TableRowValue> where T: Transferable {
        modified { $0.draggable(payload()) }
    }
    /// Takes values that a finger drops on a row.
    public func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void) -> some TableRowContent<TableRowValue> {
        modified {
            $0.dropDestination(for: payloadType) { items, _ in
                action(items)
                return true
            }
        }
    }
}
@MainActor extension ForEach where Content: TableRowContent {
    /// Takes values that a finger drops on a row, with the offset of this row.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
    ) -> some TableRowContent<Content.TableRowValue> {
        var rows = _rows
        for offset in rows.indices {
            rows[offset].modifiers.append { cells in
                AnyView(
                    cells.dropDestination(for: payloadType) { items, _ in
                        action(offset, items)
                        return true
                    })
            }
        }
        return TupleTableRowContent(_rows: rows)
    }
}

/// Collects the rows of a table.
@resultBuilder @MainActor
public enum TableRowBuilder<Value: Identifiable> {
    public typealias Rows = TupleTableRowContent<Value>
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Rows where Content.TableRowValue == Value {
        Rows(_rows: content._rows)
    }
    public static func buildBlock(_ rows: Rows...) -> Rows { Rows(_rows: rows.flatMap(\._rows)) }
    public static func buildIf(_ rows: Rows?) -> Rows { rows ?? Rows(_rows: []) }
    public static func buildEither(first: Rows) -> Rows { first }
    public static func buildEither(second: Rows) -> Rows { second }
    public static func buildArray(_ rows: [Rows]) -> Rows { Rows(_rows: rows.flatMap(\._rows)) }
    public static func buildLimitedAvailability(_ rows: Rows) -> Rows { rows }
}
