import Easel
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
    /// Sends nothing, because drawing has no responders.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }
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

/// An event of input.
open class UIEvent: NSObject {
    /// The kind of a motion.
    public enum EventSubtype: Int, Sendable { case none, motionShake }
    /// The kind of an event.
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
    public var type: EventType { .touches }
    public var timestamp: TimeInterval { 0 }
    public var allTouches: Set<UITouch>? { nil }
    public func touches(for view: UIView) -> Set<UITouch>? { nil }
    public func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
}
/// A finger on the screen. Drawing has no touches.
public final class UITouch: NSObject {
    /// The phase of a touch.
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
    /// The kind of a touch.
    public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }
    public var phase: Phase { .began }
    public var type: TouchType { .direct }
    public var tapCount: Int { 1 }
    public var force: CGFloat { 0 }
    public var maximumPossibleForce: CGFloat { 0 }
    public var majorRadius: CGFloat { 0 }
    public var majorRadiusTolerance: CGFloat { 0 }
    public var altitudeAngle: CGFloat { .pi / 2 }
    public var window: UIWindow? { nil }
    public var gestureRecognizers: [UIGestureRecognizer]? { nil }
    public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    public func preciseLocation(in view: UIView?) -> CGPoint { .zero }
    public var timestamp: TimeInterval { 0 }
    public var view: UIView? { nil }
    public func location(in view: UIResponder?) -> CGPoint { .zero }
    public func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// An object that can receive events.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    nonisolated public override init() {}
    @discardableResult open func resignFirstResponder() -> Bool { true }
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    open var next: UIResponder? { nil }
    open var isFirstResponder: Bool { false }
    // Assistive technology doesn't exist here, so these are never called.
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open var canBecomeFirstResponder: Bool { false }
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// A replacement of the keyboard, which isn't drawn.
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open var inputViewController: UIInputViewController? { nil }
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func awakeFromNib() {}
    // The actions of the edit menu, which never opens.
    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func buildMenu(with builder: any UIMenuBuilder) {}
    // Names of properties can't be looked up on Linux.
    open func setValue(_ value: Any?, forKey key: String) { SceneNotes.notDrawn("setValue(_:forKey: \"\(key)\")") }
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { SceneNotes.notDrawn("setValue(_:forKeyPath: \"\(keyPath)\")") }
    open func value(forKey key: String) -> Any? { nil }
    open func value(forKeyPath keyPath: String) -> Any? { nil }
    open func validate(_ command: UIKeyCommand) {}
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
    open var userActivity: NSUserActivity? {
        get { nil }
        set {}
    }
    open var undoManager: UndoManager? { nil }
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    open func reloadInputViews() {}
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
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

/// Gives feedback through vibration, which isn't drawn.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    nonisolated public override init() {}
    open func prepare() {}
}

/// Gives the feedback of an impact.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The strength of an impact.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    nonisolated public override init() {}
    nonisolated public init(style: FeedbackStyle) {}
    public init(style: FeedbackStyle, view: UIView) {}
    public func impactOccurred() {}
    public func impactOccurred(intensity: CGFloat) {}
    public func impactOccurred(at location: CGPoint) {}
    public func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// Gives the feedback of a result.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The kind of result.
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    nonisolated public override init() {}
    public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Gives the feedback of a changed selection.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    nonisolated public override init() {}
    public func selectionChanged() {}
}

/// The program's own pasteboard, which is empty at the start.
public final class UIPasteboard: NSObject, @unchecked Sendable {
    public static let general = UIPasteboard()
    public var string: String? { didSet { contentDidChange() } }
    public var strings: [String]? { didSet { contentDidChange() } }
    public var url: URL? { didSet { contentDidChange() } }
    public var image: UIImage? { didSet { contentDidChange() } }
    public var color: UIColor? { didSet { contentDidChange() } }
    public var hasStrings: Bool { string != nil }
    public var hasURLs: Bool { url != nil }
    public var hasImages: Bool { image != nil }
    public var hasColors: Bool { color != nil }
    public var images: [UIImage]? { didSet { contentDidChange() } }
    public var urls: [URL]? { didSet { contentDidChange() } }
    /// The pasteboard's items; only their texts are kept.
    public var items: [[String: Any]] {
        get { string.map { [["public.utf8-plain-text": $0]] } ?? [] }
        set { setItems(newValue) }
    }
    public var numberOfItems: Int { items.count }
    /// The providers that code has set or, after other changes, those of the text, the URL, and the image.
    public var itemProviders: [NSItemProvider] {
        get {
            provided
                ?? [
                    string.map { NSItemProvider(object: $0 as NSString) }, url.map { NSItemProvider(object: $0 as NSURL) },
                    image.map { NSItemProvider(object: $0) },
                ]
                .compactMap(\.self)
        }
        set {
            contentDidChange()
            provided = newValue
        }
    }
    private var provided: [NSItemProvider]?
    private func contentDidChange() {
        provided = nil
        changeCount += 1
    }
    /// The forms of content that code looks for.
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let probableWebURL = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
        public static let probableWebSearch = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
        public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
    }
    /// Finds the patterns in the text.
    public func detectPatterns(for patterns: Set<DetectionPattern>, completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void) {
        let text = (string ?? url?.absoluteString ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        var found: Set<DetectionPattern> = []
        if let url = URL(string: text), url.scheme != nil || text.hasPrefix("www."), !text.contains(" ") { found.insert(.probableWebURL) }
        if Double(text) != nil { found.insert(.number) }
        if !text.isEmpty, found.isEmpty { found.insert(.probableWebSearch) }
        completionHandler(.success(found.intersection(patterns)))
    }
    public private(set) var changeCount = 0
    /// The options of the pasteboard's items.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }
    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        string = items.lazy.flatMap(\.values).compactMap { $0 as? String }.first
    }
    public func addItems(_ items: [[String: Any]]) { setItems(items) }
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: value]]) }
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: String(decoding: data, as: UTF8.self)]]) }
    public func value(forPasteboardType pasteboardType: String) -> Any? { string }
    public func data(forPasteboardType pasteboardType: String) -> Data? { string.map { Data($0.utf8) } }
    public func contains(pasteboardTypes: [String]) -> Bool { string != nil && pasteboardTypes.contains("public.utf8-plain-text") }
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}

/// The settings of assistive technology: all are off.
public enum UIAccessibility {
    public static var isVoiceOverRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { false }
    public static var isSwitchControlRunning: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isGrayscaleEnabled: Bool { false }
    public static var isGuidedAccessEnabled: Bool { false }
    public static var isSpeakScreenEnabled: Bool { false }
    public static var isSpeakSelectionEnabled: Bool { false }
    public static var isMonoAudioEnabled: Bool { false }
    public static var isClosedCaptioningEnabled: Bool { false }
    public static var isVideoAutoplayEnabled: Bool { true }
    public static var prefersCrossFadeTransitions: Bool { false }
    public static var shouldDifferentiateWithoutColor: Bool { false }
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    public static var isAssistiveTouchRunning: Bool { false }
    public static var isShakeToUndoEnabled: Bool { true }
    public static var buttonShapesEnabled: Bool { false }
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
    public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
    public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    public static let announcementDidFinishNotification = Foundation.Notification.Name("UIAccessibilityAnnouncementDidFinishNotification")
    /// Announcements to assistive technology.
    public enum Notification: Sendable { case announcement, layoutChanged, screenChanged }
    public static func post(notification: Notification, argument: Any?) {}
}
