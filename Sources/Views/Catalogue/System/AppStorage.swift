/// The values that a scene's views keep by key: `@AppStorage` and `@SceneStorage`. They begin with their defaults and last as long as the scene, so that
/// a picture never depends on what an earlier program stored.
@MainActor
private final class KeyedStorage: GraphPart {
    private var locations: [String: AnyObject] = [:]
    init() {}
    func timeDidPass(in graph: ViewGraph) {}
    func roundDidEnd(in graph: ViewGraph) {}

    func location<Value>(_ key: String, default value: Value, graph: ViewGraph) -> StateLocation<Value> {
        let key = "\(key) \(Value.self)"
        if let location = locations[key] as? StateLocation<Value> { return location }
        let location = StateLocation(value, graph: graph)
        locations[key] = location
        return location
    }
}

/// A value by key that all views of the app share.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    fileprivate let key: String
    fileprivate let initialValue: Value
    fileprivate var location: StateLocation<Value>?

    /// The current value. Outside an installed view, this is the default, and setting it has no effect.
    public var wrappedValue: Value {
        get { location?.get() ?? initialValue }
        nonmutating set { location?.set(newValue, transaction: .current) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initialValue) }
        return Binding(location: location)
    }

    private init(_ key: String, _ value: Value) { (self.key, initialValue) = (key, value) }

    @MainActor public static func _install(_ property: inout AppStorage, _ context: _PropertyContext) {
        property.location = context.graph.parts[KeyedStorage.self].location("app \(property.key)", default: property.initialValue, graph: context.graph)
    }

    public static func _isEqual(_ old: AppStorage, _ new: AppStorage) -> Bool { old.key == new.key }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool { self.init(key, wrappedValue) }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int { self.init(key, wrappedValue) }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double { self.init(key, wrappedValue) }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String { self.init(key, wrappedValue) }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL { self.init(key, wrappedValue) }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date { self.init(key, wrappedValue) }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data { self.init(key, wrappedValue) }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue)
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral { self.init(key, nil) }
}

/// A value by key that a scene restores.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let initialValue: Value
    private var location: StateLocation<Value>?

    /// The current value. Outside an installed view, this is the default, and setting it has no effect.
    public var wrappedValue: Value {
        get { location?.get() ?? initialValue }
        nonmutating set { location?.set(newValue, transaction: .current) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initialValue) }
        return Binding(location: location)
    }

    public init(wrappedValue: Value, _ key: String) { (self.key, initialValue) = (key, wrappedValue) }
    public init(_ key: String) where Value: ExpressibleByNilLiteral { self.init(wrappedValue: nil, key) }

    @MainActor public static func _install(_ property: inout SceneStorage, _ context: _PropertyContext) {
        property.location = context.graph.parts[KeyedStorage.self].location("scene \(property.key)", default: property.initialValue, graph: context.graph)
    }

    public static func _isEqual(_ old: SceneStorage, _ new: SceneStorage) -> Bool { old.key == new.key }
}
