import Foundation
import OpenCombine

/// A property that reads the user's defaults. An observable object with such a property changes when the defaults change.
protocol DefaultsReader {}

/// Connects an observable object's changes to the node of a view that uses it.
@MainActor
final class ObjectSubscription: PlaceBound {
    private var subscription: AnyCancellable?
    private var observer: (any NSObjectProtocol)?
    private weak var object: AnyObject?

    /// Evaluates `node` again whenever `object` is about to change; keeps the current subscription if the object is the same.
    func follow<Object: ObservableObject>(_ object: Object, node: _Node) {
        guard object !== self.object else { return }
        self.object = object
        // The object announces the change before making it; the evaluation runs later and sees the new value.
        let update = { @Sendable [weak node] in
            let transaction = Transaction.current
            MainThread.run { [weak node] in
                guard let node, node.isAlive else { return }
                node.graph.willMutate(transaction)
                node.invalidate()
            }
        }
        subscription = object.objectWillChange.sink { @Sendable _ in update() }
        observer.map(NotificationCenter.default.removeObserver)
        observer = nil
        if Self.readsDefaults(object) {
            observer = NotificationCenter.default.addObserver(forName: UserDefaults.didChangeNotification, object: nil, queue: nil) { _ in update() }
        }
    }

    private static func readsDefaults(_ object: Any) -> Bool {
        sequence(first: Mirror(reflecting: object), next: \.superclassMirror).contains { $0.children.contains { $0.value is any DefaultsReader } }
    }

    func placeDidEnd() {
        subscription = nil
        observer.map(NotificationCenter.default.removeObserver)
        observer = nil
    }
}

/// An observable object that the view owns, created once per node.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var object: ObjectType?

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    public var wrappedValue: ObjectType { object ?? make() }
    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

    @MainActor public static func _install(_ property: inout StateObject, _ context: _PropertyContext) {
        let make = property.make
        let box = context.slot { ObjectBox(make()) }
        property.object = box.object
        context.slot { ObjectSubscription() }.follow(box.object, node: context.node)
    }
    public static func _isEqual(_ old: StateObject, _ new: StateObject) -> Bool { true }

    private final class ObjectBox {
        let object: ObjectType
        init(_ object: ObjectType) { self.object = object }
    }
}

/// An observable object that is owned elsewhere.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Bindings to an object's properties: `$model.name`.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
            Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    @MainActor public static func _install(_ property: inout ObservedObject, _ context: _PropertyContext) {
        context.slot { ObjectSubscription() }.follow(property.wrappedValue, node: context.node)
    }
    public static func _isEqual(_ old: ObservedObject, _ new: ObservedObject) -> Bool { old.wrappedValue === new.wrappedValue }
}

/// An observable object that an ancestor provided with `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view."
            )
        }
        return object
    }
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Bindings to the properties of an environment object.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
            ObservedObject.Wrapper(object: object)[dynamicMember: keyPath]
        }
    }

    @MainActor public static func _install(_ property: inout EnvironmentObject, _ context: _PropertyContext) {
        var values = context.node.inputs.environment
        values.tracker = context.tracker
        property.object = values[ObservableObjectKey<ObjectType>.self]
        let subscription = context.slot { ObjectSubscription() }
        if let object = property.object { subscription.follow(object, node: context.node) }
    }
    public static func _isEqual(_ old: EnvironmentObject, _ new: EnvironmentObject) -> Bool { true }
}

/// Bindings to the properties of an `@Observable` object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var projectedValue: Bindable<Value> { self }
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
    }
}
