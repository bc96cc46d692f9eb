import Foundation

/// A value that a view owns. It lives as long as the view's node; setting it redraws the views that read it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initialValue: Value
    private(set) var location: StateLocation<Value>?

    public init(wrappedValue: Value) { initialValue = wrappedValue }
    public init(initialValue: Value) { self.initialValue = initialValue }

    /// The current value. Outside an installed view, this is the initial value, and setting it has no effect.
    public var wrappedValue: Value {
        get { location?.get() ?? initialValue }
        nonmutating set { location?.set(newValue, transaction: .current) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initialValue) }
        return Binding(location: location)
    }

    @MainActor public static func _install(_ property: inout State, _ context: _PropertyContext) {
        let initial = property.initialValue
        property.location = context.slot { StateLocation(initial, graph: context.graph) }
    }

    /// The initial value doesn't matter when views are compared: the current value lives in the graph.
    public static func _isEqual(_ old: State, _ new: State) -> Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// Storage that a binding can read and write.
package class AnyLocation<Value>: @unchecked Sendable {
    init() {}
    func get() -> Value { fatalError("a location says how it is read") }
    func set(_ value: Value, transaction: Transaction) {}
    /// Whether both refer to the same storage.
    func isEqual(to other: AnyLocation<Value>) -> Bool { self === other }
}

/// The graph's storage of a `@State` value. Views live on the main actor; a change from another thread is made there as soon as possible.
package final class StateLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
    private var value: Value
    /// Protects `value`, which other threads may read.
    private let lock = NSLock()
    private let graph: Link<ViewGraph>?
    private let source: DependencySource
    private let areEqual: (Value, Value) -> Bool

    @MainActor init(_ value: Value, graph: ViewGraph) {
        self.value = value
        self.graph = graph.link
        source = DependencySource()
        areEqual = FieldComparison.comparison(of: Value.self)
    }

    override func get() -> Value {
        if MainThread.isCurrent {
            MainActor.assumeIsolated {
                if let graph = graph?.object { source.recordRead(in: graph) }
            }
        }
        return lock.withLock { value }
    }

    override func set(_ newValue: Value, transaction: Transaction) {
        guard MainThread.isCurrent else {
            let change = Handover(value: newValue)
            return MainThread.run { self.set(change.value, transaction: transaction) }
        }
        // Setting an equal value has no effect (Documentation/Semantics/State.md#setting-state).
        guard !areEqual(value, newValue) else { return }
        MainActor.assumeIsolated { graph?.object?.willMutate(transaction) }
        lock.withLock { value = newValue }
        MainActor.assumeIsolated { source.invalidateReaders() }
    }

    /// Replaces the initial value, before anything has read it.
    @MainActor func begin(with newValue: Value) { lock.withLock { value = newValue } }

    /// Carries a value to the main actor.
    private struct Handover: @unchecked Sendable {
        let value: Value
    }
}
