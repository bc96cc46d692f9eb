// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// Objects that a table keeps alive, or not.
public struct NSPointerFunctions {
    /// How a table refers to its objects.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let strongMemory: Options = []
        public static let weakMemory = Options(rawValue: 5)
        public static let copyIn = Options(rawValue: 1 << 16)
        public static let objectPersonality: Options = []
        public static let objectPointerPersonality = Options(rawValue: 512)
    }
}
/// A set of objects, which may keep them alive or not.
open class NSHashTable<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    private final class Entry {
        weak var weak: ObjectType?
        let strong: ObjectType?
        init(_ object: ObjectType, isWeak: Bool) { (weak, strong) = (object, isWeak ? nil : object) }
    }
    private let isWeak: Bool
    private var entries: [Entry] = []
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) { isWeak = options.contains(.weakMemory) }
    public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }
    open var allObjects: [ObjectType] { entries.compactMap(\.weak) }
    open var count: Int { allObjects.count }
    open var anyObject: ObjectType? { allObjects.first }
    open func contains(_ anObject: ObjectType?) -> Bool { allObjects.contains { $0 === anObject } }
    open func add(_ object: ObjectType?) {
        entries.removeAll { $0.weak == nil }
        guard let object, !contains(object) else { return }
        entries.append(Entry(object, isWeak: isWeak))
    }
    open func remove(_ object: ObjectType?) { entries.removeAll { $0.weak == nil || $0.weak === object } }
    open func removeAllObjects() { entries = [] }
}

/// Converts values for a store. Objects stay in memory, so no value is converted.
open class ValueTransformer: NSObject, @unchecked Sendable {
    private final class Registry: @unchecked Sendable {
        let lock = NSLock()
        var all: [NSValueTransformerName: ValueTransformer] = [:]
    }
    private static let registry = Registry()
    public override init() {}
    open class func transformedValueClass() -> AnyClass { NSObject.self }
    open class func allowsReverseTransformation() -> Bool { false }
    open func transformedValue(_ value: Any?) -> Any? { value }
    open func reverseTransformedValue(_ value: Any?) -> Any? { value }
    public class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        registry.lock.withLock { registry.all[name] = transformer }
    }
    public convenience init?(forName name: NSValueTransformerName) {
        guard Self.registry.lock.withLock({ Self.registry.all[name] != nil }) else { return nil }
        self.init()
    }
    public class func valueTransformerNames() -> [NSValueTransformerName] { registry.lock.withLock { Array(registry.all.keys) } }
}
/// The name of a transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName(rawValue: "NSSecureUnarchiveFromData")
}
/// Converts objects to data and back. Objects stay in memory, so no value is converted.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
    open class var allowedTopLevelClasses: [AnyClass] { [] }
}
