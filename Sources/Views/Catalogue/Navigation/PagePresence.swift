/// Runs the actions of `onAppear` and `onDisappear` inside a page when another page covers it and when it is shown again.
struct PagePresenceModifier: PrimitiveModifier {
    let isShown: Bool

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs) -> _ViewNode<ModifiedContent<V, Self>> {
        PagePresenceNode(view, inputs)
    }
}

private final class PagePresenceNode<V: View>: PassThroughModifierNode<V, PagePresenceModifier>, ContainerContent {
    override func modifierDidChange(from old: PagePresenceModifier?) {
        guard let old, old.isShown != modifier.isShown else { return }
        content.pageDidChangeInside(isShown: modifier.isShown)
    }
}
