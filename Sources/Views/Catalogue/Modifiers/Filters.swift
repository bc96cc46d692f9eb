/// Blurs the view as a whole.
public struct _BlurEffect: RenderModifier {
    let radius: CGFloat
    let isOpaque: Bool

    func makeRenderNode(around child: RenderNode, owner: _Node) -> BlurRenderNode { BlurRenderNode(owner: owner, child: child, effect: self) }
    func updateRenderNode(_ node: BlurRenderNode) { node.setEffect(self) }
}

final class BlurRenderNode: WrapperRenderNode {
    private var radius: AnimatedProperty<CGFloat>
    private var isOpaque: Bool
    private var frame = AnimatedFrame()
    override var name: String { "blur" }

    init(owner: _Node, child: RenderNode, effect: _BlurEffect) {
        radius = AnimatedProperty(effect.radius.zeroIfNotFinite)
        isOpaque = effect.isOpaque
        super.init(owner: owner, child: child)
    }

    func setEffect(_ effect: _BlurEffect) {
        radius.set(effect.radius.zeroIfNotFinite, in: owner)
        if isOpaque != effect.isOpaque { displayDidChange() }
        isOpaque = effect.isOpaque
    }

    override func geometryDidChange(resized: Bool) { frame.follow(self) }

    override func display(_ builder: inout DisplayListBuilder) {
        let radius = radius.presented
        if radius <= 0, !isOpaque { return child.display(&builder) }
        builder.group(.blur(radius: max(0, radius), opaque: isOpaque ? frame.presented(of: self) : nil)) { child.display(&$0) }
    }
}

/// Changes the colours of the view's pixels.
public struct _ColorFilterEffect: RenderModifier {
    let title: String
    let filter: @MainActor (EnvironmentValues) -> ColorFilter

    func makeRenderNode(around child: RenderNode, owner: _Node) -> ColorFilterRenderNode {
        ColorFilterRenderNode(owner: owner, child: child, title: title, filter: filter(owner.inputs.environment))
    }
    func updateRenderNode(_ node: ColorFilterRenderNode) { node.setFilter(filter(node.owner.inputs.environment)) }
    static var readsEnvironment: Bool { true }
}

final class ColorFilterRenderNode: WrapperRenderNode {
    private var filter: AnimatedProperty<ColorFilter>
    private let title: String
    override var name: String { title }

    init(owner: _Node, child: RenderNode, title: String, filter: ColorFilter) {
        self.filter = AnimatedProperty(filter)
        self.title = title
        super.init(owner: owner, child: child)
    }

    func setFilter(_ filter: ColorFilter) { self.filter.set(filter, in: owner) }

    override func display(_ builder: inout DisplayListBuilder) {
        let filter = filter.presented
        if filter.isIdentity || !filter.isFinite { return child.display(&builder) }
        builder.group(.filter(filter)) { child.display(&$0) }
    }
}

