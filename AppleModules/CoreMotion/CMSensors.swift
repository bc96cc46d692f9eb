import AppleFoundation
import Foundation

// There are no sensors: nothing is measured.

/// The user's decision about motion data.
public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
/// A rotation as four numbers.
public struct CMQuaternion: Sendable {
    public var x: Double
    public var y: Double
    public var z: Double
    public var w: Double
    public init(x: Double = 0, y: Double = 0, z: Double = 0, w: Double = 0) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}
/// A rotation as a matrix.
public struct CMRotationMatrix: Sendable {
    public var (m11, m12, m13) = (1.0, 0.0, 0.0)
    public var (m21, m22, m23) = (0.0, 1.0, 0.0)
    public var (m31, m32, m33) = (0.0, 0.0, 1.0)
    public init() {}
}
/// A magnetic field, in microteslas.
public struct CMMagneticField: Sendable {
    public var x: Double
    public var y: Double
    public var z: Double
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}
/// A magnetic field without that of the device.
public struct CMCalibratedMagneticField: Sendable {
    public var field = CMMagneticField()
    public var accuracy = CMMagneticFieldCalibrationAccuracy.uncalibrated
    public init() {}
}
/// The accuracy of a magnetic field.
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
    case uncalibrated = -1
    case low, medium, high
}
/// A magnetic field at a time.
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
    open var magneticField: CMMagneticField { CMMagneticField() }
}
/// The start or the end of walking.
open class CMPedometerEvent: NSObject, @unchecked Sendable {
    /// The kind of an event.
    public enum EventType: Int, Sendable { case pause, resume }
    open var date: Date { .distantPast }
    open var type: EventType { .pause }
}

/// The certainty of an activity.
public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }
/// What the user does.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
    open var confidence: CMMotionActivityConfidence { .low }
    open var startDate: Date { .distantPast }
    open var unknown: Bool { true }
    open var stationary: Bool { false }
    open var walking: Bool { false }
    open var running: Bool { false }
    open var automotive: Bool { false }
    open var cycling: Bool { false }
}
/// Observes what the user does.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
    public class func isActivityAvailable() -> Bool { false }
    public class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    @preconcurrency open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping @Sendable (CMMotionActivity?) -> Void) {}
    open func stopActivityUpdates() {}
    @preconcurrency open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue, withHandler handler: @escaping @Sendable ([CMMotionActivity]?, (any Error)?) -> Void
    ) {}
}
/// A change of the altitude.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
    open var relativeAltitude: NSNumber { 0 }
    open var pressure: NSNumber { 101.325 }
}
/// An altitude above the sea.
open class CMAbsoluteAltitudeData: CMLogItem, @unchecked Sendable {
    open var altitude: Double { 0 }
    open var accuracy: Double { 0 }
    open var precision: Double { 0 }
}
/// Measures changes of the altitude.
open class CMAltimeter: NSObject, @unchecked Sendable {
    public class func isRelativeAltitudeAvailable() -> Bool { false }
    public class func isAbsoluteAltitudeAvailable() -> Bool { false }
    public class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    @preconcurrency open func startRelativeAltitudeUpdates(
        to queue: OperationQueue, withHandler handler: @escaping @Sendable (CMAltitudeData?, (any Error)?) -> Void
    ) {}
    open func stopRelativeAltitudeUpdates() {}
    @preconcurrency open func startAbsoluteAltitudeUpdates(
        to queue: OperationQueue, withHandler handler: @escaping @Sendable (CMAbsoluteAltitudeData?, (any Error)?) -> Void
    ) {}
    open func stopAbsoluteAltitudeUpdates() {}
}
/// Observes headphones.
public protocol CMHeadphoneMotionManagerDelegate: AnyObject {
    func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
    func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}
extension CMHeadphoneMotionManagerDelegate {
    public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}
    public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {}
}
/// Measures the motion of headphones.
open class CMHeadphoneMotionManager: NSObject, @unchecked Sendable {
    open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?
    open var isDeviceMotionAvailable: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var deviceMotion: CMDeviceMotion? { nil }
    public class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    open func startDeviceMotionUpdates() {}
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void) {}
    open func stopDeviceMotionUpdates() {}
}
