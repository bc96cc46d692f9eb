import Easel
import Views

open class UINavigationBar: UIView {
    private static let proxy = Proxies.made(UINavigationBar(frame: .zero))
    open override class func appearance() -> UINavigationBar { proxy }
    open override class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UINavigationBar { appearance() }
    open var barTintColor: UIColor? { didSet { settingDidChange() } }
    open var isTranslucent = true
    open var prefersLargeTitles = false
    open var shadowImage: UIImage?
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { settingDidChange() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { settingDidChange() } }
    private let initialAppearance = UINavigationBarAppearance()
    open lazy var standardAppearance = initialAppearance { didSet { settingDidChange() } }
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { settingDidChange() } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open var barStyle = UIBarStyle.default
    open var topItem: UINavigationItem? { items?.last }
    open var backItem: UINavigationItem? { items?.dropLast().last }
    open var items: [UINavigationItem]?
    open weak var delegate: (any UINavigationBarDelegate)?
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { items?.isEmpty ?? true ? nil : items?.removeLast() }
    override func drawn() -> AnyView? { type(of: self).isOurs ? AnyView(BarViews.navigation(self)) : nil }
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    /// An empty image leaves the bar without a background; others aren't drawn.
    open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
        hasEmptyBackground = image?.size == .zero
        if let image, image.size != .zero { SceneNotes.notDrawn("UINavigationBar.setBackgroundImage") }
        settingDidChange()
    }
    private(set) var hasEmptyBackground = false
    override func proxyDidChange() { Appearance.shared.change { $0.navigation = look } }

    /// The bar's settings as the appearance of SwiftUI's bars.
    var look: BarLook {
        var look = BarLook(self)
        if standardAppearance !== initialAppearance {
            look.standard = BarFace(standardAppearance)
        } else if hasEmptyBackground {
            look.standard = BarFace(isBlurred: false, color: nil, line: nil)
        } else {
            look.standard = barTintColor.map { BarFace(isBlurred: isTranslucent, color: Color(uiColor: $0), line: Color(uiColor: .separator)) }
        }
        look.edge = scrollEdgeAppearance.map { BarFace($0) }
        look.title = TextLook(titleTextAttributes)
        look.largeTitle = TextLook(largeTitleTextAttributes)
        return look
    }
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
}

/// A bar with a position.
@MainActor @preconcurrency
public protocol UIBarPositioning: AnyObject {
    var barPosition: UIBarPosition { get }
}
extension UINavigationBar: UIBarPositioning { public var barPosition: UIBarPosition { .top } }

/// Gives a bar its position.
@MainActor @preconcurrency
public protocol UIBarPositioningDelegate: AnyObject {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}
extension UIBarPositioningDelegate { public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any } }

/// Reacts to the changes of a navigation bar.
@MainActor @preconcurrency public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}

/// The size of a bar.
public enum UIBarMetrics: Int, Sendable { case `default`, compact }
