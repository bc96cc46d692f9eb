import AppleCoreLocation
import AppleUIKit
import Easel
import Foundation

/// The parts of a map that a user can choose.
public struct MKMapFeatureOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1)
    public static let territories = MKMapFeatureOptions(rawValue: 2)
    public static let physicalFeatures = MKMapFeatureOptions(rawValue: 4)
}
/// A button that follows the user's location. It shows its symbol.
open class MKUserTrackingButton: UIView {
    open weak var mapView: MKMapView?
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
        let symbol = UIImageView(image: UIImage(systemName: "location"))
        symbol.contentMode = .center
        symbol.frame = bounds
        symbol.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(symbol)
    }
}
/// A button of a bar that follows the user's location.
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    open weak var mapView: MKMapView?
    public convenience init(mapView: MKMapView?) {
        self.init(image: UIImage(systemName: "location"), style: .plain, target: nil, action: nil)
        self.mapView = mapView
    }
}
/// A compass of a map. It is an outline.
open class MKCompassButton: UIView {
    open weak var mapView: MKMapView?
    open var compassVisibility = MKFeatureVisibility.adaptive
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
    }
}
/// A scale of a map. It is an outline.
open class MKScaleView: UIView {
    open weak var mapView: MKMapView?
    open var scaleVisibility = MKFeatureVisibility.adaptive
    /// The side at which the scale begins.
    public enum Alignment: Int, Sendable { case leading, trailing }
    open var legendAlignment = Alignment.leading
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 100, height: 22))
        self.mapView = mapView
    }
}
/// A button that tilts a map. It is an outline.
open class MKPitchControl: UIView {
    open weak var mapView: MKMapView?
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
    }
}
/// Draws a line in several colors, of which the first one is drawn unless there is a stroke color.
open class MKGradientPolylineRenderer: MKPolylineRenderer, @unchecked Sendable {
    open private(set) var colors: [UIColor] = []
    open private(set) var locations: [CGFloat] = []
    open func setColors(_ colors: [UIColor], locations: [CGFloat]) { (self.colors, self.locations) = (colors, locations) }
}
/// Several lines on a map.
open class MKMultiPolyline: NSObject, MKOverlay, @unchecked Sendable {
    public let polylines: [MKPolyline]
    public init(_ polylines: [MKPolyline]) { self.polylines = polylines }
    open var coordinate: CLLocationCoordinate2D { polylines.first?.coordinate ?? CLLocationCoordinate2D() }
}
/// Several areas on a map.
open class MKMultiPolygon: NSObject, MKOverlay, @unchecked Sendable {
    public let polygons: [MKPolygon]
    public init(_ polygons: [MKPolygon]) { self.polygons = polygons }
    open var coordinate: CLLocationCoordinate2D { polygons.first?.coordinate ?? CLLocationCoordinate2D() }
}
/// Draws several lines on a map.
open class MKMultiPolylineRenderer: MKOverlayPathRenderer, @unchecked Sendable {
    public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
}
/// Draws several areas on a map.
open class MKMultiPolygonRenderer: MKOverlayPathRenderer, @unchecked Sendable {
    public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }
}

/// An object of a GeoJSON file.
public protocol MKGeoJSONObject: NSObjectProtocol {}
extension MKPolyline: MKGeoJSONObject {}
extension MKMultiPolyline: MKGeoJSONObject {}
extension MKMultiPolygon: MKGeoJSONObject {}
extension MKPointAnnotation: MKGeoJSONObject {}
/// Shapes with properties of a GeoJSON file.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject, @unchecked Sendable {
    public let identifier: String?
    /// The properties as JSON.
    public let properties: Data?
    public let geometry: [any MKShape & MKGeoJSONObject]
    init(identifier: String?, properties: Data?, geometry: [any MKShape & MKGeoJSONObject]) {
        (self.identifier, self.properties, self.geometry) = (identifier, properties, geometry)
    }
}
/// A shape of a GeoJSON file.
public protocol MKShape: MKAnnotation {}
extension MKPolyline: MKShape {}
extension MKMultiPolyline: MKShape {}
extension MKMultiPolygon: MKShape {}
extension MKPointAnnotation: MKShape {}

