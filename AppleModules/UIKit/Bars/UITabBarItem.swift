import Easel
import Views

/// An item of a bar.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    open var tag = 0
    open var imageInsets = UIEdgeInsets.zero
    open var accessibilityLabel: String?
    open var accessibilityIdentifier: String?
    nonisolated public override init() {}
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

/// An item of a tab bar.
open class UITabBarItem: UIBarItem {
    /// A system item.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed

        var look: (title: String, symbol: String) {
            switch self {
            case .more: ("More", "ellipsis")
            case .favorites: ("Favorites", "star.fill")
            case .featured: ("Featured", "star.fill")
            case .topRated: ("Top Rated", "star.fill")
            case .recents: ("Recents", "clock.fill")
            case .contacts: ("Contacts", "person.crop.circle.fill")
            case .history: ("History", "clock.fill")
            case .bookmarks: ("Bookmarks", "book.fill")
            case .search: ("Search", "magnifyingglass")
            case .downloads: ("Downloads", "square.and.arrow.down.fill")
            case .mostRecent: ("Most Recent", "clock.fill")
            case .mostViewed: ("Most Viewed", "list.number")
            }
        }
    }
    open var selectedImage: UIImage?
    open var badgeValue: String?
    open var badgeColor: UIColor?
    open var titlePositionAdjustment = UIOffset.zero
    open var standardAppearance: UITabBarAppearance?
    open var scrollEdgeAppearance: UITabBarAppearance?
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        (title, image, self.tag) = (systemItem.look.title, UIImage(systemName: systemItem.look.symbol), tag)
    }
    private static let proxy = UITabBarItem()
    public static func appearance() -> UITabBarItem { proxy }
    private var titleLooks: [UInt: TextLook] = [:]
    func title(for state: UIControl.State) -> TextLook { titleLooks[state.rawValue] ?? TextLook() }
    /// Sets the font and the color of the titles of a state; those of a single item aren't drawn.
    open override func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleLooks[state.rawValue] = TextLook(attributes)
        if self === Self.proxy { UITabBar.appearance().proxyDidChange() }
    }
}
