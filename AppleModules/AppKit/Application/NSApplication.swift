// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// The app, with the parts that drawing needs.
@MainActor @preconcurrency
open class NSApplication: NSResponder, NSAppearanceCustomization {
    public static let shared = NSApplication()

    /// The answer of a dialog.
    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public init(_ rawValue: Int) { self.rawValue = rawValue }
        public static let OK = ModalResponse(1)
        public static let cancel = ModalResponse(0)
        public static let stop = ModalResponse(-1000)
        public static let abort = ModalResponse(-1001)
        public static let `continue` = ModalResponse(-1002)
        public static let alertFirstButtonReturn = ModalResponse(1000)
        public static let alertSecondButtonReturn = ModalResponse(1001)
        public static let alertThirdButtonReturn = ModalResponse(1002)
    }
    /// Whether the app is in the Dock.
    public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
    /// The answer to a request for the app's end.
    public enum TerminateReply: UInt, Sendable { case terminateCancel, terminateNow, terminateLater }
    /// The answer to a request for printing or opening.
    public enum DelegateReply: UInt, Sendable { case success, cancel, failure }
    /// The visibility of the app's windows.
    public struct OcclusionState: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let visible = OcclusionState(rawValue: 2)
    }
    /// The parts of the screen that an app hides.
    public struct PresentationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let autoHideDock = PresentationOptions(rawValue: 1)
        public static let hideDock = PresentationOptions(rawValue: 2)
        public static let autoHideMenuBar = PresentationOptions(rawValue: 4)
        public static let hideMenuBar = PresentationOptions(rawValue: 8)
        public static let fullScreen = PresentationOptions(rawValue: 1 << 10)
        public static let autoHideToolbar = PresentationOptions(rawValue: 1 << 11)
    }
    /// The options of the panel about the app.
    public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
        public static let applicationIcon = AboutPanelOptionKey(rawValue: "ApplicationIcon")
        public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
        public static let version = AboutPanelOptionKey(rawValue: "Version")
        public static let credits = AboutPanelOptionKey(rawValue: "Credits")
    }
    /// The urgency of a request for attention.
    public enum RequestUserAttentionType: UInt, Sendable {
        case criticalRequest = 0
        case informationalRequest = 10
    }
    /// The types of remote notifications.
    public struct RemoteNotificationType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let badge = RemoteNotificationType(rawValue: 1)
        public static let sound = RemoteNotificationType(rawValue: 2)
        public static let alert = RemoteNotificationType(rawValue: 4)
    }

    open weak var delegate: (any NSApplicationDelegate)?
    open var isActive: Bool { true }
    open var isHidden: Bool { false }
    open var isRunning: Bool { true }
    open var occlusionState: OcclusionState { .visible }
    open var appearance: NSAppearance?
    open var effectiveAppearance: NSAppearance { appearance ?? .shown }
    open var currentEvent: NSEvent? { nil }
    open var mainMenu: NSMenu?
    open var windowsMenu: NSMenu?
    open var helpMenu: NSMenu?
    open var servicesMenu: NSMenu?
    open var servicesProvider: Any?
    open var applicationIconImage: NSImage! = NSImage()
    open var presentationOptions: PresentationOptions = []
    open var currentSystemPresentationOptions: PresentationOptions { presentationOptions }
    open var isAutomaticCustomizeTouchBarMenuItemEnabled = false
    open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { .leftToRight }
    public let dockTile = NSDockTile()
    private var policy = ActivationPolicy.regular
    open func activationPolicy() -> ActivationPolicy { policy }
    @discardableResult open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
        policy = activationPolicy
        return true
    }

    /// The app's windows; the one that was ordered to the front last comes first. Without any, one represents that of SwiftUI.
    open var windows: [NSWindow] { made.isEmpty ? [scene] : made }
    private var made: [NSWindow] = []
    private lazy var scene: NSWindow = {
        let frame = NSScreen.main?.frame ?? .zero
        let window = NSWindow(contentRect: frame, styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered, defer: false)
        remove(window)
        return window
    }()
    func add(_ window: NSWindow) { made.append(window) }
    func remove(_ window: NSWindow) { made.removeAll { $0 === window } }
    func orderFront(_ window: NSWindow) { made = [window] + made.filter { $0 !== window } }
    /// The window that lies above the others; nil if code has shown none.
    var shownWindow: NSWindow? { made.first { $0.isVisible && !$0.isMiniaturized } }
    open var keyWindow: NSWindow? { shownWindow ?? scene }
    open var mainWindow: NSWindow? { shownWindow ?? scene }
    open var modalWindow: NSWindow? { nil }
    open var orderedWindows: [NSWindow] { windows }
    open var orderedDocuments: [NSDocument] { [] }
    open func window(withWindowNumber windowNum: Int) -> NSWindow? { windows.first { $0.windowNumber == windowNum } }

    /// Does nothing: the picture is drawn after the app's launch.
    open func run() {}
    open func finishLaunching() {}
    open func stop(_ sender: Any?) {}
    open func terminate(_ sender: Any?) {}
    open func hide(_ sender: Any?) {}
    open func unhide(_ sender: Any?) {}
    open func hideOtherApplications(_ sender: Any?) {}
    open func unhideAllApplications(_ sender: Any?) {}
    open func activate(ignoringOtherApps flag: Bool) {}
    open func activate() {}
    open func deactivate() {}
    open func yieldActivation(to application: NSRunningApplication) {}
    open func updateWindows() {}
    open func miniaturizeAll(_ sender: Any?) {}
    open func arrangeInFront(_ sender: Any?) {}
    open func orderFrontStandardAboutPanel(_ sender: Any?) {}
    open func orderFrontStandardAboutPanel(options optionsDictionary: [AboutPanelOptionKey: Any] = [:]) {}
    open func orderFrontCharacterPalette(_ sender: Any?) {}
    open func orderFrontColorPanel(_ sender: Any?) {}
    open func showHelp(_ sender: Any?) {}
    open func toggleTouchBarCustomizationPalette(_ sender: Any?) {}
    @discardableResult open func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int { 0 }
    open func cancelUserAttentionRequest(_ request: Int) {}
    open func registerForRemoteNotifications() {}
    open func registerForRemoteNotifications(matching types: RemoteNotificationType) {}
    open func unregisterForRemoteNotifications() {}
    open func registerServicesMenuSendTypes(_ sendTypes: [NSPasteboard.PasteboardType], returnTypes: [NSPasteboard.PasteboardType]) {}
    /// Sends nothing, because drawing has no responders.
    /// Calls the method of the target; without one, of the first object that has it, beginning with the first responder of the key window.
    @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
        if let target { return action.send(to: target, sender) }
        var next: NSResponder? = keyWindow?.firstResponder ?? keyWindow
        while let responder = next {
            if action.send(to: responder, sender) { return true }
            if let window = responder as? NSWindow, action.send(to: window.delegate, sender) { return true }
            next = responder.nextResponder
        }
        return action.send(to: self, sender) || action.send(to: delegate, sender)
    }
    open func target(forAction action: Selector) -> Any? { nil }
    open func sendEvent(_ event: NSEvent) {}
    open func postEvent(_ event: NSEvent, atStart flag: Bool) {}
    open func nextEvent(matching mask: NSEvent.EventTypeMask, until expiration: Date?, inMode mode: RunLoop.Mode, dequeue deqFlag: Bool) -> NSEvent? { nil }
    open func runModal(for window: NSWindow) -> ModalResponse { .cancel }
    open func stopModal() {}
    open func stopModal(withCode returnCode: ModalResponse) {}
    open func abortModal() {}
    open func beginModalSession(for window: NSWindow) -> Int { 0 }
    open func endModalSession(_ session: Int) {}
    open func reply(toApplicationShouldTerminate shouldTerminate: Bool) {}
    open func reply(toOpenOrPrint reply: DelegateReply) {}
    open func disableRelaunchOnLogin() {}
    open func enableRelaunchOnLogin() {}
    open func setWindowsNeedUpdate(_ needUpdate: Bool) {}
    open func addWindowsItem(_ win: NSWindow, title string: String, filename isFilename: Bool) {}

    nonisolated public static let didBecomeActiveNotification = Notification.Name("NSApplicationDidBecomeActiveNotification")
    nonisolated public static let didResignActiveNotification = Notification.Name("NSApplicationDidResignActiveNotification")
    nonisolated public static let willBecomeActiveNotification = Notification.Name("NSApplicationWillBecomeActiveNotification")
    nonisolated public static let willResignActiveNotification = Notification.Name("NSApplicationWillResignActiveNotification")
    nonisolated public static let didFinishLaunchingNotification = Notification.Name("NSApplicationDidFinishLaunchingNotification")
    nonisolated public static let willFinishLaunchingNotification = Notification.Name("NSApplicationWillFinishLaunchingNotification")
    nonisolated public static let willTerminateNotification = Notification.Name("NSApplicationWillTerminateNotification")
    nonisolated public static let didHideNotification = Notification.Name("NSApplicationDidHideNotification")
    nonisolated public static let didUnhideNotification = Notification.Name("NSApplicationDidUnhideNotification")
    nonisolated public static let willUpdateNotification = Notification.Name("NSApplicationWillUpdateNotification")
    nonisolated public static let didUpdateNotification = Notification.Name("NSApplicationDidUpdateNotification")
    nonisolated public static let didChangeScreenParametersNotification = Notification.Name("NSApplicationDidChangeScreenParametersNotification")
    nonisolated public static let didChangeOcclusionStateNotification = Notification.Name("NSApplicationDidChangeOcclusionStateNotification")
}

