// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AppleCoreLocation
import Easel
import Views

/// Content of a map at locations on the earth. Here it is a view, which finds its position by the map's projection.
public protocol MapContent: View {}
/// Builds a map's content.
public typealias MapContentBuilder = ViewBuilder

/// A coordinate that can be compared.
struct MapPlace: Equatable {
    let latitude: Double
    let longitude: Double
    init(_ coordinate: CLLocationCoordinate2D) {
        (latitude, longitude) = (coordinate.latitude, coordinate.longitude)
    }
}

/// The locations of a map's content, which determine its automatic region.
struct MapPlacesKey: PreferenceKey {
    static var defaultValue: [MapPlace] { [] }
    static func reduce(value: inout [MapPlace], nextValue: () -> [MapPlace]) { value += nextValue() }
}

private struct MapProjectionKey: EnvironmentKey {
    static var defaultValue: MapProjection {
        MapProjection(MKCoordinateRegion(), size: CGSize(width: 100, height: 100))
    }
}

extension EnvironmentValues {
    /// The projection of the map around the view.
    var mapProjection: MapProjection {
        get { self[MapProjectionKey.self] }
        set { self[MapProjectionKey.self] = newValue }
    }
}

/// A view at a place.
struct PlacedContent<Content: View>: View {
    let coordinate: CLLocationCoordinate2D
    let anchor: UnitPoint
    let content: Content
    @Environment(\.mapProjection) private var projection

    var body: some View {
        let point = projection.point(coordinate)
        AnchorLayout(point: point, anchor: anchor) { content }.preference(
            key: MapPlacesKey.self, value: [MapPlace(coordinate)])
    }
}

/// Puts a point of a view at a position of the whole space.
private struct AnchorLayout: Layout {
    let point: CGPoint
    let anchor: UnitPoint
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: anchor,
                proposal: .unspecified)
        }
    }
}

/// A balloon with a symbol at a location, and its title below.
public struct Marker: MapContent {
    private let title: Text
    private let symbol: String
    private var letters: Text?
    private var picture: AnyView?
    private var caption: AnyView?
    /// The color of the symbol in the balloon; nil for white.
    var glyphTint: Color?
    private let coordinate: CLLocationCoordinate2D
    @Environment(\.self) private var environment

    private init(_ title: Text, symbol: String, _ coordinate: CLLocationCoordinate2D) {
        (self.title, self.symbol, self.coordinate) = (title, symbol, coordinate)
    }
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), symbol: "mappin", coordinate)
    }
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
    ) {
        self.init(Text(titleKey), symbol: systemImage, coordinate)
    }
    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), symbol: "mappin", coordinate)
        letters = monogram
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), symbol: "mappin", coordinate)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
    ) {
        self.init(Text(title), symbol: systemImage, coordinate)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), symbol: "mappin", coordinate)
        letters = monogram
    }
    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), symbol: "mappin", coordinate)
        picture = AnyView(Image(image).resizable().scaledToFit().frame(width: 18, height: 18))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), symbol: "mappin", coordinate)
        picture = AnyView(Image(image).resizable().scaledToFit().frame(width: 18, height: 18))
    }
    /// A marker with a label of its own: its icon is in the balloon, its title below.
    public init<Label: View>(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        self.init(Text(verbatim: ""), symbol: "mappin", coordinate)
        let label = label()
        picture = AnyView(label.labelStyle(.iconOnly))
        caption = AnyView(label.labelStyle(.titleOnly))
    }
    public init(item: MKMapItem) { self.init(item.name ?? "", coordinate: item.placemark.coordinate) }

    public var body: some View {
        PlacedContent(coordinate: coordinate, anchor: UnitPoint(x: 0.5, y: 38.0 / 54), content: balloon)
    }

    private var balloon: some View {
        VStack(spacing: 2) {
            ZStack(alignment: .top) {
                Path { path in
                    path.move(to: CGPoint(x: 9, y: 25))
                    path.addLine(to: CGPoint(x: 15, y: 38))
                    path.addLine(to: CGPoint(x: 21, y: 25))
                }.fill(tint)
                Circle().fill(tint).frame(width: 30, height: 30)
                icon.font(.system(size: 14)).foregroundColor(glyphTint ?? .white).frame(width: 30, height: 30)
            }
            .frame(width: 30, height: 38)
            name.font(.system(size: 11, weight: .semibold)).lineLimit(1).frame(height: 14)
        }
    }

    @ViewBuilder private var icon: some View {
        if let letters { letters.fontWeight(.semibold) } else if let picture { picture } else { Image(systemName: symbol) }
    }
    @ViewBuilder private var name: some View {
        if let caption { caption } else { title }
    }

    /// A marker is red unless it has a tint of its own.
    private var tint: AnyShapeStyle { environment.mapTint ?? AnyShapeStyle(.red) }
}

