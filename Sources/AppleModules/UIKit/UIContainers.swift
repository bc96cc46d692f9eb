import Easel

/// The title and the buttons of a controller in a navigation bar.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    /// The part of the last title that a back button shows.
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
    /// The condition for large titles.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
    open var title: String?
    open var prompt: String?
    open var titleView: UIView?
    open var backButtonTitle: String?
    open var backBarButtonItem: UIBarButtonItem?
    open var leftBarButtonItem: UIBarButtonItem?
    open var rightBarButtonItem: UIBarButtonItem?
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var hidesBackButton = false
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var searchController: UISearchController?
    open var hidesSearchBarWhenScrolling = true
    open var leftItemsSupplementBackButton = false
    open var backAction: UIAction?
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open var compactAppearance: UINavigationBarAppearance?
    open var standardAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    nonisolated public override init() {}
    public convenience init(title: String) {
        self.init()
        self.title = title
    }
    /// The buttons at the start of the bar, in order.
    var leftItems: [UIBarButtonItem] { leftBarButtonItems ?? leftBarButtonItem.map { [$0] } ?? [] }
    /// The buttons at the end of the bar, the last one first.
    var rightItems: [UIBarButtonItem] { rightBarButtonItems ?? rightBarButtonItem.map { [$0] } ?? [] }
}

/// The way in which a presented controller appears.
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

/// The result of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// Controllers as pages. The page that was set is drawn.
open class UIPageViewController: UIViewController {
    /// The way in which pages are turned.
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    /// The axis of the pages.
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    /// The direction in which a page is turned.
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    /// The options of a page controller.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }
    open var transitionStyle: TransitionStyle { .scroll }
    open var isDoubleSided = false
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    open weak var delegate: (any UIPageViewControllerDelegate)?
    public private(set) var viewControllers: [UIViewController]?

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
    ) { super.init(nibName: nil, bundle: nil) }
    nonisolated public required init?(coder: NSCoder) { nil }

    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        self.viewControllers = viewControllers
        completion?(true)
    }
    package override func drawn() -> AnyView? { viewControllers?.first.map { $0.drawn() ?? AnyView(RepresentedPlaceholder(of: $0)) } }
}

/// Gives a page controller its pages.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?
}
/// Reacts to turned pages. Pages don't turn.
@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: AnyObject {}

extension UIFont {
    /// The families of fonts; always empty.
    public static var familyNames: [String] { [] }
    /// The fonts of a family; always empty.
    public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
}

extension NSValue {
    // Linux boxes no rectangles, so a notification never contains one.
    public var cgRectValue: CGRect { .zero }
    public var cgSizeValue: CGSize { .zero }
    public var cgPointValue: CGPoint { .zero }
}
