/// Records that a feature used by the code is accepted but not drawn.
struct _NotDrawnModifier: PrimitiveModifier {
    /// The feature's name in code; nil means no warning.
    let name: String?

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs) -> _ViewNode<ModifiedContent<V, Self>> {
        NotDrawnNode(view, inputs)
    }
}

private final class NotDrawnNode<V: View>: PassThroughModifierNode<V, _NotDrawnModifier> {
    override func modifierDidChange(from old: _NotDrawnModifier?) { if let name = modifier.name { graph.noteNotDrawn(name) } }
}

extension ViewGraph {
    /// Warns, once for each name, that a feature is accepted but not drawn.
    package func noteNotDrawn(_ name: String) { warn(SceneNotes.warning(name)) }
}

/// Warnings by code outside of views, such as settings of UIKit.
package enum SceneNotes {
    /// Warns, once for each name and scene, that a feature is accepted but not drawn. Without a scene, and off the main thread, it does nothing.
    package static func notDrawn(_ name: String) { warn(warning(name)) }
    /// Gives a warning once in a scene. Without a scene, and off the main thread, it does nothing.
    package static func warn(_ warning: String) {
        guard MainThread.isCurrent else { return }
        MainActor.assumeIsolated { SceneClock.note(warning) }
    }
    fileprivate static func warning(_ name: String) -> String { "\(name) is accepted but not drawn" }
}

extension View {
    /// Returns the view unchanged, with a warning, once for each name; no warning for nil.
    package func notDrawn(_ name: String?) -> some View { modifier(_NotDrawnModifier(name: name)) }
}
