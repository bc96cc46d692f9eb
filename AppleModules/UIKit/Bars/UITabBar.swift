import Easel
import Views

open class UITabBar: UIView {
    /// The distribution of items in the bar.
    public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
    open var items: [UITabBarItem]?
    open var selectedItem: UITabBarItem?
    open var barStyle = UIBarStyle.default
    open var selectionIndicatorImage: UIImage?
    open var itemPositioning = ItemPositioning.automatic
    open weak var delegate: (any UITabBarDelegate)?
    private static let proxy = Proxies.made(UITabBar(frame: .zero))
    open override class func appearance() -> UITabBar { proxy }
    open override class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UITabBar { appearance() }
    open var barTintColor: UIColor? { didSet { settingDidChange() } }
    open var unselectedItemTintColor: UIColor? { didSet { settingDidChange() } }
    open var isTranslucent = true
    open var backgroundImage: UIImage? { didSet { settingDidChange() } }
    open var shadowImage: UIImage?
    private let initialAppearance = UITabBarAppearance()
    open lazy var standardAppearance = initialAppearance { didSet { settingDidChange() } }
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { settingDidChange() } }
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    override func drawn() -> AnyView? { type(of: self).isOurs ? AnyView(BarViews.tabs(self)) : nil }
    override func proxyDidChange() {
        let (new, items) = (look, UITabBarItem.appearance())
        Appearance.shared.change {
            $0.tabs = new
            ($0.tabs.title, $0.tabs.selectedTitle) = (items.title(for: .normal), items.title(for: .selected))
        }
    }

    /// The bar's settings as the appearance of SwiftUI's bars.
    var look: BarLook {
        var look = BarLook(self)
        if standardAppearance !== initialAppearance {
            look.standard = BarFace(standardAppearance)
        } else if backgroundImage?.size == .zero {
            look.standard = BarFace(isBlurred: false, color: nil, line: nil)
        } else {
            look.standard = barTintColor.map { BarFace(isBlurred: isTranslucent, color: Color(uiColor: $0), line: Color(uiColor: .separator)) }
        }
        look.edge = scrollEdgeAppearance.map { BarFace($0) }
        look.unselected = unselectedItemTintColor.map { Color(uiColor: $0) }
        return look
    }
}
