import Easel
import Views

/// A scene of the app.
@MainActor @preconcurrency
open class UIScene: UIResponder {
    /// The state of a scene.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }
    public var activationState: ActivationState { .foregroundActive }
    public var title: String?
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
}

/// A scene with windows.
public final class UIWindowScene: UIScene {
    static let main = UIWindowScene()
    /// The window that the app has shown last comes first; without any, a window as large as the screen represents that of SwiftUI.
    public private(set) lazy var windows: [UIWindow] = {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        return [window]
    }()
    public var keyWindow: UIWindow? { windows.first }
    func show(_ window: UIWindow) { if windows.first !== window { windows = [window] + windows.filter { $0 !== window } } }
    public var screen: UIScreen { .main }
    /// The coordinates of the screen.
    public var coordinateSpace: UIWindowSceneCoordinates { UIWindowSceneCoordinates() }
    public var interfaceOrientation: UIInterfaceOrientation { .portrait }
    public var traitCollection: UITraitCollection { .current }
    public var isFullScreen: Bool { true }
    /// The limits of a window's size, which the canvas ignores. A phone has no limits.
    public var sizeRestrictions: UISceneSizeRestrictions? { nil }
    public var effectiveGeometry: Geometry { Geometry() }
    /// The shape of a scene.
    @MainActor @preconcurrency
    public final class Geometry: NSObject {
        nonisolated override init() {}
        public var interfaceOrientation: UIInterfaceOrientation { .portrait }
        public var coordinateSpace: UIWindowSceneCoordinates { UIWindowSceneCoordinates() }
        public var isInteractivelyResizing: Bool { false }
    }
    /// The options of a request for a window.
    @MainActor @preconcurrency
    public final class ActivationRequestOptions: NSObject {
        public var preferredPresentationStyle = 0
        nonisolated public override init() {}
    }
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// The limits of a window's size.
@MainActor @preconcurrency
public final class UISceneSizeRestrictions: NSObject {
    public var minimumSize = CGSize.zero
    public var maximumSize = CGSize.zero
    public var allowsFullScreen = true
}

/// The coordinates of a scene.
@MainActor @preconcurrency
public struct UIWindowSceneCoordinates: UICoordinateSpace {
    public var bounds: CGRect { UIScreen.main.bounds }
}

/// The status bar.
@MainActor @preconcurrency
public final class UIStatusBarManager: NSObject {
    /// The status bar's frame: as high as the safe area's upper inset.
    public var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: SceneHost.values.safeAreaInsets.top) }
    public var isStatusBarHidden: Bool { false }
}
