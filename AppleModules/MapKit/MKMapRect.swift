// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleCoreLocation
import AppleUIKit
import Easel
import Foundation

/// A point on the plane map of the earth.
public struct MKMapPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    public init() { self.init(x: 0, y: 0) }
    public init(_ coordinate: CLLocationCoordinate2D) {
        let latitude = min(max(coordinate.latitude, -85.05), 85.05) * .pi / 180
        x = (coordinate.longitude + 180) / 360 * MKMapSize.world.width
        y = (1 - asinh(tan(latitude)) / .pi) / 2 * MKMapSize.world.height
    }
    public var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(
            latitude: atan(sinh(.pi * (1 - 2 * y / MKMapSize.world.height))) * 180 / .pi, longitude: x / MKMapSize.world.width * 360 - 180)
    }
    /// The distance to another point, in meters.
    public func distance(to: MKMapPoint) -> CLLocationDistance {
        let (from, end) = (coordinate, to.coordinate)
        return CLLocation(latitude: from.latitude, longitude: from.longitude).distance(from: CLLocation(latitude: end.latitude, longitude: end.longitude))
    }
}

/// A size on the plane map of the earth.
public struct MKMapSize: Hashable, Sendable {
    public var width: Double
    public var height: Double
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
    public init() { self.init(width: 0, height: 0) }
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle on the plane map of the earth.
public struct MKMapRect: Hashable, Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }
    public init() { self.init(x: 0, y: 0, width: 0, height: 0) }
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    public var isNull: Bool { origin.x == .infinity }
    public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }
    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public func union(_ rect2: MKMapRect) -> MKMapRect {
        if isNull { return rect2 }
        if rect2.isNull { return self }
        let (left, top) = (min(minX, rect2.minX), min(minY, rect2.minY))
        return MKMapRect(x: left, y: top, width: max(maxX, rect2.maxX) - left, height: max(maxY, rect2.maxY) - top)
    }
    public func insetBy(dx: Double, dy: Double) -> MKMapRect { MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy) }
    public func contains(_ point: MKMapPoint) -> Bool { point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY }
    public func intersects(_ rect2: MKMapRect) -> Bool {
        !isNull && !rect2.isNull && minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY && rect2.minY < maxY
    }

    /// The smallest rectangle that contains the places; null without places.
    init(around places: [CLLocationCoordinate2D]) {
        self = places.reduce(.null) { $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize())) }
    }
    /// The rectangle of a region.
    init(_ region: MKCoordinateRegion) {
        let (center, span) = (region.center, region.span)
        self.init(
            around: [-0.5, 0.5].map {
                CLLocationCoordinate2D(latitude: center.latitude + $0 * span.latitudeDelta, longitude: center.longitude + $0 * span.longitudeDelta)
            })
    }
    /// The region that the rectangle covers.
    var region: MKCoordinateRegion {
        guard !isNull else { return MKCoordinateRegion() }
        let (first, last) = (MKMapPoint(x: minX, y: minY).coordinate, MKMapPoint(x: maxX, y: maxY).coordinate)
        return MKCoordinateRegion(
            center: MKMapPoint(x: midX, y: midY).coordinate,
            span: MKCoordinateSpan(latitudeDelta: first.latitude - last.latitude, longitudeDelta: last.longitude - first.longitude))
    }
}
extension MKCoordinateRegion {
    /// Creates the region of a rectangle.
    public init(_ rect: MKMapRect) { self = rect.region }
}

