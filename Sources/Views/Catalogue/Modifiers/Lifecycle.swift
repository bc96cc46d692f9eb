/// Does something when the view comes or goes.
public struct _AppearanceActionModifier: PrimitiveModifier {
    var appear: (() -> Void)?
    var disappear: (() -> Void)?

    public static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs) -> _ViewNode<ModifiedContent<V, Self>> {
        AppearanceNode(view, inputs)
    }
}

private final class AppearanceNode<V: View>: PassThroughModifierNode<V, _AppearanceActionModifier> {
    override func modifierDidChange(from old: _AppearanceActionModifier?) {
        // Runs after the update in which the view came, before it is drawn.
        if old == nil, let appear = modifier.appear { graph.enqueueAction(appear) }
    }
    override func willDestroy() {
        if let disappear = modifier.disappear { graph.enqueueAction(disappear) }
    }
}

/// Does something when a value has changed.
public struct _ValueActionModifier<Value: Equatable>: PrimitiveModifier {
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    public static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs) -> _ViewNode<ModifiedContent<V, Self>> {
        ValueActionNode(view, inputs)
    }
}

private final class ValueActionNode<V: View, Value: Equatable>: PassThroughModifierNode<V, _ValueActionModifier<Value>> {
    override func modifierDidChange(from old: _ValueActionModifier<Value>?) {
        let (modifier, value) = (modifier, modifier.value)
        if let old {
            if old.value != value { graph.enqueueAction { modifier.action(old.value, value) } }
        } else if modifier.isInitial {
            graph.enqueueAction { modifier.action(value, value) }
        }
    }
}

extension View {
    /// Does something when the view has come into the picture.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { modifier(_AppearanceActionModifier(appear: action)) }
    /// Does something when the view has gone from the picture.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { modifier(_AppearanceActionModifier(disappear: action)) }
    /// Does something with the old and the new value when `value` has changed, and at first if `initial`.
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View {
        modifier(_ValueActionModifier(value: value, isInitial: initial, action: action))
    }
    /// Does something when `value` has changed, and at first if `initial`.
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }
    /// Does something with the new value when `value` has changed.
    @available(*, deprecated, message: "Use onChange with a two or zero parameter action closure instead.")
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
        onChange(of: value, initial: false) { _, new in action(new) }
    }
}
