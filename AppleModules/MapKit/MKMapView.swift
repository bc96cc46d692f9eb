// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleCoreLocation
import AppleUIKit
import Easel
import Foundation

/// The kind of a map.
public enum MKMapType: UInt, Sendable { case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard }
/// How a map follows the user.
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

/// Something at a coordinate.
public protocol MKAnnotation: AnyObject {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}
extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}
/// Something at a coordinate.
open class MKPointAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
    open var coordinate = CLLocationCoordinate2D()
    open var title: String?
    open var subtitle: String?
    public override init() {}
    public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
    public init(__coordinate coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
    }
    public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(__coordinate: coordinate, title: title, subtitle: subtitle)
    }
}
/// The user's place, which is unknown.
open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var location: CLLocation? { nil }
}
/// A shape on a map.
public protocol MKOverlay: MKAnnotation { var boundingMapRect: MKMapRect { get } }
extension MKOverlay { public var boundingMapRect: MKMapRect { MKMapRect(around: [coordinate]) } }
/// A line on a map.
open class MKPolyline: NSObject, MKOverlay, @unchecked Sendable {
    public let coordinates: [CLLocationCoordinate2D]
    public init(coordinates: [CLLocationCoordinate2D], count: Int) { self.coordinates = Array(coordinates.prefix(count)) }
    open var coordinate: CLLocationCoordinate2D { coordinates.first ?? CLLocationCoordinate2D() }
    open var pointCount: Int { coordinates.count }
    public var boundingMapRect: MKMapRect { MKMapRect(around: coordinates) }
}
/// A line on the surface of the earth. It is drawn straight.
open class MKGeodesicPolyline: MKPolyline, @unchecked Sendable {}
/// An area on a map.
open class MKPolygon: MKPolyline, @unchecked Sendable {
    public private(set) var interiorPolygons: [MKPolygon]?
    public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int, interiorPolygons: [MKPolygon]?) {
        self.init(coordinates: coords, count: count)
        self.interiorPolygons = interiorPolygons
    }
}
/// A circle on a map.
open class MKCircle: NSObject, MKOverlay, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) { (coordinate, self.radius) = (coord, radius) }
}
/// Draws a shape on a map. A subclass with its own drawing isn't drawn, with a warning.
open class MKOverlayRenderer: NSObject, @unchecked Sendable {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1
    public init(overlay: any MKOverlay) { self.overlay = overlay }
}
/// Draws a path on a map.
open class MKOverlayPathRenderer: MKOverlayRenderer, @unchecked Sendable {
    open var strokeColor: UIColor?
    open var fillColor: UIColor?
    open var lineWidth: CGFloat = 0
    open var lineDashPattern: [NSNumber]?
    open var lineDashPhase: CGFloat = 0
    open var lineCap = CGLineCap.round
    open var lineJoin = CGLineJoin.round
    open var miterLimit: CGFloat = 10
    open var shouldRasterize = false
}
open class MKPolylineRenderer: MKOverlayPathRenderer, @unchecked Sendable {
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
    open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(coordinates: [], count: 0) }
}
open class MKCircleRenderer: MKOverlayPathRenderer, @unchecked Sendable { public convenience init(circle: MKCircle) { self.init(overlay: circle) } }
open class MKPolygonRenderer: MKOverlayPathRenderer, @unchecked Sendable { public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) } }
open class MKTileOverlayRenderer: MKOverlayRenderer, @unchecked Sendable {
    public convenience init(tileOverlay: MKTileOverlay) { self.init(overlay: tileOverlay) }
}
/// Map images from a server, which aren't drawn.
open class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
    public let urlTemplate: String?
    open var canReplaceMapContent = false
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    public init(urlTemplate: String?) { self.urlTemplate = urlTemplate }
}
/// The order of shapes and labels.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
/// The priority of an annotation among others.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public static let required = MKFeatureDisplayPriority(rawValue: 1000)
    public static let defaultHigh = MKFeatureDisplayPriority(rawValue: 750)
    public static let defaultLow = MKFeatureDisplayPriority(rawValue: 250)
}
/// Whether a title is visible.
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }
/// Annotations that are close together.
open class MKClusterAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
    open var title: String?
    open var subtitle: String?
    public let memberAnnotations: [any MKAnnotation]
    open var coordinate: CLLocationCoordinate2D { memberAnnotations.first?.coordinate ?? CLLocationCoordinate2D() }
    public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
}
/// The view of an annotation: an image, or the view's own subviews, at the place.
open class MKAnnotationView: UIView {
    open var annotation: (any MKAnnotation)?
    open var image: UIImage?
    open var canShowCallout = false
    open var isDraggable = false
    open var rightCalloutAccessoryView: UIView?
    open var leftCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
    open var centerOffset = CGPoint.zero
    open var calloutOffset = CGPoint.zero
    open var clusteringIdentifier: String?
    open var displayPriority = MKFeatureDisplayPriority.required
    open var zPriority = MKFeatureDisplayPriority.required
    open var selectedZPriority = MKFeatureDisplayPriority.required
    open var collisionMode = CollisionMode.rectangle
    /// The shape that keeps other places away.
    public enum CollisionMode: Int, Sendable { case rectangle, circle, none }
    /// The state of a dragged place.
    public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }
    open var dragState = DragState.none
    open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
    open var reuseIdentifier: String? { nil }
    open var isHighlighted = false
    open var cluster: MKAnnotationView? { nil }
    open var accessoryOffset = CGPoint.zero
    open var isSelected = false
    open var isEnabled = true
    open func prepareForDisplay() {}
    open func prepareForReuse() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    nonisolated public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(frame: .zero)
        nonisolated(unsafe) let annotation = annotation
        MainActor.assumeIsolated { unsafe self.annotation = annotation }
    }
    nonisolated public override convenience init(frame: CGRect) { self.init(annotation: nil, reuseIdentifier: nil) }
    nonisolated convenience init(dequeued annotation: (any MKAnnotation)?, _ reuseIdentifier: String?) {
        self.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    }
    nonisolated public required init?(coder: NSCoder) { nil }
}
open class MKMarkerAnnotationView: MKAnnotationView {
    open var markerTintColor: UIColor?
    open var glyphTintColor: UIColor?
    open var glyphText: String?
    open var glyphImage: UIImage?
    open var titleVisibility = MKFeatureVisibility.adaptive
    open var subtitleVisibility = MKFeatureVisibility.adaptive
    open var animatesWhenAdded = false
}
open class MKPinAnnotationView: MKAnnotationView {
    open var pinTintColor: UIColor?
    open var animatesDrop = false
}
/// Describes the annotations and shapes of a map of UIKit. Such maps don't move.
@MainActor @preconcurrency public protocol MKMapViewDelegate: AnyObject {
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
}
extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
}
/// A map of UIKit: a plain background with its annotations and shapes in place.
open class MKMapView: UIView {
    open weak var delegate: (any MKMapViewDelegate)?
    open var mapType = MKMapType.standard
    /// The region that code set, or that the camera sees if it has changed since.
    open var region: MKCoordinateRegion {
        get { camera.place == place ? ownRegion : camera.region }
        set {
            let distance = newValue.span.latitudeDelta * 111_195 * 2
            camera = MKMapCamera(lookingAtCenter: newValue.center, fromDistance: distance, pitch: camera.pitch, heading: camera.heading)
            (ownRegion, place) = (newValue, camera.place)
        }
    }
    private var ownRegion = MKCoordinateRegion()
    /// The place of the camera for which `ownRegion` applies; nil after code has set another camera. At first, `ownRegion` is the whole earth.
    private var place: [Double]? = MKMapView.firstCamera.place
    /// A camera that sees a country: a map whose code sets only a center has its distance.
    private static var firstCamera: MKMapCamera { MKMapCamera(lookingAtCenter: CLLocationCoordinate2D(), fromDistance: 2_000_000, pitch: 0, heading: 0) }
    open var showsUserLocation = false
    open var showsCompass = true
    open var showsScale = false
    open var showsTraffic = false
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    open var userTrackingMode = MKUserTrackingMode.none
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsBuildings = true
    open var isUserLocationVisible: Bool { false }
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    open var camera = MKMapView.firstCamera { didSet { place = nil } }
    open var visibleMapRect: MKMapRect {
        get { MKMapRect(region) }
        set { region = newValue.region }
    }
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { visibleMapRect = mapRect }
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) { visibleMapRect = mapRect }
    open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int) { overlays.insert(overlay, at: min(max(0, index), overlays.count)) }
    open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) { self.cameraZoomRange = cameraZoomRange }
    open var cameraZoomRange: CameraZoomRange!
    open var cameraBoundary: CameraBoundary?
    open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) { self.cameraBoundary = cameraBoundary }
    /// The limits of a camera's distance.
    public final class CameraZoomRange: NSObject {
        public let minCenterCoordinateDistance: CLLocationDistance
        public let maxCenterCoordinateDistance: CLLocationDistance
        public init?(minCenterCoordinateDistance: CLLocationDistance, maxCenterCoordinateDistance: CLLocationDistance) {
            (self.minCenterCoordinateDistance, self.maxCenterCoordinateDistance) = (minCenterCoordinateDistance, maxCenterCoordinateDistance)
        }
        public convenience init?(minCenterCoordinateDistance: CLLocationDistance) {
            self.init(minCenterCoordinateDistance: minCenterCoordinateDistance, maxCenterCoordinateDistance: .infinity)
        }
        public convenience init?(maxCenterCoordinateDistance: CLLocationDistance) {
            self.init(minCenterCoordinateDistance: 0, maxCenterCoordinateDistance: maxCenterCoordinateDistance)
        }
    }
    /// The area of a camera's center.
    public final class CameraBoundary: NSObject {
        public let region: MKCoordinateRegion
        public init?(coordinateRegion region: MKCoordinateRegion) { self.region = region }
        public init?(mapRect: MKMapRect) { region = mapRect.region }
    }
    open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        let region = mapRect.region
        let inside = annotations.filter {
            abs($0.coordinate.latitude - region.center.latitude) <= region.span.latitudeDelta / 2
                && abs($0.coordinate.longitude - region.center.longitude) <= region.span.longitudeDelta / 2
        }
        return Set(inside.compactMap { ($0 as? NSObject).map(AnyHashable.init) })
    }
    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect }
    open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect { mapRect }
    open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect { bounds }
    open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion { region }
    open func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {}
    open func insertOverlay(_ overlay: any MKOverlay, aboveOverlay sibling: any MKOverlay) { addOverlay(overlay) }
    open func insertOverlay(_ overlay: any MKOverlay, belowOverlay sibling: any MKOverlay) { insertOverlay(overlay, at: 0) }
    open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { overlays }
    open var showsUserTrackingButton = false
    open var showsPointsOfInterest = true
    open var showsZoomControls = false
    open var showsPitchControl = false
    open var isPitchButtonVisible = false
    open var selectableMapFeatures: MKMapFeatureOptions = []
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
    public let userLocation = MKUserLocation()
    open private(set) var annotations: [any MKAnnotation] = []
    open private(set) var overlays: [any MKOverlay] = []
    open var selectedAnnotations: [any MKAnnotation] = []
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set {
            if place == Self.firstCamera.place {
                camera.centerCoordinate = newValue
                place = nil
            } else {
                region.center = newValue
            }
        }
    }
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
    open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
    open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
    open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { for annotation in annotations { removeAnnotation(annotation) } }
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) { addAnnotation(annotation) }
        if !annotations.isEmpty { region = MKCoordinateRegion(around: annotations.map(\.coordinate)) }
    }
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}
    open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
    open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
    open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
    open func removeOverlays(_ overlays: [any MKOverlay]) { for overlay in overlays { removeOverlay(overlay) } }
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
        if let viewClass = classes[identifier] as? MKAnnotationView.Type { return MKAnnotationView.made(viewClass, annotation, identifier) }
        switch identifier {
        case MKMapViewDefaultAnnotationViewReuseIdentifier, MKMapViewDefaultClusterAnnotationViewReuseIdentifier:
            return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
        default: return MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
        }
    }
    private var classes: [String: AnyClass] = [:]
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) { classes[identifier] = viewClass }
    /// Returns a view of the class that code registered for annotations without a view of their own; nil without one.
    func registeredView(for annotation: any MKAnnotation) -> MKAnnotationView? {
        let isCluster = annotation is MKClusterAnnotation
        let identifier = isCluster ? MKMapViewDefaultClusterAnnotationViewReuseIdentifier : MKMapViewDefaultAnnotationViewReuseIdentifier
        return classes[identifier] == nil ? nil : dequeueReusableAnnotationView(withIdentifier: identifier, for: annotation)
    }
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D { region.center }
}
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