/// The kinds of places that a map shows or a search finds.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "MKPOICategory" + name }
    public static let airport = MKPointOfInterestCategory("Airport")
    public static let atm = MKPointOfInterestCategory("ATM")
    public static let bakery = MKPointOfInterestCategory("Bakery")
    public static let bank = MKPointOfInterestCategory("Bank")
    public static let beach = MKPointOfInterestCategory("Beach")
    public static let cafe = MKPointOfInterestCategory("Cafe")
    public static let campground = MKPointOfInterestCategory("Campground")
    public static let evCharger = MKPointOfInterestCategory("EVCharger")
    public static let fireStation = MKPointOfInterestCategory("FireStation")
    public static let fitnessCenter = MKPointOfInterestCategory("FitnessCenter")
    public static let foodMarket = MKPointOfInterestCategory("FoodMarket")
    public static let gasStation = MKPointOfInterestCategory("GasStation")
    public static let hospital = MKPointOfInterestCategory("Hospital")
    public static let hotel = MKPointOfInterestCategory("Hotel")
    public static let library = MKPointOfInterestCategory("Library")
    public static let marina = MKPointOfInterestCategory("Marina")
    public static let movieTheater = MKPointOfInterestCategory("MovieTheater")
    public static let museum = MKPointOfInterestCategory("Museum")
    public static let nationalPark = MKPointOfInterestCategory("NationalPark")
    public static let nightlife = MKPointOfInterestCategory("Nightlife")
    public static let park = MKPointOfInterestCategory("Park")
    public static let parking = MKPointOfInterestCategory("Parking")
    public static let pharmacy = MKPointOfInterestCategory("Pharmacy")
    public static let police = MKPointOfInterestCategory("Police")
    public static let postOffice = MKPointOfInterestCategory("PostOffice")
    public static let publicTransport = MKPointOfInterestCategory("PublicTransport")
    public static let restaurant = MKPointOfInterestCategory("Restaurant")
    public static let restroom = MKPointOfInterestCategory("Restroom")
    public static let school = MKPointOfInterestCategory("School")
    public static let stadium = MKPointOfInterestCategory("Stadium")
    public static let store = MKPointOfInterestCategory("Store")
    public static let theater = MKPointOfInterestCategory("Theater")
    public static let university = MKPointOfInterestCategory("University")
    public static let zoo = MKPointOfInterestCategory("Zoo")
}
/// A choice among the kinds of places.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    public static let includingAll = MKPointOfInterestFilter(excluding: [])
    public static let excludingAll = MKPointOfInterestFilter(including: [])
    private let categories: [MKPointOfInterestCategory]
    private let includes: Bool
    public init(including categories: [MKPointOfInterestCategory]) { (self.categories, includes) = (categories, true) }
    public init(excluding categories: [MKPointOfInterestCategory]) { (self.categories, includes) = (categories, false) }
    open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == includes }
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

/// The appearance of a map of UIKit, which isn't drawn.
open class MKMapConfiguration: NSObject, @unchecked Sendable {
    /// Whether the map shows heights.
    public enum ElevationStyle: Int, Sendable { case flat, realistic }
    open var elevationStyle = ElevationStyle.flat
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false
    public override init() {}
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
}
open class MKStandardMapConfiguration: MKMapConfiguration, @unchecked Sendable {
    /// The strength of a map's colors.
    public enum EmphasisStyle: Int, Sendable { case `default`, muted }
    open var emphasisStyle = EmphasisStyle.default
    public convenience init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle) {
        self.init(elevationStyle: elevationStyle)
        self.emphasisStyle = emphasisStyle
    }
}
open class MKImageryMapConfiguration: MKMapConfiguration, @unchecked Sendable {}
open class MKHybridMapConfiguration: MKMapConfiguration, @unchecked Sendable {}

/// The viewpoint of a UIKit map. A change in place moves the map.
open class MKMapCamera: NSObject, @unchecked Sendable {
    open var centerCoordinate = CLLocationCoordinate2D()
    open var centerCoordinateDistance: CLLocationDistance = 1000
    open var heading: CLLocationDirection = 0
    open var pitch: CGFloat = 0
    /// The height of an untilted camera, which is its distance.
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
        set { centerCoordinateDistance = newValue / max(0.01, cos(Double(pitch) * .pi / 180)) }
    }
    public override init() {}
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.init()
        (self.centerCoordinate, centerCoordinateDistance, self.pitch, self.heading) = (centerCoordinate, distance, pitch, heading)
    }

    /// The center and the distance, which can be compared.
    var place: [Double] { [centerCoordinate.latitude, centerCoordinate.longitude, centerCoordinateDistance] }
    /// The region, which is half as high as the camera's distance, as for a camera of SwiftUI's maps.
    var region: MKCoordinateRegion {
        MKCoordinateRegion(center: centerCoordinate, latitudinalMeters: centerCoordinateDistance / 2, longitudinalMeters: centerCoordinateDistance / 2)
    }
}
