/// Records a warning about a view that is drawn differently than on Apple's systems.
struct WarnedModifier: PrimitiveModifier {
    let warning: String

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs) -> _ViewNode<ModifiedContent<V, Self>> {
        WarnedNode(view, inputs)
    }
}

private final class WarnedNode<V: View>: PassThroughModifierNode<V, WarnedModifier> {
    override func modifierDidChange(from old: WarnedModifier?) { graph.warn(modifier.warning) }
}

extension View {
    /// Returns the view unchanged, with a warning, once for each text.
    package func warned(_ warning: String) -> some View { modifier(WarnedModifier(warning: warning)) }
}