extension ColorFilter: Animatable {
    /// The amount times 128, or radians times 128, or a colour's components; filters of other kinds jump.
    public var animatableData: ResolvedColor.AnimatableData {
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

/// Composites the view on its own, mixes it with what lies below, or neither.
public struct _CompositingEffect: RenderModifier {
    enum Kind: Equatable {
        case blend(BlendMode)
        case group
        case drawingGroup(isOpaque: Bool)
    }
    let kind: Kind

    func makeRenderNode(around child: RenderNode, owner: _Node) -> CompositingRenderNode {
        CompositingRenderNode(owner: owner, child: child, kind: kind)
    }
    func updateRenderNode(_ node: CompositingRenderNode) { node.setKind(kind) }
}

final class CompositingRenderNode: WrapperRenderNode {
    private var kind: _CompositingEffect.Kind
    private var frame = AnimatedFrame()
    override var name: String {
        switch kind {
        case .blend: "blendMode"
        case .group: "compositingGroup"
        case .drawingGroup: "drawingGroup"
        }
    }

    init(owner: _Node, child: RenderNode, kind: _CompositingEffect.Kind) {
        self.kind = kind
        super.init(owner: owner, child: child)
    }

    func setKind(_ kind: _CompositingEffect.Kind) {
        guard kind != self.kind else { return }
        self.kind = kind
        displayDidChange()
    }

    override func geometryDidChange(resized: Bool) { frame.follow(self) }

    override func display(_ builder: inout DisplayListBuilder) {
        let effect: DisplayEffect
        switch kind {
        case .blend(.normal): return child.display(&builder)
        case .blend(let mode): effect = .blend(mode)
        case .group: effect = .isolated(opaque: nil)
        case .drawingGroup(let isOpaque): effect = .isolated(opaque: isOpaque ? frame.presented(of: self) : nil)
        }
        builder.group(effect) { child.display(&$0) }
    }
}

/// The numbers in which the pixels of a drawing are kept.
public enum ColorRenderingMode: Sendable, Hashable, CaseIterable {
    /// Gamma-encoded sRGB, 0…1.
    case nonLinear
    /// Linear sRGB. Drawn like `nonLinear`.
    case linear
    /// Linear sRGB beyond 0…1. Drawn like `nonLinear`.
    case extendedLinear
}

extension View {
    /// Blurs the view as a whole; it spreads out over its edges.
    ///
    /// - Parameters:
    ///   - radius: the standard deviation of the Gaussian in points; 0 and below it leave the view sharp.
    ///   - opaque: true cuts the view off at its frame, lays it on black and lets its edges go on outwards, so that nothing is translucent.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { modifier(_BlurEffect(radius: radius, isOpaque: opaque)) }
    /// Adds `amount` to red, green and blue: 1 makes everything white, -1 black.
    public func brightness(_ amount: Double) -> some View { modifier(_ColorFilterEffect(title: "brightness") { _ in .brightness(amount) }) }
    /// Moves colours away from the middle grey, or, below 1, towards it. Below 0 they are inverted, too.
    public func contrast(_ amount: Double) -> some View { modifier(_ColorFilterEffect(title: "contrast") { _ in .contrast(amount) }) }
    /// How strong colours are: 0 is grey, 1 as they are.
    public func saturation(_ amount: Double) -> some View { modifier(_ColorFilterEffect(title: "saturation") { _ in .saturation(amount) }) }
    /// How grey colours are: 0 is as they are, 1 is grey.
    public func grayscale(_ amount: Double) -> some View { modifier(_ColorFilterEffect(title: "grayscale") { _ in .grayscale(amount) }) }
    /// Turns all hues by an angle.
    public func hueRotation(_ angle: Angle) -> some View { modifier(_ColorFilterEffect(title: "hueRotation") { _ in .hueRotation(angle) }) }
    /// Multiplies the components of all colours by those of `color`.
    public func colorMultiply(_ color: Color) -> some View {
        modifier(_ColorFilterEffect(title: "colorMultiply") { .multiply(color.resolve(in: $0)) })
    }
    /// Makes every colour its complement.
    public func colorInvert() -> some View { modifier(_ColorFilterEffect(title: "colorInvert") { _ in .invert }) }
    /// Makes the view black, as opaque as it was bright: for a `mask`.
    public func luminanceToAlpha() -> some View { modifier(_ColorFilterEffect(title: "luminanceToAlpha") { _ in .luminanceToAlpha }) }
    /// Mixes the view with what lies below it, up to the nearest group that composites.
    public func blendMode(_ blendMode: BlendMode) -> some View { modifier(_CompositingEffect(kind: .blend(blendMode))) }
    /// Composites the view before the effects outside of it: blending inside reaches no further.
    public func compositingGroup() -> some View { modifier(_CompositingEffect(kind: .group)) }
    /// Draws the view off screen first. Pixels are as they would be without, apart from blending, and from black under an opaque one.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        modifier(_CompositingEffect(kind: .drawingGroup(isOpaque: opaque)))
            .notDrawn(colorMode == .nonLinear ? nil : "drawingGroup(colorMode: .\(colorMode))")
    }
}
