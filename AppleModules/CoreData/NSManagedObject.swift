import AppleFoundation
import Combine
import Foundation

/// An object that a fetch can find.
public protocol NSFetchRequestResult: AnyObject {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The identity of an object, which is that of the instance in memory.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
    let number: Int
    private let name: String
    init(number: Int, name: String) { (self.number, self.name) = (number, name) }
    /// Creates an identity that no object has.
    public override init() { (number, name) = (-1, "") }
    open var isTemporaryID: Bool { false }
    open func uriRepresentation() -> URL { URL(string: "x-coredata://memory/\(name)/p\(number)") ?? URL(filePath: "/") }
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSManagedObjectID)?.number == number }
    open override var hash: Int { number }
}

/// An object whose class overrides `awakeFromInsert()` in an extension, as Objective-C allows. The method has another name there.
public protocol _AwakesInExtension: NSManagedObject {
    func _awakeExtension()
}

/// An object of a data model. Its values are kept by name, in memory.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject, _KeyValueReadable {
    public let objectWillChange = ObservableObjectPublisher()
    public let entity: NSEntityDescription
    public let objectID: NSManagedObjectID
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?
    public internal(set) var isDeleted = false
    public internal(set) var isInserted = true
    public internal(set) var isUpdated = false
    private var values: [String: Any] = [:]
    private static let counter = Counter()

    /// Creates an object and inserts it into a context.
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        objectID = NSManagedObjectID(number: Self.counter.next(), name: entity.name ?? "Object")
        super.init()
        for (name, property) in entity.allProperties { if let value = property.initialValue { values[name] = value } }
        context?.insert(self)
        if let extended = self as? any _AwakesInExtension { extended._awakeExtension() } else { awakeFromInsert() }
    }
    /// Creates an object of the class's entity and inserts it into a context.
    public convenience init(context moc: NSManagedObjectContext) { self.init(entity: Self.entity(), insertInto: moc) }

    /// The entity of the class.
    open class func entity() -> NSEntityDescription { NSEntityDescription.of(self) }
    /// A request for the objects of the class.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> { NSFetchRequest(entityName: entity().name ?? "\(self)") }

    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func willSave() {}
    open func didSave() {}
    open func prepareForDeletion() {}
    open func validateForInsert() throws {}
    open func validateForUpdate() throws {}
    open func validateForDelete() throws {}
    open var hasChanges: Bool { managedObjectContext?.hasChanges ?? false }
    open var isFault: Bool { false }
    // Sets of objects have the same order in each run; addresses differ.
    open override var hash: Int { objectID.number }

    open func value(forKey key: String) -> Any? { values[key] }
    open func setValue(_ value: Any?, forKey key: String) { change(key, to: value) }
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { change(keyPath, to: value) }
    open func value(forKeyPath keyPath: String) -> Any? { KeyValues.value(self, keyPath) }
    open func setValuesForKeys(_ keyedValues: [String: Any]) { for (key, value) in keyedValues { change(key, to: value) } }
    open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] { related(key).map(\.objectID) }
    open func primitiveValue(forKey key: String) -> Any? { values[key] }
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = KeyValues.flat(value) }
    open func willChangeValue(forKey key: String) {}
    open func didChangeValue(forKey key: String) {}
    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}
    open func mutableSetValue(forKey key: String) -> NSMutableSet {
        let set = NSMutableSet()
        for object in (values[key] as? NSSet)?.allObjects ?? [] { set.add(object) }
        return set
    }
    public func _value(forKey key: String) -> Any? { values[key] }

    /// The value of a property; zero or empty before it is set.
    public func _managed<Value>(_ name: String) -> Value {
        managedObjectContext?.store.access()
        if let value = values[name] {
            if let value = value as? Value { return value }
            if let value = Numbers.converted(value, to: Value.self) { return value }
        }
        // A date stored as a scalar is a number of seconds.
        if let date = values[name] as? Date, let seconds = date.timeIntervalSinceReferenceDate as? Value { return seconds }
        if let type = Value.self as? any ExpressibleByNilLiteral.Type, let none = type.init(nilLiteral: ()) as? Value { return none }
        if let zero = Numbers.zero(Value.self) { return zero }
        fatalError("\(entity.name ?? "an object").\(name) is read before it has a value")
    }
    /// Changes the value of a property.
    public func _setManaged<Value>(_ value: Value, _ name: String) { change(name, to: value) }

    /// Adds an object to a relationship or removes one: "addToItems", "removeFromItems", "insertIntoItems".
    public func _changeManaged(_ method: String, _ value: Any) {
        guard let prefix = ["addTo", "removeFrom", "insertInto"].first(where: method.hasPrefix) else { return }
        let rest = method.dropFirst(prefix.count)
        let key = rest.prefix(1).lowercased() + rest.dropFirst()
        let changed: [Any] =
            switch value {
            case let set as NSSet: set.allObjects
            case let set as NSOrderedSet: set.array
            default: [value]
            }
        for object in changed.compactMap({ $0 as? NSManagedObject }) {
            if prefix == "removeFrom" { disconnect(object, from: key) } else { connect(object, to: key) }
        }
    }

    private func change(_ key: String, to value: Any?) {
        willChange()
        guard let relationship = entity.allProperties[key], relationship.isRelationship else {
            values[key] = KeyValues.flat(value)
            return
        }
        let old = related(key)
        let new: [NSManagedObject] =
            switch KeyValues.flat(value) {
            case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
            case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
            case let object as NSManagedObject: [object]
            default: []
            }
        for object in old where !new.contains(object) { disconnect(object, from: key) }
        for object in new where !old.contains(object) { connect(object, to: key) }
        if new.isEmpty { values[key] = nil }
    }

    private func willChange() {
        objectWillChange.send()
        managedObjectContext?.objectChanges(self)
    }

    /// Returns the objects to which a relationship refers.
    func related(_ key: String) -> [NSManagedObject] {
        switch values[key] {
        case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let object as NSManagedObject: [object]
        default: []
        }
    }

    private func connect(_ object: NSManagedObject, to key: String) {
        let relationship = entity.allProperties[key]
        if relationship?.isToMany == false { for old in related(key) where old !== object { disconnect(old, from: key) } }
        add(object, to: key)
        if let inverse = relationship?.inverse {
            if object.entity.allProperties[inverse]?.isToMany == false {
                for owner in object.related(inverse) where owner !== self { owner.remove(object, from: key) }
            }
            object.add(self, to: inverse)
        }
    }
    func disconnect(_ object: NSManagedObject, from key: String) {
        remove(object, from: key)
        if let inverse = entity.allProperties[key]?.inverse { object.remove(self, from: inverse) }
    }
    private func add(_ object: NSManagedObject, to key: String) {
        willChange()
        guard let relationship = entity.allProperties[key], !relationship.isToMany else {
            let all = related(key).filter { $0 !== object } + [object]
            values[key] = entity.allProperties[key]?.isOrdered == true ? NSOrderedSet(array: all) : NSSet(array: all)
            return
        }
        values[key] = object
    }
    private func remove(_ object: NSManagedObject, from key: String) {
        willChange()
        guard let relationship = entity.allProperties[key], !relationship.isToMany else {
            let all = related(key).filter { $0 !== object }
            values[key] = entity.allProperties[key]?.isOrdered == true ? NSOrderedSet(array: all) : NSSet(array: all)
            return
        }
        if values[key] as? NSManagedObject === object { values[key] = nil }
    }

    private final class Counter: @unchecked Sendable {
        private let lock = NSLock()
        private var count = 0
        func next() -> Int {
            lock.withLock {
                count += 1
                return count
            }
        }
    }
}

/// Converts between numbers, as Objective-C's boxes do.
enum Numbers {
    static func zero<Value>(_ type: Value.Type) -> Value? {
        let zeros: [Any] = [
            false, 0, Int16(0), Int32(0), Int64(0), 0.0, Float(0), "", Data(), NSSet(), NSOrderedSet(), NSDecimalNumber.zero, Decimal(0),
        ]
        return zeros.lazy.compactMap { $0 as? Value }.first { Swift.type(of: $0) == type || Value.self is AnyClass }
    }
    static func converted<Value>(_ value: Any, to type: Value.Type) -> Value? {
        guard let number = value as? NSNumber ?? KeyValues.number(value).map({ NSNumber(value: $0) }) else { return nil }
        let forms: [Any] = [
            number.int16Value, number.int32Value, number.int64Value, number.intValue, number.doubleValue, number.floatValue, number.boolValue, number,
        ]
        return forms.lazy.compactMap { $0 as? Value }.first
    }
}
