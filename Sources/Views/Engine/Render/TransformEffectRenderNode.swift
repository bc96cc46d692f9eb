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

extension TransformEffect: PlacedTransform {
    func projection(in rect: CGRect) -> ProjectionTransform { ProjectionTransform(affineTransform(in: rect)) }
    /// Nothing is seen of a view without any width or height.
    var isVisible: Bool { scale.width != 0 && scale.height != 0 }
}

/// A way to draw a view elsewhere or otherwise than it was laid out, and to move what is asked of it there, too.
protocol PlacedTransform: Animatable {
    /// The transform of a view whose rect this is, in the coordinates that the rect is in.
    @MainActor func projection(in rect: CGRect) -> ProjectionTransform
    /// Whether the view can be seen, and hit, at all.
    var isVisible: Bool { get }
}

/// A node that draws its child through a transform, which anchors, frames and taps go through, too.
class TransformEffectRenderNode: WrapperRenderNode {
    private var frame = AnimatedFrame()

    override var effectForChildren: TransformEffectRenderNode? { self }
    override func geometryDidChange(resized: Bool) {
        frame.follow(self)
        // Another size has another centre: what lies inside goes elsewhere on screen, even where its own rect stays.
        if resized { invalidatePlacesBelow() }
    }

    /// The node's rect on screen now, in the space of the transform effect around it.
    final var presentedFrame: CGRect { frame.presented(of: self) }

    /// The final transform in the root's space before the effects around.
    var absoluteTransform: ProjectionTransform { ProjectionTransform() }
}

final class PlacedTransformRenderNode<Effect: PlacedTransform>: TransformEffectRenderNode {
    private var transform: AnimatedProperty<Effect>
    private let title: String
    /// Whether the transform is a matter of drawing only, and no part of what is asked about places.
    private let isIgnoredByLayout: Bool
    override var name: String { title }

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
        // What lies inside has another place for anchors and frames now.
        invalidatePlacesBelow()
    }

    private func matrix(_ effect: Effect, in rect: CGRect) -> ProjectionTransform {
        let matrix = effect.projection(in: rect)
        // Numbers that are none turn and stretch nothing.
        return matrix.isFinite ? matrix : ProjectionTransform()
    }

    override var absoluteTransform: ProjectionTransform { isIgnoredByLayout ? ProjectionTransform() : matrix(transform.model, in: absoluteFrame) }

    override func display(_ builder: inout DisplayListBuilder) {
        let matrix = matrix(transform.presented, in: presentedFrame)
        if matrix.isIdentity { return child.display(&builder) }
        builder.group(matrix.affine.map { .transform($0) } ?? .projection(matrix)) { child.display(&$0) }
    }

    override func hitTest(_ point: CGPoint) -> [RenderNode] {
        guard transform.model.isVisible else { return [] }
        var back = matrix(transform.model, in: absoluteFrame)
        // A view seen edge on, or a point that no part of its plane is seen at, can't be hit.
        guard back.invert(), back.m13 * point.x + back.m23 * point.y + back.m33 > 0 else { return [] }
        return super.hitTest(point.applying(back))
    }
}