/// The app.
@MainActor @preconcurrency public var NSApp: NSApplication! { NSApplication.shared }

/// Starts nothing: the picture is drawn after the app's launch.
@MainActor @preconcurrency @discardableResult
public func NSApplicationMain(_ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32 { 0 }

/// The methods that an app calls at its start and at changes of its state. Of these, those for the launch are called.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: AnyObject {
    func applicationWillFinishLaunching(_ notification: Notification)
    func applicationDidFinishLaunching(_ notification: Notification)
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
    func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
    func applicationWillTerminate(_ notification: Notification)
    func applicationDidBecomeActive(_ notification: Notification)
    func applicationDidResignActive(_ notification: Notification)
    func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
    func application(_ application: NSApplication, open urls: [URL])
    func application(_ sender: NSApplication, openFile filename: String) -> Bool
}

extension NSApplicationDelegate {
    /// Does nothing, so that a class with `@main` compiles: Easel starts the app.
    public static func main() {}
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
    public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
    public func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool { true }
    public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
    public func applicationWillTerminate(_ notification: Notification) {}
    public func applicationDidBecomeActive(_ notification: Notification) {}
    public func applicationDidResignActive(_ notification: Notification) {}
    public func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { nil }
    public func application(_ application: NSApplication, open urls: [URL]) {}
    public func application(_ sender: NSApplication, openFile filename: String) -> Bool { false }
}
