// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleUIKit
import Easel
import Foundation

// Social

/// The sheet of a share extension. It isn't drawn.
open class SLComposeServiceViewController: UIViewController {
    open var textView: UITextView! = UITextView(frame: .zero)
    open var contentText: String! { textView.text }
    open var placeholder: String!
    open var charactersRemaining: NSNumber!
    open func isContentValid() -> Bool { true }
    open func didSelectPost() {}
    open func didSelectCancel() {}
    open func configurationItems() -> [Any]! { [] }
    open func validateContent() {}
    open func reloadConfigurationItems() {}
}

// AdServices

/// Tells which advertisement led to the app's installation.
public enum AAAttribution {
    /// - Throws: an error, because no advertisement did.
    public static func attributionToken() throws -> String { throw CocoaError(.featureUnsupported) }
}

// SensitiveContentAnalysis

/// Whether images are checked.
public enum SCSensitivityAnalysisPolicy: Int, Sendable { case disabled, simpleInterventions, descriptiveInterventions }
/// The result of a check.
public final class SCSensitivityAnalysis: NSObject, Sendable { public var isSensitive: Bool { false } }
/// Checks images. Checks are disabled, as on a device where the user hasn't enabled them.
public final class SCSensitivityAnalyzer: NSObject, Sendable {
    public override init() {}
    public var analysisPolicy: SCSensitivityAnalysisPolicy { .disabled }
    /// - Throws: an error, because checks are disabled.
    public func analyzeImage(at fileURL: URL) async throws -> SCSensitivityAnalysis { throw CocoaError(.featureUnsupported) }
    /// - Throws: an error, because checks are disabled.
    public func analyzeImage(_ image: CGImage) async throws -> SCSensitivityAnalysis { throw CocoaError(.featureUnsupported) }
}

// ServiceManagement

/// A program that starts with the user's session. None starts.
public final class SMAppService: NSObject, Sendable {
    /// Whether the program starts.
    public enum Status: Int, Sendable { case notRegistered, enabled, requiresApproval, notFound }
    public static let mainApp = SMAppService()
    public static func loginItem(identifier: String) -> SMAppService { SMAppService() }
    public static func agent(plistName: String) -> SMAppService { SMAppService() }
    public static func daemon(plistName: String) -> SMAppService { SMAppService() }
    public static func openSystemSettingsLoginItems() {}
    override init() {}
    public var status: Status { .notRegistered }
    /// - Throws: an error, because nothing can be registered.
    public func register() throws { throw CocoaError(.featureUnsupported) }
    /// - Throws: an error, because nothing is registered.
    public func unregister() throws { throw CocoaError(.featureUnsupported) }
    public func unregister() async throws { throw CocoaError(.featureUnsupported) }
}

/// Makes a helper start with the user's session. None starts.
@discardableResult public func SMLoginItemSetEnabled(_ identifier: String, _ enabled: Bool) -> Bool { false }

// UserNotificationsUI

/// Draws a notification. None arrive.
@MainActor @preconcurrency
public protocol UNNotificationContentExtension: NSObjectProtocol {}
