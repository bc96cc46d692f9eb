/// A placeholder, inside a modifier's closure, for the view that the modifier was applied to.
public struct PlaceholderContentView<Value>: PrimitiveView {
    let erased: any ErasedView

    init(_ view: Value) where Value: View { erased = ErasedViewBox(view: view) }
    init(erased: any ErasedView) { self.erased = erased }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        var inputs = inputs
        // The transaction applies to the modifiers in the closure, not to the view itself (Documentation/Semantics/Animation.md#transactions).
        var scope = inputs.transactionScope
        while let current = scope, current.bodyType != ObjectIdentifier(Value.self) { scope = current.parent }
        if let scope { inputs.transactionScope = scope.parent }
        return ErasedNode(view, inputs, isDynamic: false, erased: { $0.erased })
    }
}

/// Modifiers whose changes have their own transaction, which doesn't apply to the view that they modify.
public struct _TransactionBody<Value, Content: View>: PrimitiveView {
    let content: Content
    let transform: (inout Transaction) -> Void

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> { TransactionBodyNode(view, inputs) }
}

private final class TransactionBodyNode<Value, Content: View>: _ViewNode<_TransactionBody<Value, Content>> {
    private var view: _TransactionBody<Value, Content>
    private var child: _ViewNode<Content>!
    private var scope: TransactionScope!

    init(_ view: _TransactionBody<Value, Content>, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
        scope = ModifierTransactionScope(parent: inputs.transactionScope, bodyType: ObjectIdentifier(Value.self)) { [weak self] in self?.view.transform(&$0) }
        var inputs = inputs.child(of: self)
        inputs.transactionScope = scope
        child = Content._makeNode(view.content, inputs)
    }

    override func update(_ view: _TransactionBody<Value, Content>) {
        self.view = view
        scope.modifierDidChange()
        child.update(view.content)
    }

    override func appendItems(to list: inout [RenderNode]) { child.appendItems(to: &list) }
    override var isDynamic: Bool { child.isDynamic }
    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}

extension View {
    /// Animates changes of the modifiers that `body` applies with `animation`; the view itself and its position keep the enclosing animation.
    public func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> _TransactionBody<Self, V> {
        _TransactionBody(content: body(PlaceholderContentView(self))) { if !$0.disablesAnimations { $0.animation = animation } }
    }

    /// Rewrites the transaction for the modifiers that `body` applies; the view itself keeps the enclosing transaction.
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> _TransactionBody<Self, V> {
        _TransactionBody(content: body(PlaceholderContentView(self)), transform: transform)
    }
}

extension ViewModifier {
    /// Animates the changes of the modifier itself, not those of the view that it is applied to.
    public func animation(_ animation: Animation?) -> some ViewModifier { AnimatedEffect(modifier: self, animation: animation) }
}

private struct AnimatedEffect<Modifier: ViewModifier>: ViewModifier {
    let modifier: Modifier
    let animation: Animation?
    func body(content: Content) -> some View { content.animation(animation) { $0.modifier(modifier) } }
}
