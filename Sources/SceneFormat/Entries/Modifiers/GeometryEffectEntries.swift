import Geometry
import Motion
import Views

/// A transform that depends on the view's size and on animated numbers.
private struct SceneGeometryEffect: GeometryEffect {
    let matrix: Deferred<[CGFloat]>
    let context: SceneContext
    let names: [String]
    /// Distinguishes one evaluation from the next: the state that the expressions read may have changed.
    let evaluation = Evaluation()
    var animatableData: NumberVector

    final class Evaluation: Sendable {}

    func effectValue(size: CGSize) -> ProjectionTransform {
        guard size.width.isFinite, size.height.isFinite else { return ProjectionTransform() }
        let (matrix, context, members) = (matrix, context, animatableData.members(names))
        return MainActor.assumeIsolated {
            let numbers = matrix(.size(size), .object(members))
            if let transform = ProjectionTransform(numbers: numbers) { return transform }
            context.fail("a geometryEffect needs the 6 numbers a, b, c, d, tx, and ty, or the 9 of a projection, not \(numbers.count)")
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
    @EntryList<ModifierEntry> static var geometryEffectModifiers: [ModifierEntry] {
        ModifierEntry(
            "geometryEffect", "Draws the view through a transform about its top left corner that depends on its size: a GeometryEffect.",
            .withLocals(
                .numbers("matrix", "Six numbers, a, b, c, d, tx, and ty, or nine as for projectionEffect; 'size' is the view's size.")
            ).primary,
            .animatableNumbers(default: nil, "matrix"),
            .bool("ignoredByLayout", default: false, "Whether anchors and frames are those of the untransformed view."), .context,
            locals: [LocalVariable("as", default: "size", .size), .animatableNumbers("valueAs")]
        ) { view, matrix, numbers, isIgnored, context in
            // Layout evaluates it outside of any view.
            matrix.noteReads()
            let effect = SceneGeometryEffect(matrix: matrix, context: context, names: numbers.names, animatableData: numbers.values)
            return isIgnored ? view.modifier(effect.ignoredByLayout()) : view.modifier(effect)
        }
    }
}
