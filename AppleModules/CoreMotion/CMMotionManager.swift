import Easel
import Foundation

/// The rotation of the device, in radians.
open class CMAttitude: NSObject, @unchecked Sendable {
    open var roll: Double { 0 }
    open var pitch: Double { 0 }
    open var yaw: Double { 0 }
    open var quaternion: CMQuaternion { CMQuaternion(x: 0, y: 0, z: 0, w: 1) }
    open var rotationMatrix: CMRotationMatrix { CMRotationMatrix() }
    open func multiply(byInverseOf attitude: CMAttitude) {}
}
/// An acceleration, in units of gravity.
public struct CMAcceleration: Sendable {
    public var x: Double
    public var y: Double
    public var z: Double
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}
/// A rotation, in radians per second.
public struct CMRotationRate: Sendable {
    public var x: Double
    public var y: Double
    public var z: Double
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}
/// A measurement.
open class CMLogItem: NSObject, @unchecked Sendable {
    open var timestamp: TimeInterval { 0 }
}
/// The device's motion.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    open var attitude: CMAttitude { CMAttitude() }
    open var gravity: CMAcceleration { CMAcceleration(z: -1) }
    open var userAcceleration: CMAcceleration { CMAcceleration() }
    open var rotationRate: CMRotationRate { CMRotationRate() }
    open var heading: Double { -1 }
    open var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField() }
}
/// An acceleration at a time.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    open var acceleration: CMAcceleration { CMAcceleration(z: -1) }
}
/// A rotation at a time.
open class CMGyroData: CMLogItem, @unchecked Sendable {
    open var rotationRate: CMRotationRate { CMRotationRate() }
}
/// The axes of measurements.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
}
/// Measures the device's motion. There are no sensors: nothing is measured.
open class CMMotionManager: NSObject, @unchecked Sendable {
    open var deviceMotionUpdateInterval: TimeInterval = 0
    open var accelerometerUpdateInterval: TimeInterval = 0
    open var gyroUpdateInterval: TimeInterval = 0
    open var isDeviceMotionAvailable: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var isAccelerometerAvailable: Bool { false }
    open var isAccelerometerActive: Bool { false }
    open var isGyroAvailable: Bool { false }
    open var isGyroActive: Bool { false }
    open var isMagnetometerAvailable: Bool { false }
    open var isMagnetometerActive: Bool { false }
    open var magnetometerUpdateInterval: TimeInterval = 0
    open var showsDeviceMovementDisplay = false
    open var magnetometerData: CMMagnetometerData? { nil }
    open func startMagnetometerUpdates() {}
    open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMagnetometerData?, (any Error)?) -> Void) {}
    open func stopMagnetometerUpdates() {}
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void) {}
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
    public class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
    open var deviceMotion: CMDeviceMotion? { nil }
    open var accelerometerData: CMAccelerometerData? { nil }
    open var gyroData: CMGyroData? { nil }
    open func startDeviceMotionUpdates() {}
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void) {}
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
    ) {}
    open func stopDeviceMotionUpdates() {}
    open func startAccelerometerUpdates() {}
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void) {}
    open func stopAccelerometerUpdates() {}
    open func startGyroUpdates() {}
    open func stopGyroUpdates() {}
}
/// Counts steps. There are no sensors: nothing is counted.
open class CMPedometer: NSObject, @unchecked Sendable {
    public class func isStepCountingAvailable() -> Bool { false }
    public class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    @preconcurrency open func startEventUpdates(handler: @escaping @Sendable (CMPedometerEvent?, (any Error)?) -> Void) {}
    open func stopEventUpdates() {}
    public class func isDistanceAvailable() -> Bool { false }
    public class func isFloorCountingAvailable() -> Bool { false }
    public class func isPaceAvailable() -> Bool { false }
    public class func isCadenceAvailable() -> Bool { false }
    public class func isPedometerEventTrackingAvailable() -> Bool { false }
    @preconcurrency open func startUpdates(from start: Date, withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void) {}
    @preconcurrency open func queryPedometerData(
        from start: Date, to end: Date, withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
    ) {}
    open func stopUpdates() {}
}
/// Counted steps.
open class CMPedometerData: NSObject, @unchecked Sendable {
    open var startDate: Date { _SceneTime.date }
    open var endDate: Date { _SceneTime.date }
    open var numberOfSteps: NSNumber { 0 }
    open var distance: NSNumber? { nil }
    open var floorsAscended: NSNumber? { nil }
    open var floorsDescended: NSNumber? { nil }
    open var currentPace: NSNumber? { nil }
    open var currentCadence: NSNumber? { nil }
    open var averageActivePace: NSNumber? { nil }
}
