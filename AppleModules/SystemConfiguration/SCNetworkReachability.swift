// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation
import Glibc

/// The properties of the connection to an address.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init() { rawValue = 0 }
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}
/// An address whose connection can be queried. There is no network, so it has no flags.
public final class SCNetworkReachability: Sendable {
    init() {}
}
public func SCNetworkReachabilityCreateWithName(_ allocator: Any?, _ nodename: String) -> SCNetworkReachability? { SCNetworkReachability() }
public func SCNetworkReachabilityCreateWithAddress(_ allocator: Any?, _ address: UnsafePointer<sockaddr>) -> SCNetworkReachability? {
    SCNetworkReachability()
}
/// Clears the flags, and returns true.
@discardableResult
public func SCNetworkReachabilityGetFlags(_ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>) -> Bool {
    unsafe flags.pointee = []
    return true
}

extension sockaddr_in {
    /// The length of the address, which Linux doesn't store.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set {}
    }
}
/// The system's settings, which are empty.
public final class SCDynamicStore: Sendable {
    init() {}
}
/// The name of the computer.
public func SCDynamicStoreCopyComputerName(_ store: SCDynamicStore?, _ nameEncoding: UnsafeMutablePointer<UInt32>?) -> String? { "Mac" }
/// The name of the computer in the local network.
public func SCDynamicStoreCopyLocalHostName(_ store: SCDynamicStore?) -> String? { "mac" }
