// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// A request to a store.
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {}
/// The result of a request.
open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}
/// The result of a deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
    public let resultType: NSBatchDeleteRequest.ResultType
    public let result: Any?
    init(_ objects: [NSManagedObjectID], _ type: NSBatchDeleteRequest.ResultType) {
        resultType = type
        result = type == .resultTypeObjectIDs ? objects : type == .resultTypeCount ? objects.count : true
    }
}
public typealias NSBatchDeleteRequestResultType = NSBatchDeleteRequest.ResultType
/// Deletes all objects that a request finds.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
    /// The kind of result that a deletion returns.
    public enum ResultType: UInt, Sendable { case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount }
    open var resultType = ResultType.resultTypeStatusOnly
    let find: (NSManagedObjectContext) -> [NSManagedObject]
    public init<T>(fetchRequest fetch: NSFetchRequest<T>) {
        find = { $0.objects(for: fetch) }
    }
    public init(objectIDs objects: [NSManagedObjectID]) {
        find = { context in objects.compactMap { context.registeredObject(for: $0) } }
    }
}

/// The kind of result that an insertion returns.
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }
/// The result of an insertion.
open class NSBatchInsertResult: NSPersistentStoreResult, @unchecked Sendable {
    public let resultType: NSBatchInsertRequestResultType
    public let result: Any?
    init(_ objects: [NSManagedObjectID], _ type: NSBatchInsertRequestResultType) {
        resultType = type
        result = type == .objectIDs ? objects : type == .count ? objects.count : true
    }
}
/// Inserts an object for each dictionary.
open class NSBatchInsertRequest: NSPersistentStoreRequest, @unchecked Sendable {
    public let entityName: String
    open var resultType = NSBatchInsertRequestResultType.statusOnly
    private let next: (NSManagedObject) -> Bool
    private let isLimited: Bool
    private let count: Int

    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.entityName = entityName
        let rest = Rest(dictionaries)
        next = {
            $0.setValuesForKeys(rest.take())
            return false
        }
        (isLimited, count) = (true, dictionaries.count)
    }
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: dictionaries)
    }
    /// The closure sets the values of an object, and returns true if there is none left.
    public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.entityName = entityName
        (next, isLimited, count) = (handler, false, 0)
    }
    public convenience init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
    }
    private final class Rest {
        private var dictionaries: [[String: Any]]
        init(_ dictionaries: [[String: Any]]) { self.dictionaries = dictionaries.reversed() }
        func take() -> [String: Any] { dictionaries.popLast() ?? [:] }
    }
    func insert(into context: NSManagedObjectContext) -> NSBatchInsertResult {
        var inserted: [NSManagedObjectID] = []
        while !isLimited || inserted.count < count {
            let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: context)
            if next(object) {
                context.delete(object)
                break
            }
            inserted.append(object.objectID)
        }
        return NSBatchInsertResult(inserted, resultType)
    }
}

/// The kind of result that an update returns.
public enum NSBatchUpdateRequestResultType: UInt, Sendable { case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType }
/// The result of an update.
open class NSBatchUpdateResult: NSPersistentStoreResult, @unchecked Sendable {
    public let resultType: NSBatchUpdateRequestResultType
    public let result: Any?
    init(_ objects: [NSManagedObjectID], _ type: NSBatchUpdateRequestResultType) {
        resultType = type
        result = type == .updatedObjectIDsResultType ? objects : type == .updatedObjectsCountResultType ? objects.count : true
    }
}
/// Changes the values of all objects of an entity.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, @unchecked Sendable {
    public let entityName: String
    open var predicate: NSPredicate?
    open var propertiesToUpdate: [AnyHashable: Any]?
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    open var includesSubentities = true
    public init(entityName: String) { self.entityName = entityName }
    public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }
    func update(in context: NSManagedObjectContext) -> NSBatchUpdateResult {
        let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
        (request.predicate, request.includesSubentities) = (predicate, includesSubentities)
        let found = context.objects(for: request)
        for object in found { for (key, value) in propertiesToUpdate ?? [:] { object.setValue(value, forKey: "\(key)") } }
        return NSBatchUpdateResult(found.map(\.objectID), resultType)
    }
}
