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
    /// The other dimensions of a list of macOS; nil on iOS.
    var mac: MacListMetrics?
    /// Whether every second row of a list of macOS has another background, without separators.
    var alternates = false
    /// Whether the rows of a list of macOS keep a distance from its edges, although those of iOS don't.
    var isInset = false
    /// Whether headers stay at the top while their section scrolls.
    var pinsHeaders: Bool { !isGrouped && !isColumn && !(mac != nil && hasCards) }

    static let plain = _ListLook(hasCards: false, hasMargins: false, cornerRadius: 0, sectionSpacing: 0, isGrouped: false)
    static func inset(alternates: Bool) -> _ListLook {
        var look = plain.alternating(alternates)
        look.isInset = true
        return look
    }
    static let grouped = _ListLook(hasCards: true, hasMargins: false, cornerRadius: 0, sectionSpacing: 35, isGrouped: true)
    static let insetGrouped = _ListLook(hasCards: true, hasMargins: true, cornerRadius: 10, sectionSpacing: 35, isGrouped: true)
    static let sidebar = _ListLook(hasCards: true, hasMargins: true, cornerRadius: 10, sectionSpacing: 35, isGrouped: true, isSidebar: true)
    static let sidebarColumn = _ListLook(
        hasCards: false, hasMargins: true, cornerRadius: 10, sectionSpacing: 35, isGrouped: true, isSidebar: true, isColumn: true)

    /// Returns the look for a list in this environment: a sidebar has cards where the width is compact only.
    func shown(in sizeClass: UserInterfaceSizeClass?, isMac: Bool) -> _ListLook {
        isMac ? onMac : isSidebar && sizeClass == .regular ? .sidebarColumn : self
    }

    /// Returns the distance from a row's edges to its content for a row of this width. Cards in lists that are at least 414 points wide have the larger one.
    func rowInset(width: CGFloat) -> CGFloat { mac?.inset ?? (hasMargins ? (width >= 374 ? 20 : 16) : ListLayout.margin(width: width)) }
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
