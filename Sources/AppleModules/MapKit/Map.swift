// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AppleCoreLocation
import Easel
import Views

/// A map: a plain background with its content in place, and a warning.
public struct Map<Content: View>: View {
    private let position: MapCameraPosition
    private let content: Content
    @State private var found: [MapPlace] = []

    init(position: MapCameraPosition, content: Content) {
        (self.position, self.content) = (position, content)
    }

    public var body: some View {
        GeometryReader { proxy in
            ZStack {
                content
            }
            .environment(\.mapProjection, MapProjection(position.region ?? automatic, size: proxy.size))
            .frame(width: proxy.size.width, height: proxy.size.height)
            .onPreferenceChange(MapPlacesKey.self) { found = $0 }
        }
        .background(MapGround())
        .clipped()
        .warned("Map is drawn as a plain background with its annotations in place")
    }

    /// A region with a margin around all places.
    private var automatic: MKCoordinateRegion {
        guard let first = found.first else { return MKCoordinateRegion() }
        let latitudes = found.map(\.latitude)
        let longitudes = found.map(\.longitude)
        let (south, north) = (latitudes.min() ?? first.latitude, latitudes.max() ?? first.latitude)
        let (west, east) = (longitudes.min() ?? first.longitude, longitudes.max() ?? first.longitude)
        return MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
            span: MKCoordinateSpan(
                latitudeDelta: max(0.01, (north - south) * 1.4),
                longitudeDelta: max(0.01, (east - west) * 1.4)))
    }
}

/// The color of land.
private struct MapGround: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View {
        scheme == .dark
            ? Color(red: 0.18, green: 0.19, blue: 0.2) : Color(red: 0.96, green: 0.94, blue: 0.9)
    }
}

/// How a map reacts to gestures. Maps don't move.
public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let pan = MapInteractionModes(rawValue: 1)
    public static let zoom = MapInteractionModes(rawValue: 2)
    public static let rotate = MapInteractionModes(rawValue: 4)
    public static let pitch = MapInteractionModes(rawValue: 8)
    public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// How a map follows the user.
public enum MapUserTrackingMode: Sendable { case none, follow }

extension Map {
    public init(
        position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
        @ViewBuilder content: () -> Content
    ) {
        self.init(position: position.wrappedValue, content: content())
    }
    public init(
        initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all,
        @ViewBuilder content: () -> Content
    ) {
        self.init(position: initialPosition, content: content())
    }
    public init<SelectedValue: Hashable>(
        position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>, @ViewBuilder content: () -> Content
    ) {
        self.init(position: position.wrappedValue, content: content())
    }
    public init<SelectedValue: Hashable>(
        initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>, @ViewBuilder content: () -> Content
    ) {
        self.init(position: initialPosition, content: content())
    }
    public init<Items: RandomAccessCollection, Annotation: View>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Items.Element: Identifiable, Content == ForEach<Items, Items.Element.ID, Annotation> {
        self.init(
            position: .region(coordinateRegion.wrappedValue),
            content: ForEach(annotationItems, content: annotationContent))
    }
}

extension Map where Content == EmptyView {
    public init(position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all) {
        self.init(position: position.wrappedValue, content: EmptyView())
    }
    public init(
        initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all
    ) {
        self.init(position: initialPosition, content: EmptyView())
    }
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) { self.init(position: .region(coordinateRegion.wrappedValue), content: EmptyView()) }
}

/// The look of a map. All are drawn as a plain background.
public struct MapStyle: Sendable {
    /// Whether heights are shown.
    public enum Elevation: Sendable { case automatic, flat, realistic }
    public static var standard: MapStyle { MapStyle() }
    public static var imagery: MapStyle { MapStyle() }
    public static var hybrid: MapStyle { MapStyle() }
    public static func standard(elevation: Elevation) -> MapStyle { MapStyle() }
    public static func imagery(elevation: Elevation) -> MapStyle { MapStyle() }
    public static func hybrid(elevation: Elevation) -> MapStyle { MapStyle() }
}

/// The part of the world that a map shows after a move.
public struct MapCameraUpdateContext: Sendable {
    public let region: MKCoordinateRegion
}
/// The times at which a map reports moves.
public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }

extension View {
    /// Accepts an action for moves of a map. Maps in a picture don't move.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View { self }
    /// Accepts an action for moves of a map. Maps in a picture don't move.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View { self }
    /// Sets the look of the maps inside. All are drawn as a plain background, as the map's own warning says.
    public func mapStyle(_ style: MapStyle) -> some View { self }
    /// Sets the controls of the maps inside, which aren't drawn.
    public func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View {
        warned("mapControls is accepted, and not drawn")
    }
}

public struct MapUserLocationButton: View {
    public init() {}
    public var body: some View { EmptyView() }
}
public struct MapCompass: View {
    public init() {}
    public var body: some View { EmptyView() }
}
public struct MapScaleView: View {
    public init() {}
    public var body: some View { EmptyView() }
}
public struct MapPitchToggle: View {
    public init() {}
    public var body: some View { EmptyView() }
}
