import AppleCoreLocation
import Easel
import Views

/// How the line between two places runs. Lines are drawn straight.
public struct MapContourStyle: Hashable, Sendable {
    private let name: String
    public static let straight = MapContourStyle(name: "straight")
    public static let geodesic = MapContourStyle(name: "geodesic")
}

/// A line through places.
public struct MapPolyline: MapContent {
    private let coordinates: [CLLocationCoordinate2D]
    private var paint = AnyShapeStyle(Color.accentColor)
    private var style = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
    @Environment(\.mapProjection) private var projection

    public init(coordinates: [CLLocationCoordinate2D], contourStyle: MapContourStyle = .straight) { self.coordinates = coordinates }
    public init(points: [MKMapPoint], contourStyle: MapContourStyle = .straight) { coordinates = points.map(\.coordinate) }
    public init(_ polyline: MKPolyline) { self.init(coordinates: polyline.coordinates) }
    public init(_ route: MKRoute) { self.init(route.polyline) }

    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> MapPolyline { stroke(content, style: StrokeStyle(lineWidth: lineWidth)) }
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> MapPolyline {
        var copy = self
        (copy.paint, copy.style) = (AnyShapeStyle(content), style)
        return copy
    }
    public func stroke(lineWidth: CGFloat = 1) -> MapPolyline { stroke(paint, lineWidth: lineWidth) }
    public func foregroundStyle<S: ShapeStyle>(_ content: S) -> MapPolyline { stroke(content, style: style) }

    public var body: some View {
        Path { $0.addLines(coordinates.map { projection.point($0) }) }
            .stroke(paint, style: style)
            .preference(key: MapPlacesKey.self, value: coordinates.map { MapPlace($0) }).belowAnnotations()
    }
}

extension View {
    /// Puts a shape behind all annotations, wherever it stands among them, as a map does.
    func belowAnnotations() -> some View { zIndex(-1) }
}

/// The paint of an area and of its edge.
struct MapAreaPaint {
    var fill = AnyShapeStyle(Color.accentColor.opacity(0.2))
    var edge: (paint: AnyShapeStyle, style: StrokeStyle)?

    mutating func stroke<S: ShapeStyle>(_ content: S, _ style: StrokeStyle) { edge = (AnyShapeStyle(content), style) }
    @MainActor func body<S: Shape>(_ shape: S, hasHoles: Bool = false) -> some View {
        shape.fill(fill, style: FillStyle(eoFill: hasHoles)).overlay {
            if let edge { shape.stroke(edge.paint, style: edge.style) }
        }
    }
}

/// An area between places.
public struct MapPolygon: MapContent {
    private let coordinates: [CLLocationCoordinate2D]
    private var holes: [[CLLocationCoordinate2D]] = []
    private var paint = MapAreaPaint()
    @Environment(\.mapProjection) private var projection

    public init(coordinates: [CLLocationCoordinate2D]) { self.coordinates = coordinates }
    public init(points: [MKMapPoint]) { coordinates = points.map(\.coordinate) }
    public init(_ polygon: MKPolygon) {
        coordinates = polygon.coordinates
        holes = (polygon.interiorPolygons ?? []).map(\.coordinates)
    }
    public init(_ rect: MKMapRect) {
        self.init(points: [
            rect.origin, MKMapPoint(x: rect.maxX, y: rect.minY), MKMapPoint(x: rect.maxX, y: rect.maxY), MKMapPoint(x: rect.minX, y: rect.maxY),
        ])
    }

    public func foregroundStyle<S: ShapeStyle>(_ content: S) -> MapPolygon {
        var copy = self
        copy.paint.fill = AnyShapeStyle(content)
        return copy
    }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> MapPolygon { stroke(content, style: StrokeStyle(lineWidth: lineWidth)) }
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> MapPolygon {
        var copy = self
        copy.paint.stroke(content, style)
        return copy
    }

    public var body: some View {
        let outline = Path { path in
            for ring in [coordinates] + holes where !ring.isEmpty {
                path.addLines(ring.map { projection.point($0) })
                path.closeSubpath()
            }
        }
        paint.body(outline, hasHoles: !holes.isEmpty).preference(key: MapPlacesKey.self, value: coordinates.map { MapPlace($0) })
            .belowAnnotations()
    }
}

/// A circle around a place, with a radius in meters.
public struct MapCircle: MapContent {
    private let center: CLLocationCoordinate2D
    private let radius: CLLocationDistance
    private var paint = MapAreaPaint()
    @Environment(\.mapProjection) private var projection

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) { (self.center, self.radius) = (center, radius) }

    public func foregroundStyle<S: ShapeStyle>(_ content: S) -> MapCircle {
        var copy = self
        copy.paint.fill = AnyShapeStyle(content)
        return copy
    }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> MapCircle { stroke(content, style: StrokeStyle(lineWidth: lineWidth)) }
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> MapCircle {
        var copy = self
        copy.paint.stroke(content, style)
        return copy
    }

    public var body: some View {
        let side = 2 * projection.length(radius, at: center)
        PlacedContent(coordinate: center, anchor: .center, content: paint.body(Circle()).frame(width: side, height: side)).belowAnnotations()
    }
}
