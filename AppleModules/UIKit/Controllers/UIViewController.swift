import AppleUniformTypeIdentifiers
import Easel
import Views

/// A controller of UIKit. Its view is drawn if Easel can draw it.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    /// The controller's view, which is loaded by the first access.
    open var view: UIView! {
        get {
            loadViewOnce()
            return loadedView
        }
        set { loadedView = newValue }
    }
    private var loadedView: UIView! = UIView(frame: .zero)
    open var title: String? { didSet { if title != oldValue { viewIfLoaded?.setNeedsPicture() } } }
    public private(set) var children: [UIViewController] = []
    /// The controller that this one or one around it presents.
    open var presentedViewController: UIViewController? { ownPresented ?? parent?.presentedViewController }
    var ownPresented: UIViewController?
    open var navigationController: UINavigationController? { self as? UINavigationController ?? parent?.navigationController }
    open var tabBarController: UITabBarController? { self as? UITabBarController ?? parent?.tabBarController }
    open var splitViewController: UISplitViewController? { self as? UISplitViewController ?? parent?.splitViewController }
    open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }
    weak var presenter: UIViewController?
    public private(set) weak var parent: UIViewController?
    public let navigationItem = UINavigationItem()
    open var tabBarItem: UITabBarItem! = UITabBarItem()
    open var toolbarItems: [UIBarButtonItem]?
    open var hidesBottomBarWhenPushed = false
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open var extendedLayoutIncludesOpaqueBars = false
    open var edgesForExtendedLayout = UIRectEdge.all
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    open var preferredContentSize = CGSize.zero
    open var isEditing = false
    open var restorationIdentifier: String?
    open var restorationClass: AnyClass?
    open var modalPresentationCapturesStatusBarAppearance = false
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    public let presentationController: UIPresentationController? = nil
    /// The sheet that shows the controller: none.
    open var sheetPresentationController: UISheetPresentationController? { nil }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var prefersPointerLocked: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var keyCommands: [UIKeyCommand]? { nil }
    /// Whether the view comes because the controller is presented.
    open var isBeingPresented: Bool { move == .isPresented }
    /// Whether the view goes because the controller's presentation ends.
    open var isBeingDismissed: Bool { move == .isDismissed }
    /// Whether the view comes because a stack has got the controller as a page.
    open var isMovingToParent: Bool { move == .joinsParent }
    /// Whether the view goes because a stack loses the controller.
    open var isMovingFromParent: Bool { move == .leavesParent }
    /// The reason why the view comes or goes; nil for another one, such as a page above.
    var move: Move?
    /// A reason why a view comes or goes.
    enum Move { case isPresented, isDismissed, joinsParent, leavesParent }
    open var viewIfLoaded: UIView? { isLoaded ? view : nil }
    public var storyboard: UIStoryboard? { nil }
    public var nibName: String? { nil }
    open func loadViewIfNeeded() { loadViewOnce() }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Does nothing: the canvas keeps its size.
    public class func attemptRotationToDeviceOrientation() {}
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// Called in a snapshot before the drawing, with the traits before it.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    let traitChanges = TraitChanges()
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func didReceiveMemoryWarning() {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open func updateViewConstraints() {}
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {}
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16) }
    /// The transition of the controller: none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    /// The message that is shown above the controller's view.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)?
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    open func setNeedsUpdateContentUnavailableConfiguration() {
        updateContentUnavailableConfiguration(using: UIContentUnavailableConfigurationState())
    }
    open func show(_ vc: UIViewController, sender: Any?) {}
    open func performSegue(withIdentifier identifier: String, sender: Any?) {}
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        childViewController.traitsOfParent = collection
    }
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? { childViewController.traitsOfParent }
    /// The traits that the parent changes for the controller; nil for none.
    private(set) var traitsOfParent: UITraitCollection?
    /// The traits that the controller changes itself; nil for none.
    var ownTraits: UITraitCollection?
    open var editButtonItem: UIBarButtonItem { UIBarButtonItem(barButtonSystemItem: .edit) }
    private var isLoaded = false
    /// The state of the view: from `viewWillAppear(_:)` to `viewDidAppear(_:)` it comes, from `viewWillDisappear(_:)` to
    /// `viewDidDisappear(_:)` it leaves.
    enum ViewState { case gone, coming, shown, leaving }
    var viewState = ViewState.gone
    /// Loads the view, and shows it the first time.
    package func loadOnce() { if isCovered || hasAppeared { loadViewOnce() } else { beginAppearing(animated: false) } }
    /// Whether another page of a stack or a presented controller covers this controller itself.
    var hasCover = false
    /// Whether something covers the controller or one around it.
    var isCovered: Bool { hasCover || parent?.isCovered ?? false }
    /// Calls `loadView()` and `viewDidLoad()` the first time.
    func loadViewOnce() {
        guard !isLoaded else { return }
        isLoaded = true
        loadView()
        view.isOfController = true
        view.controller = self
        // Code in `viewDidLoad()` uses the screen's size.
        let hadFrame = view.frame.size != .zero
        if !hadFrame { view.frame.size = UIScreen.main.bounds.size }
        viewDidLoad()
        setNeedsUpdateContentUnavailableConfiguration()
        if !hadFrame && view.superview != nil { view.frame = .zero }
    }
    /// Whether a motion shows the view, at whose end it has appeared.
    var isArriving = false
    /// The number of the last exchange that the controller has taken part in.
    var lastExchange = 0
    /// Whether the controller or one around it is arriving.
    private var isInMotion: Bool { isArriving || parent?.isInMotion ?? false }
    /// Tells the controller, the first time, that its view has appeared. In the image of a single moment, tests do that.
    func appearOnce() {
        if !isInMotion, !isCovered { appearAfterMotion(animated: false) }
    }
    /// Tells the controller that its view has left the screen.
    func disappear() {
        announceLeaving(animated: false)
        leave(animated: false)
    }
    private var isAppearing: Bool?
    /// Begins a change of the view's visibility, as containers and tests do. A view appears when it is loaded.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        loadOnce()
        if !isAppearing { viewWillDisappear(animated) }
        self.isAppearing = isAppearing
    }
    /// Ends the change that `beginAppearanceTransition(_:animated:)` began.
    open func endAppearanceTransition() {
        guard let isAppearing else { return }
        self.isAppearing = nil
        if isAppearing { viewDidAppear(false) } else { viewDidDisappear(false) }
    }
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var shouldAutorotate: Bool { true }
    public var isViewLoaded: Bool { isLoaded }
    open var traitCollection: UITraitCollection { inheritedTraits }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func viewWillLayoutSubviews() {}
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var modalPresentationStyle = UIModalPresentationStyle.automatic

    nonisolated public init(nibName: String?, bundle: Bundle?) {}
    nonisolated public override convenience init() { self.init(nibName: nil, bundle: nil) }
    nonisolated public required init?(coder: NSCoder) { nil }

    open func loadView() {}
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewDidLayoutSubviews() {}
    /// Makes a controller a child of this one, and calls its `willMove(toParent:)` before.
    open func addChild(_ child: UIViewController) {
        child.willMove(toParent: self)
        child.parent?.children.removeAll { $0 === child }
        child.hasCover = false
        children.append(child)
        child.parent = self
    }
    open func didMove(toParent parent: UIViewController?) {}
    open func willMove(toParent parent: UIViewController?) {}
    /// Ends being a child, and calls `didMove(toParent:)` with nil.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        hasCover = false
        didMove(toParent: nil)
    }
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }
    /// Presents a controller, which the image of the window shows.
    open func present(_ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        if presentedViewController == nil, viewController.presenter == nil, !isInside(viewController) {
            ownPresented = viewController
            viewController.presenter = self
            let takesTime = animated && ViewAnimation.takesTime
            let covered = viewController.coversPresenter ? outermost : nil
            covered?.hasCover = true
            viewController.move = .isPresented
            return UIViewController.exchange(covered.map { [$0] } ?? [], for: viewController, animated: takesTime) { _ in
                completion?()
            } changes: {
                viewIfLoaded?.setNeedsPicture()
            }
        }
        completion?()
    }
    /// Whether the controller is another one, or inside of it, or presented by it, however far.
    private func isInside(_ other: UIViewController) -> Bool {
        var controller: UIViewController? = self
        while let inner = controller {
            if inner === other { return true }
            controller = inner.presenter ?? inner.parent
        }
        return false
    }
    /// Ends the presentation of the controller that this one presents, and of all controllers above that one, or else its own.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        if let presented = presentedViewController {
            let (presenter, all) = (presented.presenter, Array(sequence(first: presented, next: \.shownPresentation)))
            for controller in all {
                controller.presenter?.ownPresented = nil
                controller.presenter = nil
                (controller.hasCover, controller.move) = (false, .isDismissed)
            }
            let uncovered = presented.coversPresenter ? presenter?.outermost : nil
            uncovered?.hasCover = false
            let takesTime = animated && ViewAnimation.takesTime
            UIViewController.exchange(all.reversed(), for: uncovered, animated: takesTime) { _ in
                // The picture of an uncovered controller has never gone, so it doesn't come again.
                if !takesTime { uncovered?.appearAfterMotion(animated: false) }
                completion?()
            } changes: {
                presenter?.viewIfLoaded?.setNeedsPicture()
            }
        } else if let presenter = presentingViewController {
            presenter.dismiss(animated: animated, completion: completion)
        } else {
            completion?()
        }
    }

    /// Returns the drawing of the controller; nil if Easel can't draw it.
    package func drawn() -> AnyView? {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let type = mirror?.subjectType, !_typeName(type).hasPrefix("AppleUIKit.") { mirror = mirror?.superclassMirror }
        // The content of other modules' controllers is unknown.
        guard let base = mirror?.subjectType, base == UIViewController.self || view is UIScrollView else { return nil }
        loadOnce()
        return view.picture() == nil ? nil : ControllerPicture(controller: self).inTraits(ownChanges)
    }
}

