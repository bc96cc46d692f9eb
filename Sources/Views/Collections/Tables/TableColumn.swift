import Foundation

/// A column of a table, without the types of its views. For the library only.
public struct _TableColumn<RowValue> {
    let label: AnyView
    let content: (RowValue) -> AnyView
    var width: TableColumnWidth
    /// Returns the sort order after a tap on the header: nil for a column that can't be sorted.
    let sorted: ((Any) -> Any)?
    /// Returns whether the column is the first of a sort order, and its direction.
    let order: ((Any) -> SortOrder?)?
    /// The name for the user's customization.
    var id: String?
    var visibility = Visibility.automatic
    var alignment = Alignment.leading
}

/// The user's choice of columns in a table.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
    private var shown: [String: Bool] = [:]
    public init() {}
    /// Whether the user shows the column with a name; automatic without a choice.
    public subscript(visibility id: String) -> Visibility {
        get { shown[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { shown[id] = newValue == .automatic ? nil : newValue == .visible }
    }
    /// Forgets the order of the columns, which only the user can change.
    public mutating func resetOrder() {}
}
/// What the user can't change about a column.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
    private var members: Set<Int> = []
    public init() {}
    private init(_ member: Int) { members = [member] }
    public static var reorder: Self { Self(1) }
    public static var resize: Self { Self(2) }
    public static var visibility: Self { Self(4) }
    public static var all: Self { [.reorder, .resize, .visibility] }
    public func contains(_ member: Self) -> Bool { member.members.isSubset(of: members) }
    public func union(_ other: Self) -> Self { with(members.union(other.members)) }
    public func intersection(_ other: Self) -> Self { with(members.intersection(other.members)) }
    public func symmetricDifference(_ other: Self) -> Self { with(members.symmetricDifference(other.members)) }
    public mutating func formUnion(_ other: Self) { self = union(other) }
    public mutating func formIntersection(_ other: Self) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }
    public mutating func remove(_ member: Self) -> Self? {
        defer { members.subtract(member.members) }
        return contains(member) ? member : nil
    }
    public mutating func update(with newMember: Self) -> Self? {
        defer { formUnion(newMember) }
        return contains(newMember) ? newMember : nil
    }
    private func with(_ members: Set<Int>) -> Self {
        var result = Self()
        result.members = members
        return result
    }
}
/// The alignment of the cells of a column.
public struct TableColumnAlignment: Hashable, Sendable {
    fileprivate enum Kind { case leading, center, trailing }
    fileprivate let kind: Kind
    public static var automatic: TableColumnAlignment { TableColumnAlignment(kind: .leading) }
    public static var leading: TableColumnAlignment { TableColumnAlignment(kind: .leading) }
    public static var center: TableColumnAlignment { TableColumnAlignment(kind: .center) }
    public static var trailing: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }
    /// Numbers end at the same edge.
    public static var numeric: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }
}

/// The width of a column, in points; an unlimited column shares the remaining space.
struct TableColumnWidth {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?
}

/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    /// The single columns. For the library only.
    var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A column of a table: a header, and a view for each row.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
    public typealias TableRowValue = RowValue
    private var column: _TableColumn<RowValue>
    public var _columns: [_TableColumn<RowValue>] { [column] }

    private init(
        _ label: Label, sorted: ((Any) -> Any)? = nil, order: ((Any) -> SortOrder?)? = nil, _ content: @escaping (RowValue) -> Content
    ) {
        column = _TableColumn(
            label: AnyView(label), content: { AnyView(content($0)) }, width: TableColumnWidth(), sorted: sorted, order: order)
    }

    /// Gives the column a width, in points; nil for its share of the table's width.
    public func width(_ width: CGFloat? = nil) -> TableColumn { self.width(min: width, ideal: width, max: width) }
    private func with(_ change: (inout _TableColumn<RowValue>) -> Void) -> TableColumn {
        var result = self
        change(&result.column)
        return result
    }
    /// Names the column for the user's customization.
    public func customizationID(_ identifier: String) -> TableColumn { with { $0.id = identifier } }
    /// Sets whether the column is shown while the user's customization says nothing about it.
    public func defaultVisibility(_ visibility: Visibility) -> TableColumn { with { $0.visibility = visibility } }
    /// Sets what the user can't change about the column. Users change nothing here, except by code.
    public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> TableColumn { self }
    /// Aligns the cells of the column.
    public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
        with {
            switch alignment.kind {
            case .leading: $0.alignment = .leading
            case .center: $0.alignment = .center
            case .trailing: $0.alignment = .trailing
            }
        }
    }
    /// Limits the width of the column, in points.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var result = self
        result.column.width = TableColumnWidth(min: min, ideal: ideal, max: max)
        return result
    }
}

extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column that can't be sorted.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(Text(titleKey), content) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(Text(title), content) }
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(text, content) }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
    /// Creates a column that shows a string of each row.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) { self.init(Text(titleKey)) { Text($0[keyPath: value]) } }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) { self.init(Text(title)) { Text($0[keyPath: value]) } }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    private init<V: Comparable>(sorting value: any KeyPath<RowValue, V> & Sendable, _ label: Text, _ content: @escaping (RowValue) -> Content) {
        self.init(
            label,
            sorted: { old in
                var orders = (old as? [Sort]) ?? []
                var own = orders.firstIndex { $0.keyPath == value }.map { orders.remove(at: $0) } ?? Sort(value, order: .reverse)
                own.order = own.order == .forward ? .reverse : .forward
                return [own] + orders
            },
            order: { ($0 as? [Sort])?.first.flatMap { $0.keyPath == value ? $0.order : nil } }, content)
    }

    /// Creates a column by which a tap on the header sorts the table.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(sorting: value, Text(titleKey), content)
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(_ title: S, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content)
    {
        self.init(sorting: value, Text(title), content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
    /// Creates a column that shows a string of each row, by which a tap on the header sorts the table.
    public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(sorting: value, Text(titleKey)) { Text($0[keyPath: value]) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(sorting: value, Text(title)) { Text($0[keyPath: value]) }
    }
}

/// Several columns of a table.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public let _columns: [_TableColumn<RowValue>]
}

/// Collects the columns of a table.
@resultBuilder @MainActor
public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
    public typealias Columns = TupleTableColumnContent<RowValue, Sort>
    public static func buildExpression<Content: View, Label: View>(_ column: TableColumn<RowValue, Sort, Content, Label>) -> Columns {
        Columns(_columns: column._columns)
    }
    /// A column that can't be sorted, in a table that can.
    @_disfavoredOverload
    public static func buildExpression<Content: View, Label: View>(_ column: TableColumn<RowValue, Never, Content, Label>) -> Columns {
        Columns(_columns: column._columns)
    }
    public static func buildBlock(_ columns: Columns...) -> Columns { Columns(_columns: columns.flatMap(\._columns)) }
    public static func buildIf(_ columns: Columns?) -> Columns { columns ?? Columns(_columns: []) }
    public static func buildEither(first: Columns) -> Columns { first }
    public static func buildEither(second: Columns) -> Columns { second }
    public static func buildLimitedAvailability(_ columns: Columns) -> Columns { columns }
}
