/// A key of a value that the view with the focus provides.
public protocol FocusedValueKey {
    associatedtype Value
}

/// The values that the view with the focus provides to the app's commands. Commands aren't drawn, so no view reads the values.
public struct FocusedValues: Equatable {
    private var values: [ObjectIdentifier: Any] = [:]

    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool { lhs.values.keys == rhs.values.keys }
}

/// Reads a value that the view with the focus provides, which is always nil: see `FocusedValues`.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    public init(_ objectType: Value.Type) where Value: AnyObject {}
    public var wrappedValue: Value? { nil }
}

/// Reads a binding that the view with the focus provides, which is always nil: see `FocusedValues`.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// Reads an object that the view with the focus provides, which is always nil: see `FocusedValues`.
@MainActor @preconcurrency @propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    nonisolated public init() {}
    public var wrappedValue: ObjectType? { nil }
}

// Nothing reads the values, because commands aren't drawn.
extension View {
    /// Provides a value to the app's commands, which aren't drawn.
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View { self }
    /// Provides a value to the app's commands, which aren't drawn.
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View { self }
    /// Provides an object to the app's commands, which aren't drawn.
    public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }
    /// Provides a value to the app's commands, which aren't drawn.
    public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View { self }
    /// Provides a value to the app's commands, which aren't drawn.
    public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View { self }
    /// Provides an object to the app's commands, which aren't drawn.
    public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }
    /// Provides an object to the app's commands, which aren't drawn.
    public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }
    /// Provides an object to the app's commands, which aren't drawn.
    public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }
    /// Provides an object to the app's commands, which aren't drawn.
    public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }
    /// Provides an object to the app's commands, which aren't drawn.
    public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { self }
}
