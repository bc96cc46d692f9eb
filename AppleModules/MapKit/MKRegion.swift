// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AppleCoreLocation
import Easel
import Foundation

/// The extent of a region, in degrees.
public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// A part of the earth around a center.
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan
    public init() {
        self.init(
            center: CLLocationCoordinate2D(),
            span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
    }
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        (self.center, self.span) = (center, span)
    }
    /// Creates a region of a size in meters.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        let perDegree = 111_195.0
        let shrinking = max(0.01, cos(center.latitude * .pi / 180))
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / perDegree,
                longitudeDelta: longitudinalMeters / (perDegree * shrinking)))
    }
}

extension MKCoordinateRegion {
    /// Creates a region with a margin around places; without places, it is the whole earth.
    init(around places: [CLLocationCoordinate2D]) {
        let (latitudes, longitudes) = (places.map(\.latitude), places.map(\.longitude))
        guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(), let east = longitudes.max() else {
            self.init()
            return
        }
        self.init(
            center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
            span: MKCoordinateSpan(latitudeDelta: max(0.01, (north - south) * 1.4), longitudeDelta: max(0.01, (east - west) * 1.4)))
    }
}

/// The view of a camera from above.
public struct MapCamera: Sendable {
    public var centerCoordinate: CLLocationCoordinate2D
    /// The distance to the center in meters.
    public var distance: Double
    public var heading: Double
    public var pitch: Double
    public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
        pitch: Double = 0
    ) {
        (self.centerCoordinate, self.distance, self.heading, self.pitch) = (
            centerCoordinate, distance, heading, pitch
        )
    }

    /// The region that the camera sees straight from above, with an opening of 30 degrees.
    var region: MKCoordinateRegion {
        let side = 2 * distance * tan(15 * .pi / 180)
        return MKCoordinateRegion(
            center: centerCoordinate, latitudinalMeters: side, longitudinalMeters: side)
    }
}

/// The part of the earth that a map shows.
public struct MapCameraPosition: Sendable {
    /// The region; nil to show the map's content.
    public let region: MKCoordinateRegion?
    public let camera: MapCamera?

    public static let automatic = MapCameraPosition(region: nil, camera: nil)
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
        MapCameraPosition(region: region, camera: nil)
    }
    public static func camera(_ camera: MapCamera) -> MapCameraPosition {
        MapCameraPosition(region: camera.region, camera: camera)
    }
    /// The user's location is unknown, so the fallback applies.
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition)
        -> MapCameraPosition
    { fallback }
    public static func userLocation(followsHeading: Bool = false, followsTravelDirection: Bool, fallback: MapCameraPosition) -> MapCameraPosition { fallback }
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { .region(MKCoordinateRegion(rect)) }
    public var rect: MKMapRect? { region.map { MKMapRect($0) } }
    public var followsUserLocation: Bool { false }
    public var followsUserHeading: Bool { false }
    public var positionedByUser: Bool { false }
    public var fallbackPosition: MapCameraPosition? { nil }
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        .region(
            MKCoordinateRegion(
                center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
    }
}

/// A place by name.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude), name: nil)
    }
    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) { self.init(coordinate: coordinate) }
    public var title: String? { name }
}

/// The address of a place.
public final class MKAddress: NSObject, @unchecked Sendable {
    public let fullAddress: String
    public let shortAddress: String?
    public init?(fullAddress: String, shortAddress: String?) { (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress) }
}
/// A place that can be opened in Maps.
public final class MKMapItem: NSObject, @unchecked Sendable {
    public let placemark: MKPlacemark
    public var name: String?
    public var phoneNumber: String?
    public var url: URL?
    public init(placemark: MKPlacemark) { self.placemark = placemark }
    public override convenience init() { self.init(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D())) }
    public convenience init(location: CLLocation, address: MKAddress?) { self.init(placemark: MKPlacemark(coordinate: location.coordinate)) }
    public static func forCurrentLocation() -> MKMapItem { MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D())) }
    @discardableResult public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
    @discardableResult public static func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
    public var pointOfInterestCategory: MKPointOfInterestCategory?
    public var timeZone: TimeZone?
    public var identifier: Identifier? { nil }
    public var address: MKAddress? { nil }
    /// The identity of a place.
    public struct Identifier: RawRepresentable, Hashable, Codable, Sendable {
        public let rawValue: String
        public init?(rawValue: String) { self.rawValue = rawValue }
    }
    public var isCurrentLocation: Bool { false }
    public var location: CLLocation { CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude) }
}

/// Mercator's projection of a region onto a view.
struct MapProjection: Equatable {
    /// Points per width of the whole earth.
    let scale: Double
    /// The view's middle on the earth, from 0 to 1 in both directions.
    let middle: CGPoint
    let size: CGSize

    init(_ region: MKCoordinateRegion, size: CGSize) {
        let (center, span) = (region.center, region.span)
        let low = Self.unit(
            CLLocationCoordinate2D(
                latitude: center.latitude - span.latitudeDelta / 2,
                longitude: center.longitude - span.longitudeDelta / 2))
        let high = Self.unit(
            CLLocationCoordinate2D(
                latitude: center.latitude + span.latitudeDelta / 2,
                longitude: center.longitude + span.longitudeDelta / 2))
        let (width, height) = (max(abs(high.x - low.x), 1e-9), max(abs(high.y - low.y), 1e-9))
        // The whole region is visible, and more along one axis.
        scale = min(Double(size.width) / width, Double(size.height) / height)
        middle = Self.unit(center)
        self.size = size
    }

    /// Returns the place at a point of the view.
    func coordinate(at point: CGPoint) -> CLLocationCoordinate2D {
        let x = middle.x + (point.x - size.width / 2) / scale
        let y = middle.y + (point.y - size.height / 2) / scale
        return CLLocationCoordinate2D(latitude: atan(sinh(.pi * (1 - 2 * y))) * 180 / .pi, longitude: x * 360 - 180)
    }

    private static func unit(_ coordinate: CLLocationCoordinate2D) -> CGPoint {
        let latitude = min(max(coordinate.latitude, -85.05), 85.05) * .pi / 180
        return CGPoint(x: (coordinate.longitude + 180) / 360, y: (1 - asinh(tan(latitude)) / .pi) / 2)
    }

    func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint {
        let unit = Self.unit(coordinate)
        return CGPoint(
            x: size.width / 2 + CGFloat((unit.x - middle.x) * scale),
            y: size.height / 2 + CGFloat((unit.y - middle.y) * scale))
    }

    /// Returns a length in points at a latitude.
    func length(_ meters: CLLocationDistance, at coordinate: CLLocationCoordinate2D) -> CGFloat {
        CGFloat(meters / (40_030_000 * max(0.01, cos(coordinate.latitude * .pi / 180))) * scale)
    }
}
