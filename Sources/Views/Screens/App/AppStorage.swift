import Foundation

/// A value in the user's defaults. Views that read it are evaluated again when it changes.
///
/// Each run of `render` starts with empty defaults, so pictures don't depend on earlier runs.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty, DefaultsReader {
    private let key: String
    private let store: UserDefaults?
    private let access: StorageAccess<Value>
    private var location: StoredLocation<Value>?

    private init(_ key: String, _ store: UserDefaults?, _ access: StorageAccess<Value>) {
        (self.key, self.store, self.access) = (key, store, access)
    }

    public var wrappedValue: Value {
        get { location?.get() ?? access.read(store ?? .standard, key) }
        nonmutating set {
            if let location { return location.set(newValue, transaction: .current) }
            // A property of an object: the views of the object learn of the change by the notification, which Linux doesn't post by itself.
            access.write(store ?? .standard, key, newValue)
            NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        if let location { return Binding(location: location) }
        let copy = self
        return Binding(get: { copy.wrappedValue }, set: { copy.wrappedValue = $0 })
    }

    @MainActor public static func _install(_ property: inout AppStorage, _ context: _PropertyContext) {
        let (key, access) = (property.key, property.access)
        var values = context.node.inputs.environment
        values.tracker = context.tracker
        let store = property.store ?? values[DefaultStoreKey.self] ?? .standard
        property.location = context.graph.parts[StorageTable.self].location(key, store: store, graph: context.graph) {
            StoredLocation(read: { access.read(store, key) }, write: { access.write(store, key, $0) }, graph: context.graph)
        }
    }

    public static func _isEqual(_ old: AppStorage, _ new: AppStorage) -> Bool { old.key == new.key && old.store === new.store }
}

extension AppStorage where Value == Bool {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, store, .plain(wrappedValue)) }
}
extension AppStorage where Value == Int {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, store, .plain(wrappedValue)) }
}
extension AppStorage where Value == Double {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, store, .plain(wrappedValue)) }
}
extension AppStorage where Value == String {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, store, .plain(wrappedValue)) }
}
extension AppStorage where Value == Data {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, store, .plain(wrappedValue)) }
}
extension AppStorage where Value == Date {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, store, .plain(wrappedValue)) }
}
extension AppStorage where Value == URL {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, StorageAccess(read: { $0.url(forKey: $1) ?? wrappedValue }, write: { $0.set($2, forKey: $1) }))
    }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, store, .raw(wrappedValue)) }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, store, .raw(wrappedValue)) }
}
extension AppStorage where Value == TabViewCustomization {
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
        let access = StorageAccess<Value>(
            read: { ($0.data(forKey: $1)).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } ?? wrappedValue },
            write: { $0.set(try? JSONEncoder().encode($2), forKey: $1) })
        self.init(key, store, access)
    }
}
extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(key, store, .optional()) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(key, store, .optional()) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(key, store, .optional()) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(key, store, .optional()) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(key, store, .optional()) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(key, store, .optional()) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, store, StorageAccess(read: { $0.url(forKey: $1) }, write: { $0.set($2, forKey: $1) }))
    }
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
        self.init(key, store, .optionalRaw())
    }
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int { self.init(key, store, .optionalRaw()) }
}

/// A value that belongs to the scene, and that each run starts with its initial value.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private var location: StateLocation<Value>?

    private init(initial: Value, key: String) { (self.initial, self.key) = (initial, key) }

    public var wrappedValue: Value {
        get { location?.get() ?? initial }
        nonmutating set { location?.set(newValue, transaction: .current) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { location.map { Binding(location: $0) } ?? .constant(initial) }

    @MainActor public static func _install(_ property: inout SceneStorage, _ context: _PropertyContext) {
        let initial = property.initial
        property.location = context.graph.parts[StorageTable.self].location(property.key, store: nil, graph: context.graph) {
            StateLocation(initial, graph: context.graph)
        }
    }

    public static func _isEqual(_ old: SceneStorage, _ new: SceneStorage) -> Bool { old.key == new.key }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(initial: wrappedValue, key: key) }
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(initial: wrappedValue, key: key) }
    public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(initial: wrappedValue, key: key) }
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(initial: wrappedValue, key: key) }
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(initial: wrappedValue, key: key) }
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(initial: wrappedValue, key: key) }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int { self.init(initial: wrappedValue, key: key) }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String { self.init(initial: wrappedValue, key: key) }
    public init<V>(_ key: String) where Value == V? { self.init(initial: nil, key: key) }
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
    ) where Value == TableColumnCustomization<RowValue> { self.init(initial: wrappedValue, key: key) }
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) where Value == TabViewCustomization {
        self.init(initial: wrappedValue, key: key)
    }
}

