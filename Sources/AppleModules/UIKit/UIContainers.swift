import Easel

/// The title and the buttons of a controller in a navigation bar. UIKit's bars aren't drawn.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    /// How much of the last title a back button shows.
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
    /// When a title is large.
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
    open var standardAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    nonisolated public override init() {}
}

/// How a presented controller appears.
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

/// The result of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// Controllers behind tabs. It isn't drawn.
open class UITabBarController: UIViewController {
    open var viewControllers: [UIViewController]?
    open var selectedIndex = 0
    open var selectedViewController: UIViewController? {
        get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
        set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
    }
    public let tabBar = UITabBar(frame: .zero)
}

/// Controllers as pages. The page that was set is drawn.
open class UIPageViewController: UIViewController {
    /// How pages are turned.
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
    public weak var dataSource: (any UIPageViewControllerDataSource)?
    public weak var delegate: (any UIPageViewControllerDelegate)?
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
    package override func drawn() -> AnyView? { viewControllers?.first.flatMap { $0.drawn() } }
}

/// Gives a page controller its pages.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?
}
/// Reacts to turned pages. Pages don't turn in a picture.
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
