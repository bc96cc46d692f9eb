// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// Asks the user about tracking. There is no user to answer, so the decision stays undetermined.
open class ATTrackingManager: NSObject, @unchecked Sendable {
    /// The user's decision.
    public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
    open class var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }
    /// Never calls the closure, because there is no user to answer.
    @preconcurrency open class func requestTrackingAuthorization(completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void) {}
    /// Returns the undetermined decision immediately, because there is no user to answer.
    @discardableResult open class func requestTrackingAuthorization() async -> AuthorizationStatus { .notDetermined }
}
