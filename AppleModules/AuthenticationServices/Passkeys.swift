import Easel
import Foundation

/// Makes requests for the user's identity.
public protocol ASAuthorizationProvider: NSObjectProtocol {}
extension ASAuthorizationAppleIDProvider: ASAuthorizationProvider {}
extension ASAuthorizationPasswordProvider: ASAuthorizationProvider {}

/// A preference for checking the user's face, finger, or code.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let preferred = Self("preferred")
    public static let required = Self("required")
    public static let discouraged = Self("discouraged")
}
/// A kind of proof of the device that made a key.
public struct ASAuthorizationPublicKeyCredentialAttestationKind: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let none = Self("none")
    public static let direct = Self("direct")
    public static let indirect = Self("indirect")
    public static let enterprise = Self("enterprise")
}
/// A proof with a key. A picture has no user who could give one.
public protocol ASPublicKeyCredential: ASAuthorizationCredential {
    var rawClientDataJSON: Data { get }
    var credentialID: Data { get }
}
/// The proof of a new key.
public protocol ASAuthorizationPublicKeyCredentialRegistration: ASPublicKeyCredential {
    var rawAttestationObject: Data? { get }
}
/// A signature with a key.
public protocol ASAuthorizationPublicKeyCredentialAssertion: ASPublicKeyCredential {
    var rawAuthenticatorData: Data! { get }
    var userID: Data! { get }
    var signature: Data! { get }
}
/// A key that a server knows.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject, @unchecked Sendable {
    open var credentialID: Data
    public init(credentialID: Data) { self.credentialID = credentialID }
}
/// The proof of a new passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationPublicKeyCredentialRegistration, @unchecked Sendable {
    open var rawAttestationObject: Data? { nil }
    open var rawClientDataJSON: Data { Data() }
    open var credentialID: Data { Data() }
}
/// A signature with a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationPublicKeyCredentialAssertion, @unchecked Sendable {
    open var rawAuthenticatorData: Data! { Data() }
    open var userID: Data! { Data() }
    open var signature: Data! { Data() }
    open var rawClientDataJSON: Data { Data() }
    open var credentialID: Data { Data() }
}
/// A request for a new passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest, @unchecked Sendable {
    public let relyingPartyIdentifier: String
    open var challenge: Data
    open var name: String
    open var userID: Data
    open var displayName: String?
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
    open var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]?
    init(_ identifier: String, challenge: Data, name: String, userID: Data) {
        (relyingPartyIdentifier, self.challenge, self.name, self.userID) = (identifier, challenge, name, userID)
        super.init()
    }
}
/// A request for a signature with a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest, @unchecked Sendable {
    public let relyingPartyIdentifier: String
    open var challenge: Data
    open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    init(_ identifier: String, challenge: Data) {
        (relyingPartyIdentifier, self.challenge) = (identifier, challenge)
        super.init()
    }
}
/// Makes requests for passkeys.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    public let relyingPartyIdentifier: String
    public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }
    open func createCredentialRegistrationRequest(
        challenge: Data, name: String, userID: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
        ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(relyingPartyIdentifier, challenge: challenge, name: name, userID: userID)
    }
    open func createCredentialAssertionRequest(challenge: Data) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
        ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(relyingPartyIdentifier, challenge: challenge)
    }
}
/// The proof of a new key on a security key.
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistration: ASAuthorizationPlatformPublicKeyCredentialRegistration, @unchecked Sendable {}
/// A signature with a security key.
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertion: ASAuthorizationPlatformPublicKeyCredentialAssertion, @unchecked Sendable {}
