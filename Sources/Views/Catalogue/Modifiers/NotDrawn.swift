/// Notes that something the code says is accepted, and isn't drawn.
struct _NotDrawnModifier: PrimitiveModifier {
    /// As the code writes it; nil where there is nothing to tell.
    let name: String?

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs) -> _ViewNode<ModifiedContent<V, Self>> {
        NotDrawnNode(view, inputs)
    }
}

private final class NotDrawnNode<V: View>: PassThroughModifierNode<V, _NotDrawnModifier> {
    override func modifierDidChange(from old: _NotDrawnModifier?) { if let name = modifier.name { graph.noteNotDrawn(name) } }
}

extension ViewGraph {
    /// Warns, once for each name, that something is accepted and isn't drawn.
    package func noteNotDrawn(_ name: String) { warn("\(name) is accepted, and not drawn") }
}

extension View {
    /// The view as it is, with a warning, once for each name; none for nil.
    func notDrawn(_ name: String?) -> some View { modifier(_NotDrawnModifier(name: name)) }
}
