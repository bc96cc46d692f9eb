import Foundation

/// A sender nearby.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    public let uuid: UUID
    public let major: NSNumber?
    public let minor: NSNumber?
    /// Whether the app hears about the region when the screen turns on.
    open var notifyEntryStateOnDisplay = false
    public convenience init(uuid: UUID, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
    }
    public convenience init(uuid: UUID, major: UInt16, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
    }
    public convenience init(uuid: UUID, major: UInt16, minor: UInt16, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor), identifier: identifier)
    }
    public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        (uuid, self.beaconIdentityConstraint) = (beaconIdentityConstraint.uuid, beaconIdentityConstraint)
        (major, minor) = (beaconIdentityConstraint.major.map(NSNumber.init), beaconIdentityConstraint.minor.map(NSNumber.init))
        super.init(identifier: identifier)
    }
    /// The beacons of the region.
    public let beaconIdentityConstraint: CLBeaconIdentityConstraint
}
/// The identity of beacons.
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
    public let uuid: UUID
    public let major: UInt16?
    public let minor: UInt16?
    public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }
    public init(uuid: UUID, major: UInt16) { (self.uuid, self.major, minor) = (uuid, major, nil) }
    public init(uuid: UUID, major: UInt16, minor: UInt16) { (self.uuid, self.major, self.minor) = (uuid, major, minor) }
}
public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16
/// The distance of a beacon.
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }
/// A beacon nearby. No beacon is ever found.
open class CLBeacon: NSObject, @unchecked Sendable {
    open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var major: NSNumber { 0 }
    open var minor: NSNumber { 0 }
    open var proximity: CLProximity { .unknown }
    open var accuracy: CLLocationAccuracy { -1 }
    open var rssi: Int { 0 }
    open var timestamp: Date { .distantPast }
}
