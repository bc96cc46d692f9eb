import Easel

// The appearances of bars. A bar reads them when they are set, as UIKit's bars do.

/// The appearance of a bar.
open class UIBarAppearance: NSObject {
    public override init() {}
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var shadowColor: UIColor? = .separator
    open var shadowImage: UIImage?
    open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
    public init(barAppearance: UIBarAppearance) {
        (backgroundColor, backgroundImage) = (barAppearance.backgroundColor, barAppearance.backgroundImage)
        (shadowColor, shadowImage) = (barAppearance.shadowColor, barAppearance.shadowImage)
        backgroundEffect = barAppearance.backgroundEffect
    }
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    open func copy() -> Self { self }
    open func configureWithOpaqueBackground() { (backgroundEffect, backgroundColor, shadowColor) = (nil, .systemBackground, .separator) }
    open func configureWithTransparentBackground() { (backgroundEffect, backgroundColor, shadowColor) = (nil, nil, nil) }
    open func configureWithDefaultBackground() {
        (backgroundEffect, backgroundColor, shadowColor) = (UIBlurEffect(style: .systemChromeMaterial), nil, .separator)
    }
}

/// The appearance of a navigation bar.
public final class UINavigationBarAppearance: UIBarAppearance {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var buttonAppearance = UIBarButtonItemAppearance()
    public var backButtonAppearance = UIBarButtonItemAppearance()
    public var doneButtonAppearance = UIBarButtonItemAppearance()
    public var titlePositionAdjustment = UIOffset.zero
    public private(set) var backIndicatorImage: UIImage?
    public func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The appearance of a toolbar.
public final class UIToolbarAppearance: UIBarAppearance {
    public var buttonAppearance = UIBarButtonItemAppearance()
    public var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The appearance of a bar's buttons.
public final class UIBarButtonItemAppearance: NSObject {
    /// The kind of a button.
    public enum Style: Int, Sendable { case plain, done }
    public init(style: Style = .plain) {}
    public override convenience init() { self.init(style: .plain) }
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()
}

/// The appearance of a bar's buttons in a state.
public final class UIBarButtonItemStateAppearance: NSObject {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var titlePositionAdjustment = UIOffset.zero
    public var backgroundImage: UIImage?
}

/// The appearance of a tab bar.
public final class UITabBarAppearance: UIBarAppearance {
    public var stackedLayoutAppearance = UITabBarItemAppearance()
    public var inlineLayoutAppearance = UITabBarItemAppearance()
    public var compactInlineLayoutAppearance = UITabBarItemAppearance()
    public var selectionIndicatorTintColor: UIColor?
    public var selectionIndicatorImage: UIImage?
    public var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    public var stackedItemSpacing: CGFloat = 0
}

/// The appearance of a tab bar's items.
public final class UITabBarItemAppearance: NSObject {
    public override init() {}
    public let normal = UITabBarItemStateAppearance()
    public let disabled = UITabBarItemStateAppearance()
    public let focused = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
}

/// The appearance of a tab bar's items in a state.
public final class UITabBarItemStateAppearance: NSObject {
    public var iconColor: UIColor?
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var titlePositionAdjustment = UIOffset.zero
    public var badgeBackgroundColor: UIColor?
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

extension UITextField {
    public var clearButtonMode: ViewMode {
        get { .never }
        set {}
    }
    /// The condition for showing a part of a field.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
}

/// The colors of a bar.
public enum UIBarStyle: Int, Sendable { case `default`, black }

/// A class with an appearance proxy.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: AnyObject {}
extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
