// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

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
