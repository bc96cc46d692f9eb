// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

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