/// Reads GeoJSON (RFC 7946).
open class MKGeoJSONDecoder: NSObject {
    public override init() {}
    open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
        guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
        return try objects(object)
    }
    private func objects(_ object: [String: Any]) throws -> [any MKGeoJSONObject] {
        switch object["type"] as? String {
        case "FeatureCollection":
            return try (object["features"] as? [[String: Any]] ?? []).flatMap(objects)
        case "Feature":
            let properties = try (object["properties"] as? [String: Any]).map { try JSONSerialization.data(withJSONObject: $0, options: .sortedKeys) }
            let identifier = (object["id"] as? String) ?? (object["id"] as? NSNumber).map { "\($0)" }
            let geometry = try (object["geometry"] as? [String: Any]).map(shapes) ?? []
            return [MKGeoJSONFeature(identifier: identifier, properties: properties, geometry: geometry)]
        default: return try shapes(object)
        }
    }
    private func shapes(_ geometry: [String: Any]) throws -> [any MKShape & MKGeoJSONObject] {
        let values = geometry["coordinates"] as? [Any] ?? []
        switch geometry["type"] as? String {
        case "Point":
            let point = MKPointAnnotation()
            point.coordinate = try coordinate(values)
            return [point]
        case "MultiPoint":
            return try values.map {
                let point = MKPointAnnotation()
                point.coordinate = try coordinate($0)
                return point
            }
        case "LineString": return [try line(values)]
        case "MultiLineString": return [MKMultiPolyline(try values.map(line))]
        case "Polygon": return [try polygon(values)]
        case "MultiPolygon": return [MKMultiPolygon(try values.map(polygon))]
        case "GeometryCollection": return try (geometry["geometries"] as? [[String: Any]] ?? []).flatMap(shapes)
        default: throw CocoaError(.propertyListReadCorrupt)
        }
    }
    private func coordinate(_ value: Any) throws -> CLLocationCoordinate2D {
        guard let numbers = value as? [NSNumber], numbers.count >= 2 else { throw CocoaError(.propertyListReadCorrupt) }
        return CLLocationCoordinate2D(latitude: numbers[1].doubleValue, longitude: numbers[0].doubleValue)
    }
    private func coordinates(_ value: Any) throws -> [CLLocationCoordinate2D] { try (value as? [Any] ?? []).map(coordinate) }
    private func line(_ value: Any) throws -> MKPolyline {
        let points = try coordinates(value)
        return MKPolyline(coordinates: points, count: points.count)
    }
    private func polygon(_ value: Any) throws -> MKPolygon {
        let rings = try (value as? [Any] ?? []).map(coordinates)
        let holes = rings.dropFirst().map { MKPolygon(coordinates: $0, count: $0.count) }
        return MKPolygon(coordinates: rings.first ?? [], count: rings.first?.count ?? 0, interiorPolygons: holes.isEmpty ? nil : holes)
    }
}

/// A request for the places around a point. Without a network it finds none.
open class MKLocalPointsOfInterestRequest: NSObject, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    public static let maxRadius: CLLocationDistance = 30_000
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) { (coordinate, self.radius) = (center, radius) }
    public convenience init(coordinateRegion region: MKCoordinateRegion) { self.init(center: region.center, radius: region.span.latitudeDelta * 55_500) }
}
/// A request for the place at a location. Without a network it finds none.
open class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {
    public let location: CLLocation
    open var preferredLocale: Locale?
    public init?(location: CLLocation) { self.location = location }
    open func cancel() {}
    open var mapItems: [MKMapItem] {
        get async throws { throw CLError(.network) }
    }
}
/// A request for the place of an address. Without a network it finds none.
open class MKGeocodingRequest: NSObject, @unchecked Sendable {
    public let addressString: String
    open var region: MKCoordinateRegion?
    public init?(addressString: String) { self.addressString = addressString }
    open func cancel() {}
    open var mapItems: [MKMapItem] {
        get async throws { throw CLError(.network) }
    }
}

extension View {
    /// Accepts a place whose details a sheet would show. Easel has no details of places, so the sheet isn't drawn.
    public func mapItemDetailSheet(item: Binding<MKMapItem?>, displaysMap: Bool = false) -> some View {
        notDrawn(item.wrappedValue == nil ? nil : "mapItemDetailSheet")
    }
    /// Accepts a place whose details a sheet would show. Easel has no details of places, so the sheet isn't drawn.
    public func mapItemDetailSheet(isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = false) -> some View {
        notDrawn(isPresented.wrappedValue && item != nil ? "mapItemDetailSheet" : nil)
    }
    /// Accepts a place whose details a popover would show. Easel has no details of places, so the popover isn't drawn.
    public func mapItemDetailPopover(item: Binding<MKMapItem?>, displaysMap: Bool = true, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds))
        -> some View
    {
        notDrawn(item.wrappedValue == nil ? nil : "mapItemDetailPopover")
    }
}
