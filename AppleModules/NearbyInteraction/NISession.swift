import AppleSIMD
import Foundation

// There are no sensors, so no device is near.

/// A device's permission to be found.
open class NIDiscoveryToken: NSObject, @unchecked Sendable { override init() {} }
/// The settings of a session.
open class NIConfiguration: NSObject, @unchecked Sendable {}
/// The settings of a session with another phone.
open class NINearbyPeerConfiguration: NIConfiguration, @unchecked Sendable {
    public let peerDiscoveryToken: NIDiscoveryToken
    open var isCameraAssistanceEnabled = false
    public init(peerToken: NIDiscoveryToken) { peerDiscoveryToken = peerToken }
}
/// A device nearby.
open class NINearbyObject: NSObject, @unchecked Sendable {
    /// The reason for an object's loss.
    public enum RemovalReason: Int, Sendable { case timeout, peerEnded }
    override init() {}
    open var discoveryToken: NIDiscoveryToken { NIDiscoveryToken() }
    open var distance: Float? { nil }
    open var direction: simd_float3? { nil }
    open var horizontalAngle: Float? { nil }
}
/// The abilities of the device.
public struct NIDeviceCapability: Sendable {
    public var supportsPreciseDistanceMeasurement: Bool { false }
    public var supportsDirectionMeasurement: Bool { false }
    public var supportsCameraAssistance: Bool { false }
}
/// Measures the distance to devices nearby.
open class NISession: NSObject, @unchecked Sendable {
    open class var isSupported: Bool { false }
    open class var deviceCapabilities: NIDeviceCapability { NIDeviceCapability() }
    open weak var delegate: (any NISessionDelegate)?
    open var delegateQueue: DispatchQueue?
    open var discoveryToken: NIDiscoveryToken? { nil }
    open var configuration: NIConfiguration? { nil }
    open func run(_ configuration: NIConfiguration) {}
    open func pause() {}
    open func invalidate() {}
}
/// Reacts to devices nearby.
public protocol NISessionDelegate: AnyObject {
    func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject])
    func session(_ session: NISession, didRemove nearbyObjects: [NINearbyObject], reason: NINearbyObject.RemovalReason)
    func sessionWasSuspended(_ session: NISession)
    func sessionSuspensionEnded(_ session: NISession)
    func session(_ session: NISession, didInvalidateWith error: any Error)
}
extension NISessionDelegate {
    public func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject]) {}
    public func session(_ session: NISession, didRemove nearbyObjects: [NINearbyObject], reason: NINearbyObject.RemovalReason) {}
    public func sessionWasSuspended(_ session: NISession) {}
    public func sessionSuspensionEnded(_ session: NISession) {}
    public func session(_ session: NISession, didInvalidateWith error: any Error) {}
}

/// The reason for a failed scan.
public struct NIError: Error, Sendable {
    /// The reason.
    public enum Code: Int, Sendable {
        case unsupportedPlatform = -5889
        case invalidConfiguration = -5888
        case sessionFailed = -5887
        case userDidNotAllow = -5884
    }
    public let code: Code
}
