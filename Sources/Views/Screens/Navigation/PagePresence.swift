/// Runs the actions of `onAppear` and `onDisappear` inside a page when another page covers it and when it is shown again.
struct PagePresenceModifier: PrimitiveModifier {
    let isShown: Bool

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs) -> _ViewNode<ModifiedContent<V, Self>> {
        PagePresenceNode(view, inputs)
    }
}

/// The node of a page of a navigation stack.
@MainActor
private protocol PageNode: _Node {
    var isShown: Bool { get }
}

extension _Node {
    /// Whether another page covers the page around the node.
    var isOnCoveredPage: Bool { sequence(first: self, next: \.parent).contains { ($0 as? any PageNode)?.isShown == false } }
}

private final class PagePresenceNode<V: View>: PassThroughModifierNode<V, PagePresenceModifier>, PageNode, ContainerContent {
    var isShown: Bool { modifier.isShown }

    override func modifierDidChange(from old: PagePresenceModifier?) {
        guard let old, old.isShown != modifier.isShown else { return }
        content.pageDidChangeInside(isShown: modifier.isShown)
    }
}
