import AppleUIKit

// There are no sensors, so no room is scanned.

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
