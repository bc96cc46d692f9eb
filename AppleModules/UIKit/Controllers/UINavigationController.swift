import AppleUniformTypeIdentifiers
import Easel
import Views

/// A stack of controllers.
open class UINavigationController: UIViewController {
    /// A change of a stack.
    public enum Operation: Int, Sendable { case none, push, pop }
    open var viewControllers: [UIViewController] {
        get { pages }
        set { setViewControllers(newValue, animated: false) }
    }
    private var pages: [UIViewController] = []
    /// The pictures of covered pages, as long as their views don't change.
    var hiddenPictures: [ObjectIdentifier: AnyView] = [:]
    /// Replaces the pages, with the motion of pushes and pops if that is animated. Removed pages remain children until they have gone.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let (former, old) = (pages.last, pages)
        pages = viewControllers
        let removed = old.filter { !viewControllers.contains($0) }
        for page in removed {
            hiddenPictures[ObjectIdentifier(page)] = nil
            page.willMove(toParent: nil)
        }
        adopt()
        let (added, new) = (viewControllers.filter { !old.contains($0) }, pages.last)
        guard let view = viewIfLoaded, former !== new, hasAppeared else {
            viewIfLoaded?.setNeedsPicture()
            return settle(added, removed)
        }
        let takesTime = animated && ViewAnimation.takesTime
        former?.move = former.map(removed.contains) == true ? .leavesParent : nil
        new?.move = new.map(added.contains) == true ? .joinsParent : nil
        if let new { delegate?.navigationController(self, willShow: new, animated: takesTime) }
        UIViewController.exchange(former.map { [$0] } ?? [], for: new, animated: takesTime) { [weak self] isLast in
            guard let self else { return }
            settle(added, removed)
            if isLast, let new { delegate?.navigationController(self, didShow: new, animated: takesTime) }
        } changes: {
            view.setNeedsPicture()
        }
    }
    /// Makes the pages children; all but the last one are covered.
    private func adopt() {
        for controller in pages where controller.parent !== self { addChild(controller) }
        for controller in pages { controller.hasCover = controller !== pages.last }
    }
    /// Ends the moves of pages, unless they have moved again.
    private func settle(_ added: [UIViewController], _ removed: [UIViewController]) {
        for page in removed where page.parent === self && !pages.contains(page) { page.removeFromParent() }
        for page in added where page.parent === self && pages.contains(page) { page.didMove(toParent: self) }
    }
    public let navigationBar = UINavigationBar(frame: .zero)
    public let toolbar: UIToolbar! = UIToolbar(frame: .zero)
    open var isToolbarHidden = true
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    open weak var delegate: (any UINavigationControllerDelegate)?
    open var topViewController: UIViewController? { viewControllers.last }
    open var visibleViewController: UIViewController? { viewControllers.last }
    open var hidesBarsWhenKeyboardAppears = false
    @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = pages.firstIndex(of: viewController) else { return nil }
        let popped = Array(pages.dropFirst(index + 1))
        if !popped.isEmpty { setViewControllers(Array(pages.prefix(index + 1)), animated: animated) }
        return popped
    }
    nonisolated public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
    open var isNavigationBarHidden = false { didSet { if isNavigationBarHidden != oldValue { viewIfLoaded?.setNeedsPicture() } } }
    /// Hides or shows the bar, at once.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard pages.count > 1, let last = pages.last else { return nil }
        setViewControllers(pages.dropLast(), animated: animated)
        return last
    }
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        pages.first.flatMap { popToViewController($0, animated: animated) }
    }
    public init(rootViewController: UIViewController) {
        pages = [rootViewController]
        super.init(nibName: nil, bundle: nil)
        adopt()
        settle(pages, [])
    }
    nonisolated public required init?(coder: NSCoder) { nil }
    open func pushViewController(_ viewController: UIViewController, animated: Bool) { setViewControllers(pages + [viewController], animated: animated) }
    package override func drawn() -> AnyView? {
        loadOnce()
        // The forms of other modules, such as those of mails and events, aren't drawn.
        let isOurs = type(of: self) == UINavigationController.self || !_typeName(type(of: self)).hasPrefix("Apple")
        guard isOurs, !viewControllers.isEmpty else { return nil }
        return AnyView(NavigationPicture(stack: self, pages: viewControllers, update: FollowedPicture.updates))
    }
}

/// Reacts to the changes of a stack of controllers.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {
    /// Called before a page appears.
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Called when a page has appeared, after the motion.
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {}
    /// Does nothing.
    public func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {}
}

extension UIViewController {
    /// The controller that a container or a presentation shows last.
    var innermostShown: UIViewController {
        if let presented = ownPresented { return presented.innermostShown }
        if let stack = self as? UINavigationController { return stack.topViewController?.innermostShown ?? self }
        if let tabs = self as? UITabBarController { return tabs.selectedViewController?.innermostShown ?? self }
        return self
    }
}
