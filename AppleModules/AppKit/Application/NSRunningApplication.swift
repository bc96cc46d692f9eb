// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel

/// An app that runs: this one.
public final class NSRunningApplication: NSObject, Sendable {
    /// The ways of activating an app.
    public struct ActivationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let activateAllWindows = ActivationOptions(rawValue: 1)
        public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
    }
    public static let current = NSRunningApplication()
    public var localizedName: String? { ProcessInfo.processInfo.processName }
    public var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
    public var bundleURL: URL? { Bundle.main.bundleURL }
    public var executableURL: URL? { Bundle.main.executableURL }
    public var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
    public var icon: NSImage? { NSImage() }
    public var launchDate: Date? { nil }
    public var isActive: Bool { true }
    public var isHidden: Bool { false }
    public var isTerminated: Bool { false }
    public var isFinishedLaunching: Bool { true }
    public var ownsMenuBar: Bool { true }
    public var executableArchitecture: Int { 0x0100_000C }
    public var activationPolicy: NSApplication.ActivationPolicy { .regular }
    @discardableResult public func activate(options: ActivationOptions = []) -> Bool { true }
    @discardableResult public func activate(from application: NSRunningApplication, options: ActivationOptions = []) -> Bool { true }
    @discardableResult public func hide() -> Bool { false }
    @discardableResult public func unhide() -> Bool { false }
    @discardableResult public func terminate() -> Bool { false }
    @discardableResult public func forceTerminate() -> Bool { false }
    /// Returns this app if the identifier is its own: no other app runs.
    public class func runningApplications(withBundleIdentifier bundleIdentifier: String) -> [NSRunningApplication] {
        bundleIdentifier == Bundle.main.bundleIdentifier ? [current] : []
    }
    public convenience init?(processIdentifier pid: Int32) {
        guard pid == ProcessInfo.processInfo.processIdentifier else { return nil }
        self.init()
    }
}
