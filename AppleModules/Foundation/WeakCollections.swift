import Foundation

/// Objects by objects. Entries whose weak key or value has ended are gone.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private final class Reference<T: AnyObject> {
        private let strong: T?
        private(set) weak var object: T?
        init(_ object: T, isWeak: Bool) { (self.object, strong) = (object, isWeak ? nil : object) }
    }
    private var entries: [(key: Reference<KeyType>, value: Reference<ObjectType>)] = []
    private let keys: NSPointerFunctions.Options
    private let values: NSPointerFunctions.Options
    public init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        (keys, values) = (keyOptions, valueOptions)
    }
    public convenience override init() { self.init(keyOptions: [], valueOptions: []) }
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory) }

    private func matches(_ own: KeyType, _ key: KeyType) -> Bool {
        guard own !== key, !keys.contains(.objectPointerPersonality) else { return own === key }
        return (own as? NSObject)?.isEqual(key) ?? false
    }
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let aKey else { return nil }
        return entries.first { $0.key.object.map { matches($0, aKey) } ?? false }?.value.object
    }
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey else { return }
        removeObject(forKey: aKey)
        guard let anObject else { return }
        entries.append((Reference(aKey, isWeak: keys.contains(.weakMemory)), Reference(anObject, isWeak: values.contains(.weakMemory))))
    }
    open func removeObject(forKey aKey: KeyType?) {
        guard let aKey else { return }
        entries.removeAll { $0.key.object.map { matches($0, aKey) } ?? true }
    }
    open func removeAllObjects() { entries = [] }
    private var living: [(KeyType, ObjectType)] {
        entries.compactMap { entry in entry.key.object.flatMap { key in entry.value.object.map { (key, $0) } } }
    }
    open var count: Int { living.count }
    open func keyEnumerator() -> NSEnumerator { NSArray(array: living.map(\.0)).objectEnumerator() }
    open func objectEnumerator() -> NSEnumerator? { NSArray(array: living.map(\.1)).objectEnumerator() }
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var result: [AnyHashable: ObjectType] = [:]
        for (key, value) in living { if let key = key as? any Hashable { result[AnyHashable(key)] = value } }
        return result
    }
}

/// References to objects in order. Those of ended objects become nil.
open class NSPointerArray: NSObject {
    private struct Weak { weak var object: AnyObject? }
    private var references: [Weak] = []
    open class func weakObjects() -> NSPointerArray { NSPointerArray() }
    open class func strongObjects() -> NSPointerArray { NSPointerArray() }
    open var count: Int { references.count }
    open var allObjects: [Any] { references.compactMap(\.object) }
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) {
        references.append(Weak(object: unsafe pointer.map { unsafe Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }))
    }
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        guard references.indices.contains(index), let object = references[index].object else { return nil }
        return unsafe Unmanaged.passUnretained(object).toOpaque()
    }
    open func removePointer(at index: Int) { if references.indices.contains(index) { references.remove(at: index) } }
    open func compact() { references.removeAll { $0.object == nil } }
}
