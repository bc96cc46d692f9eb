// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are those of Apple.

import Dispatch
import Foundation
import FoundationNetworking

/// A version of the protocol that protects connections.
public enum tls_protocol_version_t: UInt16, Sendable {
    case TLSv10 = 0x0301
    case TLSv11, TLSv12, TLSv13
}

// Sessions on Linux have no setting for these; the C library that loads URLs decides.

extension URLSessionConfiguration {
    /// Returns a usual configuration: no other process loads files for the app.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
    public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
        get { .TLSv12 }
        set {}
    }
    public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
        get { .TLSv13 }
        set {}
    }
    public var requiresDNSSECValidation: Bool {
        get { false }
        set {}
    }
    public var shouldUseExtendedBackgroundIdleMode: Bool {
        get { false }
        set {}
    }
}
extension URLRequest.NetworkServiceType {
    public static var responsiveData: Self { .default }
    public static var avStreaming: Self { .default }
    public static var responsiveAV: Self { .default }
    public static var callSignaling: Self { .default }
}
extension URLRequest {
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
    public var requiresDNSSECValidation: Bool {
        get { false }
        set {}
    }
}
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3

extension Notification.Name {
    public static let NSUbiquityIdentityDidChange = Notification.Name("NSUbiquityIdentityDidChangeNotification")
}
