/// A key of a value that the view with the focus provides.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// The values that the view with the focus and the views around it provide, together with those of the whole scene.
public struct FocusedValues: Equatable {
    private var entries: [ObjectIdentifier: Entry] = [:]

    /// The value for a key; nil if none is provided.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { entries[ObjectIdentifier(key)]?.value as? Key.Value }
        set { entries[ObjectIdentifier(key)] = newValue.map { Entry($0) } }
    }

    /// Whether both have values for the same keys, and each pair is known to be equal.
    public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool {
        lhs.entries.count == rhs.entries.count && lhs.entries.allSatisfy { key, entry in rhs.entries[key].map { entry.isEqual($0.value) } ?? false }
    }

    /// Whether both differ only in values that can't be compared, such as closures.
    func mayEqual(_ other: FocusedValues) -> Bool {
        entries.count == other.entries.count
            && entries.allSatisfy { key, entry in other.entries[key].map { !entry.isComparable || entry.isEqual($0.value) } ?? false }
    }

    private struct Entry {
        let value: Any
        let isEqual: (Any) -> Bool
        /// Whether the value is equal to itself.
        let isComparable: Bool

        init<Value>(_ value: Value) {
            let compare = FieldComparison.comparison(of: Value.self)
            self.value = value
            isEqual = { ($0 as? Value).map { compare(value, $0) } ?? false }
            isComparable = compare(value, value)
        }
    }
}

/// The key of an object that is provided by its type.
private enum FocusedObjectKey<Object: AnyObject>: FocusedValueKey {
    typealias Value = Object
}

/// Reads a value that the view with the focus, a view around it, or the scene provides; nil without such a value.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    /// Nil for an object that is read by its type.
    private let keyPath: KeyPath<FocusedValues, Value?>?
    private let read: (FocusedValues) -> Value?
    private var graph: Link<ViewGraph>?

    /// Creates a property that reads the value of a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        self.keyPath = keyPath
        read = { $0[keyPath: keyPath] }
    }
    /// Creates a property that reads the object of a type that `focusedValue(_:)` or `focusedSceneValue(_:)` provides.
    public init(_ objectType: Value.Type) where Value: AnyObject {
        keyPath = nil
        read = { $0[FocusedObjectKey<Value>.self] }
    }

    /// The present value. Outside an installed view it is nil.
    public var wrappedValue: Value? {
        guard let graph, MainThread.isCurrent else { return nil }
        return MainActor.assumeIsolated { graph.object.map { Present(values: $0.focusedValues.read(in: $0)) } }.flatMap { read($0.values) }
    }

    /// Leaves the main actor on its own thread.
    private struct Present: @unchecked Sendable {
        let values: FocusedValues
    }

    @MainActor public static func _install(_ property: inout FocusedValue, _ context: _PropertyContext) { property.graph = context.graph.link }
    public static func _isEqual(_ old: FocusedValue, _ new: FocusedValue) -> Bool { old.keyPath == new.keyPath }
}

/// Reads and sets the value of a binding that the view with the focus, a view around it, or the scene provides.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    private var binding: FocusedValue<Binding<Value>>

    /// Creates a property that reads the binding of a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { binding = FocusedValue(keyPath) }

    /// The binding's value; nil if no binding is provided. Setting nil has no effect.
    public var wrappedValue: Value? {
        get { binding.wrappedValue?.wrappedValue }
        nonmutating set { if let newValue { binding.wrappedValue?.wrappedValue = newValue } }
    }
    /// A binding to the optional value.
    public var projectedValue: Binding<Value?> { Binding<Value?>(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}

/// Reads an observable object that the view with the focus, a view around it, or the scene provides; nil without such an object.
@MainActor @preconcurrency @propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    /// Creates a property that reads the object of its type.
    nonisolated public init() {}

    /// The provided object; nil outside an installed view.
    public var wrappedValue: ObjectType? { object }
    /// Bindings to the object's properties; nil without an object.
    public var projectedValue: Wrapper? { object.map { Wrapper(object: $0) } }

    /// Bindings to the properties of an object: `$model?.name`.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType
        public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
            ObservedObject.Wrapper(object: object)[dynamicMember: keyPath]
        }
    }

    @MainActor public static func _install(_ property: inout FocusedObject, _ context: _PropertyContext) {
        property.object = context.graph.focusedValues.read(in: context.graph)[FocusedObjectKey<ObjectType>.self]
        let subscription = context.slot { ObjectSubscription() }
        if let object = property.object { subscription.follow(object, node: context.node) }
    }
    nonisolated public static func _isEqual(_ old: FocusedObject, _ new: FocusedObject) -> Bool { true }
}

extension View {
    /// Provides a value to all views of the scene while the focus is inside this view.
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        modifier(_FocusedValueModifier(isForScene: false) { $0[keyPath: keyPath] = value })
    }
    /// Provides a value to all views of the scene while the focus is inside this view; nil provides nothing.
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
        modifier(_FocusedValueModifier(isForScene: false) { if let value { $0[keyPath: keyPath] = value } })
    }
    /// Provides an object, by its type, to all views of the scene while the focus is inside this view; nil provides nothing.
    public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View { providing(object, isForScene: false) }
    /// Provides a value to all views of the scene, wherever the focus is.
    public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        modifier(_FocusedValueModifier(isForScene: true) { $0[keyPath: keyPath] = value })
    }
    /// Provides a value to all views of the scene, wherever the focus is; nil provides nothing.
    public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
        modifier(_FocusedValueModifier(isForScene: true) { if let value { $0[keyPath: keyPath] = value } })
    }
    /// Provides an object, by its type, to all views of the scene, wherever the focus is; nil provides nothing.
    public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View { providing(object, isForScene: true) }
    /// Provides an object, by its type, to all views of the scene while the focus is inside this view.
    public func focusedObject<T: ObservableObject>(_ object: T) -> some View { providing(object, isForScene: false) }
    /// Provides an object, by its type, to all views of the scene while the focus is inside this view; nil provides nothing.
    public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { providing(object, isForScene: false) }
    /// Provides an object, by its type, to all views of the scene, wherever the focus is.
    public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { providing(object, isForScene: true) }
    /// Provides an object, by its type, to all views of the scene, wherever the focus is; nil provides nothing.
    public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { providing(object, isForScene: true) }

    private func providing<T: AnyObject>(_ object: T?, isForScene: Bool) -> some View {
        modifier(_FocusedValueModifier(isForScene: isForScene) { if let object { $0[FocusedObjectKey<T>.self] = object } })
    }
}
