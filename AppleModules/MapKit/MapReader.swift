import AppleCoreLocation
import Easel
import Views

/// The projection of the map inside a reader.
@MainActor
final class MapReading {
    var projection: MapProjection?
    /// The map's place in the window.
    var origin = CGPoint.zero
}
private struct MapReadingKey: EnvironmentKey { static var defaultValue: MapReading? { nil } }
extension EnvironmentValues {
    /// The reader around the map.
    var mapReading: MapReading? {
        get { self[MapReadingKey.self] }
        set { self[MapReadingKey.self] = newValue }
    }
}

/// Converts places of a map into points and back.
@MainActor
public struct MapProxy {
    let reading: MapReading

    /// Returns the point of a place; nil before the map is drawn. Spaces other than the global one are those of the map.
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        guard let point = reading.projection?.point(coordinate) else { return nil }
        return isGlobal(space) ? CGPoint(x: point.x + reading.origin.x, y: point.y + reading.origin.y) : point
    }
    /// Returns the place at a point; nil before the map is drawn. Spaces other than the global one are those of the map.
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
        let inside = isGlobal(space) ? CGPoint(x: point.x - reading.origin.x, y: point.y - reading.origin.y) : point
        return reading.projection?.coordinate(at: inside)
    }
    private func isGlobal(_ space: some CoordinateSpaceProtocol) -> Bool {
        if case .global = space.coordinateSpace { true } else { false }
    }
}
/// A view that knows the places of the map inside.
public struct MapReader<Content: View>: View {
    private let content: (MapProxy) -> Content
    @State private var reading = MapReading()
    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
    public var body: some View { content(MapProxy(reading: reading)).environment(\.mapReading, reading) }
}

extension View {
    /// Shows the images of a street, which aren't drawn.
    public func lookAroundViewer(
        isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
    ) -> some View { notDrawn(isPresented.wrappedValue ? "lookAroundViewer" : nil) }
    /// Accepts a motion of the map's camera, which isn't drawn.
    public func mapCameraKeyframeAnimator<Trigger: Equatable, Path: Keyframes<MapCamera>>(
        trigger: Trigger, @KeyframesBuilder<MapCamera> keyframes: @escaping (MapCamera) -> Path
    ) -> some View { notDrawn("mapCameraKeyframeAnimator") }
}
extension CLLocationCoordinate2D: Animatable {
    public var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(latitude, longitude) }
        set { (latitude, longitude) = (newValue.first, newValue.second) }
    }
}
