/// Rewrites the transaction for the view that it is applied to.
public struct _TransactionModifier: PrimitiveModifier {
    let transform: (inout Transaction) -> Void

    public static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs) -> _ViewNode<ModifiedContent<V, Self>> {
        TransactionNode(view, inputs)
    }
}

private final class TransactionNode<V: View>: PassThroughModifierNode<V, _TransactionModifier> {
    private lazy var scope = ModifierTransactionScope(parent: inputs.transactionScope) { [weak self] in self?.modifier.transform(&$0) }

    override func modifierDidChange(from old: _TransactionModifier?) { scope.modifierDidChange() }

    override var contentInputs: _ViewInputs {
        var inputs = super.contentInputs
        inputs.transactionScope = scope
        return inputs
    }
}

/// Rewrites the transaction of the updates that change a value.
public struct _ValueTransactionModifier<Value: Equatable>: PrimitiveModifier {
    let value: Value
    let transform: (inout Transaction) -> Void

    public static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs) -> _ViewNode<ModifiedContent<V, Self>> {
        ValueTransactionNode(view, inputs)
    }
}

private final class ValueTransactionNode<V: View, Value: Equatable>: PassThroughModifierNode<V, _ValueTransactionModifier<Value>> {
    /// The last update in which the value changed.
    private var changedIn = -1
    private lazy var scope = ModifierTransactionScope(parent: inputs.transactionScope) { [weak self] transaction in
        guard let self, changedIn == graph.updateID else { return }
        modifier.transform(&transaction)
    }

    override func modifierDidChange(from old: _ValueTransactionModifier<Value>?) {
        if let old, old.value != modifier.value { changedIn = graph.updateID }
        scope.modifierDidChange()
    }

    override var contentInputs: _ViewInputs {
        var inputs = super.contentInputs
        inputs.transactionScope = scope
        return inputs
    }
}

extension View {
    /// Animates every change inside the view with `animation`, regardless of its cause; nil makes changes jump.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    public func animation(_ animation: Animation?) -> some View {
        modifier(_TransactionModifier { if !$0.disablesAnimations { $0.animation = animation } })
    }

    /// Animates changes inside the view with `animation` in updates in which `value` has changed; nil makes these changes jump.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(_ValueTransactionModifier(value: value) { if !$0.disablesAnimations { $0.animation = animation } })
    }

    /// Rewrites every update's transaction for the view and everything in it.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(transform: transform))
    }

    /// Rewrites the transaction of the updates in which `value` has changed.
    public func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_ValueTransactionModifier(value: value, transform: transform))
    }
}

/// Evaluates a view or modifier at each step of its data's animation.
///
/// An `Animatable` view's `body` and an `Animatable` modifier's `body(content:)` see the interpolated data.
extension View where Self: Animatable {
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> { AnimatableBodyNode(view, inputs) }
}

private final class AnimatableBodyNode<V: View & Animatable>: EvaluatedNode<V, V, V.Body> {
    private var property: AnimatedProperty<V>

    init(_ view: V, _ inputs: _ViewInputs) {
        property = AnimatedProperty(view)
        super.init(inputs)
        start()
    }

    override func update(_ view: V) {
        property.set(view, in: self) { [weak self] in self?.invalidate() }
        markClean()
        evaluate()
    }

    override func makeContent(_ install: (inout V) -> Void) -> V.Body {
        var view = property.presented
        install(&view)
        return view.body
    }
}

extension ViewModifier where Self: Animatable {
    public static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs) -> _ViewNode<ModifiedContent<V, Self>> {
        AnimatableModifierNode(view, inputs)
    }
}

private final class AnimatableModifierNode<V: View, M: ViewModifier & Animatable>: EvaluatedNode<ModifiedContent<V, M>, M, M.Body> {
    private var content: V
    private var property: AnimatedProperty<M>

    init(_ view: ModifiedContent<V, M>, _ inputs: _ViewInputs) {
        content = view.content
        property = AnimatedProperty(view.modifier)
        super.init(inputs)
        start()
    }

    override func update(_ view: ModifiedContent<V, M>) {
        content = view.content
        property.set(view.modifier, in: self) { [weak self] in self?.invalidate() }
        markClean()
        evaluate()
    }

    override func makeContent(_ install: (inout M) -> Void) -> M.Body {
        var modifier = property.presented
        install(&modifier)
        return modifier.body(content: _ViewModifier_Content(erased: ErasedViewBox(view: content)))
    }
}
