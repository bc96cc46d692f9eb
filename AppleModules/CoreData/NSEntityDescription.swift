// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleFoundation
import Foundation

/// The properties of an entity's objects.
open class NSEntityDescription: NSObject, @unchecked Sendable {
    /// A property described by the model's file.
    struct Property: Sendable {
        let tag: [String: String]
        var isRelationship: Bool { tag["destinationEntity"] != nil }
        var isToMany: Bool { tag["toMany"] == "YES" }
        var isOrdered: Bool { tag["ordered"] == "YES" }
        var inverse: String? { tag["inverseName"] }
        var deletesRelated: Bool { tag["deletionRule"] == "Cascade" }
        /// The value of a new object.
        var initialValue: Any? {
            if let seconds = tag["defaultDateTimeInterval"].flatMap(Double.init) { return Date(timeIntervalSinceReferenceDate: seconds) }
            guard let text = tag["defaultValueString"] else { return nil }
            switch tag["attributeType"] ?? "" {
            case "String": return text
            case "UUID": return UUID(uuidString: text)
            case "URI": return URL(string: text)
            case "Boolean": return text == "YES"
            case "Integer 16": return Int16(text)
            case "Integer 32": return Int32(text)
            case "Integer 64": return Int64(text)
            case "Double": return Double(text)
            case "Float": return Float(text)
            case "Decimal": return NSDecimalNumber(string: text)
            default: return nil
            }
        }
    }

    open var name: String?
    open var managedObjectClassName: String! = "NSManagedObject"
    open var properties: [NSPropertyDescription] = []
    let type: NSManagedObject.Type
    private let described: [String: Property]
    private let parentName: String?
    /// Whether a class was used before a model described its entity.
    private var isProvisional = false
    /// The properties of the entity and of those from which it inherits.
    var allProperties: [String: Property] { (superentity?.allProperties ?? [:]).merging(described) { _, own in own } }

    public override init() { (type, described, parentName) = (NSManagedObject.self, [:], nil) }
    /// Creates the description of an entity of a model's file.
    public init(_name name: String, type: NSManagedObject.Type, parent: String? = nil, properties: [String: [String: String]]) {
        (self.name, self.type, parentName) = (name, type, parent == name ? nil : parent)
        described = properties.mapValues { Property(tag: $0) }
    }
    /// The entity from which this one inherits.
    open var superentity: NSEntityDescription? { parentName.flatMap(Self.named) }
    /// Whether the entity is the other one, or inherits from it.
    open func isKindOf(entity: NSEntityDescription) -> Bool { isKind(ofEntityNamed: entity.name) }
    func isKind(ofEntityNamed other: String?) -> Bool { name == other || superentity?.isKind(ofEntityNamed: other) == true }
    open var attributesByName: [String: NSAttributeDescription] {
        Dictionary(
            uniqueKeysWithValues: allProperties.filter { !$0.value.isRelationship }.map { name, _ in
                let attribute = NSAttributeDescription()
                attribute.name = name
                return (name, attribute)
            })
    }

    private final class Registry: @unchecked Sendable {
        let lock = NSLock()
        var all: [String: NSEntityDescription] = [:]
    }
    private static let registry = Registry()

    /// Registers the entities of a model.
    public static func _register(_ entities: [NSEntityDescription]) {
        registry.lock.withLock {
            for entity in entities {
                if let name = entity.name, registry.all[name]?.isProvisional ?? true { registry.all[name] = entity }
            }
        }
    }
    static func named(_ name: String) -> NSEntityDescription? { registry.lock.withLock { registry.all[name] } }
    /// Returns the entity of a class; a class without a model has an entity with the class's name.
    static func of(_ type: NSManagedObject.Type) -> NSEntityDescription {
        registry.lock.withLock {
            if let entity = registry.all.values.first(where: { $0.type == type && type != NSManagedObject.self }) { return entity }
            let name = "\(type)"
            if let entity = registry.all[name] { return entity }
            let entity = NSEntityDescription(_name: name, type: type, properties: [:])
            entity.isProvisional = true
            registry.all[name] = entity
            return entity
        }
    }

    public class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? { named(entityName) }
    /// Creates an object of an entity and inserts it into a context.
    public class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext) -> NSManagedObject {
        guard let entity = named(entityName) else { fatalError("could not locate an entity named '\(entityName)' in this model") }
        return entity.type.init(entity: entity, insertInto: context)
    }
}

/// A property of an entity.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
    open var name = ""
    open var isOptional = true
    open var isTransient = false
}
/// The type of an attribute.
public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000
}
/// An attribute of an entity.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    open var attributeType = NSAttributeType.undefinedAttributeType
    open var defaultValue: Any?
    open var allowsExternalBinaryDataStorage = false
    open var valueTransformerName: String?
    open var attributeValueClassName: String?
}
/// The effect of a deletion on related objects.
public enum NSDeleteRule: UInt, Sendable { case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule }
/// A relationship of an entity.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    open var destinationEntity: NSEntityDescription?
    open var inverseRelationship: NSRelationshipDescription?
    open var minCount = 0
    open var maxCount = 0
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
}
/// A data model.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    open var entities: [NSEntityDescription] = []
    public override init() {}
    public init?(contentsOf url: URL) {}
    public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
}
