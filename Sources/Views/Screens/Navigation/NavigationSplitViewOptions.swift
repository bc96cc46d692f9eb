/// The columns that a split view shows if the width is regular.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private let name: String
    /// The detail only.
    public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "detailOnly") }
    /// The content and the detail; if there are only two columns, both.
    public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "doubleColumn") }
    /// All columns.
    public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "all") }
    /// All columns if the view is wider than high, otherwise all except the sidebar.
    public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "automatic") }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String
    /// The first column.
    public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "sidebar") }
    /// The middle one of three columns.
    public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "content") }
    /// The last column.
    public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "detail") }
}

/// The properties of a split view, as passed to a style.
public struct NavigationSplitViewStyleConfiguration {}

/// The appearance of a split view (Documentation/Semantics/Controls.md#split-views).
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
    associatedtype Body: View
    typealias Configuration = NavigationSplitViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default style.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
/// A style in which the detail makes space for the other columns.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
/// A style in which the other columns cover the detail.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { ProminentDetailNavigationSplitViewStyle() }
}

/// Where the columns before the detail are, if the width is regular.
enum SplitArrangement {
    /// Beside the detail if the view is wider than high; otherwise the sidebar is above it.
    case automatic
    /// Beside the detail.
    case balanced
    /// Above the detail.
    case prominentDetail
}

private struct SplitArrangementKey: EnvironmentKey { static var defaultValue: SplitArrangement { .automatic } }

extension EnvironmentValues {
    /// The arrangement that the style of split views asks for.
    var splitArrangement: SplitArrangement {
        get { self[SplitArrangementKey.self] }
        set { self[SplitArrangementKey.self] = newValue }
    }
}

/// Carries the width that a column requests up to the split view.
struct ColumnWidthKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = nextValue() ?? value }
}

/// Gives a column its width.
struct SplitColumnWidth: ViewModifier {
    let standard: CGFloat
    @State private var width: CGFloat?

    func body(content: Content) -> some View {
        content
            .frame(width: width ?? standard)
            .onPreferenceChange(ColumnWidthKey.self) { width = $0 }
            .preference(key: ColumnWidthKey.self, value: nil)
    }
}

extension View {
    /// Sets the style of the split views inside. A style of the app's own is that of the platform, with a warning.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        let arrangement: SplitArrangement =
            style is ProminentDetailNavigationSplitViewStyle ? .prominentDetail : style is BalancedNavigationSplitViewStyle ? .balanced : .automatic
        let isOwn = arrangement == .automatic && !(style is AutomaticNavigationSplitViewStyle)
        return environment(\.splitArrangement, arrangement).notDrawn(isOwn ? "navigationSplitViewStyle(\(S.self)())" : nil)
    }
    /// Sets the width of the column, in points, if the columns are side by side.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { preference(key: ColumnWidthKey.self, value: width) }
    /// Sets the width of the column, in points, if the columns are side by side: `ideal`, because timelines don't drag its edge.
    public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        preference(key: ColumnWidthKey.self, value: ideal)
    }
}
