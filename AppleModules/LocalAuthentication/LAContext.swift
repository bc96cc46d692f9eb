// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// The ways in which a user can be identified.
public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication
}
/// A sensor.
public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }

/// Identifies the user. There is no sensor and no passcode, so all policies fail.
open class LAContext: NSObject, @unchecked Sendable {
    open var localizedReason = ""
    open var localizedFallbackTitle: String?
    open var localizedCancelTitle: String?
    open var interactionNotAllowed = false
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    open var biometryType: LABiometryType { .none }
    open var evaluatedPolicyDomainState: Data? { nil }
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        unsafe error?.pointee = NSError(domain: LAErrorDomain, code: LAError.Code.biometryNotAvailable.rawValue)
        return false
    }
    @preconcurrency open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        reply(false, LAError(.biometryNotAvailable))
    }
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { throw LAError(.biometryNotAvailable) }
    open func invalidate() {}
}
public let LAErrorDomain = "com.apple.LocalAuthentication"
/// The error of a failed identification.
public struct LAError: Error, Sendable {
    /// The reason.
    public enum Code: Int, Sendable {
        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        case biometryNotAvailable = -6
        case biometryNotEnrolled = -7
        case biometryLockout = -8
        case appCancel = -9
        case invalidContext = -10
        case notInteractive = -1004
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public init(_nsError error: NSError) { code = Code(rawValue: error.code) ?? .authenticationFailed }
    public static var authenticationFailed: Code { .authenticationFailed }
    public static var userCancel: Code { .userCancel }
    public static var userFallback: Code { .userFallback }
    public static var systemCancel: Code { .systemCancel }
    public static var passcodeNotSet: Code { .passcodeNotSet }
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    public static var biometryLockout: Code { .biometryLockout }
}
extension LAError.Code {
    /// Whether an error has the code, as in `catch LAError.userCancel`.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? LAError)?.code == code }
}