/// How a value is read from defaults and written to them.
private struct StorageAccess<Value>: @unchecked Sendable {
    let read: (UserDefaults, String) -> Value
    let write: (UserDefaults, String, Value) -> Void

    static func plain(_ initial: Value) -> StorageAccess {
        StorageAccess(read: { $0.object(forKey: $1) as? Value ?? initial }, write: { $0.set($2, forKey: $1) })
    }
    static func raw(_ initial: Value) -> StorageAccess where Value: RawRepresentable {
        StorageAccess(
            read: { ($0.object(forKey: $1) as? Value.RawValue).flatMap(Value.init(rawValue:)) ?? initial }, write: { $0.set($2.rawValue, forKey: $1) })
    }
    static func optional<V>() -> StorageAccess where Value == V? {
        StorageAccess(
            read: { $0.object(forKey: $1) as? V },
            write: { store, key, value in
                if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
            })
    }
    static func optionalRaw<V: RawRepresentable>() -> StorageAccess where Value == V? {
        StorageAccess(
            read: { ($0.object(forKey: $1) as? V.RawValue).flatMap(V.init(rawValue:)) },
            write: { store, key, value in
                if let value { store.set(value.rawValue, forKey: key) } else { store.removeObject(forKey: key) }
            })
    }
}

/// A value in the defaults, as one graph sees it: shared by all properties with its key.
private final class StoredLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
    private let state: StateLocation<Value>
    private let write: (Value) -> Void
    private var observer: (any NSObjectProtocol)?

    @MainActor init(read: @escaping () -> Value, write: @escaping (Value) -> Void, graph: ViewGraph) {
        self.write = write
        state = StateLocation(read(), graph: graph)
        super.init()
        // Code may also write to the defaults directly.
        let state = Transfer(value: state)
        let read = Transfer(value: read)
        observer = NotificationCenter.default.addObserver(forName: UserDefaults.didChangeNotification, object: nil, queue: nil) { _ in
            MainThread.run { state.value.set(read.value(), transaction: .current) }
        }
    }

    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

    override func get() -> Value { state.get() }
    override func set(_ value: Value, transaction: Transaction) {
        state.set(value, transaction: transaction)
        write(value)
    }

    private struct Transfer<T>: @unchecked Sendable {
        let value: T
    }
}

/// The stored values that a graph's views use, by key.
private final class StorageTable: GraphPart {
    private struct Key: Hashable {
        let name: String
        let store: ObjectIdentifier?
        let type: ObjectIdentifier
    }
    private var locations: [Key: AnyObject] = [:]

    func location<L: AnyObject>(_ name: String, store: UserDefaults?, graph: ViewGraph, make: () -> L) -> L {
        let key = Key(name: name, store: store.map { ObjectIdentifier($0) }, type: ObjectIdentifier(L.self))
        if let existing = locations[key] as? L { return existing }
        let made = make()
        locations[key] = made
        return made
    }

    func timeDidPass(in graph: ViewGraph) {}
    func roundDidEnd(in graph: ViewGraph) {}
}

private struct DefaultStoreKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

extension View {
    /// Uses a store for `@AppStorage` in the view and its descendants.
    public func defaultAppStorage(_ store: UserDefaults) -> some View { modifier(_EnvironmentModifier { $0[DefaultStoreKey.self] = store }) }
}
