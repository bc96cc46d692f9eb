import AppleCoreGraphics
import Easel
import Foundation
import Views

/// The app, with the parts that drawing needs. It has one scene.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    /// The app's state.
    public enum State: Int, Sendable { case active, inactive, background }
    /// The keys of an app's options at its launch.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    /// The keys of the options when a URL is opened.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    /// The keys of the options for opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public static let shared = UIApplication()
    public var delegate: (any UIApplicationDelegate)?
    public var applicationState: State { .active }
    public var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
    public var windows: [UIWindow] { UIWindowScene.main.windows }
    public var keyWindow: UIWindow? { UIWindowScene.main.keyWindow }
    public var isIdleTimerDisabled = false
    public var applicationIconBadgeNumber = 0
    public var statusBarOrientation: UIInterfaceOrientation { .portrait }
    public var supportsAlternateIcons: Bool { false }
    public var alternateIconName: String? { nil }
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    public var preferredContentSizeCategory: UIContentSizeCategory { .large }

    /// Returns false, because no URL can be opened.
    public func canOpenURL(_ url: URL) -> Bool { false }
    /// Opens nothing, and reports that.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
    ) { completion?(false) }
    /// Calls a method of an object; without one, that of the first responder that has it: from the sender, if it is one, the edited field, or
    /// the shown controller on.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if target != nil { return action.send(to: target, sender) }
        var responder: UIResponder? = sender as? UIResponder
        responder = responder ?? TextEditing.view
        responder = responder ?? UIWindowScene.main.keyWindow?.rootViewController?.innermostShown
        while let next = responder {
            if action.send(to: next, sender) { return true }
            responder = next.next
        }
        return false
    }
    public func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    public func registerForRemoteNotifications() {}
    public func beginReceivingRemoteControlEvents() {}

    nonisolated public static let openSettingsURLString = "app-settings:"
    nonisolated public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    nonisolated public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
    nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    nonisolated public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    nonisolated public static let significantTimeChangeNotification = Notification.Name("UIApplicationSignificantTimeChangeNotification")
    nonisolated public static let userDidTakeScreenshotNotification = Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
}

/// The methods that an app calls at its start and its changes of state. Drawing calls none of them.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
}

extension UIApplicationDelegate {
    /// Does nothing, so that a class with `@main` compiles: Easel starts the app.
    public static func main() {}
    public func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        true
    }
}

extension UIApplication {
    public static let openDefaultApplicationsSettingsURLString = "app-settings:default-applications"
    /// A kind of extensions.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
    }
}
