// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of WatchKit.

import AppleUIKit
import Easel
import Foundation
import Views

/// A vibration, without haptics.
public enum WKHapticType: Int, Sendable {
    case notification, directionUp, directionDown, success, failure, retry, start, stop, click, navigationGenericManeuver, navigationLeftTurn
    case navigationRightTurn, underwaterDepthPrompt, underwaterDepthCriticalPrompt
}
/// The side of the crown.
public enum WKInterfaceDeviceCrownOrientation: Int, Sendable { case left, right }
/// The arm that wears the watch.
public enum WKInterfaceDeviceWristLocation: Int, Sendable { case left, right }
/// The direction of texts.
public enum WKInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
/// The state of the battery.
public enum WKInterfaceDeviceBatteryState: Int, Sendable { case unknown, unplugged, charging, full }

/// The watch.
public final class WKInterfaceDevice: NSObject, @unchecked Sendable {
    private static let device = WKInterfaceDevice()
    public static func current() -> WKInterfaceDevice { device }
    /// The canvas.
    public var screenBounds: CGRect { CGRect(origin: .zero, size: SceneHost.values.size) }
    public var screenScale: CGFloat { SceneHost.values.scale }
    public var name: String { "Apple Watch" }
    public var model: String { "Apple Watch" }
    public var localizedModel: String { model }
    public var systemName: String { "watchOS" }
    public var systemVersion: String { "11.0" }
    public var identifierForVendor: UUID? { UIDevice.current.identifierForVendor }
    public var preferredContentSizeCategory: String { "UICTContentSizeCategoryL" }
    public var layoutDirection: WKInterfaceLayoutDirection { .leftToRight }
    public var wristLocation: WKInterfaceDeviceWristLocation { .left }
    public var crownOrientation: WKInterfaceDeviceCrownOrientation { .right }
    public var isBatteryMonitoringEnabled = false
    public var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
    public var batteryState: WKInterfaceDeviceBatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
    public var supportsAudioStreaming: Bool { true }
    public var waterResistanceRating: Int { 1 }
    public var isWaterLockEnabled: Bool { false }
    public func play(_ type: WKHapticType) {}
    public func enableWaterLock() {}
}

/// The state of an app.
public enum WKApplicationState: Int, Sendable { case active, inactive, background }

/// An app. It is active, and no work runs in the background.
public class WKApplication: NSObject, @unchecked Sendable {
    private static let application = WKApplication()
    public static func shared() -> WKApplication { application }
    public weak var delegate: (any WKApplicationDelegate)?
    public var applicationState: WKApplicationState { .active }
    public var isApplicationRunningInDock: Bool { false }
    public var isAutorotating = false
    public var isFrontmostTimeoutExtended = false
    public var isAutorotated: Bool { false }
    public var isRegisteredForRemoteNotifications: Bool { false }
    public var rootInterfaceController: WKInterfaceController? { nil }
    public var visibleInterfaceController: WKInterfaceController? { nil }
    public func registerForRemoteNotifications() {}
    public func unregisterForRemoteNotifications() {}
    public func openSystemURL(_ url: URL) {}
    public func enableWaterLock() {}
    public func scheduleBackgroundRefresh(
        withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?, scheduledCompletion: @escaping ((any Error)?) -> Void
    ) { scheduledCompletion(nil) }
    public func scheduleSnapshotRefresh(
        withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?, scheduledCompletion: @escaping ((any Error)?) -> Void
    ) { scheduledCompletion(nil) }
}
/// The older name of an app.
public typealias WKExtension = WKApplication

/// Reacts to an app.
@MainActor @preconcurrency
public protocol WKApplicationDelegate: AnyObject {
    func applicationDidFinishLaunching()
    func applicationDidBecomeActive()
    func applicationWillResignActive()
    func applicationWillEnterForeground()
    func applicationDidEnterBackground()
    func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>)
    func handle(_ userActivity: NSUserActivity)
    func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data)
    func didFailToRegisterForRemoteNotificationsWithError(_ error: any Error)
    func deviceOrientationDidChange()
    func handleRemoteNowPlayingActivity()
    func handleWorkoutRecovery()
    func handleActiveWorkoutRecovery()
}
extension WKApplicationDelegate {
    public func applicationDidFinishLaunching() {}
    public func applicationDidBecomeActive() {}
    public func applicationWillResignActive() {}
    public func applicationWillEnterForeground() {}
    public func applicationDidEnterBackground() {}
    public func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) {}
    public func handle(_ userActivity: NSUserActivity) {}
    public func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data) {}
    public func didFailToRegisterForRemoteNotificationsWithError(_ error: any Error) {}
    public func deviceOrientationDidChange() {}
    public func handleRemoteNowPlayingActivity() {}
    public func handleWorkoutRecovery() {}
    public func handleActiveWorkoutRecovery() {}
}
public typealias WKExtensionDelegate = WKApplicationDelegate

