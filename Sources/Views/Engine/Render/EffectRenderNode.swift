/// A modifier that changes how a view is drawn but not its layout: opacity, a clip, a filter.
///
/// Adding an effect requires one such struct and a painter for its `DisplayEffect`. Its `animatableData` is interpolated in animated updates.
nonisolated protocol DisplayEffectModifier: RenderModifier, Animatable {
    /// The name of the effect's nodes in listings.
    var name: String { get }
    /// Whether `effect(in:)` depends on its rect; only then is the rect tracked.
    static var dependsOnRect: Bool { get }
    /// Whether the view is one that the system draws, which gets this effect and those around it as a whole (Documentation/Semantics/Drawing.md#groups).
    var isSystemView: Bool { get }
    /// Whether a shape of the effect is mirrored in the rect.
    var isMirroredInRect: Bool { get }
    /// Returns the effect with its colors resolved in an environment. Called again when the environment changes, if `readsEnvironment` is set.
    func resolved(in environment: EnvironmentValues) -> Self
    /// Whether the view is drawn at all.
    var isVisible: Bool { get }
    /// Returns the effect for a view with this rect on screen, in the space of the display list; nil if the view is drawn without an effect.
    func effect(in rect: CGRect) -> DisplayEffect?
    /// Whether the view can be hit at a point in its own space; `rect` is the view's rect in that space.
    func contains(_ point: CGPoint, in rect: CGRect) -> Bool
    /// Whether both modifiers draw the same.
    func draws(like other: Self) -> Bool
}

extension DisplayEffectModifier {
    static var dependsOnRect: Bool { false }
    var isSystemView: Bool { false }
    var isMirroredInRect: Bool { false }
    func resolved(in environment: EnvironmentValues) -> Self { self }
    var isVisible: Bool { true }
    func contains(_ point: CGPoint, in rect: CGRect) -> Bool { true }
    func draws(like other: Self) -> Bool { FieldComparison.areEqual(self, other) }

    @MainActor func makeRenderNode(around child: RenderNode, owner: _Node) -> EffectRenderNode<Self> {
        EffectRenderNode(owner: owner, child: child, effect: resolved(in: owner.inputs.environment))
    }
    @MainActor func updateRenderNode(_ node: EffectRenderNode<Self>) { node.setEffect(resolved(in: node.owner.inputs.environment)) }

    @MainActor static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs) -> _ViewNode<ModifiedContent<V, Self>> {
        RenderModifierNode(view, inputs)
    }
}

extension DisplayEffectModifier where Self: Equatable {
    func draws(like other: Self) -> Bool { self == other }
}

/// Draws a view with an effect.
final class EffectRenderNode<Effect: DisplayEffectModifier>: WrapperRenderNode {
    private var effectProperty: AnimatedProperty<Effect>
    private var frame = AnimatedFrame()
    override var name: String { effectProperty.model.name }
    override var inspectedValue: Any? { effectProperty.model }

    init(owner: _Node, child: RenderNode, effect: Effect) {
        effectProperty = AnimatedProperty(effect)
        super.init(owner: owner, child: child)
    }

    override var isOneView: Bool { effectProperty.model.isSystemView }
    override var isListed: Bool { !effectProperty.model.isSystemView }

    func setEffect(_ effect: Effect) {
        if !effect.draws(like: effectProperty.model) { displayDidChange() }
        effectProperty.set(effect, in: owner)
    }

    override func geometryDidChange(resized: Bool) { if Effect.dependsOnRect { frame.follow(self) } }

    override func display(_ builder: inout DisplayListBuilder) {
        let effect = effectProperty.presented
        guard effect.isVisible else { return }
        let rect = Effect.dependsOnRect ? frame.presented(of: self) : .zero
        let change =
            Effect.dependsOnRect
            ? ContainerPlace.of(self, frame: rect, isMirrored: effect.isMirroredInRect) { effect.effect(in: rect) } : effect.effect(in: rect)
        guard let shown = change else { return child.paint(&builder) }
        if effect.isSystemView { builder.group(shown) { child.display(&$0) } } else { builder.apply(shown) { child.paint(&$0) } }
    }

    override var paintedArea: CGRect? {
        let effect = effectProperty.presented
        guard effect.isVisible else { return .null }
        guard Effect.dependsOnRect else { return nil }
        let rect = frame.presented(of: self)
        let shown = ContainerPlace.of(self, frame: rect, isMirrored: effect.isMirroredInRect) { effect.effect(in: rect) }
        guard case .clip(let path, _) = shown else { return nil }
        return path.boundingRect
    }

    override func hitTest(_ point: CGPoint) -> [RenderNode] {
        let local = CGPoint(x: point.x - absoluteOrigin.x, y: point.y - absoluteOrigin.y)
        let effect = effectProperty.model
        let frame = CGRect(origin: absoluteOrigin, size: size)
        let isHit = ContainerPlace.of(self, frame: frame, isMirrored: effect.isMirroredInRect) {
            effect.contains(local, in: CGRect(origin: .zero, size: size))
        }
        return isHit ? super.hitTest(point) : []
    }
}
