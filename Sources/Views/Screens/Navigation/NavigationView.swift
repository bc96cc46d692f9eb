/// A stack of pages, one of which is visible. Links push pages, which slide in over the previous ones.
///
/// Always a stack of pages, as on a phone, with a single column: of several views, only the first is shown. The bar is a part of each page and slides with it.
public struct NavigationView<Content: View>: View {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        if let several = content as? any SeveralViews {
            NavigationPages(content: AnyView(erased: several.first))
        } else {
            NavigationPages(content: content)
        }
    }
}

/// A stack of pages, one of which is visible. Links and the path push pages, which slide in over the previous ones.
public struct NavigationStack<Data, Root: View>: View {
    private let root: Root
    private let path: StackPath?

    /// Creates a stack that keeps its own path.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { (self.root, path) = (root(), nil) }

    /// Creates a stack whose path holds values of any type.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        (self.root, self.path) = (root(), StackPath(path))
    }

    /// Creates a stack whose path holds values of one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        (self.root, self.path) = (root(), StackPath(path))
    }

    public var body: some View { NavigationPages(content: root, path: path) }
}

/// The pages of a stack, from the root to the top.
struct NavigationPages<Content: View>: View {
    let content: Content
    /// The path of the caller; nil for a path of the stack.
    var path: StackPath?
    @State private var ownPath = NavigationPath()
    /// The path that is shown, which follows the actual one with an animation; nil before its first change.
    @State private var shownPath: [AnyHashable]?
    @State private var firstPath = FirstPath()
    @State private var pusher = Pusher()
    @Environment(\.splitColumn) private var splitColumn

    /// A phone in landscape shows titles small: below this height if the view is wider than high, in points.
    private static var leastHeight: CGFloat { 500 }

    var body: some View {
        let path = path ?? StackPath($ownPath)
        let column = splitColumn
        let pusher = pusher
        pusher.push = path.push
        let shown = shownPath ?? firstPath.values(path.values)
        return GeometryReader { proxy in
            let insets = proxy.safeAreaInsets
            let size = CGSize(width: proxy.size.width + insets.leading + insets.trailing, height: proxy.size.height + insets.top + insets.bottom)
            NavigationPage(
                content: content,
                stack: StackPages(
                    width: proxy.size.width, isLow: size.width > size.height && size.height < Self.leastHeight, path: shown,
                    popTo: path.popTo),
                previous: column?.previous, inheritedMode: .large
            )
            .environment(\.pusher, pusher)
            .environment(\.splitColumn, nil)
            // An enclosing navigation view has separate pages and titles, except in a column, whose bar is this one.
            .preference(key: ActiveLinksKey.self, value: [])
            .preference(key: NavigationContentsKey.self, value: NavigationContents())
            .preference(key: NavigationTitleKey.self, value: NavigationTitle(isBarHidden: column != nil))
            .transformPreference(BarSettingsKey.self) { $0 = BarSettings(tabs: $0.tabs) }
        }
        .onTransaction(changing: path.values) { new, transaction in
            let isAnimated = !firstPath.isBeginning && !transaction.disablesAnimations
            if isAnimated { withAnimation(ReleasedMotion.ofPages.take() ?? presentationAnimation) { shownPath = new } } else { shownPath = new }
        }
        .systemView()
    }
}

/// The path with which a stack appears: changes at that time, as in `onAppear`, aren't animated.
@MainActor
private final class FirstPath {
    private var values: [AnyHashable] = []
    private var time: Double?

    /// Whether the stack appears at the present time.
    var isBeginning: Bool { time == nil || time == SceneClock.current?.now }

    /// Returns the path with which the stack appeared, for the path at the present time.
    func values(_ present: [AnyHashable]) -> [AnyHashable] {
        guard isBeginning else { return values }
        time = SceneClock.current?.now ?? 0
        values = present
        return present
    }
}

/// The appearance of a navigation view; only one style is drawn.
public protocol NavigationViewStyle {}
/// A stack of pages, one of which is visible.
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
/// The default style, which looks the same.
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
/// Columns side by side; on a phone a stack of pages.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}
/// Two columns side by side; on a phone a stack of pages.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle { public init() {} }
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() } }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationView: InspectedContainer { static var inspectedName: String { "NavigationView" } }
extension NavigationStack: InspectedContainer { static var inspectedName: String { "NavigationStack" } }
