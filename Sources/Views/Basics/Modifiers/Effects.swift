/// Multiplies each view inside by an opacity.
struct _OpacityEffect: DisplayEffectModifier, Equatable {
    var opacity: Double
    var isSystemView = false

    // Same scaling as `UnitScaled`.
    var animatableData: Double {
        get { UnitScaled(opacity).animatableData }
        set { opacity = newValue / 128 }
    }

    private var clamped: Double { min(max(opacity, 0), 1) }

    var name: String { "opacity" }
    var isVisible: Bool { clamped > 0 }
    func effect(in rect: CGRect) -> DisplayEffect? { clamped >= 1 ? nil : .opacity(clamped) }
    // An invisible view can't be tapped.
    func contains(_ point: CGPoint, in rect: CGRect) -> Bool { opacity > 0 }
}

extension _OpacityEffect: CustomReflectable {
    // Inspection shows the parameter of the public modifier only.
    var customMirror: Mirror { Mirror(self, children: ["opacity": opacity], displayStyle: .struct) }
}

/// Keeps the view's layout, but draws nothing.
struct _HiddenModifier: DisplayEffectModifier, Equatable {
    var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }

    var name: String { "hidden" }
    var isVisible: Bool { false }
    func effect(in rect: CGRect) -> DisplayEffect? { nil }
    func contains(_ point: CGPoint, in rect: CGRect) -> Bool { false }
}

/// Clips the view to a shape.
struct _ClipEffect<ClipShape: Shape>: DisplayEffectModifier {
    var shape: ClipShape
    let style: FillStyle
    private var isMirrored = false

    init(shape: ClipShape, style: FillStyle) { (self.shape, self.style) = (shape, style) }

    var animatableData: ClipShape.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    var name: String { "clip" }
    static var dependsOnRect: Bool { true }
    static var readsEnvironment: Bool { true }
    var isMirroredInRect: Bool { isMirrored }
    func resolved(in environment: EnvironmentValues) -> Self {
        var copy = self
        copy.isMirrored = shape.isMirrored(in: environment)
        return copy
    }
    private func path(in rect: CGRect) -> Path {
        let path = shape.path(in: CGRect(origin: .zero, size: rect.size))
        return path.applying(CGAffineTransform(a: isMirrored ? -1 : 1, b: 0, c: 0, d: 1, tx: isMirrored ? rect.maxX : rect.minX, ty: rect.minY))
    }
    func effect(in rect: CGRect) -> DisplayEffect? { .clip(path(in: rect), style) }
    func contains(_ point: CGPoint, in rect: CGRect) -> Bool { path(in: rect).contains(point, eoFill: style.isEOFilled) }
}

/// Draws a soft shadow behind the view.
struct _ShadowEffect: DisplayEffectModifier, Equatable {
    let color: Color
    var radius: CGFloat
    var offset: CGSize
    private var resolvedColor = ResolvedColor.clear

    init(color: Color, radius: CGFloat, offset: CGSize) {
        self.color = color
        self.radius = radius.zeroIfNotFinite
        self.offset = offset.zeroWhereNotFinite
    }

    // The order follows Documentation/Semantics/Animation.md#animatable-data.
    var animatableData: AnimatablePair<ResolvedColor.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>> {
        get { AnimatablePair(resolvedColor.animatableData, AnimatablePair(radius, offset.animatableData)) }
        set {
            resolvedColor.animatableData = newValue.first
            radius = newValue.second.first
            offset.animatableData = newValue.second.second
        }
    }

    var name: String { "shadow" }
    static var readsEnvironment: Bool { true }
    func resolved(in environment: EnvironmentValues) -> Self {
        var copy = self
        copy.resolvedColor = color.resolve(in: environment)
        return copy
    }
    func effect(in rect: CGRect) -> DisplayEffect? {
        resolvedColor.isFinite ? .shadow(resolvedColor, radius: max(0, radius), offset: offset) : nil
    }
}

extension View {
    /// Fades each view inside on its own, or a group such as a clipped view as a whole, from 0 (invisible) to 1.
    public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }
    /// Fades a view that the system draws as a whole, and makes it a single view for the effects around it (Documentation/Semantics/Drawing.md#groups).
    func systemView(opacity: Double = 1) -> some View { modifier(_OpacityEffect(opacity: opacity, isSystemView: true)) }
    /// Hides the view, but keeps its space in the layout.
    public func hidden() -> some View { modifier(_HiddenModifier()) }
    /// Clips the view to `shape`, drawn in the view's frame.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { modifier(_ClipEffect(shape: shape, style: style)) }
    /// Clips the view to its frame.
    public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle(), style: FillStyle(antialiased: antialiased)) }
    /// Clips the view to a rectangle with rounded corners.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }
    /// Adds a shadow behind each view inside, or behind a group such as a clipped view as a whole. `radius` is the standard deviation of the blur in points; `x` and `y` are in points.
    public func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
}
