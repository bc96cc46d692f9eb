/// Makes its content with a proxy that can scroll to views inside.
public struct ScrollViewReader<Content: View>: View {
    public var content: (ScrollViewProxy) -> Content
    @State private var place = ScrollReaderPlace()

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    public var body: some View { content(ScrollViewProxy(place: place)).modifier(_ScrollReaderModifier(place: place)) }
}

/// Scrolls to views inside a `ScrollViewReader`.
public struct ScrollViewProxy {
    let place: ScrollReaderPlace

    /// Scrolls the scroll view that contains the view with this identity, set by `id(_:)` or `ForEach`. Does nothing if no view has it.
    ///
    /// The movement belongs to the update, so `withAnimation` animates it. Call it from actions, not while views are made.
    ///
    /// - Parameter anchor: the point of view and window to align, within the limits of the content; nil for the smallest movement that makes
    ///   the view fully visible.
    @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let node = place.node else { return }
        scroll(to: AnyHashable(id), anchor: anchor, from: node, in: .current, mayWait: true)
    }

    @MainActor private func scroll(to id: AnyHashable, anchor: UnitPoint?, from node: _Node, in transaction: Transaction, mayWait: Bool) {
        node.graph.enqueueAction { [weak node] in
            guard let node, node.isAlive else { return }
            guard let found = node.place(withID: id), let box = found.box else {
                // A view that was never near the visible area is made first.
                if mayWait, node.realizeInside(id) { scroll(to: id, anchor: anchor, from: node, in: transaction, mayWait: false) }
                return
            }
            var next = found.items.first
            while let current = next, !(current is ScrollRenderNode) { next = current.parent }
            guard let scroll = next as? ScrollRenderNode else { return }
            scroll.scroll(to: scroll.offset(showing: box, at: anchor), in: transaction)
        }
    }
}

/// The position of a reader in the graph, for its proxies.
final class ScrollReaderPlace {
    weak var node: _Node?
}

/// Gives proxies access to their reader.
struct _ScrollReaderModifier: PrimitiveModifier {
    let place: ScrollReaderPlace
    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs) -> _ViewNode<ModifiedContent<V, Self>> {
        ScrollReaderNode(view, inputs)
    }
}

private final class ScrollReaderNode<V: View>: PassThroughModifierNode<V, _ScrollReaderModifier> {
    override func modifierDidChange(from old: _ScrollReaderModifier?) { modifier.place.node = self }
}
