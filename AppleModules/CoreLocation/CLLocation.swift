// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

public typealias CLLocationDegrees = Double
/// In meters.
public typealias CLLocationDistance = Double
/// In meters; negative if invalid.
public typealias CLLocationAccuracy = Double
/// In meters per second; negative if unknown.
public typealias CLLocationSpeed = Double
public typealias CLLocationSpeedAccuracy = Double
public typealias CLLocationDirectionAccuracy = Double
/// In degrees from north; negative if unknown.
public typealias CLLocationDirection = Double

public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLDistanceFilterNone: CLLocationDistance = -1
public let kCLHeadingFilterNone: CLLocationDegrees = -1
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place on the earth, in degrees.
public struct CLLocationCoordinate2D: Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees
    public init() { self.init(latitude: 0, longitude: 0) }
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { (self.latitude, self.longitude) = (latitude, longitude) }
}

public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
/// Whether latitude and longitude are within ±90 and ±180 degrees.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
    abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A place with the time at which it was measured.
open class CLLocation: NSObject, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let altitude: CLLocationDistance
    public let horizontalAccuracy: CLLocationAccuracy
    public let verticalAccuracy: CLLocationAccuracy
    public let course: CLLocationDirection
    public let speed: CLLocationSpeed
    public let timestamp: Date

    public let speedAccuracy: CLLocationSpeedAccuracy = -1
    public let courseAccuracy: CLLocationDirectionAccuracy = -1
    public var sourceInformation: CLLocationSourceInformation? { nil }
    public convenience override init() { self.init(latitude: 0, longitude: 0) }
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0, verticalAccuracy: -1,
            timestamp: Date(timeIntervalSinceReferenceDate: 0))
    }
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy, verticalAccuracy: verticalAccuracy, course: -1, speed: -1,
            timestamp: timestamp)
    }
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
        course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        (self.coordinate, self.altitude, self.horizontalAccuracy) = (coordinate, altitude, horizontalAccuracy)
        (self.verticalAccuracy, self.course, self.speed, self.timestamp) = (verticalAccuracy, course, speed, timestamp)
    }

    /// Returns the distance along the earth's surface, taken as a sphere with the earth's mean radius, 6,371,009 m: up to 0.6 % from Apple's ellipsoid.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let (a, b) = (coordinate, location.coordinate)
        let (phi1, phi2) = (a.latitude * .pi / 180, b.latitude * .pi / 180)
        let (dPhi, dLambda) = (phi2 - phi1, (b.longitude - a.longitude) * .pi / 180)
        let h = pow(sin(dPhi / 2), 2) + cos(phi1) * cos(phi2) * pow(sin(dLambda / 2), 2)
        return 2 * 6_371_009 * asin(min(1, h.squareRoot()))
    }
}

/// A direction of the device.
public final class CLHeading: NSObject, Sendable {
    public let magneticHeading: CLLocationDirection = 0
    public let trueHeading: CLLocationDirection = 0
    public let headingAccuracy: CLLocationDirection = -1
}

/// A named place.
open class CLPlacemark: NSObject, @unchecked Sendable {
    public let location: CLLocation?
    public let name: String?
    public let locality: String?
    public let country: String?
    public let administrativeArea: String?
    public let thoroughfare: String?
    public let postalCode: String?
    public var subThoroughfare: String? { nil }
    public var subLocality: String? { nil }
    public var subAdministrativeArea: String? { nil }
    public var isoCountryCode: String? { nil }
    public var timeZone: TimeZone? { nil }
    public var ocean: String? { nil }
    public var inlandWater: String? { nil }
    public var areasOfInterest: [String]? { nil }
    public var region: CLRegion? { nil }
    package init(location: CLLocation?, name: String?) {
        (self.location, self.name) = (location, name)
        (locality, country, administrativeArea, thoroughfare, postalCode) = (nil, nil, nil, nil, nil)
    }
}

/// Finds places by name; without a network it finds none.
public final class CLGeocoder: NSObject, @unchecked Sendable {
    public func geocodeAddressString(_ address: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void) {
        completionHandler(nil, CLError(.network))
    }
    public func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void) {
        completionHandler(nil, CLError(.network))
    }
    public func geocodeAddressString(_ address: String, in region: CLRegion?, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void) {
        completionHandler(nil, CLError(.network))
    }
    public func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) { completionHandler(nil, CLError(.network)) }
    public func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws -> [CLPlacemark] { throw CLError(.network) }
    public func geocodeAddressString(_ address: String, in region: CLRegion?) async throws -> [CLPlacemark] { throw CLError(.network) }
    public var isGeocoding: Bool { false }
    public func cancelGeocode() {}
    public func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] { throw CLError(.network) }
    public func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
}

/// The reason why a location isn't known.
public struct CLError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure, regionMonitoringSetupDelayed,
            regionMonitoringResponseDelayed, geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled, deferredFailed
        case rangingUnavailable = 16
        case rangingFailure, promptDeclined
    }
    public static var locationUnknown: Code { .locationUnknown }
    public static var denied: Code { .denied }
    public static var network: Code { .network }
    public static var headingFailure: Code { .headingFailure }
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    public static var geocodeCanceled: Code { .geocodeCanceled }
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}
extension CLError.Code {
    /// Whether an error has the code, as in `catch CLError.denied`.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? CLError)?.code == code }
}

