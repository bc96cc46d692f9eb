/// The style of watchOS, whose rows shrink at the top and the bottom.
public struct CarouselListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { .insetGrouped }
    public var _notDrawn: String? { "listStyle(.carousel)" }
}
/// The style of watchOS, whose rows are ellipses.
public struct EllipticalListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { .insetGrouped }
    public var _notDrawn: String? { "listStyle(.elliptical)" }
}
/// The style of macOS, with a border around the list.
public struct BorderedListStyle: ListStyle {
    private let alternates: Bool
    public init() { alternates = false }
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
    public var _look: _ListLook { .plain.alternating(alternates) }
    public var _notDrawn: String? { "listStyle(.bordered)" }
}

extension ListStyle where Self == CarouselListStyle { public static var carousel: CarouselListStyle { CarouselListStyle() } }
extension ListStyle where Self == EllipticalListStyle { public static var elliptical: EllipticalListStyle { EllipticalListStyle() } }
extension ListStyle where Self == BorderedListStyle {
    public static var bordered: BorderedListStyle { BorderedListStyle() }
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle { BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds) }
}

/// The size of the rows of sidebars, which the user chooses on macOS; on iOS, the medium size.
public enum SidebarRowSize: Hashable, Sendable {
    case small, medium, large
}

/// The space between the cards of a section and the edges of its list, in points; nil for the list's.
struct ListSectionMargins: Equatable {
    var leading: CGFloat?
    var trailing: CGFloat?
}

private struct SidebarRowSizeKey: EnvironmentKey { static var defaultValue: SidebarRowSize { .medium } }
private struct SectionMarginsEnvironmentKey: EnvironmentKey { static var defaultValue: ListSectionMargins { ListSectionMargins() } }
private struct SectionActionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }

extension EnvironmentValues {
    /// The size of the rows of sidebars.
    public var sidebarRowSize: SidebarRowSize {
        get { self[SidebarRowSizeKey.self] }
        set { self[SidebarRowSizeKey.self] = newValue }
    }
    var listSectionMargins: ListSectionMargins {
        get { self[SectionMarginsEnvironmentKey.self] }
        set { self[SectionMarginsEnvironmentKey.self] = newValue }
    }
    /// The actions of the enclosing section, below its rows.
    var sectionActionViews: AnyView? {
        get { self[SectionActionsKey.self] }
        set { self[SectionActionsKey.self] = newValue }
    }
}

extension View {
    /// Sets the space between the section's cards and the edges of its list, in points; nil for the list's. New in iOS 26. Above and below the
    /// section it isn't drawn.
    public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        transformEnvironment(\.listSectionMargins) {
            if edges.contains(.leading) { $0.leading = length }
            if edges.contains(.trailing) { $0.trailing = length }
        }
        .notDrawn(edges.contains(.top) || edges.contains(.bottom) ? "listSectionMargins(.vertical)" : nil)
    }
    /// Adds actions below the rows of the section.
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        environment(\.sectionActionViews, AnyView(content()))
    }
    /// Sets whether lists show an index of their sections, which isn't drawn. New in iOS 26.
    public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { notDrawn("listSectionIndexVisibility") }
    /// Sets the section's label in the index of its list, which isn't drawn. New in iOS 26.
    public func sectionIndexLabel(_ label: Text?) -> some View { notDrawn(label == nil ? nil : "sectionIndexLabel") }
    /// Sets the section's label in the index of its list, which isn't drawn. New in iOS 26.
    public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { notDrawn(label == nil ? nil : "sectionIndexLabel") }
    /// Sets the color of rows on watchOS. Not drawn on iOS.
    public func listRowPlatterColor(_ color: Color?) -> some View { notDrawn(color == nil ? nil : "listRowPlatterColor") }
}