/// The launch of an app.
@MainActor
private enum Launch {
    /// The delegate, which WatchKit doesn't retain.
    private static var delegate: (any WKApplicationDelegate)?

    static func end(with delegate: any WKApplicationDelegate) {
        self.delegate = delegate
        WKApplication.shared().delegate = delegate
        delegate.applicationDidFinishLaunching()
    }
}

extension _AppDelegate where DelegateType: WKApplicationDelegate {
    /// Creates the delegate and ends the app's launch.
    public init(_ delegate: @autoclosure () -> DelegateType) {
        self.init(made: delegate())
        nonisolated(unsafe) let sent = wrappedValue
        MainActor.assumeIsolated { unsafe Launch.end(with: sent) }
    }
    /// Without arguments, `render` adds the initial value: `@_AppDelegate var delegate: Delegate = Delegate()`.
    public init(wrappedValue delegate: @autoclosure () -> DelegateType) { self.init(delegate()) }
}

/// Work in the background, which never runs.
open class WKRefreshBackgroundTask: NSObject, @unchecked Sendable {
    open var userInfo: (any NSSecureCoding & NSObjectProtocol)? { nil }
    open var expirationHandler: (() -> Void)?
    open func setTaskCompletedWithSnapshot(_ refreshSnapshot: Bool) {}
    open func setTaskCompleted() {}
}
/// A refresh of an app.
open class WKApplicationRefreshBackgroundTask: WKRefreshBackgroundTask, @unchecked Sendable {}
/// A new picture of an app.
open class WKSnapshotRefreshBackgroundTask: WKRefreshBackgroundTask, @unchecked Sendable {
    open func setTaskCompleted(
        restoredDefaultState: Bool, estimatedSnapshotExpiration: Date?, userInfo: (any NSSecureCoding & NSObjectProtocol)?
    ) {}
}
/// Data from the phone.
open class WKWatchConnectivityRefreshBackgroundTask: WKRefreshBackgroundTask, @unchecked Sendable {}
/// Data from the network.
open class WKURLSessionRefreshBackgroundTask: WKRefreshBackgroundTask, @unchecked Sendable { open var sessionIdentifier: String { "" } }
/// A shortcut.
open class WKRelevantShortcutRefreshBackgroundTask: WKRefreshBackgroundTask, @unchecked Sendable {}
/// An intent.
open class WKIntentDidRunRefreshBackgroundTask: WKRefreshBackgroundTask, @unchecked Sendable {}

/// The reason for the end of a session.
public enum WKExtendedRuntimeSessionInvalidationReason: Int, Sendable {
    case none, sessionInProgress, expired, resignedFrontmost, suppressedBySystem
    case error = -1
}
/// The state of a session.
public enum WKExtendedRuntimeSessionState: Int, Sendable { case notStarted, scheduled, running, invalid }
/// A longer time to run. It never starts.
open class WKExtendedRuntimeSession: NSObject, @unchecked Sendable {
    open weak var delegate: (any WKExtendedRuntimeSessionDelegate)?
    open var state: WKExtendedRuntimeSessionState { .notStarted }
    open var expirationDate: Date? { nil }
    open func start() {}
    open func start(at date: Date) {}
    open func invalidate() {}
    open func notifyUser(hapticType type: WKHapticType, repeatHandler: ((UnsafeMutablePointer<WKHapticType>) -> TimeInterval)? = nil) {}
}
/// Reacts to a session.
public protocol WKExtendedRuntimeSessionDelegate: AnyObject {
    func extendedRuntimeSession(
        _ extendedRuntimeSession: WKExtendedRuntimeSession, didInvalidateWith reason: WKExtendedRuntimeSessionInvalidationReason, error: (any Error)?)
    func extendedRuntimeSessionDidStart(_ extendedRuntimeSession: WKExtendedRuntimeSession)
    func extendedRuntimeSessionWillExpire(_ extendedRuntimeSession: WKExtendedRuntimeSession)
}
