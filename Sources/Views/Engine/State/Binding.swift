/// A value that is owned elsewhere: reads and writes go to its owner.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    let location: AnyLocation<Value>
    /// The animation and other properties that changes through this binding add to the current transaction.
    public var transaction = Transaction()

    init(location: AnyLocation<Value>) { self.location = location }

    /// Creates a binding that reads and writes through two closures.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(location: FunctionalLocation(get: get, set: { value, _ in set(value) }))
    }

    /// Creates a binding that reads and writes through two closures; the second one also receives the change's transaction.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(location: FunctionalLocation(get: get, set: set))
    }

    /// Creates a binding to `value` that ignores changes.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue, transaction: transaction.isEmpty ? .current : transaction.merging(over: .current)) }
    }

    public var projectedValue: Binding<Value> { self }
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: ProjectedLocation(location, keyPath), transaction: transaction)
    }

    private init(location: AnyLocation<Value>, transaction: Transaction) {
        self.location = location
        self.transaction = transaction
    }

    /// Returns this binding with its changes animated by `animation`.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var copy = self
        copy.transaction.animation = animation
        return copy
    }

    /// Returns this binding with its changes made in `transaction`.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }

    @MainActor public static func _install(_ property: inout Binding, _ context: _PropertyContext) {}
    public static func _isEqual(_ old: Binding, _ new: Binding) -> Bool {
        old.location.isEqual(to: new.location) && old.transaction == new.transaction
    }
}

extension Binding {
    /// Creates an optional binding from a nonoptional one.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    /// Creates a binding to the value of an optional; nil if the optional is nil.
    public init?(_ base: Binding<Value?>) {
        guard let start = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? start }, set: { base.wrappedValue = $0 })
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Index { wrappedValue.startIndex }
    public var endIndex: Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
    public subscript(position: Index) -> Binding<Value.Element> {
        Binding<Value.Element>(self, at: position)
    }
}

extension Binding: BidirectionalCollection where Value: MutableCollection & BidirectionalCollection {
    public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

private final class ConstantLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
    private let value: Value
    init(_ value: Value) { self.value = value }
    override func get() -> Value { value }
}

private final class FunctionalLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
    private let getter: () -> Value
    private let setter: (Value, Transaction) -> Void
    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        getter = get
        setter = set
    }
    override func get() -> Value { getter() }
    override func set(_ value: Value, transaction: Transaction) { withTransaction(transaction) { setter(value, transaction) } }
}

private final class ProjectedLocation<Base, Value>: AnyLocation<Value>, @unchecked Sendable {
    private let base: AnyLocation<Base>
    private let keyPath: WritableKeyPath<Base, Value>
    init(_ base: AnyLocation<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
        self.base = base
        self.keyPath = keyPath
    }
    override func get() -> Value { base.get()[keyPath: keyPath] }
    override func set(_ value: Value, transaction: Transaction) {
        var whole = base.get()
        whole[keyPath: keyPath] = value
        base.set(whole, transaction: transaction)
    }
    override func isEqual(to other: AnyLocation<Value>) -> Bool {
        guard let other = other as? ProjectedLocation<Base, Value> else { return false }
        return base.isEqual(to: other.base) && keyPath == other.keyPath
    }
}
