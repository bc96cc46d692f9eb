import Easel

/// A tab of a tab bar controller.
@MainActor @preconcurrency
open class UITab: NSObject {
    /// The place of a tab that a person hasn't moved.
    public enum Placement: Int, Sendable { case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly }
    public let identifier: String
    open var title: String { didSet { updateItem() } }
    open var image: UIImage? { didSet { updateItem() } }
    open var selectedImage: UIImage?
    open var subtitle: String?
    open var badgeValue: String? { didSet { updateItem() } }
    open var userInfo: Any?
    open var preferredPlacement = Placement.automatic
    open var allowsHiding = false
    open var isHidden = false
    open var isHiddenByDefault = false
    open var isEnabled = true
    open var accessibilityIdentifier: String?
    public internal(set) weak var tabBarController: UITabBarController?
    public internal(set) weak var parent: UITabGroup?
    private let provider: ((UITab) -> UIViewController)?
    private var controller: UIViewController?

    public init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
    }

    /// The tab's controller, which is made on the first access.
    public var viewController: UIViewController? {
        if controller == nil {
            controller = provider?(self)
            updateItem()
        }
        return controller
    }

    private func updateItem() {
        let item = UITabBarItem(title: title, image: image, tag: 0)
        item.badgeValue = badgeValue
        controller?.tabBarItem = item
    }
}

/// A tab for searching.
open class UISearchTab: UITab {
    open var automaticallyActivatesSearch = false
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "search", viewControllerProvider: viewControllerProvider)
    }
}

/// A tab with tabs inside. In a tab bar, it shows its own controller, or that of its selected tab.
open class UITabGroup: UITab {
    open var children: [UITab] = [] { didSet { for child in children { child.parent = self } } }
    open var selectedChild: UITab?
    open var defaultChildIdentifier: String?
    open var displayOrderIdentifiers: [String] = []
    open var allowsReordering = false
    open var managingNavigationController: UINavigationController?
    open var sidebarActions: [UIAction] = []
    public convenience init(
        title: String, image: UIImage?, identifier: String, children: [UITab], viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        self.children = children
        for child in children { child.parent = self }
    }
    public override var viewController: UIViewController? {
        super.viewController ?? (selectedChild ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first)?.viewController
    }
    open func tab(forIdentifier identifier: String) -> UITab? {
        children.lazy.compactMap { $0.identifier == identifier ? $0 : ($0 as? UITabGroup)?.tab(forIdentifier: identifier) }.first
    }
}

extension UITabBarController {
    /// The way of showing tabs: a phone always has a tab bar.
    public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }
    /// The behavior of a tab bar when its content is scrolled.
    public enum MinimizeBehavior: Int, Sendable { case automatic, never, onScrollDown, onScrollUp }
    /// The sidebar of a wide screen, which isn't drawn, with a warning.
    @MainActor @preconcurrency
    public final class Sidebar: NSObject {
        public var isHidden = true
        public var preferredLayout = 0
        public var headerContentConfiguration: (any UIContentConfiguration)?
        public var footerContentConfiguration: (any UIContentConfiguration)?
    }

    public func tab(forIdentifier identifier: String) -> UITab? {
        tabs.lazy.compactMap { $0.identifier == identifier ? $0 : ($0 as? UITabGroup)?.tab(forIdentifier: identifier) }.first
    }
    public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
    public var selectedTab: UITab? {
        get { tabs.indices.contains(selectedIndex) ? tabs[selectedIndex] : nil }
        set { selectedIndex = tabs.firstIndex { $0 === newValue } ?? selectedIndex }
    }
}
