// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AppleCoreLocation
import Easel
import Views

/// A map: a plain background with its content in place, and a warning.
public struct Map<Content: View>: View {
    private let position: MapCameraPosition
    private let content: Content
    @State private var found: [MapPlace] = []
    @Environment(\.mapReading) private var reading

    init(position: MapCameraPosition, content: Content) {
        (self.position, self.content) = (position, content)
    }

    public var body: some View {
        GeometryReader { proxy in
            ZStack {
                content
            }
            .environment(\.mapProjection, projection(proxy))
            .frame(width: proxy.size.width, height: proxy.size.height)
            .onPreferenceChange(MapPlacesKey.self) { found = $0 }
            .background(MapGround().ignoresSafeArea())
            .clipShape(WithSafeArea(insets: proxy.safeAreaInsets))
        }
        .warned("Map is drawn as a plain background with its annotations in place")
    }

    private func projection(_ proxy: GeometryProxy) -> MapProjection {
        let projection = MapProjection(position.region ?? automatic, size: proxy.size)
        reading?.projection = projection
        reading?.origin = proxy.frame(in: .global).origin
        return projection
    }

    /// A region with a margin around all places.
    private var automatic: MKCoordinateRegion {
        MKCoordinateRegion(around: found.map { CLLocationCoordinate2D(latitude: $0.latitude, longitude: $0.longitude) })
    }
}

/// The rect of a view and of the safe area's margins beside it, below which a map extends.
private struct WithSafeArea: Shape {
    let insets: EdgeInsets
    func path(in rect: CGRect) -> Path {
        Path(
            CGRect(
                x: rect.minX - insets.leading, y: rect.minY - insets.top, width: rect.width + insets.leading + insets.trailing,
                height: rect.height + insets.top + insets.bottom))
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

/// The gestures that a map reacts to. Maps don't move.
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

/// Something on the map itself, such as a park, about which nothing is known.
public struct MapFeature: Hashable, Sendable {
    /// The kinds of features.
    public enum FeatureKind: Hashable, Sendable { case pointOfInterest, territory, physicalFeature }
    public let title: String?
    public let kind: FeatureKind?
    public let coordinate: CLLocationCoordinate2D
    public static func == (lhs: MapFeature, rhs: MapFeature) -> Bool { lhs.title == rhs.title && lhs.kind == rhs.kind }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(title)
        hasher.combine(kind)
    }
}

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
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(position: position.wrappedValue, content: content())
    }
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(position: initialPosition, content: content())
    }
    public init<SelectedValue: Hashable>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(position: position.wrappedValue, content: content())
    }
    public init<SelectedValue: Hashable>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @ViewBuilder content: () -> Content
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

/// The appearance of a map. All are drawn as a plain background.
public struct MapStyle: Sendable {
    /// Whether heights are shown.
    public enum Elevation: Sendable { case automatic, flat, realistic }
    /// The strength of the colors.
    public enum StandardEmphasis: Sendable { case automatic, muted }
    public static var standard: MapStyle { MapStyle() }
    public static var imagery: MapStyle { MapStyle() }
    public static var hybrid: MapStyle { MapStyle() }
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }
}

/// The kinds of places that a map names. Maps name no places.
public struct PointOfInterestCategories: Sendable {
    public static let all = PointOfInterestCategories()
    public static let excludingAll = PointOfInterestCategories()
    public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { PointOfInterestCategories() }
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { PointOfInterestCategories() }
}

/// The limits of a map's movement. Maps don't move.
public struct MapCameraBounds: Sendable {
    public init(centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// Images of a street, which don't exist here.
open class MKLookAroundScene: NSObject, @unchecked Sendable {}
/// Finds images of a street. There is no service: every search fails.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
    public init(coordinate: CLLocationCoordinate2D) {}
    public init(mapItem: MKMapItem) {}
    open var scene: MKLookAroundScene? { get async throws { throw MKError(code: .serverFailure) } }
}
/// Images of a street: a gray area, as without a scene.
public struct LookAroundPreview: View {
    public init(
        initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}
    public init(
        scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}
    public init(scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true) {}
    public var body: some View { Rectangle().fill(Color.gray.opacity(0.3)) }
}
/// The position of the badge on images of a street.
public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading, topTrailing, bottomTrailing }

/// The part of the world that a map shows after a move.
public struct MapCameraUpdateContext: Sendable {
    public let region: MKCoordinateRegion
    public var camera: MapCamera { MapCamera(centerCoordinate: region.center, distance: region.span.latitudeDelta * 111_195 * 2) }
    public var rect: MKMapRect { MKMapRect(region) }
}
/// The times at which a map reports moves.
public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }

extension View {
    /// Accepts an action for moves of a map. Maps don't move.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View { self }
    /// Accepts an action for moves of a map. Maps don't move.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View { self }
    /// Sets the style of the maps inside. All are drawn as a plain background, about which the map itself warns.
    public func mapStyle(_ style: MapStyle) -> some View { self }
    /// Connects the controls inside with their map. Controls aren't drawn.
    public func mapScope(_ scope: Namespace.ID) -> some View { self }
    /// Sets whether the controls of the maps inside are visible. They aren't drawn.
    public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
    /// Sets which features of maps can be selected. Maps have none here.
    public func mapFeatureSelectionDisabled(_ disabled: @escaping (MapFeature) -> Bool) -> some View { self }
    /// Presents images of a street, which aren't drawn, with a warning.
    public func lookAroundViewer(
        isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        onDismiss: (() -> Void)? = nil
    ) -> some View { notDrawn(isPresented.wrappedValue ? "lookAroundViewer" : nil) }
    /// Sets the controls of the maps inside, which aren't drawn.
    public func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View {
        warned("mapControls is accepted but not drawn")
    }
}
