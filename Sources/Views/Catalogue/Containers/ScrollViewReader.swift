/// Makes its content with a proxy that can scroll to views inside.
public struct ScrollViewReader<Content: View>: View {
    public var content: (ScrollViewProxy) -> Content
    @State private var place = ScrollReaderPlace()

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    public var body: some View { content(ScrollViewProxy(place: place)).modifier(_ScrollReaderModifier(place: place)) }
}

/// Scrolls to views inside of a `ScrollViewReader`.
public struct ScrollViewProxy {
    let place: ScrollReaderPlace

    /// Scrolls the scroll view around the view with this identity, given by `id(_:)` or `ForEach`; does nothing where there is none.
    ///
    /// It moves as the update does, so `withAnimation` animates it. Call it from actions, not while views are made.
    ///
    /// - Parameter anchor: the point of the view that comes to lie on the same point of the window, as far as there is content; nil for as
    ///   little movement as shows the view whole.
    @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let node = place.node else { return }
        let transaction = Transaction.current
        node.graph.enqueueAction { [weak node] in
            guard let node, node.isAlive, let found = node.place(withID: AnyHashable(id)), let box = found.box else { return }
            var next = found.items.first
            while let current = next, !(current is ScrollRenderNode) { next = current.parent }
            guard let scroll = next as? ScrollRenderNode else { return }
            node.graph.willMutate(transaction)
            scroll.scroll(to: scroll.offset(showing: box, at: anchor))
        }
    }
}

/// The place of a reader in the graph, for its proxies.
final class ScrollReaderPlace {
    weak var node: _Node?
}

/// Tells proxies where their reader is.
struct _ScrollReaderModifier: PrimitiveModifier {
    let place: ScrollReaderPlace
    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs) -> _ViewNode<ModifiedContent<V, Self>> {
        ScrollReaderNode(view, inputs)
    }
}

private final class ScrollReaderNode<V: View>: PassThroughModifierNode<V, _ScrollReaderModifier> {
    override func modifierDidChange(from old: _ScrollReaderModifier?) { modifier.place.node = self }
}
