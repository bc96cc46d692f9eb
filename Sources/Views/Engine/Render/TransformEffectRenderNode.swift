/// Draws a view through an affine transform about an anchor. It doesn't affect layout, but it does affect anchors, frames and taps.
struct TransformEffect: Animatable, Equatable {
    var angle = Angle.zero
    var scale = CGSize(width: 1, height: 1)
    var anchor = UnitPoint.center
    /// A transform about the view's top left corner, applied after the others.
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

    /// Returns the transform for a view with this rect, in the rect's coordinate space.
    func affineTransform(in rect: CGRect) -> CGAffineTransform {
        let matrix = matrix(in: rect)
        // A transform that isn't finite has no effect.
        return [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].allSatisfy(\.isFinite) ? matrix : .identity
    }

    private func matrix(in rect: CGRect) -> CGAffineTransform {
        let center = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
        // A scale of 0 would have no inverse, which taps and anchors need.
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

extension TransformEffect: PlacedTransform {
    func projection(in rect: CGRect) -> ProjectionTransform { ProjectionTransform(affineTransform(in: rect)) }
    /// A view scaled to zero width or height is invisible.
    var isVisible: Bool { scale.width != 0 && scale.height != 0 }
}

/// A transform applied to a view after layout: to its drawing and to queries about its geometry.
protocol PlacedTransform: Animatable {
    /// Returns the transform for a view with this rect, in the rect's coordinate space.
    @MainActor func projection(in rect: CGRect) -> ProjectionTransform
    /// Whether the view can be seen and hit at all.
    var isVisible: Bool { get }
}

/// A node that draws its child through a transform, which also applies to anchors, frames and taps.
class TransformEffectRenderNode: WrapperRenderNode {
    private var frame = AnimatedFrame()

    override var effectForChildren: TransformEffectRenderNode? { self }
    override func geometryDidChange(resized: Bool) {
        frame.follow(self)
        // A change of size moves the center, and with it the content's position on screen, even where the content's own rect stays the same.
        if resized { invalidatePlacesBelow() }
    }

    /// The node's current rect on screen, in the space of the transform effect around it.
    final var presentedFrame: CGRect { frame.presented(of: self) }

    override var paintedFrame: CGRect? { presentedFrame }

    /// The final transform in the root's space, before the effects around the node.
    var absoluteTransform: ProjectionTransform { ProjectionTransform() }
}

final class PlacedTransformRenderNode<Effect: PlacedTransform>: TransformEffectRenderNode {
    private var transform: AnimatedProperty<Effect>
    private let title: String
    /// Whether the transform affects drawing only, and not the geometry reported for views.
    private let isIgnoredByLayout: Bool
    override var name: String { title }
    override var inspectedValue: Any? { transform.model }

    init(owner: _Node, child: RenderNode, effect: Effect, title: String, isIgnoredByLayout: Bool = false) {
        transform = AnimatedProperty(effect)
        self.title = title
        self.isIgnoredByLayout = isIgnoredByLayout
        super.init(owner: owner, child: child)
    }

    func setEffect(_ effect: Effect) {
        guard !FieldComparison.areEqual(effect, transform.model) else { return }
        transform.set(effect, in: owner)
        displayDidChange()
        // The content's positions change for anchors and frames.
        invalidatePlacesBelow()
    }

    private func matrix(_ effect: Effect, in rect: CGRect) -> ProjectionTransform {
        let matrix = effect.projection(in: rect)
        // A transform that isn't finite has no effect.
        return matrix.isFinite ? matrix : ProjectionTransform()
    }

    override var absoluteTransform: ProjectionTransform { isIgnoredByLayout ? ProjectionTransform() : matrix(transform.model, in: absoluteFrame) }

    override var paintedTransform: ProjectionTransform? { matrix(transform.presented, in: presentedFrame) }

    override func display(_ builder: inout DisplayListBuilder) {
        let matrix = matrix(transform.presented, in: presentedFrame)
        if matrix.isIdentity { return child.paint(&builder) }
        builder.apply(matrix.affine.map { .transform($0) } ?? .projection(matrix)) { child.paint(&$0) }
    }

    override func hitTest(_ point: CGPoint) -> [RenderNode] {
        guard transform.model.isVisible else { return [] }
        var back = matrix(transform.model, in: absoluteFrame)
        // A view seen edge-on can't be hit, nor can a point at which no part of its plane is visible.
        guard back.invert(), back.m13 * point.x + back.m23 * point.y + back.m33 > 0 else { return [] }
        return super.hitTest(point.applying(back))
    }
}