private struct MapTintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    fileprivate var mapTint: AnyShapeStyle? {
        get { self[MapTintKey.self] }
        set { self[MapTintKey.self] = newValue }
    }
}

extension MapContent {
    /// Sets the color of the content; nil for the usual one.
    public func tint(_ color: Color?) -> some View { environment(\.mapTint, color.map { AnyShapeStyle($0) }) }
    /// Sets the style of the content.
    public func tint<S: ShapeStyle>(_ style: S) -> some View { environment(\.mapTint, AnyShapeStyle(style)) }
}

// A modified content is a view, so that these are modifiers of views.
extension View {
    /// Shows or hides the titles of annotations.
    public func annotationTitles(_ visibility: Visibility) -> some View {
        environment(\.mapTitles, visibility)
    }
    /// Shows or hides the subtitles of annotations, which aren't drawn.
    public func annotationSubtitles(_ visibility: Visibility) -> some View { self }
    /// Sets the layer of lines and areas. A plain background has one layer.
    public func mapOverlayLevel(level: MKOverlayLevel) -> some View { self }
}

private struct MapTitlesKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    fileprivate var mapTitles: Visibility {
        get { self[MapTitlesKey.self] }
        set { self[MapTitlesKey.self] = newValue }
    }
}

/// An app's own view at a location, with its title below.
public struct Annotation<Content: View>: MapContent {
    private let title: Text?
    private let coordinate: CLLocationCoordinate2D
    private let anchor: UnitPoint
    private let content: Content
    private var label: AnyView?
    @Environment(\.mapTitles) private var titles

    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        (title, self.coordinate, self.anchor, self.content) = (
            Text(titleKey), coordinate, anchor, content()
        )
    }
    /// A view at a place, with a label below.
    public init<Label: View>(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        (title, self.coordinate, self.anchor, self.content) = (nil, coordinate, anchor, content())
        self.label = AnyView(label())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        (self.title, self.coordinate, self.anchor, self.content) = (
            title.isEmpty ? nil : Text(title), coordinate, anchor, content()
        )
    }

    public var body: some View {
        let placed = content.overlay(alignment: .bottom) {
            if let title, titles != .hidden {
                title.font(.system(size: 11, weight: .semibold)).fixedSize().offset(y: 16)
            } else if let label, titles != .hidden {
                label.font(.system(size: 11, weight: .semibold)).fixedSize().offset(y: 16)
            }
        }
        PlacedContent(coordinate: coordinate, anchor: anchor, content: placed)
    }
}

/// A view at a location: the older name.
public struct MapAnnotation<Content: View>: MapContent {
    private let placed: PlacedContent<Content>
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        placed = PlacedContent(
            coordinate: coordinate, anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y),
            content: content())
    }
    public var body: some View { placed }
}

/// A balloon at a location: the older name.
public struct MapMarker: MapContent {
    private let coordinate: CLLocationCoordinate2D
    private let color: Color?
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        (self.coordinate, color) = (coordinate, tint)
    }
    public var body: some View { Marker("", coordinate: coordinate).tint(color) }
}

/// A pin at a location, drawn as a balloon.
public struct MapPin: MapContent {
    private let marker: MapMarker
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        marker = MapMarker(coordinate: coordinate, tint: tint)
    }
    public var body: some View { marker }
}

/// The user's location, which is unknown: nothing is drawn, as on a device that doesn't know its location.
public struct UserAnnotation: MapContent {
    public init() {}
    public init<Content: View>(anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {}
    public init<Content: View>(anchor: UnitPoint = .center, @ViewBuilder content: (UserLocation) -> Content) {}
    public var body: some View { EmptyView() }
}
/// The user's location, which is unknown.
public struct UserLocation: Sendable {
    public let heading: CLHeading?
    public let location: CLLocation?
}
