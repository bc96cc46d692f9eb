import Easel
import Foundation
import Views

/// A fact about the user that an app asks for.
public struct ASAuthorizationScope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = ASAuthorizationScope(rawValue: "full_name")
    public static let email = ASAuthorizationScope(rawValue: "email")
}
/// A request for the user's identity.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest, @unchecked Sendable {
    open var requestedScopes: [ASAuthorizationScope]?
    open var nonce: String?
    open var state: String?
    open var user: String?
}
/// Makes requests for the user's identity.
open class ASAuthorizationAppleIDProvider: NSObject, @unchecked Sendable {
    /// Whether a user is signed in.
    public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
    public static let credentialRevokedNotification = Notification.Name("ASAuthorizationAppleIDCredentialRevokedNotification")
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
    @preconcurrency open func getCredentialState(forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void) {
        completion(.notFound, nil)
    }
}
/// A proof of the user's identity.
public protocol ASAuthorizationCredential: AnyObject {}
/// A proof of the user's identity.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    open var user: String { "" }
    open var email: String? { nil }
    open var fullName: PersonNameComponents? { nil }
    open var identityToken: Data? { nil }
    open var authorizationCode: Data? { nil }
    open var state: String? { nil }
    open var authorizedScopes: [ASAuthorizationScope] { [] }
    open var realUserStatus: ASUserDetectionStatus { .unknown }
}
/// Whether the user seems to be a person.
public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }
/// The user's answer, which never arrives.
open class ASAuthorization: NSObject, @unchecked Sendable {
    open var credential: any ASAuthorizationCredential { ASAuthorizationAppleIDCredential() }
}
/// The reason why the user was not identified.
public struct ASAuthorizationError: Error, Sendable {
    /// The reason.
    public enum Code: Int, Sendable {
        case unknown = 1000
        case canceled, invalidResponse, notHandled, failed, notInteractive, matchedExcludedCredential
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var unknown: Code { .unknown }
    public static var canceled: Code { .canceled }
    public static var invalidResponse: Code { .invalidResponse }
    public static var notHandled: Code { .notHandled }
    public static var failed: Code { .failed }
}
extension ASAuthorizationError.Code {
    /// Whether an error has the code, as in `catch ASAuthorizationError.canceled`.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? ASAuthorizationError)?.code == code }
}

/// Apple's button for signing in. There are no accounts, so a tap has no effect.
public struct SignInWithAppleButton: View {
    /// The words on the button.
    public struct Label: Hashable, Sendable {
        fileprivate let title: String
        public static let signIn = Label(title: "Sign in with Apple")
        public static let `continue` = Label(title: "Continue with Apple")
        public static let signUp = Label(title: "Sign up with Apple")
    }
    /// The colors of the button.
    public struct Style: Hashable, Sendable {
        fileprivate let index: Int
        public static let black = Style(index: 0)
        public static let white = Style(index: 1)
        public static let whiteOutline = Style(index: 2)
    }
    private let label: Label
    private let cornerRadius: CGFloat
    @Environment(\.signInStyle) private var style

    public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) { self.init(label, cornerRadius: 6) }
    init(_ label: Label, cornerRadius: CGFloat) { (self.label, self.cornerRadius) = (label, cornerRadius) }

    public var body: some View {
        let isBlack = style == .black
        GeometryReader { geometry in
            HStack(spacing: geometry.size.height * 0.12) {
                Image(systemName: "applelogo")
                Text(verbatim: label.title)
            }
            .font(.system(size: max(geometry.size.height * 0.43, 1), weight: .medium))
            .lineLimit(1).minimumScaleFactor(0.5)
            .foregroundStyle(isBlack ? Color.white : .black)
            .frame(width: geometry.size.width, height: geometry.size.height)
            .background(isBlack ? Color.black : .white, in: RoundedRectangle(cornerRadius: cornerRadius))
            .overlay { if style == .whiteOutline { RoundedRectangle(cornerRadius: cornerRadius).strokeBorder(.black, lineWidth: 1) } }
        }
        .frame(minWidth: 130, maxWidth: 375, minHeight: 30, maxHeight: 64)
        // The real button is a view of UIKit, whose words aren't a text of the row around it.
        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    }
}
private struct SignInStyleKey: EnvironmentKey { static let defaultValue = SignInWithAppleButton.Style.black }
extension EnvironmentValues {
    fileprivate var signInStyle: SignInWithAppleButton.Style {
        get { self[SignInStyleKey.self] }
        set { self[SignInStyleKey.self] = newValue }
    }
}
extension View {
    /// Sets the colors of Apple's buttons for signing in.
    public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View { environment(\.signInStyle, style) }
}
extension ASAuthorization {
    public typealias Scope = ASAuthorizationScope
}
