/// A value that a gesture sets while it is in progress, and that returns to its initial value when the gesture ends.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initialValue: Value
    private let resetTransaction: (Value) -> Transaction
    private var location: StateLocation<Value>?

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, resetTransaction: Transaction()) }
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
    /// - Parameter resetTransaction: the transaction that resets the value; it may carry an animation.
    public init(initialValue: Value, resetTransaction: Transaction) { self.init(wrappedValue: initialValue, resetTransaction: resetTransaction) }
    /// - Parameter reset: changes the transaction that resets the value to its initial value.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: initialValue, reset: reset) }

    /// - Parameter resetTransaction: the transaction that resets the value; it may carry an animation.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        initialValue = wrappedValue
        self.resetTransaction = { _ in resetTransaction }
    }

    /// - Parameter reset: changes the transaction that resets the value to its initial value.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initialValue = wrappedValue
        resetTransaction = {
            var transaction = Transaction()
            reset($0, &transaction)
            return transaction
        }
    }

    public var wrappedValue: Value { location?.get() ?? initialValue }
    public var projectedValue: GestureState<Value> { self }

    /// Changes the value in a transaction that `body` may modify as well.
    @MainActor func update(_ body: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var value = location.get()
        var transaction = Transaction.current
        transaction.isContinuous = true
        body(&value, &transaction)
        location.set(value, transaction: transaction)
    }

    /// Resets the value to its initial value.
    @MainActor func reset() {
        guard let location else { return }
        location.set(initialValue, transaction: resetTransaction(location.get()))
    }

    @MainActor public static func _install(_ property: inout GestureState, _ context: _PropertyContext) {
        let initial = property.initialValue
        property.location = context.slot { StateLocation(initial, graph: context.graph) }
    }
    public static func _isEqual(_ old: GestureState, _ new: GestureState) -> Bool { true }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// - Parameter resetTransaction: the transaction that resets the value; it may carry an animation.
    public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil, resetTransaction: resetTransaction) }
    /// - Parameter reset: changes the transaction that resets the value to its initial value.
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}
