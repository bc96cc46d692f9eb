import AppleCoreLocation
import AppleMapKit
import AppleUIKit
import Easel
import Testing

@testable import Views

/// Maps of UIKit.
@MainActor struct MapPictureTests {
    private final class Guide: MKMapViewDelegate {
        func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
            switch annotation.title {
            case "Pin":
                let pin = MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
                pin.pinTintColor = .green
                return pin
            case "Letters":
                let marker = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "marker")
                marker.glyphText = "XY"
                return marker
            case "View":
                let view = MKAnnotationView(annotation: annotation, reuseIdentifier: "view")
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
                label.text = "Here"
                view.addSubview(label)
                return view
            default: return nil
            }
        }
        func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
            let renderer = MKCircleRenderer(overlay: overlay)
            renderer.fillColor = .red
            return renderer
        }
    }

    private let center = CLLocationCoordinate2D(latitude: 47, longitude: 8)

    private func place(_ title: String) -> MKPointAnnotation { MKPointAnnotation(coordinate: center, title: title, subtitle: nil) }

    @Test func annotationsAreDrawnAsTheDelegateDescribesThem() {
        let (map, guide) = (MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), Guide())
        map.delegate = guide
        map.setRegion(MKCoordinateRegion(center: center, latitudinalMeters: 1000, longitudinalMeters: 1000), animated: false)
        map.addAnnotations([place("Plain"), place("Pin"), place("Letters"), place("View")])
        let graph = AppleModuleGraph.make(Shown(view: map))
        #expect(Set(graph.shownTexts).isSuperset(of: ["Plain", "XY", "Letters", "Here"]))
        #expect(!graph.shownTexts.contains("Pin"))
        #expect(graph.warnings == ["Map is drawn as a plain background with its annotations in place"])
    }

    @Test func shapesNeedARenderer() {
        func picture(_ delegate: (any MKMapViewDelegate)?) -> DisplayList {
            let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            map.delegate = delegate
            map.region = MKCoordinateRegion(center: center, latitudinalMeters: 1000, longitudinalMeters: 1000)
            map.addOverlay(MKCircle(center: center, radius: 100))
            return AppleModuleGraph.make(Shown(view: map)).displayList()
        }
        let guide = Guide()
        #expect(picture(guide) != picture(nil))
    }

    @Test func aMapShowsAllAnnotations() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        map.setRegion(MKCoordinateRegion(center: CLLocationCoordinate2D(), latitudinalMeters: 10, longitudinalMeters: 10), animated: false)
        map.showAnnotations([place("A")], animated: true)
        let graph = AppleModuleGraph.make(Shown(view: map))
        #expect(graph.shownTexts.contains("A"))
        #expect(map.annotations.count == 1)
    }

    /// In SwiftUI's maps, `tint` takes colors and other styles.
    @Test func markersHaveTheirTint() {
        func picture(_ content: some View) -> DisplayList { AppleModuleGraph.make(Map { content }).displayList() }
        let marker = Marker("Here", coordinate: CLLocationCoordinate2D(latitude: 47, longitude: 8))
        #expect(picture(marker.tint(.red)) == picture(marker))
        #expect(picture(marker.tint(.green)) != picture(marker))
        #expect(picture(marker.tint(.green.gradient)) != picture(marker.tint(.green)))
        #expect(picture(marker.tint(nil)) == picture(marker))
    }

    @Test func shapesAreBehindAnnotations() throws {
        let map = Map(initialPosition: .region(MKCoordinateRegion(center: center, latitudinalMeters: 1000, longitudinalMeters: 1000))) {
            Annotation("", coordinate: center) { Color.green.frame(width: 20, height: 20) }
            MapCircle(center: center, radius: 400).foregroundStyle(.red)
            MapPolygon(coordinates: [center, center, center]).foregroundStyle(.blue)
        }
        let pixels = try ImageRenderer(content: map.frame(width: 100, height: 100)).pixmap()
        let (middle, side) = (pixels.pixels[50 * 100 + 50], pixels.pixels[50 * 100 + 70])
        #expect(middle == Color.green.resolve(in: EnvironmentValues()).pixel && side == Color.red.resolve(in: EnvironmentValues()).pixel)
    }
}
extension Color.Resolved {
    fileprivate var pixel: UInt32 {
        func part(_ value: Double) -> UInt32 { UInt32(saturating: (value * 255).rounded()) }
        return 0xFF00_0000 | part(red) << 16 | part(green) << 8 | part(blue)
    }
}
