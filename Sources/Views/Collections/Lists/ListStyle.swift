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

extension _ListLook {
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
