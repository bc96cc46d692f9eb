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
    open var topItem: UINavigationItem? { nil }
    open var items: [UINavigationItem]?
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

/// The size of a bar.
public enum UIBarMetrics: Int, Sendable { case `default`, compact }
