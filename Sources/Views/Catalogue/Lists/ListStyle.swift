/// The appearance of a list.
public protocol ListStyle: Sendable {
    /// For the library only.
    var _look: _ListLook { get }
}

/// The dimensions of a list style, in points (Documentation/Semantics/Controls.md#lists).
public struct _ListLook: Equatable, Sendable {
    /// Whether rows are drawn on cards.
    var hasCards: Bool
    /// The distance from the list's edges to the rows.
    var margin: CGFloat
    /// The distance from a row's edges to its content.
    var rowInset: CGFloat
    /// The cards' corner radius.
    var cornerRadius: CGFloat
    /// The distance between the rows of two sections, and above the first.
    var sectionSpacing: CGFloat
    /// Whether the background is the grouped one.
    var isGrouped: Bool

    static let plain = _ListLook(hasCards: false, margin: 0, rowInset: 16, cornerRadius: 0, sectionSpacing: 0, isGrouped: false)
    static let grouped = _ListLook(hasCards: true, margin: 0, rowInset: 16, cornerRadius: 0, sectionSpacing: 35, isGrouped: true)
    static let insetGrouped = _ListLook(hasCards: true, margin: 16, rowInset: 20, cornerRadius: 10, sectionSpacing: 35, isGrouped: true)
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
/// The style of sidebars, which looks like inset groups on a phone.
public struct SidebarListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { .insetGrouped }
}

extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { PlainListStyle() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: GroupedListStyle { GroupedListStyle() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() } }
extension ListStyle where Self == DefaultListStyle { public static var automatic: DefaultListStyle { DefaultListStyle() } }
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
    public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listLook, style._look).notDrawn(style is SidebarListStyle ? "listStyle(.sidebar)" : nil)
    }
    /// Sets the distances from the row's edges to its content, in points; nil for the style's insets.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { layoutValue(key: ListRowInsetsKey.self, value: insets) }
    /// Sets whether separators are drawn at the row's edges.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        layoutValue(key: ListRowSeparatorKey.self, value: visibility == .hidden ? edges : [])
    }
    /// Draws a view behind the row instead of the style's color.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(_ListRowBackgroundModifier(background: view))
    }
}

struct ListRowInsetsKey: LayoutValueKey { static var defaultValue: EdgeInsets? { nil } }
/// The edges without a separator.
struct ListRowSeparatorKey: LayoutValueKey { static var defaultValue: VerticalEdge.Set { [] } }
