/// A change of a view's drawing by an affine transform about an anchor: no part of the layout, but of anchors, frames and taps.
struct TransformEffect: Animatable, Equatable {
    var angle = Angle.zero
    var scale = CGSize(width: 1, height: 1)
    var anchor = UnitPoint.center
    /// A transform about the view's top left corner, after the others.
    var transform = CGAffineTransform.identity

    var animatableData: AnimatablePair<Angle.AnimatableData, AnimatablePair<AnimatablePair<Double, Double>, UnitPoint.AnimatableData>> {
        get {
            AnimatablePair(
                angle.animatableData, AnimatablePair(AnimatablePair(Double(scale.width) * 128, Double(scale.height) * 128), anchor.animatableData))
        }
        set {
            angle.animatableData = newValue.first
            scale = CGSize(width: newValue.second.first.first / 128, height: newValue.second.first.second / 128)
            anchor.animatableData = newValue.second.second
        }
    }

    /// The transform of a view whose rect this is, in the coordinates that the rect is in.
    func affineTransform(in rect: CGRect) -> CGAffineTransform {
        let matrix = matrix(in: rect)
        // Numbers that are none turn and stretch nothing.
        return [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].allSatisfy(\.isFinite) ? matrix : .identity
    }

    private func matrix(in rect: CGRect) -> CGAffineTransform {
        let center = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
        // A scale of 0 would have no inverse for taps and anchors.
        let x = scale.width == 0 ? 1e-5 : scale.width
        let y = scale.height == 0 ? 1e-5 : scale.height
        let about = CGAffineTransform(translationX: center.x, y: center.y).rotated(by: angle.radians).scaledBy(x: x, y: y)
            .translatedBy(x: -center.x, y: -center.y)
        guard !transform.isIdentity else { return about }
        return about.concatenating(
            CGAffineTransform(translationX: -rect.minX, y: -rect.minY).concatenating(transform).concatenating(
                CGAffineTransform(translationX: rect.minX, y: rect.minY)))
    }
}

/// Draws the view through a transform.
public struct _TransformEffectModifier: RenderModifier {
    let effect: TransformEffect
    let title: String

    func makeRenderNode(around child: RenderNode, owner: _Node) -> TransformEffectRenderNode {
        TransformEffectRenderNode(owner: owner, child: child, effect: effect, title: title)
    }
    func updateRenderNode(_ node: TransformEffectRenderNode) { node.setTransform(effect) }
}

final class TransformEffectRenderNode: WrapperRenderNode {
    private var transform: AnimatedProperty<TransformEffect>
    private var frame = AnimatedFrame()
    private let title: String
    override var name: String { title }

    init(owner: _Node, child: RenderNode, effect: TransformEffect, title: String) {
        transform = AnimatedProperty(effect)
        self.title = title
        super.init(owner: owner, child: child)
    }

    func setTransform(_ effect: TransformEffect) {
        guard effect != transform.model else { return }
        transform.set(effect, in: owner)
        // What lies inside has another place for anchors and frames now.
        invalidatePlacesBelow()
    }

    /// A transform about the top left corner that depends on the size, in place of the effect's own.
    private var sizedTransform: ((CGSize) -> CGAffineTransform)?

    func setSizedTransform(_ transform: @escaping (CGSize) -> CGAffineTransform) {
        sizedTransform = transform
        graph.setNeedsDisplay()
        invalidatePlacesBelow()
    }

    /// The transform of a rect, final or as seen now.
    private func matrix(_ effect: TransformEffect, in rect: CGRect) -> CGAffineTransform {
        guard let sizedTransform else { return effect.affineTransform(in: rect) }
        return TransformEffect(transform: sizedTransform(rect.size)).affineTransform(in: rect)
    }

    override var effectForChildren: TransformEffectRenderNode? { self }
    override func geometryDidChange(resized: Bool) {
        frame.follow(self)
        // Another size has another centre: what lies inside goes elsewhere on screen, even where its own rect stays.
        if resized { invalidatePlacesBelow() }
    }

    /// The node's rect on screen now, in the space of the transform effect around it.
    var presentedFrame: CGRect { frame.presented(of: self) }

    /// The final transform in the root's space before the effects around.
    var absoluteTransform: CGAffineTransform { matrix(transform.model, in: absoluteFrame) }

    override func display(_ builder: inout DisplayListBuilder) {
        let matrix = matrix(transform.presented, in: presentedFrame)
        if matrix.isIdentity { return child.display(&builder) }
        builder.group(.transform(matrix)) { child.display(&$0) }
    }

    override func hitTest(_ point: CGPoint) -> [RenderNode] {
        // Nothing is seen of a view without any width or height.
        guard transform.model.scale.width != 0, transform.model.scale.height != 0 else { return [] }
        return super.hitTest(point.applying(absoluteTransform.inverted()))
    }
}

extension View {
    /// Draws the view turned clockwise about `anchor`.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_TransformEffectModifier(effect: TransformEffect(angle: angle, anchor: anchor), title: "rotationEffect"))
    }
    /// Draws the view larger or smaller about `anchor`.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_TransformEffectModifier(effect: TransformEffect(scale: scale, anchor: anchor), title: "scaleEffect"))
    }
    /// Draws the view larger or smaller about `anchor`.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { scaleEffect(CGSize(width: s, height: s), anchor: anchor) }
    /// Draws the view larger or smaller about `anchor`.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
    /// Draws the view through `transform` about its top left corner.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformEffectModifier(effect: TransformEffect(transform: transform), title: "transformEffect"))
    }
}
