import AppleSIMD
import AppleThreeD
import AppleUIKit
import Foundation

// There are no sensors: no device is near, and no room is scanned.

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

/// A room that was scanned.
public struct CapturedRoom: Codable, Sendable {
    /// How a room is written to a file.
    public struct USDExportOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let mesh = USDExportOptions(rawValue: 1)
        public static let parametric = USDExportOptions(rawValue: 2)
        public static let model = USDExportOptions(rawValue: 4)
    }
    /// A part of a room.
    public struct Surface: Codable, Sendable {
        public let identifier: UUID
        public let dimensions: SIMD3<Float>
    }
    /// A thing in a room.
    public struct Object: Codable, Sendable {
        public let identifier: UUID
        public let dimensions: SIMD3<Float>
    }
    public let identifier: UUID
    public let walls: [Surface]
    public let doors: [Surface]
    public let windows: [Surface]
    public let openings: [Surface]
    public let objects: [Object]
    public func export(to url: URL, exportOptions: USDExportOptions = .mesh) throws { throw CocoaError(.featureUnsupported) }
}
/// The data of a scan.
public struct CapturedRoomData: Codable, Sendable {}
/// Makes a room of a scan's data.
public final class RoomBuilder: Sendable {
    /// The settings of a builder.
    public struct ConfigurationOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let beautifyObjects = ConfigurationOptions(rawValue: 1)
    }
    public init(options: ConfigurationOptions) {}
    /// - Throws: an error, because no room was scanned.
    public func capturedRoom(from roomCaptureData: CapturedRoomData) async throws -> CapturedRoom { throw CocoaError(.featureUnsupported) }
}
/// Scans a room.
@MainActor @preconcurrency
public final class RoomCaptureSession {
    /// The settings of a scan.
    public struct Configuration: Sendable {
        public var isCoachingEnabled = true
        public init() {}
    }
    /// A hint for the user.
    public enum Instruction: Sendable { case moveCloseToWall, moveAwayFromWall, slowDown, turnOnLight, normal, lowTexture }
    public static var isSupported: Bool { false }
    public weak var delegate: (any RoomCaptureSessionDelegate)?
    public init() {}
    public func run(configuration: Configuration) {}
    public func stop(pauseARSession: Bool = true) {}
}
/// Reacts to a scan.
@MainActor @preconcurrency
public protocol RoomCaptureSessionDelegate: AnyObject {
    func captureSession(_ session: RoomCaptureSession, didUpdate room: CapturedRoom)
    func captureSession(_ session: RoomCaptureSession, didProvide instruction: RoomCaptureSession.Instruction)
    func captureSession(_ session: RoomCaptureSession, didEndWith data: CapturedRoomData, error: (any Error)?)
}
extension RoomCaptureSessionDelegate {
    public func captureSession(_ session: RoomCaptureSession, didUpdate room: CapturedRoom) {}
    public func captureSession(_ session: RoomCaptureSession, didProvide instruction: RoomCaptureSession.Instruction) {}
    public func captureSession(_ session: RoomCaptureSession, didEndWith data: CapturedRoomData, error: (any Error)?) {}
}
/// Decides what a scan's view shows.
@MainActor @preconcurrency
public protocol RoomCaptureViewDelegate: NSCoding, AnyObject {
    func captureView(shouldPresent roomDataForProcessing: CapturedRoomData, error: (any Error)?) -> Bool
    func captureView(didPresent processedResult: CapturedRoom, error: (any Error)?)
}
extension RoomCaptureViewDelegate {
    public func captureView(shouldPresent roomDataForProcessing: CapturedRoomData, error: (any Error)?) -> Bool { true }
    public func captureView(didPresent processedResult: CapturedRoom, error: (any Error)?) {}
}
/// Shows a scan. It is an outline.
open class RoomCaptureView: UIView {
    public let captureSession = RoomCaptureSession()
    open weak var delegate: (any RoomCaptureViewDelegate)?
    open var isModelEnabled = true
}
