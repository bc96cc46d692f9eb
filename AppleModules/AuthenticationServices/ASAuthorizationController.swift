// The names are those of Apple.

import AppleUIKit
import Easel
import Foundation

/// The window before which the system asks the user.
public typealias ASPresentationAnchor = UIWindow
/// A request for the user's identity.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable { public override init() {} }
/// Asks the user. A picture has no user who could answer, so no method of the delegate is called.
@MainActor @preconcurrency
open class ASAuthorizationController: NSObject {
    public let authorizationRequests: [ASAuthorizationRequest]
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }
    open func performRequests() {}
    open func cancel() {}
}
/// Reacts to the user's answer. A picture has no user who could answer.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
extension ASAuthorizationControllerDelegate {
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization) {}
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}
/// Names the window before which the system asks.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
/// A name and a password that the user has saved.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    public let user: String
    public let password: String
    public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}
/// Makes requests for a saved password.
open class ASAuthorizationPasswordProvider: NSObject, @unchecked Sendable {
    public override init() {}
    open func createRequest() -> ASAuthorizationRequest { ASAuthorizationRequest() }
}

/// Signs the user in on a web page. Nothing is loaded, and the completion is never called.
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    open var prefersEphemeralWebBrowserSession = false
    open var canStart: Bool { false }
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {}
    @discardableResult open func start() -> Bool { false }
    open func cancel() {}
}
/// Why a page did not sign the user in.
public struct ASWebAuthenticationSessionError: Error, Sendable {
    /// The reason.
    public enum Code: Int, Sendable {
        case canceledLogin = 1
        case presentationContextNotProvided, presentationContextInvalid
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let canceledLogin = Code.canceledLogin
}
/// Names the window before which a page is shown.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Apple's button for signing in, of UIKit. It is drawn like SwiftUI's.
open class ASAuthorizationAppleIDButton: UIControl, DrawnView {
    /// The words on the button.
    public enum ButtonType: Int, Sendable {
        case signIn, `continue`, signUp
        public static let `default` = ButtonType.signIn
    }
    /// The colors of the button.
    public enum Style: Int, Sendable { case white, whiteOutline, black }
    private let type: ButtonType
    private let style: Style
    open var cornerRadius: CGFloat = 6
    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        (self.type, self.style) = (type, style)
        super.init(frame: .zero)
    }
    public convenience init(type: ButtonType = .default, style: Style = .black) { self.init(authorizationButtonType: type, authorizationButtonStyle: style) }
    nonisolated public required init?(coder: NSCoder) { nil }
    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
    package var ownPicture: AnyView? {
        let label: SignInWithAppleButton.Label = type == .signIn ? .signIn : type == .continue ? .continue : .signUp
        let look: SignInWithAppleButton.Style = style == .white ? .white : style == .whiteOutline ? .whiteOutline : .black
        return AnyView(SignInWithAppleButton(label, cornerRadius: cornerRadius).signInWithAppleButtonStyle(look))
    }
}
