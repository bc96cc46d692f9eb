// Options of tab views that an iPhone with iOS 18 doesn't show.

/// The condition under which the bar becomes smaller, which it does only since iOS 26.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    public static let never = TabBarMinimizeBehavior(name: "never")
}

/// The condition under which a search tab begins the search.
public struct TabSearchActivation: Hashable, Sendable {
    private let name: String
    public static var automatic: TabSearchActivation { TabSearchActivation(name: "automatic") }
    public static var searchTabSelection: TabSearchActivation { TabSearchActivation(name: "searchTabSelection") }
}

/// The user's customization of a tab view, which is not possible on an iPhone.
public struct TabViewCustomization: Codable, Equatable, Sendable {
    public init() {}
    /// Forgets the order of the tabs.
    public mutating func resetTabOrder() {}
    /// Forgets which tabs are shown.
    public mutating func resetVisibility() {}
}

extension EnvironmentValues {
    /// Whether the sidebar shows the sections of tabs, which it never does on an iPhone.
    public var isTabBarShowingSections: Bool { false }
}

/// Warns about a part of the sidebar of tabs, which isn't drawn. Where the width is compact, SwiftUI shows none either.
private struct SidebarPartModifier: ViewModifier {
    let name: String
    @Environment(\.horizontalSizeClass) private var width

    func body(content: Content) -> some View { content.notDrawn(width == .compact ? nil : name) }
}

extension View {
    /// Returns the view unchanged, with a warning where tabs have a sidebar.
    func sidebarPart(_ name: String) -> some View { modifier(SidebarPartModifier(name: name)) }
    /// Sets when the bar becomes smaller. It does so only since iOS 26 and is not drawn, which a warning reports.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        notDrawn([.automatic, .never].contains(behavior) ? nil : "tabBarMinimizeBehavior")
    }
    /// Sets the view above the tabs of the sidebar, which an iPhone doesn't have; elsewhere with a warning.
    public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { sidebarPart("tabViewSidebarHeader") }
    /// Sets the view below the tabs of the sidebar, which an iPhone doesn't have; elsewhere with a warning.
    public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { sidebarPart("tabViewSidebarFooter") }
    /// Sets the view at the bottom of the sidebar, which an iPhone doesn't have; elsewhere with a warning.
    public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { sidebarPart("tabViewSidebarBottomBar") }
}
