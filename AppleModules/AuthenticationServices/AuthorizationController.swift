import Easel
import Foundation

/// The user's answer to a request.
public enum ASAuthorizationResult: Sendable {
    case password(ASPasswordCredential)
    case appleID(ASAuthorizationAppleIDCredential)
    case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
    case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
    case securityKeyAssertion(ASAuthorizationSecurityKeyPublicKeyCredentialAssertion)
    case securityKeyRegistration(ASAuthorizationSecurityKeyPublicKeyCredentialRegistration)
}
extension ASAuthorizationController {
    /// An option of requests.
    public struct RequestOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
    }
    // A picture has no user who could answer.
    public func performRequests(options: RequestOptions) {}
    public func performAutoFillAssistedRequests() {}
}
/// Asks the user. A picture has no user who could answer: each request ends as if the user canceled it.
public struct AuthorizationController: Sendable {
    /// - Throws: `ASAuthorizationError.canceled`.
    public func performRequests(_ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []) async throws
        -> ASAuthorizationResult
    { throw ASAuthorizationError(.canceled) }
    /// - Throws: `ASAuthorizationError.canceled`.
    public func performRequest(_ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []) async throws
        -> ASAuthorizationResult
    { throw ASAuthorizationError(.canceled) }
    /// - Throws: `ASAuthorizationError.canceled`.
    public func performAutoFillAssistedRequests(_ requests: [ASAuthorizationRequest]) async throws -> ASAuthorizationResult {
        throw ASAuthorizationError(.canceled)
    }
}
/// Signs the user in on a web page. Nothing is loaded: each session ends as if the user canceled it.
public struct WebAuthenticationSession: Sendable {
    /// The kind of the session.
    public enum BrowserSession: Sendable { case ephemeral }
    /// - Throws: `ASWebAuthenticationSessionError.canceledLogin`.
    public func authenticate(using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil) async throws -> URL {
        throw ASWebAuthenticationSessionError(.canceledLogin)
    }
    /// - Throws: `ASWebAuthenticationSessionError.canceledLogin`.
    public func authenticate(
        using url: URL, callback: ASWebAuthenticationSession.Callback, preferredBrowserSession: BrowserSession? = nil,
        additionalHeaderFields: [String: String] = [:]
    ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }
}
extension ASWebAuthenticationSession {
    /// The address that ends a session.
    public struct Callback: Hashable, Sendable {
        private let text: String
        public static func customScheme(_ customScheme: String) -> Callback { Callback(text: customScheme + ":") }
        public static func https(host: String, path: String) -> Callback { Callback(text: "https://\(host)\(path)") }
        public func matchesURL(_ url: URL) -> Bool {
            let address = url.absoluteString
            return address.hasPrefix(text) && (text.hasSuffix(":") || "?#/".contains(address.dropFirst(text.count).first ?? "/"))
        }
    }
    public convenience init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
        self.init(url: URL, callbackURLScheme: nil, completionHandler: completionHandler)
    }
}
extension EnvironmentValues {
    /// Asks the user for their identity.
    public var authorizationController: AuthorizationController { AuthorizationController() }
    /// Signs the user in on a web page.
    public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
