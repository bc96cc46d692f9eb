import Easel
import Foundation

/// Whether the app may work in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

/// Time that the app gets in the background. There is no background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { nil }
        set {}
    }
    @preconcurrency public func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        .invalid
    }
    @preconcurrency public func beginBackgroundTask(withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    {
        .invalid
    }
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    public var isRegisteredForRemoteNotifications: Bool { false }
    public func unregisterForRemoteNotifications() {}
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    public var supportsMultipleScenes: Bool { false }
    public var supportsShakeToEdit: Bool {
        get { true }
        set {}
    }
    public func ignoreSnapshotOnNextApplicationLaunch() {}
    public func endReceivingRemoteControlEvents() {}
    public func requestSceneSessionDestruction(_ sceneSession: UISceneSession, options: NSObject?, errorHandler: ((any Error) -> Void)? = nil) {}
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
    public func scheduleLocalNotification(_ notification: UILocalNotification) {}
    public func cancelAllLocalNotifications() {}
    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .all }
    public var openSessions: Set<UISceneSession> { [] }
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSObject?, options: NSObject?, errorHandler: ((any Error) -> Void)? = nil
    ) {}
    public var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }
    public var isProtectedDataAvailable: Bool { true }
    nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    nonisolated public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
    nonisolated public static let openNotificationSettingsURLString = "app-notification-settings:"
    nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name("UIApplicationProtectedDataDidBecomeAvailable")
    nonisolated public static let protectedDataWillBecomeUnavailableNotification = Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
    nonisolated public static let backgroundRefreshStatusDidChangeNotification = Notification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
}

/// The result of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
