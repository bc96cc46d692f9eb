import AppleCoreGraphics
import Easel
import Foundation
import Views

/// A window. It is a plain view.
open class UIWindow: UIView {
    open var rootViewController: UIViewController?
    /// The view of the root controller, which fills the window.
    override func drawn() -> AnyView? { rootViewController?.drawnWithPresentations() ?? super.drawn() }
    open func makeKeyAndVisible() { makeKey() }
    public convenience init(windowScene: UIWindowScene) { self.init(frame: UIScreen.main.bounds) }
    open var windowScene: UIWindowScene? {
        get { .main }
        set {}
    }
    /// The safe area of the device's screen.
    open override var safeAreaInsets: UIEdgeInsets {
        let insets = SceneHost.values.safeAreaInsets
        return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
    open override var window: UIWindow? { self }
    private static let proxy = UIWindow(frame: .zero)
    /// The settings of all windows; the tint is that of windows that get none of their own.
    open override class func appearance() -> UIWindow { proxy }
    var ownOrSharedTint: UIColor { Self.proxy.hasOwnTint && !hasOwnTint ? Self.proxy.tintColor : tintColor }
    open var windowLevel = Level.normal
    /// The level of a window above others.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
        public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(rawValue: lhs.rawValue + rhs) }
    }
    open var isKeyWindow: Bool { UIWindowScene.main.keyWindow === self }
    open func makeKey() { UIWindowScene.main.show(self) }
}

extension UIWindow {
    nonisolated public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    nonisolated public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
    nonisolated public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    nonisolated public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
}
