/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    /// The values of the single rows. For the library only.
    var _rows: [TableRowValue] { get }
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
    private let value: Value
    public init(_ value: Value) { self.value = value }
    public var _rows: [Value] { [value] }
}

/// Several rows of a table.
public struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
    public let _rows: [Value]
}

/// The rows of the elements of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    private let data: Data
    init(_ data: Data) { self.data = data }
    public var _rows: [Data.Element] { Array(data) }
}

/// The rows of a tree, all of them open.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    private let data: Data
    private let children: KeyPath<Data.Element, Data?>
    init(_ data: Data, children: KeyPath<Data.Element, Data?>) { (self.data, self.children) = (data, children) }

    public var _rows: [Data.Element] {
        func all(_ data: Data) -> [Data.Element] { data.flatMap { [$0] + ($0[keyPath: children].map(all) ?? []) } }
        return all(data)
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
}

/// The appearance of tables. For the library only: all styles look the same on iOS.
@MainActor @preconcurrency
public protocol TableStyle {
    associatedtype Body: View
    typealias Configuration = TableStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The table, as passed to its style.
public struct TableStyleConfiguration {
    let table: AnyView
}

/// The platform's style.
public struct AutomaticTableStyle: TableStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.table }
}

/// Rows inset from the edges, as on iOS in every style.
public struct InsetTableStyle: TableStyle {
    nonisolated public init() {}
    /// Alternating backgrounds exist on macOS only.
    nonisolated public init(alternatesRowBackgrounds: Bool) {}
    public func makeBody(configuration: Configuration) -> some View { configuration.table }
}

/// A style of macOS.
public struct BorderedTableStyle: TableStyle {
    nonisolated public init() {}
    nonisolated public init(alternatesRowBackgrounds: Bool) {}
    public func makeBody(configuration: Configuration) -> some View { configuration.table.notDrawn("tableStyle(.bordered)") }
}

extension TableStyle where Self == AutomaticTableStyle { public static var automatic: AutomaticTableStyle { AutomaticTableStyle() } }
extension TableStyle where Self == InsetTableStyle {
    public static var inset: InsetTableStyle { InsetTableStyle() }
    /// Alternating backgrounds exist on macOS only.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { InsetTableStyle() }
}
extension TableStyle where Self == BorderedTableStyle {
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle { BorderedTableStyle() }
}

private struct TableHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    var tableHeaders: Visibility {
        get { self[TableHeadersKey.self] }
        set { self[TableHeadersKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the tables inside.
    public func tableStyle<S: TableStyle>(_ style: S) -> some View { style.makeBody(configuration: TableStyleConfiguration(table: AnyView(self))) }
    /// Sets whether the tables inside show the headers of their columns.
    public func tableColumnHeaders(_ visibility: Visibility) -> some View { environment(\.tableHeaders, visibility) }
}
