import Foundation
import OpenCombine

/// The space between a scene's edges and its content.
public struct ScenePadding: Hashable, Sendable {
    private let isMinimal: Bool
    /// The platform's margin: 16 points on an iPhone.
    public static let minimum = ScenePadding(isMinimal: true)
    /// The margin of the navigation bar, which is the same on an iPhone.
    public static let navigationBar = ScenePadding(isMinimal: false)
}

extension View {
    /// Adds the scene's margin at some edges: 16 points.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }
    /// Adds a margin of the scene at some edges: 16 points.
    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self.padding(edges, 16) }
    /// Runs an action when the user deletes, which never happens without a keyboard.
    public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
    /// Sets the text by which typing selects the view. Does not affect drawing.
    public func typeSelectEquivalent(_ text: Text?) -> some View { self }
    /// Keeps the view out of screen recordings. Does not affect drawing.
    public func contentCaptureProtected(_ isProtected: Bool = true) -> some View { self }
    /// Sets whether a dialog keeps the app from quitting. Does not affect drawing.
    public func dialogPreventsAppTermination(_ prevents: Bool?) -> some View { self }
    /// Runs an action when the user begins or ends resizing the window, which never happens.
    public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View { self }
    /// Runs an action when the modifier keys of a keyboard change, which never happens.
    public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View { self }
    /// Shows another view while modifier keys are held down, which never happens.
    public func modifierKeyAlternate<V: View>(_ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V) -> some View { self }
    /// Opens URLs in the app itself or in another one. Does not affect drawing.
    public func onOpenURL(prefersInApp: Bool) -> some View { self }
    /// Extends the view below the safe area with mirrored, blurred copies of its edges.
    public func backgroundExtensionEffect() -> some View { backgroundExtensionEffect(isEnabled: true) }
    /// Extends the view below the safe area with mirrored, blurred copies of its edges.
    ///
    /// Apple documents no number for the blur, which is an estimate.
    public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
        background { if isEnabled { MirroredEdges(content: self) } }
    }
}

/// Copies of a view, mirrored at its edges, that fill the safe area's insets.
private struct MirroredEdges<Content: View>: View {
    let content: Content
    private static var blur: CGFloat { 6 }

    var body: some View {
        GeometryReader { proxy in
            copies(size: proxy.size, insets: proxy.safeAreaInsets)
                .blur(radius: Self.blur)
                .clipShape(OuterRect(rect: Self.outer(proxy.size, proxy.safeAreaInsets)))
                .allowsHitTesting(false)
                .accessibilityHidden(true)
        }
    }

    private static func outer(_ size: CGSize, _ insets: EdgeInsets) -> CGRect {
        let width: CGFloat = size.width + insets.leading + insets.trailing
        let height: CGFloat = size.height + insets.top + insets.bottom
        return CGRect(x: -insets.leading, y: -insets.top, width: width, height: height)
    }

    private func copies(size: CGSize, insets: EdgeInsets) -> some View {
        ZStack {
            ForEach(Self.places(insets), id: \.self) { place in copy(at: place, size: size) }
        }
    }

    private func copy(at place: Place, size: CGSize) -> some View {
        let scale = CGSize(width: place.x == 0 ? 1 : -1, height: place.y == 0 ? 1 : -1)
        let offset = CGSize(width: CGFloat(place.x) * size.width, height: CGFloat(place.y) * size.height)
        return content.frame(width: size.width, height: size.height).scaleEffect(scale).offset(offset)
    }

    private struct Place: Hashable {
        let x: Int
        let y: Int
    }

    /// The directions of the edges with insets.
    private static func places(_ insets: EdgeInsets) -> [Place] {
        var places: [Place] = []
        for x in -1...1 {
            for y in -1...1 {
                let isAcross = x == 0 || (x < 0 ? insets.leading : insets.trailing) > 0
                let isDown = y == 0 || (y < 0 ? insets.top : insets.bottom) > 0
                if isAcross, isDown, x != 0 || y != 0 { places.append(Place(x: x, y: y)) }
            }
        }
        return places
    }
}

private struct OuterRect: Shape {
    let rect: CGRect
    nonisolated func path(in _: CGRect) -> Path { Path(rect) }
}

/// A view that runs an action for each value of a publisher.
public struct SubscriptionView<PublisherType: Publisher, Content: View>: View where PublisherType.Failure == Never {
    public var content: Content
    public var publisher: PublisherType
    public var action: (PublisherType.Output) -> Void

    /// Creates a view that runs an action for each value.
    public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
        self.content = content
        self.publisher = publisher
        self.action = action
    }
    public var body: some View { content.onReceive(publisher, perform: action) }
}

extension Color {
    /// A color with components beyond the range of sRGB for displays with a high dynamic range.
    public struct ResolvedHDR: Hashable, Sendable {
        private var base: Color.Resolved
        /// The greatest linear component, relative to white; nil for the standard range.
        public private(set) var headroom: Float?

        /// Creates a color with a headroom.
        public init(_ base: Color.Resolved, headroom: Float? = nil) {
            self.base = base
            self.headroom = headroom
        }
        public var linearRed: Float {
            get { base.linearRed }
            set { base.linearRed = newValue }
        }
        public var linearGreen: Float {
            get { base.linearGreen }
            set { base.linearGreen = newValue }
        }
        public var linearBlue: Float {
            get { base.linearBlue }
            set { base.linearBlue = newValue }
        }
        public var opacity: Float {
            get { base.opacity }
            set { base.opacity = newValue }
        }
        /// Gamma-encoded.
        public var red: Float { Float(base.red) }
        /// Gamma-encoded.
        public var green: Float { Float(base.green) }
        /// Gamma-encoded.
        public var blue: Float { Float(base.blue) }
        /// The color in the standard range.
        var standard: Color.Resolved { base }
    }

    /// Returns the components in an environment; colors here have no headroom.
    public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR { ResolvedHDR(resolve(in: environment)) }
    /// Returns the color with its linear components multiplied by 2 to the power of `stops`; images show at most white.
    public func exposureAdjust(_ stops: Double) -> Color {
        let light = resolve(in: EnvironmentValues())
        let factor = Float(exp2(stops))
        return Color(
            Color.Resolved(
                linearRed: light.linearRed * factor, linearGreen: light.linearGreen * factor, linearBlue: light.linearBlue * factor, opacity: light.opacity))
    }
    /// Returns the color for a headroom of the display; images have the standard range, so the color stays the same.
    public func headroom(_ headroom: Double?) -> Color { self }
}

extension Color.ResolvedHDR: ShapeStyle {
    public typealias Resolved = _DrawnShapeStyle
    public func _paint(in environment: EnvironmentValues) -> _Paint { standard._paint(in: environment) }
}
