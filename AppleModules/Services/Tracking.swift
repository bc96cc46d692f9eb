// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// The identifier for advertising: zeros, because tracking isn't allowed.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
    private static let instance = ASIdentifierManager()
    open class func shared() -> ASIdentifierManager { instance }
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var isAdvertisingTrackingEnabled: Bool { false }
}

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

/// The error of a device's proof.
public struct DCError: Error, Sendable {
    /// The reason.
    public enum Code: Int, Sendable { case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}
/// Proves the device to a server. There is no device.
open class DCDevice: NSObject, @unchecked Sendable {
    public static let current = DCDevice()
    open var isSupported: Bool { false }
    @preconcurrency open func generateToken(completionHandler completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        completion(nil, DCError(.featureUnsupported))
    }
    open func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}
/// Proves the app to a server. There is no device.
open class DCAppAttestService: NSObject, @unchecked Sendable {
    public static let shared = DCAppAttestService()
    open var isSupported: Bool { false }
    open func generateKey() async throws -> String { throw DCError(.featureUnsupported) }
    open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data { throw DCError(.featureUnsupported) }
    open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data { throw DCError(.featureUnsupported) }
}

/// Delivers measurements of the app. Nothing is measured.
open class MXMetricManager: NSObject, @unchecked Sendable {
    public static let shared = MXMetricManager()
    open func add(_ subscriber: any MXMetricManagerSubscriber) {}
    open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
    open var pastPayloads: [MXMetricPayload] { [] }
    open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
}
/// Receives measurements.
public protocol MXMetricManagerSubscriber: AnyObject {
    func didReceive(_ payloads: [MXMetricPayload])
    func didReceive(_ payloads: [MXDiagnosticPayload])
}
extension MXMetricManagerSubscriber {
    public func didReceive(_ payloads: [MXMetricPayload]) {}
    public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}
/// Measurements of a day. Code never receives them.
open class MXMetricPayload: NSObject, @unchecked Sendable {
    override init() {}
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
/// Reports of a day. Code never receives them.
open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
    override init() {}
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
