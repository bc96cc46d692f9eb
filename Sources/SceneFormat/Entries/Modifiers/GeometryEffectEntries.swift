import Geometry
import Motion
import Views

/// A transform that depends on the view's size and on numbers that move.
private struct SceneGeometryEffect: GeometryEffect {
    let arguments: SceneArguments
    let names: [String]
    /// Tells one evaluation from the next: what the expressions read may have changed.
    let evaluation: Evaluation
    var animatableData: NumberVector

    final class Evaluation: Sendable {}

    func effectValue(size: CGSize) -> ProjectionTransform {
        guard size.width.isFinite, size.height.isFinite else { return ProjectionTransform() }
        let (arguments, members) = (arguments, animatableData.members(names))
        return MainActor.assumeIsolated {
            let inner = arguments.adding(.size(size)).adding(.object(members))
            guard let matrix = inner.numbers("matrix") else { return ProjectionTransform() }
            if let transform = ProjectionTransform(numbers: matrix) { return transform }
            inner.fail("a geometryEffect has six numbers, a, b, c, d, tx and ty, or the nine of a projection, not \(matrix.count)")
            return ProjectionTransform()
        }
    }
}

extension ProjectionTransform {
    /// Nine numbers, row by row, or the six of an affine matrix; nil for any other count.
    init?(numbers m: [CGFloat]) {
        switch m.count {
        case 6: self.init(CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5]))
        case 9:
            self.init()
            (m11, m12, m13) = (m[0], m[1], m[2])
            (m21, m22, m23) = (m[3], m[4], m[5])
            (m31, m32, m33) = (m[6], m[7], m[8])
        default: return nil
        }
    }
}

extension SceneEntries {
    static let geometryEffectModifiers: [ModifierEntry] = [
        ModifierEntry(
            "geometryEffect",
            [
                .init(
                    "matrix", .value(.array(.number)), isRequired: true, seesLocals: true,
                    "Six numbers, a, b, c, d, tx and ty, or nine, as projectionEffect has them; 'size' is the view's size."),
                .animatableNumbers("matrix"),
                .init("ignoredByLayout", .value(.bool), default: "false", "Whether anchors and frames are those of the view in its place."),
            ], primary: "matrix",
            locals: [
                LocalVariable("as", default: "size", .size),
                .animatableNumbers("valueAs"),
            ], "Draws the view through a transform about its top left corner that depends on its size: a GeometryEffect."
        ) { view, arguments in
            let numbers: PreparedNumbers? = arguments.custom("values")
            // Asked for outside of any evaluation.
            arguments.noteReads("matrix")
            let effect = SceneGeometryEffect(
                arguments: arguments, names: numbers?.names ?? [], evaluation: SceneGeometryEffect.Evaluation(),
                animatableData: NumberVector(numbers: numbers?.values(in: arguments.scope) ?? []))
            return arguments.bool("ignoredByLayout") == true ? AnyView(view.modifier(effect.ignoredByLayout())) : AnyView(view.modifier(effect))
        }
    ]
}
