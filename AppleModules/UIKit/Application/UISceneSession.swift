import Easel
import Foundation

/// The system's record of a scene. There is one scene, and its record is empty.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
    /// The purpose of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowExternalDisplayNonInteractive = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
    nonisolated override init() {}
    public var role: Role { .windowApplication }
    public var persistentIdentifier: String { "" }
    public var scene: UIScene? { UIWindowScene.main }
    public var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
    public var stateRestorationActivity: NSUserActivity?
    public var userInfo: [String: Any]?
}

/// The configuration of a new scene.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    open var delegateClass: AnyClass?
    open var sceneClass: AnyClass?
    open var storyboard: UIStoryboard?
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

/// The facts about a URL that a scene should open.
@MainActor @preconcurrency
public final class UISceneOpenURLOptions: NSObject {
    public var sourceApplication: String? { nil }
    public var annotation: Any? { nil }
    public var openInPlace: Bool { false }
    nonisolated override init() {}
}

/// A URL that a scene should open.
@MainActor @preconcurrency
public final class UIOpenURLContext: NSObject {
    public let url: URL
    public let options = UISceneOpenURLOptions()
    init(url: URL) { self.url = url }
}

extension UIScene {
    /// The reasons why a scene opens: always empty.
    @MainActor @preconcurrency
    public final class ConnectionOptions: NSObject {
        public var urlContexts: Set<UIOpenURLContext> { [] }
        public var shortcutItem: UIApplicationShortcutItem? { nil }
        public var userActivities: Set<NSUserActivity> { [] }
        public var notificationResponse: NSObject? { nil }
        nonisolated override init() {}
    }
    public var session: UISceneSession { UISceneSession() }
    public var delegate: (any UISceneDelegate)? {
        get { nil }
        set {}
    }
}

extension UIWindowScene {
    /// The orientations that a scene requests.
    public enum GeometryPreferences: Sendable {
        case iOS(interfaceOrientations: UIInterfaceOrientationMask)
    }
    /// Does nothing: the canvas keeps its size.
    public func requestGeometryUpdate(_ preferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {}
}

/// The methods that a scene calls at its changes of state. Drawing calls none of them.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
}

/// The methods of a scene with a window. Drawing calls none of them.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// An object that continues an activity of the user.
public protocol UIUserActivityRestoring: AnyObject {}
