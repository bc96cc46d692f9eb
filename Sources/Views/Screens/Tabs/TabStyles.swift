/// The kind of a tab view. For the library only.
public struct _TabViewLook: Equatable, Sendable {
    /// The condition for showing the dots of pages; nil for a bar.
    var pages: PageTabViewStyle.IndexDisplayMode?
    nonisolated init(pages: PageTabViewStyle.IndexDisplayMode? = nil) { self.pages = pages }
}

/// The appearance of a tab view.
public protocol TabViewStyle {
    /// For the library only.
    nonisolated var _look: _TabViewLook { get }
    /// The name of a style that is drawn like the default here; nil for all other styles. For the library only.
    nonisolated var _notDrawn: String? { get }
}

extension TabViewStyle {
    public nonisolated var _look: _TabViewLook { _TabViewLook() }
    public nonisolated var _notDrawn: String? { nil }
}

/// A bar below the pages.
public struct DefaultTabViewStyle: TabViewStyle { nonisolated public init() {} }
/// A bar, even on an iPad.
public struct TabBarOnlyTabViewStyle: TabViewStyle { nonisolated public init() {} }
/// A bar, which can become a sidebar on an iPad.
public struct SidebarAdaptableTabViewStyle: TabViewStyle { nonisolated public init() {} }
/// Pages in a box, as on macOS.
public struct GroupedTabViewStyle: TabViewStyle { nonisolated public init() {} }
/// A style of watchOS.
public struct CarouselTabViewStyle: TabViewStyle {
    nonisolated public init() {}
    public nonisolated var _notDrawn: String? { "tabViewStyle(.carousel)" }
}
/// A style of watchOS.
public struct VerticalPageTabViewStyle: TabViewStyle {
    /// How a page replaces another one.
    public struct TransitionStyle: Equatable, Sendable {
        private let name: String
        public static let automatic = TransitionStyle(name: "automatic")
        public static let identity = TransitionStyle(name: "identity")
        public static let blur = TransitionStyle(name: "blur")
    }
    nonisolated public init() {}
    nonisolated public init(transitionStyle: TransitionStyle) {}
    public nonisolated var _notDrawn: String? { "tabViewStyle(.verticalPage)" }
}

/// Pages side by side that a swipe moves, with dots below.
public struct PageTabViewStyle: TabViewStyle {
    /// The condition for showing the dots.
    public struct IndexDisplayMode: Equatable, Sendable {
        private let name: String
        /// If there is more than one page.
        public static let automatic = IndexDisplayMode(name: "automatic")
        /// Always.
        public static let always = IndexDisplayMode(name: "always")
        /// Never.
        public static let never = IndexDisplayMode(name: "never")

        func shows(count: Int) -> Bool { self == .always || self == .automatic && count > 1 }
    }
    private let index: IndexDisplayMode

    nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { index = indexDisplayMode }
    public nonisolated var _look: _TabViewLook { _TabViewLook(pages: index) }
}

extension TabViewStyle where Self == DefaultTabViewStyle { nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() } }
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == GroupedTabViewStyle { nonisolated public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() } }
extension TabViewStyle where Self == CarouselTabViewStyle { nonisolated public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() } }
extension TabViewStyle where Self == VerticalPageTabViewStyle {
    nonisolated public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
    nonisolated public static func verticalPage(transitionStyle: VerticalPageTabViewStyle.TransitionStyle) -> VerticalPageTabViewStyle {
        VerticalPageTabViewStyle(transitionStyle: transitionStyle)
    }
}
extension TabViewStyle where Self == PageTabViewStyle {
    nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }
    nonisolated public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// The appearance of the dots below pages.
public protocol IndexViewStyle {
    /// For the library only.
    nonisolated var _background: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// Dots, with a background or without.
public struct PageIndexViewStyle: IndexViewStyle {
    /// The condition for the dots' background.
    public struct BackgroundDisplayMode: Equatable, Sendable {
        private let name: String
        /// While a finger is on them.
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        /// While a finger is on them.
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        /// Always.
        public static let always = BackgroundDisplayMode(name: "always")
        /// Never.
        public static let never = BackgroundDisplayMode(name: "never")
    }
    public nonisolated let _background: BackgroundDisplayMode
    nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { _background = backgroundDisplayMode }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    nonisolated public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private struct TabViewLookKey: EnvironmentKey { static var defaultValue: _TabViewLook { _TabViewLook() } }
private struct IndexViewLookKey: EnvironmentKey { static var defaultValue: PageIndexViewStyle.BackgroundDisplayMode { .automatic } }

extension EnvironmentValues {
    var tabViewLook: _TabViewLook {
        get { self[TabViewLookKey.self] }
        set { self[TabViewLookKey.self] = newValue }
    }
    var indexViewLook: PageIndexViewStyle.BackgroundDisplayMode {
        get { self[IndexViewLookKey.self] }
        set { self[IndexViewLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the tab views inside.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { environment(\.tabViewLook, style._look).notDrawn(style._notDrawn) }
    /// Sets the style of the dots below pages inside.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { environment(\.indexViewLook, style._background) }
}