/// An area whose entry and exit are reported. No location arrives, so neither happens.
open class CLRegion: NSObject, @unchecked Sendable {
    public let identifier: String
    open var notifyOnEntry = true
    open var notifyOnExit = true
    public init(identifier: String = "") { self.identifier = identifier }
}
/// A circle on the earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    public let center: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier: identifier)
    }
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        CLLocation(latitude: center.latitude, longitude: center.longitude)
            .distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
    }
}
/// A stay at a place. None arrives.
open class CLVisit: NSObject, @unchecked Sendable {
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var arrivalDate: Date { .distantPast }
    open var departureDate: Date { .distantFuture }
}
/// Whether the device is in a region.
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }

/// Whether the app may use the location.
public enum CLAuthorizationStatus: Int32, Sendable { case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse }
/// The accuracy of the location.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// Follows the device's location. Drawing has no user who could grant permission, so it stays undetermined, and no location arrives.
open class CLLocationManager: NSObject, @unchecked Sendable {
    open weak var delegate: (any CLLocationManagerDelegate)?
    open var desiredAccuracy = kCLLocationAccuracyBest
    open var distanceFilter = kCLDistanceFilterNone
    open var pausesLocationUpdatesAutomatically = true
    open var allowsBackgroundLocationUpdates = false
    open var headingFilter: CLLocationDegrees = 1
    open var activityType = CLActivityType.other
    open var showsBackgroundLocationIndicator = false
    open var location: CLLocation? { nil }
    open var heading: CLHeading? { nil }
    open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    public static func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
    public static func locationServicesEnabled() -> Bool { true }
    public static func headingAvailable() -> Bool { false }
    open func requestWhenInUseAuthorization() {}
    open func requestAlwaysAuthorization() {}
    open func startUpdatingLocation() {}
    open func stopUpdatingLocation() {}
    open func startUpdatingHeading() {}
    open func stopUpdatingHeading() {}
    open func requestLocation() {}
    open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil) {
        completion?(CLError(.denied))
    }
    public static func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    public static func significantLocationChangeMonitoringAvailable() -> Bool { false }
    open private(set) var monitoredRegions: Set<CLRegion> = []
    open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
    open func startMonitoring(for region: CLRegion) { monitoredRegions.insert(region) }
    open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }
    open func requestState(for region: CLRegion) {}
    open func startMonitoringSignificantLocationChanges() {}
    open func stopMonitoringSignificantLocationChanges() {}
    open func startMonitoringVisits() {}
    open func stopMonitoringVisits() {}
    open var headingOrientation = CLDeviceOrientation.portrait
    open var maximumTimeIntervalBetweenEvents: TimeInterval = 0
    open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
    open func dismissHeadingCalibrationDisplay() {}
    public static func isRangingAvailable() -> Bool { false }
    open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws { throw CLError(.denied) }
}

/// The orientation that a heading refers to.
public enum CLDeviceOrientation: Int32, Sendable { case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown }
/// The floor of a building.
open class CLFloor: NSObject, @unchecked Sendable { open var level: Int { 0 } }
extension CLLocation {
    /// The floor of the location: unknown.
    public var floor: CLFloor? { nil }
    public var ellipsoidalAltitude: CLLocationDistance { altitude }
}

/// The user's activity while moving.
public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation, fitness, otherNavigation, airborne
}

/// Receives locations.
public protocol CLLocationManagerDelegate: AnyObject {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// A change of the device's location. None arrives.
public struct CLLocationUpdate: Sendable {
    /// What the app is used for.
    public enum LiveConfiguration: Int, Sendable { case `default`, automotiveNavigation, otherNavigation, fitness, airborne }
    /// The changes, which end at once.
    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate
        /// Returns no change.
        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> CLLocationUpdate? { nil }
        }
        public func makeAsyncIterator() -> Iterator { Iterator() }
    }
    public let location: CLLocation?
    public var stationary: Bool { false }
    public var isStationary: Bool { false }
    public var authorizationDenied: Bool { false }
    public var authorizationDeniedGlobally: Bool { false }
    public var authorizationRestricted: Bool { false }
    public var authorizationRequestInProgress: Bool { false }
    public var insufficientlyInUse: Bool { false }
    public var locationUnavailable: Bool { true }
    public var accuracyLimited: Bool { false }
    public var serviceSessionRequired: Bool { false }
    /// Returns the changes.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }
}
/// A time in which the app needs the location.
public final class CLServiceSession: Sendable {
    /// The permission that the app needs.
    public enum AuthorizationRequirement: Int, Sendable { case none, whenInUse, always }
    public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String? = nil) {}
    public func invalidate() {}
}
/// The origin of a location.
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
    public let isSimulatedBySoftware: Bool
    public let isProducedByAccessory: Bool
    public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
        (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
    }
}
/// Keeps location updates running in the background. None arrive.
public final class CLBackgroundActivitySession: NSObject, Sendable {
    public override init() {}
    public func invalidate() {}
}
