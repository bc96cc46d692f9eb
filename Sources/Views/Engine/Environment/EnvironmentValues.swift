import Observation

/// A value that flows down the view tree. The type identifies it; `defaultValue` applies where no ancestor sets one.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Identifies an environment key at run time.
typealias EnvironmentKeyID = ObjectIdentifier

/// The values that a view inherits from its ancestors.
public struct EnvironmentValues {
    private var values: [EnvironmentKeyID: Box] = [:]
    /// The tracker of the current evaluation, which records the keys it reads.
    var tracker: Tracker?
    /// A copy of `layoutDirection` for the inner loops of layout.
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
            values[ObjectIdentifier(key)] = TypedBox(newValue, key)
            if key == LayoutDirectionKey.self { isRightToLeft = (newValue as? LayoutDirection) == .rightToLeft }
        }
    }

    /// Returns the keys among `keys` (all if nil) whose values differ from those of `other`.
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

    /// Takes the values of some keys from `other`.
    mutating func adopt(_ keys: Set<EnvironmentKeyID>, from other: EnvironmentValues) {
        for key in keys { values[key] = other.values[key] }
        if keys.contains(EnvironmentKeyID(LayoutDirectionKey.self)) { isRightToLeft = other.isRightToLeft }
    }

    /// A value of any type that can be compared with its successor.
    private class Box: @unchecked Sendable {
        func isEqual(to other: Box) -> Bool { self === other }
        var inspected: ViewDetails.Value? { nil }
    }

    /// Returns the values that differ from those of `other`, by the names of their keys, as far as they have a short form.
    func inspectedDifferences(from other: EnvironmentValues) -> [ViewDetails.Value] {
        differences(from: other).compactMap { values[$0]?.inspected }.sorted { $0.name < $1.name }
    }

    private final class TypedBox<Value>: Box, @unchecked Sendable {
        let value: Value
        /// For inspection.
        private let key: Any.Type

        init(_ value: Value, _ key: Any.Type) { (self.value, self.key) = (value, key) }

        override var inspected: ViewDetails.Value? { InspectedText.text(value).map { (InspectedText.name(ofKey: key), $0) } }

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

/// Reads an environment value. The view is evaluated again when that value changes.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentValues) -> Value)
    }
    private let source: Source
    private var value: Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

    /// Creates a property that reads the observable object of this type that an ancestor provided with `environment(_:)`.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        source = .object { values in
            guard let object = values[ObservableObjectKey<Value>.self] else {
                fatalError("No observable object of type \(Value.self) was found: a view above needs environment(_:)")
            }
            return object
        }
    }

    /// Creates a property that reads the observable object of this type; nil if no ancestor provided one.
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

/// The environment key for the observable object of one type.
struct ObservableObjectKey<T: AnyObject>: EnvironmentKey {
    static var defaultValue: T? { nil }
}
