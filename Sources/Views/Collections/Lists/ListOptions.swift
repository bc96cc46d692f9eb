/// The distance between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case `default`, compact
        case custom(CGFloat)
    }
    private let kind: Kind
    /// The style's distance.
    public static let `default` = ListSectionSpacing(kind: .default)
    /// A smaller distance than the style's.
    public static let compact = ListSectionSpacing(kind: .compact)
    /// A distance in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(kind: .custom(spacing)) }

    /// Returns the distance in points; the compact one is an estimate.
    func points(_ look: _ListLook) -> CGFloat {
        switch kind {
        case .default: look.sectionSpacing
        case .compact: min(look.sectionSpacing, 16)
        case .custom(let spacing): max(0, spacing)
        }
    }
}

/// The distances in the lists inside.
struct ListSpacing: Equatable {
    /// Between rows, in points; nil for rows without distance on one card.
    var row: CGFloat?
    var section: ListSectionSpacing?
}

/// The tint of a row of a list.
public struct ListItemTint: Equatable, Sendable {
    /// Nil for the color of text.
    let color: Color?
    /// A tint that nothing overrides.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// A tint that users may override on other systems.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// Gray icons.
    public static let monochrome = ListItemTint(color: nil)
}

/// The weight of something compared to its surroundings.
public enum Prominence: Hashable, Sendable { case standard, increased }

private struct ListSpacingKey: EnvironmentKey { static var defaultValue: ListSpacing { ListSpacing() } }
private struct ListItemTintKey: EnvironmentKey { static var defaultValue: ListItemTint? { nil } }
private struct HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
private struct ScrollContentBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private struct MinListRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct MinListHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    var listSpacing: ListSpacing {
        get { self[ListSpacingKey.self] }
        set { self[ListSpacingKey.self] = newValue }
    }
    var listItemTint: ListItemTint? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }
    /// The prominence of headers.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
    /// The visibility of the background of lists, forms, and text editors.
    var scrollContentBackground: Visibility {
        get { self[ScrollContentBackgroundKey.self] }
        set { self[ScrollContentBackgroundKey.self] = newValue }
    }
    /// The minimum height of a row of a list, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinListRowHeightKey.self] ?? look.lists[listLook.kind].metrics.values.rowHeight }
        set { self[MinListRowHeightKey.self] = newValue }
    }
    /// The minimum height of a header of a list, in points; nil for its own height.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinListHeaderHeightKey.self] }
        set { self[MinListHeaderHeightKey.self] = newValue }
    }
}

extension View {
    /// Sets the distance between the rows of the lists inside, in points; nil for the style's.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listSpacing.row, spacing) }
    /// Sets the distance between the sections of the lists inside, or between this section and its neighbors.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { environment(\.listSpacing.section, spacing) }
    /// Sets the distance between the sections of the lists inside, in points.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
    /// Sets the tint of the icons in rows.
    public func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint) }
    /// Sets the tint of the icons in rows.
    public func listItemTint(_ tint: Color?) -> some View { environment(\.listItemTint, tint.map(ListItemTint.fixed)) }
    /// Sets the prominence of the headers inside.
    public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
    /// Sets whether lists, forms, and text editors inside have their own background.
    public func scrollContentBackground(_ visibility: Visibility) -> some View { environment(\.scrollContentBackground, visibility) }

    /// Sets the distances from the row's edges to its content, in points; nil for the style's insets.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { layoutValue(key: ListRowInsetsKey.self, value: insets.map { .init(insets: $0) }) }
    /// Sets the distance from some of the row's edges to its content, in points; nil for the style's insets.
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        layoutValue(
            key: ListRowInsetsKey.self,
            value: length.map { ListRowInsets(insets: EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0), edges: edges) })
    }
    /// Sets whether separators are drawn at the row's edges.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        layoutValue(key: ListRowSeparatorKey.self, value: visibility == .hidden ? edges : [])
    }
    /// Sets the color of the separators at the row's edges; nil for the system's.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            TraitModifier<ListRowSeparatorTintKey>(
                value: ListSeparatorTint(top: edges.contains(.top) ? color : nil, bottom: edges.contains(.bottom) ? color : nil)))
    }
    /// Sets whether separators are drawn at the section's edges.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        layoutValue(key: ListSectionSeparatorKey.self, value: visibility == .hidden ? edges : [])
    }
    /// Sets the color of the separators at the section's edges; nil for the system's.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            TraitModifier<ListSectionSeparatorTintKey>(
                value: ListSeparatorTint(top: edges.contains(.top) ? color : nil, bottom: edges.contains(.bottom) ? color : nil)))
    }
    /// Draws a view behind the row instead of the style's color.
    public func listRowBackground<V: View>(_ view: V?) -> some View { modifier(_ListRowBackgroundModifier(background: view)) }
}

extension View {
    /// Tints the icon of a label in a row of a list, unless a foreground style is set around it.
    func listItemTinted() -> some View {
        modifier(
            _EnvironmentModifier {
                guard $0.listContext != nil, $0.foregroundStyle == nil else { return }
                let tint = $0.listItemTint.map { $0.color ?? Color(provider: .system(.secondary)) }
                $0.foregroundStyle = AnyShapeStyle(tint ?? $0.tint ?? .accentColor)
            })
    }
}

/// Distances from a row's edges to its content.
struct ListRowInsets: Equatable {
    var insets: EdgeInsets
    /// The edges to which they apply.
    var edges = Edge.Set.all

    func merged(over other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? insets.top : other.top, leading: edges.contains(.leading) ? insets.leading : other.leading,
            bottom: edges.contains(.bottom) ? insets.bottom : other.bottom, trailing: edges.contains(.trailing) ? insets.trailing : other.trailing)
    }
}

/// The colors of the separators at a row's edges; nil for the system's.
struct ListSeparatorTint: Equatable {
    var top: Color?
    var bottom: Color?
}

struct ListRowInsetsKey: LayoutValueKey { static var defaultValue: ListRowInsets? { nil } }
/// The edges without a separator.
struct ListRowSeparatorKey: LayoutValueKey { static var defaultValue: VerticalEdge.Set { [] } }
struct ListSectionSeparatorKey: LayoutValueKey { static var defaultValue: VerticalEdge.Set { [] } }
enum ListRowSeparatorTintKey: ViewTraitKey {
    static var defaultValue: ListSeparatorTint? { nil }
    static var name: String { "listRowSeparatorTint" }
    static func didSet(from old: ListSeparatorTint??, on node: RenderNode) { if old != nil { node.displayDidChange() } }
}
enum ListSectionSeparatorTintKey: ViewTraitKey {
    static var defaultValue: ListSeparatorTint? { nil }
    static var name: String { "listSectionSeparatorTint" }
    static func didSet(from old: ListSeparatorTint??, on node: RenderNode) { if old != nil { node.displayDidChange() } }
}
