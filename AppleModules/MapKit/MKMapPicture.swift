import AppleCoreLocation
import AppleUIKit
import Easel
import Views

/// A map of UIKit is drawn like a `Map`, with the annotations and shapes that its delegate describes.
extension MKMapView: DrawnView {
    package var ownPicture: AnyView? {
        AnyView(
            Map(initialPosition: region.span.latitudeDelta > 0 ? .region(region) : .automatic) {
                ForEach(overlays.indices, id: \.self) { index in self.picture(of: self.overlays[index]) }
                ForEach(annotations.indices, id: \.self) { index in self.picture(of: self.annotations[index]) }
            })
    }

    private func picture(of overlay: any MKOverlay) -> AnyView {
        let asked = delegate?.mapView(self, rendererFor: overlay)
        guard let renderer = asked as? MKOverlayPathRenderer else {
            if overlay is MKTileOverlay { return AnyView(EmptyView().notDrawn("MKTileOverlay")) }
            // A renderer of MapKit's own class draws nothing; one of the app's classes has its own drawing.
            let isOwn = asked.map { type(of: $0) != MKOverlayRenderer.self } ?? false
            return AnyView(EmptyView().notDrawn(isOwn ? asked.map { "\(type(of: $0))" } : nil))
        }
        let fill = Color(uiColor: renderer.fillColor ?? .clear)
        let edge = Color(uiColor: renderer.strokeColor ?? (renderer as? MKGradientPolylineRenderer)?.colors.first ?? .clear)
        let style = StrokeStyle(
            lineWidth: renderer.lineWidth > 0 ? renderer.lineWidth : 2, lineCap: renderer.lineCap, lineJoin: renderer.lineJoin, miterLimit: renderer.miterLimit,
            dash: renderer.lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [], dashPhase: renderer.lineDashPhase)
        let area = { (polygon: MKPolygon) in MapPolygon(polygon).foregroundStyle(fill).stroke(edge, style: style) }
        let line = { (polyline: MKPolyline) in MapPolyline(polyline).stroke(edge, style: style) }
        let shape: AnyView =
            switch overlay {
            case let polygon as MKPolygon: AnyView(area(polygon))
            case let polyline as MKPolyline: AnyView(line(polyline))
            case let circle as MKCircle: AnyView(MapCircle(center: circle.coordinate, radius: circle.radius).foregroundStyle(fill).stroke(edge, style: style))
            case let several as MKMultiPolygon: AnyView(ForEach(several.polygons.indices, id: \.self) { area(several.polygons[$0]) })
            case let several as MKMultiPolyline: AnyView(ForEach(several.polylines.indices, id: \.self) { line(several.polylines[$0]) })
            default: AnyView(EmptyView().notDrawn("\(type(of: overlay))"))
            }
        return AnyView(shape.opacity(renderer.alpha))
    }

    private func picture(of annotation: any MKAnnotation) -> AnyView {
        if annotation is MKUserLocation { return AnyView(EmptyView()) }
        let title = annotation.title ?? ""
        switch delegate?.mapView(self, viewFor: annotation) ?? registeredView(for: annotation) {
        case let marker as MKMarkerAnnotationView:
            marker.prepareForDisplay()
            let tint = marker.markerTintColor.map { Color(uiColor: $0) }
            var shape = balloon(marker.titleVisibility == .hidden ? "" : title, marker, annotation.coordinate)
            shape.glyphTint = marker.glyphTintColor.map { Color(uiColor: $0) }
            return AnyView(shape.tint(tint))
        case let pin as MKPinAnnotationView:
            pin.prepareForDisplay()
            return AnyView(MapPin(coordinate: annotation.coordinate, tint: pin.pinTintColor.map { Color(uiColor: $0) }))
        case let view?:
            view.prepareForDisplay()
            let content = view.image.map { AnyView(Image(uiImage: $0)) } ?? AnyView(view.picture()?.frame(width: view.bounds.width, height: view.bounds.height))
            let placed = content.offset(x: view.centerOffset.x, y: view.centerOffset.y)
            return AnyView(PlacedContent(coordinate: annotation.coordinate, anchor: .center, content: placed))
        case nil: return AnyView(Marker(title, coordinate: annotation.coordinate))
        }
    }

    private func balloon(_ title: String, _ view: MKMarkerAnnotationView, _ coordinate: CLLocationCoordinate2D) -> Marker {
        if let text = view.glyphText { return Marker(title, monogram: Text(verbatim: text), coordinate: coordinate) }
        if let glyph = view.glyphImage {
            return Marker(coordinate: coordinate) {
                Label {
                    Text(verbatim: title)
                } icon: {
                    Image(uiImage: glyph.withRenderingMode(.alwaysTemplate)).resizable().scaledToFit().frame(width: 18, height: 18)
                }
            }
        }
        return Marker(title, coordinate: coordinate)
    }
}

/// An annotation's view is its image or its subviews; it has nothing of its own.
extension MKAnnotationView: DrawnView {
    package var ownPicture: AnyView? { AnyView(Color.clear) }
}
