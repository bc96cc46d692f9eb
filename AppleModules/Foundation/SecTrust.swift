// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation
import FoundationNetworking

public typealias OSStatus = Int32
public let noErr: OSStatus = 0

// The C library that loads URLs checks servers itself, so code never receives a trust.

/// The certificates of a server.
public final class SecTrust: NSObject, Sendable {}
/// A certificate.
public final class SecCertificate: NSObject, Sendable {}
/// A rule for certificates.
public final class SecPolicy: NSObject, Sendable {}
/// The result of a check.
public enum SecTrustResultType: UInt32, Sendable { case invalid, proceed, deny, unspecified, recoverableTrustFailure, fatalTrustFailure, otherError }

public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool { false }
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate? { nil }
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { 0 }
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }
public func SecTrustCopyKey(_ trust: SecTrust) -> NSObject? { nil }
@discardableResult public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus { noErr }
@discardableResult public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus { noErr }
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { Data() }
public func SecCertificateCreateWithData(_ allocator: Any?, _ data: CFData) -> SecCertificate? { nil }
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> NSObject? { nil }

public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
extension URLProtectionSpace {
    /// The certificates of the server: none.
    public var serverTrust: SecTrust? { nil }
}
extension URLCredential {
    /// Creates a credential for a server. There are no trusts, so it is never called.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
