import AppleCoreLocation
import AppleUIKit
import Easel
import Testing

@testable import AppleMapKit
@testable import Views

/// A view of an app for annotations.
private final class Badge: MKMarkerAnnotationView {
    private(set) var titles: [String?] = []
    override var annotation: (any MKAnnotation)? { didSet { titles.append(annotation?.title) } }
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        MainActor.assumeIsolated { glyphText = "init" }
    }
    required init?(coder: NSCoder) { nil }
    override func prepareForDisplay() { glyphText = (glyphText ?? "") + "+" }
}
/// A renderer of an app with its own drawing.
private final class Sketch: MKOverlayRenderer, @unchecked Sendable {}

/// Views and renderers of UIKit's maps, and the part of the earth that they show.
@MainActor struct MapViewTests {
    private final class Guide: MKMapViewDelegate {
        var renderer: (any MKOverlay) -> MKOverlayRenderer = { MKOverlayRenderer(overlay: $0) }
        var marker: (MKMarkerAnnotationView) -> Void = { _ in }
        func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer { renderer(overlay) }
        func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
            let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
            marker(view)
            return view
        }
    }

    private let center = CLLocationCoordinate2D(latitude: 47, longitude: 8)
    private let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let guide = Guide()

    private func place(_ title: String) -> MKPointAnnotation { MKPointAnnotation(coordinate: center, title: title, subtitle: nil) }
    private func graph() -> ViewGraph { AppleModuleGraph.make(Shown(view: map)) }
    /// Returns the coordinates of a square around the center.
    private func square(_ side: Double) -> [CLLocationCoordinate2D] {
        [(-1.0, -1.0), (-1, 1), (1, 1), (1, -1)].map {
            CLLocationCoordinate2D(latitude: center.latitude + $0.0 * side, longitude: center.longitude + $0.1 * side)
        }
    }
    private func show(_ overlay: any MKOverlay, _ renderer: @escaping (any MKOverlay) -> MKOverlayRenderer) -> ViewGraph {
        map.removeOverlays(map.overlays)
        map.region = MKCoordinateRegion(center: center, latitudinalMeters: 10_000, longitudinalMeters: 10_000)
        map.delegate = guide
        guide.renderer = renderer
        map.addOverlay(overlay)
        return graph()
    }

    @Test func registeredClassesAreDequeued() {
        map.register(Badge.self, forAnnotationViewWithReuseIdentifier: "badge")
        let badge = map.dequeueReusableAnnotationView(withIdentifier: "badge", for: place("A")) as? Badge
        #expect(badge?.annotation?.title == "A" && badge?.titles == ["A"] && badge?.glyphText == "init")
        #expect(map.dequeueReusableAnnotationView(withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: place("B")) is MKMarkerAnnotationView)
        #expect(!(map.dequeueReusableAnnotationView(withIdentifier: "other", for: place("C")) is MKMarkerAnnotationView))
    }

    @Test func theRegisteredClassShowsAnnotationsWithoutAView() {
        map.addAnnotation(place("A"))
        #expect(!graph().shownTexts.contains("init+"))
        map.register(Badge.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
        #expect(graph().shownTexts.contains("init+"))
        map.register(nil, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
        #expect(!graph().shownTexts.contains("init+"))
    }

    @Test func severalShapesAreDrawnLikeTheirParts() {
        func painted(_ renderer: MKOverlayPathRenderer) -> MKOverlayRenderer {
            (renderer.strokeColor, renderer.fillColor) = (.red, .blue)
            return renderer
        }
        let (line, area) = (MKPolyline(coordinates: square(0.01), count: 4), MKPolygon(coordinates: square(0.01), count: 4))
        let none = show(line) { MKOverlayRenderer(overlay: $0) }.displayList()
        let lines = show(MKMultiPolyline([line])) { painted(MKMultiPolylineRenderer(overlay: $0)) }
        #expect(lines.displayList() != none && lines.namesNotDrawn == [])
        let areas = show(MKMultiPolygon([area])) { painted(MKMultiPolygonRenderer(overlay: $0)) }
        #expect(areas.displayList() != none && areas.displayList() != lines.displayList() && areas.namesNotDrawn == [])
    }

    @Test func aGradientHasItsFirstColor() {
        let line = MKPolyline(coordinates: square(0.01), count: 4)
        func shown(_ colors: [UIColor]) -> DisplayList {
            show(line) {
                let renderer = MKGradientPolylineRenderer(overlay: $0)
                renderer.setColors(colors, locations: [0, 1])
                return renderer
            }.displayList()
        }
        #expect(shown([.red, .blue]) == shown([.red, .green]) && shown([.red, .blue]) != shown([.blue, .red]))
    }

    @Test func otherRenderersWarn() {
        let line = MKPolyline(coordinates: square(0.01), count: 4)
        #expect(show(line) { MKOverlayRenderer(overlay: $0) }.namesNotDrawn == [])
        #expect(show(line) { Sketch(overlay: $0) }.namesNotDrawn == ["Sketch"])
        #expect(show(MKTileOverlay(urlTemplate: nil)) { MKTileOverlayRenderer(overlay: $0) }.namesNotDrawn == ["MKTileOverlay"])
        #expect(show(MKTileOverlay(urlTemplate: nil)) { MKOverlayPathRenderer(overlay: $0) }.namesNotDrawn == ["MKTileOverlay"])
    }

    @Test func areasHaveHoles() {
        let hole = MKPolygon(coordinates: square(0.005), count: 4)
        func shown(_ holes: [MKPolygon]?) -> DisplayList {
            show(MKPolygon(coordinates: square(0.01), count: 4, interiorPolygons: holes)) {
                let renderer = MKPolygonRenderer(overlay: $0)
                renderer.fillColor = .red
                return renderer
            }.displayList()
        }
        #expect(shown([hole]) != shown(nil) && shown([]) == shown(nil))
    }

    @Test func glyphsHaveTheirColor() throws {
        let glyph = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        map.addAnnotation(place(""))
        map.delegate = guide
        func isGreen(_ color: UIColor?) throws -> Bool {
            guide.marker = { ($0.glyphImage, $0.glyphTintColor) = (glyph, color) }
            return try ImageRenderer(content: Shown(view: map).frame(width: 200, height: 200)).pixmap().pixels.contains(0xFF00_FF00)
        }
        let (green, white) = (try isGreen(.green), try isGreen(nil))
        #expect(green && !white)
    }

    @Test func aCenterWithoutARegionIsShownFromADistance() {
        #expect(map.region.span.latitudeDelta == 180)
        map.setCenter(center, animated: true)
        #expect(map.centerCoordinate.latitude == 47 && map.centerCoordinate.longitude == 8)
        #expect(map.region.span.latitudeDelta > 1 && map.region.span.latitudeDelta < 20)
        let span = map.region.span.latitudeDelta
        map.centerCoordinate.latitude = 40
        #expect(map.region.center.latitude == 40 && map.region.span.latitudeDelta == span)
        map.region.span.latitudeDelta = 2
        map.centerCoordinate = center
        #expect(map.region.center.latitude == 47 && map.region.span.latitudeDelta == 2)
    }

    @Test func shownAnnotationsFillTheMap() {
        let far = MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: -30, longitude: 100))
        map.addAnnotation(far)
        map.showAnnotations([place("A")], animated: false)
        #expect(map.annotations.count == 2 && map.region.center.latitude == 47 && map.region.span.latitudeDelta < 0.1)
        map.showAnnotations([], animated: false)
        #expect(map.region.center.latitude == 47)
        map.showAnnotations(map.annotations, animated: false)
        #expect(map.region.span.latitudeDelta > 77)
    }

    @Test func aCameraCanMoveInPlace() {
        map.setRegion(MKCoordinateRegion(center: center, latitudinalMeters: 1000, longitudinalMeters: 500), animated: false)
        #expect(map.camera.centerCoordinate.latitude == 47 && abs(map.camera.centerCoordinateDistance - 2000) < 1)
        map.camera.heading = 90
        #expect(map.region.span.longitudeDelta < map.region.span.latitudeDelta)
        map.camera.centerCoordinate.latitude = 40
        map.camera.centerCoordinateDistance = 400
        #expect(map.region.center.latitude == 40 && abs(map.region.span.latitudeDelta * 111_195 - 200) < 1)
        map.camera = MKMapCamera(lookingAtCenter: center, fromDistance: 2000, pitch: 0, heading: 0)
        #expect(map.region.center.latitude == 47 && abs(map.region.span.latitudeDelta * 111_195 - 1000) < 1)
    }
}
