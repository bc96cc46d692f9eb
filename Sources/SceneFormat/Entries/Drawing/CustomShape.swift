import Geometry
import Motion
import Views

/// A shape whose path is expressions over the rect that it is drawn in, and over numbers that move.
private struct SceneShape: Shape {
    let outline: PreparedPath
    let names: [String]
    let scope: SceneScope
    /// Tells one evaluation from the next: what the path's expressions read may have changed.
    let evaluation: Evaluation
    var animatableData: NumberVector

    final class Evaluation: Sendable {}

    nonisolated func path(in rect: CGRect) -> Path {
        guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else { return Path() }
        return MainActor.assumeIsolated {
            outline.path(in: scope.adding(.rect(rect)).adding(.object(animatableData.members(names))))
        }
    }
}

extension SceneEntries {
    static let customShapeViews: [ViewEntry] = [
        ViewEntry(
            "Shape",
            [
                .init(
                    "path", .custom("an array of path elements such as { \"rect\": \"rect\" }"), isRequired: true, seesLocals: true, shape: .definition("path"),
                    reader: PreparedPath.read, "The lines and curves, in points; 'rect' is the rect that the shape is drawn in."),
                .animatableNumbers("path"),
            ], primary: "path",
            locals: [
                LocalVariable("as", default: "rect", .rect),
                .animatableNumbers("valueAs"),
            ], otherNames: ["CustomShape"], gives: .shape, "A shape of one's own, which follows the room that it has."
        ) { arguments in
            guard let outline: PreparedPath = arguments.custom("path") else { return .shape(Path()) }
            let numbers: PreparedNumbers? = arguments.custom("values")
            // Paths are asked for outside of any evaluation: whoever changes what the expressions read has the shape made anew.
            outline.noteReads(in: arguments.scope)
            return .shape(
                SceneShape(
                    outline: outline, names: numbers?.names ?? [], scope: arguments.scope, evaluation: SceneShape.Evaluation(),
                    animatableData: NumberVector(numbers: numbers?.values(in: arguments.scope) ?? [])))
        }
    ]
}
