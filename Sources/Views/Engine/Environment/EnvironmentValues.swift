import Observation

/// A value that flows down the view tree: the type is its name, `defaultValue` what holds where nobody said otherwise.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Names an environment key at run time.
typealias EnvironmentKeyID = ObjectIdentifier

/// The values that a view gets from the views around it.
public struct EnvironmentValues {
    private var values: [EnvironmentKeyID: Box] = [:]
    /// Whoever evaluates now and wants to know which keys it reads.
    var tracker: Tracker?
    /// `layoutDirection` again, at hand for the layout's inner loops.
    private(set) var isRightToLeft = false

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let id = ObjectIdentifier(key)
            if let tracker { MainActor.assumeIsolated { tracker.addEnvironmentKey(id) } }
            guard let box = values[id] as? TypedBox<K.Value> else { return K.defaultValue }
            return box.value
        }
        set {
            values[ObjectIdentifier(key)] = TypedBox(newValue)
            if key == LayoutDirectionKey.self { isRightToLeft = (newValue as? LayoutDirection) == .rightToLeft }
        }
    }

    /// The keys among `keys` (all, if nil) whose values differ from those of `other`.
    func differences(from other: EnvironmentValues, among keys: Set<EnvironmentKeyID>? = nil) -> Set<EnvironmentKeyID> {
        var result: Set<EnvironmentKeyID> = []
        for key in keys ?? Set(values.keys).union(other.values.keys) {
            switch (values[key], other.values[key]) {
            case (nil, nil): break
            case (let new?, let old?): if !new.isEqual(to: old) { result.insert(key) }
            default: result.insert(key)
            }
        }
        return result
    }

    /// A value of any type that can be compared with its successor.
    private class Box: @unchecked Sendable {
        func isEqual(to other: Box) -> Bool { self === other }
    }

    private final class TypedBox<Value>: Box, @unchecked Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }

        override func isEqual(to other: Box) -> Bool {
            if self === other { return true }
            guard let other = other as? TypedBox else { return false }
            if let equatable = value as? any Equatable {
                func compare<E: Equatable>(_ mine: E) -> Bool { (other.value as? E) == mine }
                return compare(equatable)
            }
            return Value.self is AnyObject.Type && (value as AnyObject) === (other.value as AnyObject)
        }
    }
}

/// Reads a value of the environment. The view is evaluated again when that value changes.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentValues) -> Value)
    }
    private let source: Source
    private var value: Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

    /// The observable object of this type that `environment(_:)` gave to a view above.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        source = .object { values in
            guard let object = values[ObservableObjectKey<Value>.self] else {
                fatalError("No observable object of type \(Value.self) was found: a view above needs environment(_:)")
            }
            return object
        }
    }

    /// The observable object of this type, or nil where no view above gave one.
    public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
        source = .object { $0[ObservableObjectKey<T>.self] }
    }

    public var wrappedValue: Value { value ?? read(EnvironmentValues()) }

    private func read(_ values: EnvironmentValues) -> Value {
        switch source {
        case .keyPath(let path): values[keyPath: path]
        case .object(let get): get(values)
        }
    }

    @MainActor public static func _install(_ property: inout Environment, _ context: _PropertyContext) {
        var values = context.node.inputs.environment
        values.tracker = context.tracker
        property.value = property.read(values)
    }

    public static func _isEqual(_ old: Environment, _ new: Environment) -> Bool {
        if case .keyPath(let a) = old.source, case .keyPath(let b) = new.source { return a == b }
        return true
    }
}

/// The environment's place for the observable object of one type.
struct ObservableObjectKey<T: AnyObject>: EnvironmentKey {
    static var defaultValue: T? { nil }
}
