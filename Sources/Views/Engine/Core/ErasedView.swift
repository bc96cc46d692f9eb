/// A view whose type is known only at run time.
protocol ErasedView {
    @MainActor func makeNode(_ inputs: _ViewInputs) -> _Node
    /// Updates `node` with this view; returns false if the node belongs to a view of another type.
    @MainActor func update(_ node: _Node) -> Bool
}

nonisolated struct ErasedViewBox<V: View>: ErasedView {
    let view: V

    @MainActor func makeNode(_ inputs: _ViewInputs) -> _Node { V._makeNode(view, inputs) }
    @MainActor func update(_ node: _Node) -> Bool {
        guard let node = node as? _ViewNode<V> else { return false }
        node.update(view)
        return true
    }
}

/// A view of any type. Its node keeps its state while the wrapped type stays the same.
public struct AnyView: PrimitiveView {
    private let box: Box
    nonisolated var erased: any ErasedView { box.erased }

    /// Lets code outside of the main actor create the view. Its contents are only used on the main actor.
    private struct Box: @unchecked Sendable { let erased: any ErasedView }

    nonisolated public init<V: View>(_ view: V) { box = Box(erased: (view as? AnyView)?.erased ?? ErasedViewBox(view: view)) }

    nonisolated init(erased: any ErasedView) { box = Box(erased: erased) }

    nonisolated public init<V: View>(erasing view: V) { self.init(view) }

    public static func _makeNode(_ view: AnyView, _ inputs: _ViewInputs) -> _ViewNode<AnyView> {
        if let lazy = inputs.lazy, lazy.isErasedElement, let enterRow = lazy.enterRow { return ErasedRowNode(view, inputs, enterRow: enterRow) }
        return ErasedNode(view, inputs, isDynamic: true, erased: { $0.erased })
    }
}

/// The parameter of a modifier's `body(content:)`: the view that the modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
    let erased: any ErasedView

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        // A modifier's content always has the same type.
        ErasedNode(view, inputs, isDynamic: false, erased: { $0.erased })
    }
}

/// The node of a view that wraps a view whose type is known only at run time.
final class ErasedNode<V: View>: _ViewNode<V> {
    private let erased: (V) -> any ErasedView
    private var child: _Node!
    private let mayChangeType: Bool

    init(_ view: V, _ inputs: _ViewInputs, isDynamic: Bool, erased: @escaping (V) -> any ErasedView) {
        self.erased = erased
        mayChangeType = isDynamic
        super.init(inputs)
        child = erased(view).makeNode(inputs.child(of: self))
    }

    override func update(_ view: V) {
        let content = erased(view)
        if content.update(child) { return }
        child.destroy()
        child = content.makeNode(inputs.child(of: self))
        itemsDidChange()
    }

    override func appendItems(to list: inout [RenderNode]) { child.appendItems(to: &list) }
    override var isDynamic: Bool { mayChangeType || child.isDynamic }
    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}

/// The node of a view that wraps exactly one view of a known type.
package final class ContentNode<V: View, Content: View>: _ViewNode<V> {
    private let content: (V) -> Content
    private var child: _ViewNode<Content>!

    package init(_ view: V, _ inputs: _ViewInputs, content: @escaping (V) -> Content) {
        self.content = content
        super.init(inputs)
        child = Content._makeNode(content(view), inputs.child(of: self))
    }

    override func update(_ view: V) { child.update(content(view)) }
    override func appendItems(to list: inout [RenderNode]) { child.appendItems(to: &list) }
    override var isDynamic: Bool { child.isDynamic }
    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}
