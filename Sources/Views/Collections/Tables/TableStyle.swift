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
    private let alternates: Bool?
    nonisolated public init() { alternates = nil }
    /// Alternating backgrounds exist on macOS only.
    nonisolated public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
    public func makeBody(configuration: Configuration) -> some View { configuration.table.alternatingRows(alternates) }
}

/// A style of macOS.
public struct BorderedTableStyle: TableStyle {
    private let alternates: Bool?
    nonisolated public init() { alternates = nil }
    nonisolated public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
    public func makeBody(configuration: Configuration) -> some View { configuration.table.alternatingRows(alternates).notDrawn("tableStyle(.bordered)") }
}

extension TableStyle where Self == AutomaticTableStyle { public static var automatic: AutomaticTableStyle { AutomaticTableStyle() } }
extension TableStyle where Self == InsetTableStyle {
    public static var inset: InsetTableStyle { InsetTableStyle() }
    /// Alternating backgrounds exist on macOS only.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds) }
}
extension TableStyle where Self == BorderedTableStyle {
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle { BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds) }
}

private struct TableHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    var tableHeaders: Visibility {
        get { self[TableHeadersKey.self] }
        set { self[TableHeadersKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the rows of tables inside alternate; nil for the choice outside.
    fileprivate func alternatingRows(_ alternates: Bool?) -> some View {
        modifier(_EnvironmentModifier { if let alternates { $0.alternatesListRows = alternates } })
    }
    /// Sets the style of the tables inside.
    public func tableStyle<S: TableStyle>(_ style: S) -> some View { style.makeBody(configuration: TableStyleConfiguration(table: AnyView(self))) }
    /// Sets whether the tables inside show the headers of their columns.
    public func tableColumnHeaders(_ visibility: Visibility) -> some View { environment(\.tableHeaders, visibility) }
}
