import Easel
import Foundation

/// Controllers as pages. The page that was set is drawn, and slides in if that is animated; fingers don't turn pages.
open class UIPageViewController: UIViewController {
    /// How pages are turned.
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    /// The axis of the pages.
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    /// The direction in which a page is turned.
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    /// The edge at which pages that curl are bound.
    public enum SpineLocation: Int, Sendable { case none, min, mid, max }
    /// The options of a page controller.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }
    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }
    open var gestureRecognizers: [UIGestureRecognizer] { [] }
    open var isDoubleSided = false
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    open weak var delegate: (any UIPageViewControllerDelegate)?
    public private(set) var viewControllers: [UIViewController]?

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
    ) {
        (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
        super.init(nibName: nil, bundle: nil)
    }
    nonisolated public required init?(coder: NSCoder) { nil }

    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        let former = self.viewControllers?.first
        self.viewControllers = viewControllers
        guard animated, transitionStyle == .scroll, former != nil, former !== viewControllers?.first, ViewAnimation.takesTime else {
            (slide, leaving) = (nil, nil)
            viewIfLoaded?.setNeedsPicture()
            completion?(true)
            return
        }
        // The former page is drawn once more, so that it leaves in the direction of this change.
        (slide, leaving) = (direction, former)
        viewIfLoaded?.setNeedsPicture()
        LayerClock.run(after: 0.001) { [weak self] in
            MainActor.assumeIsolated {
                self?.leaving = nil
                self?.viewIfLoaded?.setNeedsPicture()
            }
        }
        LayerClock.run(after: PageSlide.duration) { completion?(true) }
    }
    /// The former page until its successor comes in.
    private var leaving: UIViewController?
    /// The direction in which the present page comes in; nil for one that is there at once.
    private var slide: NavigationDirection?
    /// The first page, above dots if the data source counts the pages.
    package override func drawn() -> AnyView? {
        loadOnce()
        guard let first = leaving ?? viewControllers?.first else { return view.picture(filling: [.horizontal, .vertical]) }
        first.loadOnce()
        let page = PageSlide(
            page: first.drawn() ?? AnyView(RepresentedPlaceholder(of: first)), id: ObjectIdentifier(first), direction: slide,
            isVertical: navigationOrientation == .vertical)
        let count = transitionStyle == .scroll && navigationOrientation == .horizontal ? dataSource?.presentationCount(for: self) ?? 0 : 0
        guard count > 0, let source = dataSource else { return AnyView(page) }
        let dots = UIPageControl(frame: .zero)
        dots.numberOfPages = count
        dots.currentPage = source.presentationIndex(for: self)
        return AnyView(
            VStack(spacing: 0) {
                page.frame(maxWidth: .infinity, maxHeight: .infinity)
                dots.picture()?.frame(height: 37)
            }
            .background(Color(uiColor: view.backgroundColor ?? .clear)))
    }
}

/// A page that comes in beside the former one.
private struct PageSlide: View {
    let page: AnyView
    let id: ObjectIdentifier
    /// Nil for a page that is there at once.
    let direction: UIPageViewController.NavigationDirection?
    let isVertical: Bool
    /// In seconds.
    static let duration = 0.35

    var body: some View {
        let isForward = direction != .reverse
        let edge: Edge = isVertical ? (isForward ? .bottom : .top) : isForward ? .trailing : .leading
        let other: Edge = isVertical ? (isForward ? .top : .bottom) : isForward ? .leading : .trailing
        ZStack {
            page.frame(maxWidth: .infinity, maxHeight: .infinity)
                .transition(.asymmetric(insertion: .move(edge: edge), removal: .move(edge: other)))
                .id(id)
        }
        .animation(direction == nil ? nil : .easeInOut(duration: Self.duration), value: id)
    }
}

/// Gives a page controller its pages.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
extension UIPageViewControllerDataSource {
    /// Returns 0: without a count, there are no dots.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
/// Reacts to turned pages. Pages don't turn.
@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: AnyObject {}
