// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import AppleUniformTypeIdentifiers
import Easel

/// Opens files and addresses in other apps, which it never does here. No other app runs.
@MainActor @preconcurrency
public final class NSWorkspace: NSObject {
    nonisolated public static let shared = NSWorkspace()
    nonisolated override init() {}
    /// The settings for opening something.
    @MainActor @preconcurrency
    public final class OpenConfiguration: NSObject {
        nonisolated public override init() {}
        public var activates = true
        public var addsToRecentItems = true
        public var promptsUserIfNeeded = true
        public var createsNewApplicationInstance = false
        public var allowsRunningApplicationSubstitution = true
        public var hides = false
        public var hidesOthers = false
        public var arguments: [String] = []
        public var environment: [String: String] = [:]
        public var architecture: Int32 = 0
    }
    /// The options of a desktop's picture.
    public struct DesktopImageOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let imageScaling = DesktopImageOptionKey(rawValue: "NSWorkspaceDesktopImageScalingKey")
        public static let allowClipping = DesktopImageOptionKey(rawValue: "NSWorkspaceDesktopImageAllowClippingKey")
        public static let fillColor = DesktopImageOptionKey(rawValue: "NSWorkspaceDesktopImageFillColorKey")
    }
    nonisolated public let notificationCenter = NotificationCenter()
    nonisolated public var runningApplications: [NSRunningApplication] { [.current] }
    nonisolated public var frontmostApplication: NSRunningApplication? { .current }
    nonisolated public var menuBarOwningApplication: NSRunningApplication? { .current }
    nonisolated public var fileLabels: [String] { ["None", "Gray", "Green", "Purple", "Blue", "Yellow", "Red", "Orange"] }
    nonisolated public var fileLabelColors: [NSColor] {
        [.clear, .systemGray, .systemGreen, .systemPurple, .systemBlue, .systemYellow, .systemRed, .systemOrange]
    }
    nonisolated public var accessibilityDisplayShouldReduceMotion: Bool { false }
    nonisolated public var accessibilityDisplayShouldReduceTransparency: Bool { false }
    nonisolated public var accessibilityDisplayShouldIncreaseContrast: Bool { false }
    nonisolated public var accessibilityDisplayShouldDifferentiateWithoutColor: Bool { false }
    nonisolated public var isVoiceOverEnabled: Bool { false }
    nonisolated public var isSwitchControlEnabled: Bool { false }
    @discardableResult nonisolated public func open(_ url: URL) -> Bool { false }
    nonisolated public func open(
        _ url: URL, configuration: OpenConfiguration, completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, CocoaError(.fileNoSuchFile)) }
    @discardableResult nonisolated public func open(_ url: URL, configuration: OpenConfiguration) async throws -> NSRunningApplication {
        throw CocoaError(.fileNoSuchFile)
    }
    nonisolated public func open(
        _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration,
        completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, CocoaError(.fileNoSuchFile)) }
    @discardableResult nonisolated public func open(_ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration) async throws
        -> NSRunningApplication
    { throw CocoaError(.fileNoSuchFile) }
    nonisolated public func openApplication(
        at applicationURL: URL, configuration: OpenConfiguration, completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, CocoaError(.fileNoSuchFile)) }
    @discardableResult nonisolated public func openApplication(at applicationURL: URL, configuration: OpenConfiguration) async throws -> NSRunningApplication {
        throw CocoaError(.fileNoSuchFile)
    }
    @discardableResult nonisolated public func openFile(_ fullPath: String) -> Bool { false }
    @discardableResult nonisolated public func openFile(_ fullPath: String, withApplication appName: String?) -> Bool { false }
    @discardableResult nonisolated public func launchApplication(_ appName: String) -> Bool { false }
    @discardableResult nonisolated public func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool { false }
    nonisolated public func activateFileViewerSelecting(_ fileURLs: [URL]) {}
    nonisolated public func showSearchResults(forQueryString queryString: String) -> Bool { false }
    nonisolated public func recycle(_ urls: [URL], completionHandler handler: (([URL: URL], (any Error)?) -> Void)? = nil) {
        handler?([:], CocoaError(.fileNoSuchFile))
    }
    @discardableResult nonisolated public func recycle(_ urls: [URL]) async throws -> [URL: URL] { throw CocoaError(.fileNoSuchFile) }
    nonisolated public func noteFileSystemChanged(_ path: String) {}
    nonisolated public func isFilePackage(atPath fullPath: String) -> Bool { fullPath.hasSuffix(".app") || fullPath.hasSuffix(".bundle") }
    nonisolated public func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
    nonisolated public func urlForApplication(toOpen url: URL) -> URL? { nil }
    nonisolated public func urlForApplication(toOpen contentType: UTType) -> URL? { nil }
    nonisolated public func urlsForApplications(withBundleIdentifier bundleIdentifier: String) -> [URL] { [] }
    nonisolated public func urlsForApplications(toOpen url: URL) -> [URL] { [] }
    nonisolated public func urlsForApplications(toOpen contentType: UTType) -> [URL] { [] }
    nonisolated public func fullPath(forApplication appName: String) -> String? { nil }
    nonisolated public func absolutePathForApplication(withBundleIdentifier bundleIdentifier: String) -> String? { nil }
    nonisolated public func setDefaultApplication(at applicationURL: URL, toOpenURLsWithScheme urlScheme: String) async throws {}
    nonisolated public func desktopImageURL(for screen: NSScreen) -> URL? { nil }
    nonisolated public func setDesktopImageURL(_ url: URL, for screen: NSScreen, options: [DesktopImageOptionKey: Any] = [:]) throws {}
    nonisolated public func desktopImageOptions(for screen: NSScreen) -> [DesktopImageOptionKey: Any]? { nil }
    nonisolated public func type(ofFile absoluteFilePath: String) throws -> String { throw CocoaError(.fileNoSuchFile) }
    /// The icon of a file: a folder or a document.
    public func icon(forFile fullPath: String) -> NSImage {
        Self.icon(fullPath.hasSuffix("/") || !(fullPath.split(separator: "/").last?.contains(".") ?? false) ? "folder.fill" : "doc.fill")
    }
    public func icon(forFiles fullPaths: [String]) -> NSImage? { Self.icon("doc.on.doc.fill") }
    public func icon(for contentType: UTType) -> NSImage { Self.icon(contentType == .folder ? "folder.fill" : "doc.fill") }
    public func icon(forFileType fileType: String) -> NSImage { Self.icon("doc.fill") }
    private static func icon(_ symbol: String) -> NSImage {
        let image = NSImage(
            systemName: symbol,
            withConfiguration: NSImage.SymbolConfiguration(pointSize: 26).applying(NSImage.SymbolConfiguration(hierarchicalColor: .systemBlue)))
        let icon = image ?? NSImage()
        icon.size = CGSize(width: 32, height: 32)
        return icon
    }

    nonisolated public static let applicationUserInfoKey = "NSWorkspaceApplicationKey"
    nonisolated public static let volumeURLUserInfoKey = "NSWorkspaceVolumeURLKey"
    nonisolated public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
    nonisolated public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
    nonisolated public static let screensDidSleepNotification = Notification.Name("NSWorkspaceScreensDidSleepNotification")
    nonisolated public static let screensDidWakeNotification = Notification.Name("NSWorkspaceScreensDidWakeNotification")
    nonisolated public static let sessionDidBecomeActiveNotification = Notification.Name("NSWorkspaceSessionDidBecomeActiveNotification")
    nonisolated public static let sessionDidResignActiveNotification = Notification.Name("NSWorkspaceSessionDidResignActiveNotification")
    nonisolated public static let didLaunchApplicationNotification = Notification.Name("NSWorkspaceDidLaunchApplicationNotification")
    nonisolated public static let willLaunchApplicationNotification = Notification.Name("NSWorkspaceWillLaunchApplicationNotification")
    nonisolated public static let didTerminateApplicationNotification = Notification.Name("NSWorkspaceDidTerminateApplicationNotification")
    nonisolated public static let didActivateApplicationNotification = Notification.Name("NSWorkspaceDidActivateApplicationNotification")
    nonisolated public static let didDeactivateApplicationNotification = Notification.Name("NSWorkspaceDidDeactivateApplicationNotification")
    nonisolated public static let didHideApplicationNotification = Notification.Name("NSWorkspaceDidHideApplicationNotification")
    nonisolated public static let didUnhideApplicationNotification = Notification.Name("NSWorkspaceDidUnhideApplicationNotification")
    nonisolated public static let didMountNotification = Notification.Name("NSWorkspaceDidMountNotification")
    nonisolated public static let didUnmountNotification = Notification.Name("NSWorkspaceDidUnmountNotification")
    nonisolated public static let willUnmountNotification = Notification.Name("NSWorkspaceWillUnmountNotification")
    nonisolated public static let activeSpaceDidChangeNotification = Notification.Name("NSWorkspaceActiveSpaceDidChangeNotification")
    nonisolated public static let willPowerOffNotification = Notification.Name("NSWorkspaceWillPowerOffNotification")
    nonisolated public static let accessibilityDisplayOptionsDidChangeNotification = Notification.Name(
        "NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")
}
