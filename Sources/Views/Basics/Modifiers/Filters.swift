/// Blurs the view as a whole.
struct _BlurEffect: DisplayEffectModifier, Equatable {
    var radius: CGFloat
    let isOpaque: Bool

    init(radius: CGFloat, isOpaque: Bool) {
        self.radius = radius.zeroIfNotFinite
        self.isOpaque = isOpaque
    }

    var animatableData: CGFloat.AnimatableData {
        get { radius.animatableData }
        set { radius.animatableData = newValue }
    }

    var name: String { "blur" }
    static var dependsOnRect: Bool { true }
    func effect(in rect: CGRect) -> DisplayEffect? {
        radius <= 0 && !isOpaque ? nil : .blur(radius: max(0, radius), opaque: isOpaque ? rect : nil)
    }
}

/// Changes the colors of the view's pixels.
struct _ColorFilterEffect: DisplayEffectModifier, Equatable {
    let name: String
    private var filter: ColorFilter
    /// The color to multiply by, resolved in the environment.
    private let factor: Color?

    init(_ name: String, _ filter: ColorFilter) { (self.name, self.filter, factor) = (name, filter, nil) }
    init(multiply color: Color) { (name, filter, factor) = ("colorMultiply", .multiply(.clear), color) }

    var animatableData: ColorFilter.AnimatableData {
        get { filter.animatableData }
        set { filter.animatableData = newValue }
    }

    static var readsEnvironment: Bool { true }
    func resolved(in environment: EnvironmentValues) -> Self {
        guard let factor else { return self }
        var copy = self
        copy.filter = .multiply(factor.resolve(in: environment))
        return copy
    }
    func effect(in rect: CGRect) -> DisplayEffect? { filter.isIdentity || !filter.isFinite ? nil : .filter(filter) }
}

extension ColorFilter: Animatable {
    /// The amount times 128, radians times 128, or a color's components; other filters jump.
    package var animatableData: ResolvedColor.AnimatableData {
        get {
            switch self {
            case .brightness(let amount), .contrast(let amount), .saturation(let amount), .grayscale(let amount): Self.data(amount * 128)
            case .hueRotation(let angle): Self.data(angle.animatableData)
            case .multiply(let color): color.animatableData
            case .invert, .luminanceToAlpha, .matrix, .alphaThreshold: .zero
            }
        }
        set {
            let amount = newValue.first / 128
            switch self {
            case .brightness: self = .brightness(amount)
            case .contrast: self = .contrast(amount)
            case .saturation: self = .saturation(amount)
            case .grayscale: self = .grayscale(amount)
            case .hueRotation: self = .hueRotation(.radians(amount))
            case .multiply(var color):
                color.animatableData = newValue
                self = .multiply(color)
            case .invert, .luminanceToAlpha, .matrix, .alphaThreshold: break
            }
        }
    }

    private static func data(_ number: Double) -> ResolvedColor.AnimatableData {
        var data = ResolvedColor.AnimatableData.zero
        data.first = number
        return data
    }

    var isFinite: Bool {
        if case .alphaThreshold(let min, let max, let color) = self { return min.isFinite && max.isFinite && color.isFinite }
        return matrix.numbers.allSatisfy(\.isFinite)
    }
}

/// Composites the view as a group, blends it with the content below, or does neither.
struct _CompositingEffect: DisplayEffectModifier, Equatable {
    enum Kind: Equatable {
        case blend(BlendMode)
        case group
        case drawingGroup(isOpaque: Bool)
    }
    let kind: Kind

    var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }

    var name: String {
        switch kind {
        case .blend: "blendMode"
        case .group: "compositingGroup"
        case .drawingGroup: "drawingGroup"
        }
    }
    static var dependsOnRect: Bool { true }
    func effect(in rect: CGRect) -> DisplayEffect? {
        switch kind {
        case .blend(.normal): nil
        case .blend(let mode): .blend(mode)
        case .group: .isolated(opaque: nil)
        case .drawingGroup(let isOpaque): .isolated(opaque: isOpaque ? rect : nil)
        }
    }
}

/// The formats in which a drawing's pixels are stored.
public enum ColorRenderingMode: Sendable, Hashable, CaseIterable {
    /// Gamma-encoded sRGB, 0…1.
    case nonLinear
    /// Linear sRGB. Drawn like `nonLinear`.
    case linear
    /// Linear sRGB beyond 0…1. Drawn like `nonLinear`.
    case extendedLinear
}

extension View {
    /// Blurs the view as a whole; the blur spreads beyond the view's edges.
    ///
    /// - Parameters:
    ///   radius: the standard deviation of the Gaussian in points; 0 and negative values leave the view sharp.
    ///   opaque: true clips the view to its frame, puts it on black and extends its edges outward, so that no pixel is translucent.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { modifier(_BlurEffect(radius: radius, isOpaque: opaque)) }
    /// Adds `amount` to red, green and blue: 1 makes everything white, -1 black.
    public func brightness(_ amount: Double) -> some View { modifier(_ColorFilterEffect("brightness", .brightness(amount))) }
    /// Moves colors away from middle gray or, for amounts below 1, toward it. Negative amounts also invert them.
    public func contrast(_ amount: Double) -> some View { modifier(_ColorFilterEffect("contrast", .contrast(amount))) }
    /// Sets the saturation of colors: 0 makes them gray, 1 leaves them unchanged.
    public func saturation(_ amount: Double) -> some View { modifier(_ColorFilterEffect("saturation", .saturation(amount))) }
    /// Makes colors gray: 0 leaves them unchanged, 1 makes them fully gray.
    public func grayscale(_ amount: Double) -> some View { modifier(_ColorFilterEffect("grayscale", .grayscale(amount))) }
    /// Rotates all hues by an angle.
    public func hueRotation(_ angle: Angle) -> some View { modifier(_ColorFilterEffect("hueRotation", .hueRotation(angle))) }
    /// Multiplies the components of all colors by those of `color`.
    public func colorMultiply(_ color: Color) -> some View {
        modifier(_ColorFilterEffect(multiply: color))
    }
    /// Replaces every color by its complement.
    public func colorInvert() -> some View { modifier(_ColorFilterEffect("colorInvert", .invert)) }
    /// Makes the view black, with its brightness as opacity: for a `mask`.
    public func luminanceToAlpha() -> some View { modifier(_ColorFilterEffect("luminanceToAlpha", .luminanceToAlpha)) }
    /// Blends the view with the content below it, up to the nearest compositing group.
    public func blendMode(_ blendMode: BlendMode) -> some View { modifier(_CompositingEffect(kind: .blend(blendMode))) }
    /// Composites the view before the effects outside of it are applied: blending inside reaches no further.
    public func compositingGroup() -> some View { modifier(_CompositingEffect(kind: .group)) }
    /// Draws the view off screen first. This changes pixels only through blending, and through the black background if `opaque` is true.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        modifier(_CompositingEffect(kind: .drawingGroup(isOpaque: opaque)))
            .notDrawn(colorMode == .nonLinear ? nil : "drawingGroup(colorMode: .\(colorMode))")
    }
}
