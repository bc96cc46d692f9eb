/// The appearance of a list.
public protocol ListStyle: Sendable {
    /// For the library only.
    var _look: _ListLook { get }
    /// The name of a style that is drawn like another one here; nil for all other styles. For the library only.
    var _notDrawn: String? { get }
}

extension ListStyle {
    public var _notDrawn: String? { nil }
}

/// The dimensions of a list style, in points (Documentation/Semantics/Controls.md#lists).
public struct _ListLook: Equatable, Sendable {
    enum Kind: Sendable { case plain, inset, grouped, insetGrouped, sidebar, sidebarColumn, form }
    /// The style, for which each look of a system has its own dimensions.
    var kind: Kind
    /// Whether rows are drawn on cards.
    var hasCards: Bool
    /// Whether the rows keep a distance from the list's edges.
    var hasMargins: Bool
    /// The cards' corner radius.
    var cornerRadius: CGFloat
    /// The distance between the rows of two sections, and above the first.
    var sectionSpacing: CGFloat
    /// Whether the background is the grouped one.
    var isGrouped: Bool
    /// Whether headers are large, and sections can be collapsed.
    var isSidebar = false
    /// Whether rows lie on the list's background without separators, and a selected one on a rounded ground, as in the sidebar of an iPad.
    var isColumn = false
    /// The other dimensions.
    var metrics: ListMetrics
    /// Whether every second row has another background, without separators, if the look has one.
    var alternates = false
    /// Whether headers stay at the top while their section scrolls.
    var pinsHeaders: Bool { !isGrouped && !isColumn && !hasCards }

    // The styles as code names them. A list takes their dimensions from its look (`Look.Lists.shown`).
    static let plain = Look.Lists.iOS18.plain
    static func inset(alternates: Bool) -> _ListLook { Look.Lists.iOS18.inset.alternating(alternates) }
    static let grouped = Look.Lists.iOS18.grouped
    static let insetGrouped = Look.Lists.iOS18.insetGrouped
    static let sidebar = Look.Lists.iOS18.sidebar

    /// Returns the look with or without alternating backgrounds of rows.
    func alternating(_ alternates: Bool) -> _ListLook {
        var look = self
        look.alternates = alternates
        return look
    }

    /// Returns the distance from a row's edges to its content for a row of this width. Cards in lists that are at least 414 points wide have the larger one.
    func rowInset(width: CGFloat) -> CGFloat { metrics.values.inset ?? (hasMargins ? (width >= 374 ? 20 : 16) : ListLayout.margin(width: width)) }
}

/// Rows from edge to edge on the plain background.
public struct PlainListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { .plain }
}
/// Sections from edge to edge on the grouped background.
public struct GroupedListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { .grouped }
}
/// Sections as cards with round corners on the grouped background.
public struct InsetGroupedListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { .insetGrouped }
}
/// The default style: inset groups, as on iOS since version 14.
public struct DefaultListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { .insetGrouped }
}
/// The style of sidebars: inset groups with large headers.
public struct SidebarListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { .sidebar }
}
/// Rows from edge to edge on the plain background, as on iOS.
public struct InsetListStyle: ListStyle {
    private let alternates: Bool
    public init() { alternates = false }
    /// Alternating backgrounds exist on macOS only.
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
    public var _look: _ListLook { .inset(alternates: alternates) }
}

extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { PlainListStyle() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: GroupedListStyle { GroupedListStyle() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() } }
extension ListStyle where Self == DefaultListStyle { public static var automatic: DefaultListStyle { DefaultListStyle() } }
extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
    /// Alternating backgrounds exist on macOS only.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds) }
}
extension ListStyle where Self == SidebarListStyle { public static var sidebar: SidebarListStyle { SidebarListStyle() } }

private struct ListStyleKey: EnvironmentKey { static var defaultValue: _ListLook { .insetGrouped } }
private struct ListContextKey: EnvironmentKey { static var defaultValue: _ListLook? { nil } }

extension EnvironmentValues {
    /// The style of lists inside.
    var listLook: _ListLook {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }
    /// The list that contains a row; nil outside lists.
    var listContext: _ListLook? {
        get { self[ListContextKey.self] }
        set { self[ListContextKey.self] = newValue }
    }
}

extension View {
    /// The style of the lists inside.
    public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listLook, style._look).notDrawn(style._notDrawn) }
}