/// The colors of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
    case `default`, lightContent
    case darkContent = 3
}

/// The way a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none = -1
    case fullScreen, pageSheet, formSheet
    case currentContext
    case custom
    case overFullScreen
    case overCurrentContext
    case popover
}

/// The view of a user's controller, at its assigned size.
private struct ControllerPicture: View {
    let controller: UIViewController
    /// Differs after each update or change, because the same controller may have other contents then.
    var update = FollowedPicture.updates
    @Environment(\.colorScheme) private var scheme
    @Environment(\.colorSchemeContrast) private var contrast

    // The view of a controller lies below the bars, too.
    var body: some View {
        GeometryReader { inside in
            let insets = inside.safeAreaInsets
            GeometryReader { proxy in
                UITraitCollection.withCurrent(UITraitCollection(scheme, contrast)) { content(proxy.size, insets) }
                    .frame(width: proxy.size.width, height: proxy.size.height)
            }
            .ignoresSafeArea()
        }
        .onAppear { controller.appearOnce() }
    }

    private func content(_ size: CGSize, _ insets: EdgeInsets) -> AnyView? {
        let (view, more): (UIView, UIEdgeInsets) = (controller.view, controller.additionalSafeAreaInsets)
        // The views of other controllers that fill the view follow it.
        FollowedPicture.depth += 1
        defer { FollowedPicture.depth -= 1 }
        let filling = view.subviews.filter { $0.isOfController && $0.frame == view.bounds }
        if !view.layer.isResizing { view.frame.size = size }
        for inner in filling { inner.frame.size = size }
        let formerSafeArea = view.controllerSafeArea ?? .zero
        view.controllerSafeArea = UIEdgeInsets(
            top: insets.top + more.top, left: insets.leading + more.left, bottom: insets.bottom + more.bottom, right: insets.trailing + more.right)
        controller.showChildren()
        if view.controllerSafeArea != formerSafeArea {
            view.tellSafeArea()
            controller.viewSafeAreaInsetsDidChange()
        }
        controller.viewWillLayoutSubviews()
        view.layoutSubviews()
        controller.viewDidLayoutSubviews()
        let picture = view.picture(filling: [.horizontal, .vertical])
        guard let message = controller.contentUnavailableConfiguration as? UIContentUnavailableConfiguration else { return picture }
        return picture.map { AnyView($0.overlay { message.picture }) }
    }
}

extension UIViewController {
    /// Lets the controllers inside of a user's container appear with it.
    fileprivate func showChildren() {
        for child in children where child.viewIfLoaded?.superview != nil {
            child.loadOnce()
            child.showChildren()
        }
    }
}

/// The change of a status bar.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

/// How a presented controller appears.
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
