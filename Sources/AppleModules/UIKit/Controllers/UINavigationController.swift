import AppleUniformTypeIdentifiers
import Easel
import Views

/// A stack of controllers.
open class UINavigationController: UIViewController {
    /// A change of a stack.
    public enum Operation: Int, Sendable { case none, push, pop }
    open var viewControllers: [UIViewController] = [] {
        didSet {
            adopt()
            viewIfLoaded?.setNeedsPicture()
        }
    }
    private func adopt() { for controller in viewControllers where controller.parent !== self { addChild(controller) } }
    public let navigationBar = UINavigationBar(frame: .zero)
    public let toolbar: UIToolbar! = UIToolbar(frame: .zero)
    open var isToolbarHidden = true
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    open weak var delegate: (any UINavigationControllerDelegate)?
    open var topViewController: UIViewController? { viewControllers.last }
    open var visibleViewController: UIViewController? { viewControllers.last }
    open var hidesBarsWhenKeyboardAppears = false
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { self.viewControllers = viewControllers }
    @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = viewControllers.firstIndex(of: viewController) else { return nil }
        defer { viewControllers = Array(viewControllers.prefix(index + 1)) }
        return Array(viewControllers.dropFirst(index + 1))
    }
    nonisolated public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
    open var isNavigationBarHidden = false
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? { viewControllers.count > 1 ? viewControllers.removeLast() : nil }
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        defer { viewControllers = Array(viewControllers.prefix(1)) }
        return Array(viewControllers.dropFirst())
    }
    public init(rootViewController: UIViewController) {
        viewControllers = [rootViewController]
        super.init(nibName: nil, bundle: nil)
        adopt()
    }
    nonisolated public required init?(coder: NSCoder) { nil }
    open func pushViewController(_ viewController: UIViewController, animated: Bool) { viewControllers.append(viewController) }
    /// The title of the button that goes back; empty for an arrow alone, nil for no button.
    private var backTitle: String? {
        guard viewControllers.count > 1, let shown = viewControllers.last?.navigationItem else { return nil }
        if shown.hidesBackButton || !shown.leftItems.isEmpty && !shown.leftItemsSupplementBackButton { return nil }
        let previous = viewControllers[viewControllers.count - 2]
        guard shown.backButtonDisplayMode == .default else { return shown.backButtonDisplayMode == .minimal ? "" : "Back" }
        let item = previous.navigationItem
        return item.backBarButtonItem.map { $0.title ?? "" } ?? item.backButtonTitle ?? item.title ?? previous.title ?? "Back"
    }
    package override func drawn() -> AnyView? {
        loadOnce()
        // The forms of other modules, such as those of mails and events, aren't drawn.
        let isOurs = type(of: self) == UINavigationController.self || !_typeName(type(of: self)).hasPrefix("Apple")
        guard isOurs, let shown = viewControllers.last else { return nil }
        shown.loadOnce()
        let content = shown.drawn() ?? AnyView(RepresentedPlaceholder(of: shown))
        let title = shown.navigationItem.title ?? shown.title
        let isLarge = navigationBar.prefersLargeTitles && shown.navigationItem.largeTitleDisplayMode != .never
        let named = title.map { AnyView(content.navigationTitle($0)) } ?? content
        let titled = SearchPicture.add(shown.navigationItem, of: shown, to: named)
        let inherited = viewIfLoaded.flatMap { $0.hasOwnTint ? Color(uiColor: $0.tintColor) : nil }
        let barTint = navigationBar.look.tint ?? Appearance.shared.looks.navigation.tint ?? inherited
        let back = backTitle
        let tools = isToolbarHidden ? [] : shown.toolbarItems ?? []
        return AnyView(
            NavigationStack {
                titled.navigationBarTitleDisplayMode(isLarge || shown is any HostingController ? .automatic : .inline)
                    .toolbar(isNavigationBarHidden ? .hidden : .automatic, for: .navigationBar)
                    .toolbar {
                        ToolbarItemGroup(placement: .topBarLeading) {
                            if let back { BarPicture.back(back, tint: barTint) { [weak self] in self?.popViewController(animated: true) } }
                            BarPicture.items(shown.navigationItem.leftItems, tint: barTint)
                        }
                        ToolbarItemGroup(placement: .topBarTrailing) { BarPicture.items(shown.navigationItem.rightItems.reversed(), tint: barTint) }
                        if !tools.isEmpty { ToolbarItemGroup(placement: .bottomBar) { BarPicture.items(tools) } }
                    }
            }
            .transformEnvironment(\.controlLooks) { [navigationBar] looks in
                var own = looks ?? Appearance.shared.looks
                var look = navigationBar.look
                if let standard = shown.navigationItem.standardAppearance { look.standard = BarFace(standard) }
                if let edge = shown.navigationItem.scrollEdgeAppearance { look.edge = BarFace(edge) }
                if look != BarLook() { own.navigation = look }
                looks = own
            })
    }
}

@MainActor @preconcurrency public protocol UINavigationControllerDelegate: AnyObject {}

extension UIViewController {
    /// The controller that a container or a presentation shows last.
    var innermostShown: UIViewController {
        if let presented = ownPresented { return presented.innermostShown }
        if let stack = self as? UINavigationController { return stack.topViewController?.innermostShown ?? self }
        if let tabs = self as? UITabBarController { return tabs.selectedViewController?.innermostShown ?? self }
        return self
    }
}
