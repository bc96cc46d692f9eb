import Easel
import Views

open class UIToolbar: UIView {
    private static let proxy = Proxies.made(UIToolbar(frame: .zero))
    open override class func appearance() -> UIToolbar { proxy }
    open var items: [UIBarButtonItem]?
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    open var barTintColor: UIColor? { didSet { settingDidChange() } }
    open var isTranslucent = true
    open var barStyle = UIBarStyle.default
    open var compactAppearance: UIToolbarAppearance?
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { settingDidChange() } }
    private let initialAppearance = UIToolbarAppearance()
    open lazy var standardAppearance = initialAppearance { didSet { settingDidChange() } }
    override func drawn() -> AnyView? { type(of: self).isOurs ? AnyView(BarViews.toolbar(self)) : nil }
    override func proxyDidChange() {
        Appearance.shared.change { [look] in $0.bottom = look }
    }

    /// The bar's settings as the appearance of SwiftUI's bars.
    var look: BarLook {
        var look = BarLook(self)
        look.standard =
            standardAppearance !== initialAppearance
            ? BarFace(standardAppearance)
            : barTintColor.map { BarFace(isBlurred: isTranslucent, color: Color(uiColor: $0), line: Color(uiColor: .separator)) }
        look.edge = scrollEdgeAppearance.map { BarFace($0) }
        return look
    }
}
