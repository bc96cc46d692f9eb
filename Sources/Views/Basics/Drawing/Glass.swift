/// The glass of iOS 26: it shows the content behind it, a little blurred, below a light rim.
///
/// Apple documents no numbers: blur, tint, rim, and shadow are estimates by eye from images of iOS 26. The refraction at the edges is not drawn.
public struct Glass: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case regular, clear, identity }
    let kind: Kind
    private(set) var tintColor: Color?

    /// Glass for controls and bars.
    public static var regular: Glass { Glass(kind: .regular) }
    /// Nearly transparent glass, for use on images.
    public static var clear: Glass { Glass(kind: .clear) }
    /// No glass.
    public static var identity: Glass { Glass(kind: .identity) }

    /// Returns the glass in a color; nil for no color.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.tintColor = color
        return copy
    }
    /// Returns glass that reacts to touches. Looks the same at rest.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Glass as the style of a shape.
struct GlassStyle: ShapeStyle {
    let glass: Glass

    func _paint(in environment: EnvironmentValues) -> _Paint {
        guard glass.kind != .identity else { return _Paint(.color(.clear)) }
        let isDark = environment.colorScheme == .dark
        let isClear = glass.kind == .clear
        let (white, opacity): (Double, Double) = isDark ? (0.12, isClear ? 0.1 : 0.5) : (1, isClear ? 0.1 : 0.5)
        var tint = ResolvedColor(red: white, green: white, blue: white, opacity: opacity)
        if let color = glass.tintColor?.resolve(in: environment) { tint = color.multiplyingOpacity(by: isClear ? 0.5 : 0.8).over(tint) }
        return _Paint(.material(MaterialPaint(radius: isClear ? 2 : 8, saturation: isClear ? 1.1 : 1.6, tint: tint)))
    }

    func _shadows(in environment: EnvironmentValues) -> [_ResolvedShadow] {
        guard glass.kind != .identity else { return [] }
        let rim = environment.colorScheme == .dark ? 0.35 : 0.9
        return [
            ShadowStyle.inner(color: .white.opacity(rim), radius: 0.6, x: 0.5, y: 0.8), .inner(color: .white.opacity(rim * 0.7), radius: 0.6, x: -0.5, y: -0.8),
            .drop(color: .black.opacity(0.12), radius: 8, y: 3),
        ].map { $0.resolve(in: environment) }
    }
}

extension ResolvedColor {
    /// Returns the color above another one.
    fileprivate func over(_ below: ResolvedColor) -> ResolvedColor {
        let alpha = opacity + below.opacity * (1 - opacity)
        guard alpha > 0 else { return .clear }
        func mix(_ a: CGFloat, _ b: CGFloat) -> Double { Double((Float(a) * opacity + Float(b) * below.opacity * (1 - opacity)) / alpha) }
        return ResolvedColor(red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue), opacity: Double(alpha))
    }
}

/// The default shape of glass: a capsule.
public struct DefaultGlassEffectShape: Shape {
    nonisolated public init() {}
    nonisolated public static var role: ShapeRole { .fill }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

/// How glass appears and disappears.
public struct GlassEffectTransition: Sendable {
    /// Immediately.
    public static var identity: GlassEffectTransition { GlassEffectTransition() }
    /// Out of the nearest glass.
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
    /// By fading in.
    public static var materialize: GlassEffectTransition { GlassEffectTransition() }
}

/// Draws the glass of its views together. Neighboring shapes don't flow into one another here.
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content
    private let spacing: CGFloat?
    /// - Parameter spacing: the distance below which shapes flow into one another, in points. They don't here, with a warning.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { (self.content, self.spacing) = (content(), spacing) }
    public var body: some View { content.notDrawn(spacing ?? 0 > 0 ? "GlassEffectContainer(spacing:)" : nil) }
}

extension View {
    /// Draws glass behind the view.
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
        background(GlassStyle(glass: glass), in: shape)
    }
    /// Identifies glass that turns into other glass with the same identifier. Not drawn, with a warning.
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { notDrawn(id == nil ? nil : "glassEffectID") }
    /// Joins the glass of several views. Not drawn, with a warning.
    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { notDrawn(id == nil ? nil : "glassEffectUnion") }
    /// Sets how glass appears and disappears. Not drawn, with a warning.
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { notDrawn("glassEffectTransition") }
}
