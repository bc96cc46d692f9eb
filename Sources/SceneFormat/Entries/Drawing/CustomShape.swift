import Geometry
import Motion
import Views

/// A shape whose path consists of expressions of its rect and of animated numbers.
private struct SceneShape: Shape {
    let outline: Deferred<Path>
    let names: [String]
    /// Distinguishes one evaluation from the next: the state that the path's expressions read may have changed.
    let evaluation = Evaluation()
    var animatableData: NumberVector

    final class Evaluation: Sendable {}

    nonisolated func path(in rect: CGRect) -> Path {
        guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else { return Path() }
        let members = animatableData.members(names)
        return MainActor.assumeIsolated { outline(.rect(rect), .object(members)) }
    }
}

extension SceneEntries {
    @EntryList<ViewEntry> static var customShapeViews: [ViewEntry] {
        ViewEntry.shape(
            "Shape", "A custom shape that follows the available space.",
            .withLocals(
                .path(
                    "path", "an array of path elements such as { \"rect\": \"rect\" }",
                    "The lines and curves, in points; 'rect' is the rect in which the shape is drawn.")
            ).primary,
            .animatableNumbers(default: nil, "path"),
            locals: [LocalVariable("as", default: "rect", .rect), .animatableNumbers("valueAs")], otherNames: ["CustomShape"]
        ) { outline, numbers in
            // Paths are evaluated outside of any view, so a change of the state that the expressions read creates a new shape.
            outline.noteReads()
            return SceneShape(outline: outline, names: numbers.names, animatableData: numbers.values)
        }
    }
}
