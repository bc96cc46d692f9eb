/// A transform of a view's drawing that depends on the view's size; animated by its `animatableData`.
///
/// It does not affect the layout, but anchors, frames and taps take it into account.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Returns the transform for a view of this size, about its top-left corner.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    @MainActor public func body(content: Content) -> Never { fatalError("\(Self.self) is applied by the library and has no body") }

    @MainActor public static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs) -> _ViewNode<ModifiedContent<V, Self>> {
        GeometryEffectNode(view, inputs, title: "\(Self.self)", isIgnoredByLayout: false)
    }

    /// Applies the same effect when drawing, while anchors and frames ignore it. Taps hit the view where it is drawn.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// A geometry effect that applies only to drawing and taps.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    var base: Base

    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    @MainActor public static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs) -> _ViewNode<ModifiedContent<V, Self>> {
        GeometryEffectNode(view, inputs, title: "\(Base.self)", isIgnoredByLayout: true)
    }
}

/// A geometry effect applied to its view's rect.
struct PlacedGeometryEffect<Effect: GeometryEffect>: PlacedTransform {
    var effect: Effect

    func projection(in rect: CGRect) -> ProjectionTransform { effect.effectValue(size: rect.size).about(rect.origin) }
    var isVisible: Bool { true }
    var animatableData: Effect.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }
}

/// Applies one of the library's own effects, under the name shown in layout listings.
public struct _GeometryEffectModifier<Effect: GeometryEffect>: RenderModifier {
    let effect: Effect
    let title: String
    var isIgnoredByLayout = false

    func makeRenderNode(around child: RenderNode, owner: _Node) -> PlacedTransformRenderNode<PlacedGeometryEffect<Effect>> {
        PlacedTransformRenderNode(
            owner: owner, child: child, effect: PlacedGeometryEffect(effect: effect), title: title, isIgnoredByLayout: isIgnoredByLayout)
    }
    func updateRenderNode(_ node: PlacedTransformRenderNode<PlacedGeometryEffect<Effect>>) { node.setEffect(PlacedGeometryEffect(effect: effect)) }
}

/// The node of a view with a custom geometry effect.
private final class GeometryEffectNode<V: View, Effect: GeometryEffect>: _ViewNode<ModifiedContent<V, Effect>> {
    private typealias Content = ModifiedContent<V, _GeometryEffectModifier<Effect>>
    private let wrap: (ModifiedContent<V, Effect>) -> Content
    private var child: _ViewNode<Content>!

    init(_ view: ModifiedContent<V, Effect>, _ inputs: _ViewInputs, title: String, isIgnoredByLayout: Bool) {
        wrap = { view in
            view.content.modifier(_GeometryEffectModifier(effect: view.modifier, title: title, isIgnoredByLayout: isIgnoredByLayout))
        }
        super.init(inputs)
        child = Content._makeNode(wrap(view), inputs.child(of: self))
    }

    override func update(_ view: ModifiedContent<V, Effect>) { child.update(wrap(view)) }
    override func appendItems(to list: inout [RenderNode]) { child.appendItems(to: &list) }
    override var isDynamic: Bool { child.isDynamic }
    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}

/// A rotation in space.
///
/// Source: Documentation/Semantics/Drawing.md#transforms.
/// m34 = -1 / (max(w, h) / perspective), about the anchor. The plane from which the eye's distance is measured stays fixed
/// when the axis is in front of it, so that a rotation by zero changes nothing.
public struct _Rotation3DEffect: GeometryEffect, Equatable {
    var angle: Angle
    var axis: SIMD3<CGFloat.NativeType>
    var anchor: UnitPoint
    var anchorZ: CGFloat
    var perspective: CGFloat

    public func effectValue(size: CGSize) -> ProjectionTransform {
        let distance = max(size.width, size.height)
        let (x, y) = (anchor.x * size.width, anchor.y * size.height)
        var turn = CATransform3DConcat(
            CATransform3DMakeTranslation(-x, -y, -anchorZ), CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z))
        turn = CATransform3DConcat(turn, CATransform3DMakeTranslation(0, 0, anchorZ))
        var eye = CATransform3DIdentity
        eye.m34 = distance > 0 ? -perspective / distance : 0
        return ProjectionTransform(CATransform3DConcat(CATransform3DConcat(turn, eye), CATransform3DMakeTranslation(x, y, 0)))
    }

    public var animatableData:
        AnimatablePair<
            AnimatablePair<Angle.AnimatableData, AnimatablePair<Double, AnimatablePair<Double, Double>>>,
            AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
        >
    {
        get {
            AnimatablePair(
                AnimatablePair(angle.animatableData, AnimatablePair(axis.x * 128, AnimatablePair(axis.y * 128, axis.z * 128))),
                AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective * 128)))
        }
        set {
            angle.animatableData = newValue.first.first
            axis = SIMD3(newValue.first.second.first, newValue.first.second.second.first, newValue.first.second.second.second) / 128
            anchor.animatableData = newValue.second.first
            anchorZ = newValue.second.second.first
            perspective = newValue.second.second.second / 128
        }
    }
}

/// A transform that is not animated when it changes, as in SwiftUI.
public struct _ProjectionEffect: GeometryEffect, Equatable {
    var transform: ProjectionTransform
    public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}
