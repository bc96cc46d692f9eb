import Easel
import Views

/// Marks appearance proxies, whose settings apply to all of SwiftUI's bars and controls.
@MainActor
enum Proxies {
    /// Makes a view a proxy.
    static func made<Proxy: UIView>(_ view: Proxy) -> Proxy {
        view.isProxy = true
        return view
    }
}

extension TextLook {
    /// The font and the color among a text's attributes.
    init(_ attributes: [NSAttributedString.Key: Any]?) {
        self.init(
            font: (attributes?[.font] as? UIFont).map { Font($0) }, color: (attributes?[.foregroundColor] as? UIColor).map { Color(uiColor: $0) })
    }
}

extension BarFace {
    /// The bar face described by an appearance. Images aren't drawn.
    @MainActor
    init(_ appearance: UIBarAppearance) {
        self.init(
            isBlurred: appearance.backgroundEffect != nil, color: appearance.backgroundColor.map { Color(uiColor: $0) },
            line: appearance.shadowImage?.size == .zero ? nil : appearance.shadowColor.map { Color(uiColor: $0) })
        if let image = appearance.backgroundImage, image.size != .zero { SceneNotes.notDrawn("UIBarAppearance.backgroundImage") }
        if let navigation = appearance as? UINavigationBarAppearance {
            title = TextLook(navigation.titleTextAttributes)
            largeTitle = TextLook(navigation.largeTitleTextAttributes)
        }
        if let tabs = appearance as? UITabBarAppearance {
            let (normal, selected) = (tabs.stackedLayoutAppearance.normal, tabs.stackedLayoutAppearance.selected)
            (icon, selectedIcon) = (normal.iconColor.map { Color(uiColor: $0) }, selected.iconColor.map { Color(uiColor: $0) })
            (title, selectedTitle) = (TextLook(normal.titleTextAttributes), TextLook(selected.titleTextAttributes))
        }
    }
}

extension BarLook {
    /// The common settings of all bars: a plate, a tint, and their visibility.
    @MainActor
    init(_ bar: UIView) {
        self.init()
        plate = bar.backgroundColor.map { Color(uiColor: $0) }
        tint = bar.hasOwnTint ? Color(uiColor: bar.tintColor) : nil
        isHidden = bar.isHidden
    }
}

/// The colors of views inside of others. Only those of alerts are drawn.
final class AlertTintProxy: UIView {
    static let shared = Proxies.made(AlertTintProxy(frame: .zero))
    override func proxyDidChange() { Appearance.shared.change { $0.alertTint = hasOwnTint ? Color(uiColor: tintColor) : nil } }
}
