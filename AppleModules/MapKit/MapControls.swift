import Easel
import Views

/// A button for the location of the user, which isn't drawn on a plain background.
public struct MapUserLocationButton: View {
    public init() {}
    public init(scope: Namespace.ID) {}
    public var body: some View { EmptyView() }
}
/// A compass, which isn't drawn on a plain background.
public struct MapCompass: View {
    public init() {}
    public init(scope: Namespace.ID) {}
    public var body: some View { EmptyView() }
}
/// A scale, which isn't drawn on a plain background.
public struct MapScaleView: View {
    public init() {}
    public init(scope: Namespace.ID) {}
    public init(anchorEdge: HorizontalEdge, scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
/// A switch for the pitch, which isn't drawn on a plain background.
public struct MapPitchToggle: View {
    public init() {}
    public init(scope: Namespace.ID) {}
    public var body: some View { EmptyView() }
}
/// A slider for the pitch, which isn't drawn on a plain background.
public struct MapPitchSlider: View {
    public init() {}
    public init(scope: Namespace.ID) {}
    public var body: some View { EmptyView() }
}
/// Buttons for the scale, which aren't drawn on a plain background.
public struct MapZoomStepper: View {
    public init() {}
    public init(scope: Namespace.ID) {}
    public var body: some View { EmptyView() }
}
/// A selected marker or feature of a map.
public struct MapSelection<MarkerSelectionValue: Hashable>: Hashable {
    public let value: MarkerSelectionValue?
    public var feature: MapFeature? { nil }
    public init(_ selection: MarkerSelectionValue) { value = selection }
}
