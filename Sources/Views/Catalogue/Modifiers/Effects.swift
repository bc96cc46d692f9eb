/// Composites the view and multiplies it.
public struct _OpacityEffect: RenderModifier {
    let opacity: Double

    func makeRenderNode(around child: RenderNode, owner: _Node) -> OpacityRenderNode { OpacityRenderNode(owner: owner, child: child, opacity: opacity) }
    func updateRenderNode(_ node: OpacityRenderNode) { node.setOpacity(opacity) }
}

final class OpacityRenderNode: WrapperRenderNode {
    private var opacity: AnimatedProperty<UnitScaled>
    override var name: String { "opacity" }

    init(owner: _Node, child: RenderNode, opacity: Double) {
        self.opacity = AnimatedProperty(UnitScaled(opacity))
        super.init(owner: owner, child: child)
    }

    func setOpacity(_ value: Double) { opacity.set(UnitScaled(value), in: owner) }

    override func display(_ builder: inout DisplayListBuilder) {
        let value = min(max(opacity.presented.value, 0), 1)
        if value >= 1 {
            child.display(&builder)
        } else if value > 0 {
            builder.group(.opacity(value)) { child.display(&$0) }
        }
    }

    // A view that can't be seen can't be tapped.
    override func hitTest(_ point: CGPoint) -> [RenderNode] { opacity.model.value > 0 ? super.hitTest(point) : [] }
}

/// Lays out and draws like the view, but draws nothing.
public struct _HiddenModifier: RenderModifier {
    func makeRenderNode(around child: RenderNode, owner: _Node) -> HiddenRenderNode { HiddenRenderNode(owner: owner, child: child) }
    func updateRenderNode(_ node: HiddenRenderNode) {}
}

final class HiddenRenderNode: WrapperRenderNode {
    override var name: String { "hidden" }
    override func display(_ builder: inout DisplayListBuilder) {}
    override func hitTest(_ point: CGPoint) -> [RenderNode] { [] }
}

/// Shows only what lies inside a shape.
public struct _ClipEffect<ClipShape: Shape>: RenderModifier {
    let shape: ClipShape
    let style: FillStyle

    func makeRenderNode(around child: RenderNode, owner: _Node) -> ClipRenderNode<ClipShape> {
        ClipRenderNode(owner: owner, child: child, shape: shape, style: style)
    }
    func updateRenderNode(_ node: ClipRenderNode<ClipShape>) { node.setShape(shape, style) }
}

final class ClipRenderNode<S: Shape>: WrapperRenderNode {
    private var shape: AnimatedProperty<S>
    private var style: FillStyle
    private var frame = AnimatedFrame()
    override var name: String { "clip" }

    init(owner: _Node, child: RenderNode, shape: S, style: FillStyle) {
        self.shape = AnimatedProperty(shape)
        self.style = style
        super.init(owner: owner, child: child)
    }

    func setShape(_ shape: S, _ style: FillStyle) {
        self.shape.set(shape, in: owner)
        self.style = style
        displayDidChange()
    }

    override func geometryDidChange(resized: Bool) { frame.follow(self) }

    override func display(_ builder: inout DisplayListBuilder) {
        let rect = frame.presented(of: self)
        let path = shape.presented.path(in: CGRect(origin: .zero, size: rect.size)).offsetBy(dx: rect.minX, dy: rect.minY)
        builder.group(.clip(path, style)) { child.display(&$0) }
    }

    override func hitTest(_ point: CGPoint) -> [RenderNode] {
        let path = shape.model.path(in: CGRect(origin: .zero, size: size))
        let local = CGPoint(x: point.x - absoluteOrigin.x, y: point.y - absoluteOrigin.y)
        return path.contains(local, eoFill: style.isEOFilled) ? super.hitTest(point) : []
    }
}

/// Draws a soft shadow of the view below it.
public struct _ShadowEffect: RenderModifier {
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    func makeRenderNode(around child: RenderNode, owner: _Node) -> ShadowRenderNode { ShadowRenderNode(owner: owner, child: child, effect: self) }
    func updateRenderNode(_ node: ShadowRenderNode) { node.setEffect(self) }
    static var readsEnvironment: Bool { true }
}

final class ShadowRenderNode: WrapperRenderNode {
    private var color: Color
    private var shadow: AnimatedProperty<ShadowValue>
    override var name: String { "shadow" }

    init(owner: _Node, child: RenderNode, effect: _ShadowEffect) {
        color = effect.color
        shadow = AnimatedProperty(ShadowValue(effect, in: owner.inputs.environment))
        super.init(owner: owner, child: child)
    }

    func setEffect(_ effect: _ShadowEffect) {
        color = effect.color
        shadow.set(ShadowValue(effect, in: owner.inputs.environment), in: owner)
    }

    override func display(_ builder: inout DisplayListBuilder) {
        let value = shadow.presented
        guard value.color.isFinite else { return child.display(&builder) }
        builder.group(.shadow(value.color, radius: max(0, value.radius), offset: value.offset)) { child.display(&$0) }
    }
}

/// A shadow's numbers, in the order in which they are animated (Documentation/Semantics/Animation.md#animatable-data).
struct ShadowValue: Animatable {
    var color: ResolvedColor
    var radius: CGFloat
    var offset: CGSize

    init(_ effect: _ShadowEffect, in environment: EnvironmentValues) {
        color = effect.color.resolve(in: environment)
        radius = effect.radius.zeroIfNotFinite
        offset = effect.offset.zeroWhereNotFinite
    }

    var animatableData: AnimatablePair<ResolvedColor.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>> {
        get { AnimatablePair(color.animatableData, AnimatablePair(radius, offset.animatableData)) }
        set {
            color.animatableData = newValue.first
            radius = newValue.second.first
            offset.animatableData = newValue.second.second
        }
    }
}

extension View {
    /// Fades the view as a whole, from 0 (unseen) to 1.
    public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }
    /// Keeps the view's room and shows nothing of it.
    public func hidden() -> some View { modifier(_HiddenModifier()) }
    /// Shows only what lies inside `shape`, drawn in the view's frame.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { modifier(_ClipEffect(shape: shape, style: style)) }
    /// Shows only what lies inside the view's frame.
    public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle(), style: FillStyle(antialiased: antialiased)) }
    /// Rounds the view's corners off.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }
    /// A shadow below the view. `radius` is the standard deviation of the blur in points, `x` and `y` are points.
    public func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
}
