/// Runs an action when the view is inserted or removed.
public struct _AppearanceActionModifier: PrimitiveModifier {
    var appear: (() -> Void)?
    var disappear: (() -> Void)?

    public static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs) -> _ViewNode<ModifiedContent<V, Self>> {
        AppearanceNode(view, inputs)
    }
}

/// A node that reacts when the page around it is covered by another page, and when it is shown again.
@MainActor
protocol AppearancePlace: _Node {
    func pageDidChange(isShown: Bool)
}

extension _Node {
    /// Passes a change of a page on to the nodes inside.
    func pageDidChangeInside(isShown: Bool) {
        (self as? any AppearancePlace)?.pageDidChange(isShown: isShown)
        forEachChild { $0.pageDidChangeInside(isShown: isShown) }
    }
}

private final class AppearanceNode<V: View>: PassThroughModifierNode<V, _AppearanceActionModifier>, AppearancePlace {
    func pageDidChange(isShown: Bool) {
        if let action = isShown ? modifier.appear : modifier.disappear { graph.enqueueAction(action) }
    }

    override func modifierDidChange(from old: _AppearanceActionModifier?) {
        // Runs after the update that inserted the view, before it is drawn.
        if old == nil, let appear = modifier.appear { graph.enqueueAction(appear) }
    }
    override func willDestroy() {
        if let disappear = modifier.disappear { graph.enqueueAction(disappear) }
    }
}

/// Runs an action when a value has changed.
public struct _ValueActionModifier<Value: Equatable>: PrimitiveModifier {
    let value: Value
    let isInitial: Bool
    /// The action for the old and the new value and the transaction of their change.
    let action: (Value, Value, Transaction) -> Void

    public static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs) -> _ViewNode<ModifiedContent<V, Self>> {
        ValueActionNode(view, inputs)
    }
}

private final class ValueActionNode<V: View, Value: Equatable>: PassThroughModifierNode<V, _ValueActionModifier<Value>> {
    override func modifierDidChange(from old: _ValueActionModifier<Value>?) {
        let (modifier, value) = (modifier, modifier.value)
        guard old.map({ $0.value != value }) ?? modifier.isInitial else { return }
        let transaction = graph.transaction(in: inputs.transactionScope)
        graph.enqueueAction { modifier.action(old?.value ?? value, value, transaction) }
    }
}

extension View {
    /// Runs an action when the view has been inserted.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { modifier(_AppearanceActionModifier(appear: action)) }
    /// Runs an action when the view has been removed.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { modifier(_AppearanceActionModifier(disappear: action)) }
    /// Runs an action with the old and the new value when `value` has changed, and once initially if `initial` is true.
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View {
        modifier(_ValueActionModifier(value: value, isInitial: initial) { old, new, _ in action(old, new) })
    }
    /// Runs an action with the new value, and the transaction in which it has changed.
    func onTransaction<V: Equatable>(changing value: V, perform action: @escaping (V, Transaction) -> Void) -> some View {
        modifier(_ValueActionModifier(value: value, isInitial: false) { _, new, transaction in action(new, transaction) })
    }
    /// Runs an action when `value` has changed, and once initially if `initial` is true.
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }
    /// Runs an action with the new value when `value` has changed.
    @available(*, deprecated, message: "Use onChange with a two or zero parameter action closure instead.")
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
        onChange(of: value, initial: false) { _, new in action(new) }
    }
}
