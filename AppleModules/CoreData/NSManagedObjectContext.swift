// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleFoundation
import Easel
import Foundation
import Observation

/// The objects of a container, in the order of their insertion.
@Observable
final class ObjectStore: @unchecked Sendable {
    private(set) var version = 0
    @ObservationIgnored private(set) var objects: [NSManagedObject] = []

    /// Notes that a view depends on the objects.
    func access() { _ = version }
    func changed() { version &+= 1 }
    func insert(_ object: NSManagedObject) {
        objects.append(object)
        changed()
    }
    func remove(_ object: NSManagedObject) {
        objects.removeAll { $0 === object }
        changed()
    }
}

/// The queue of a context.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType
}

/// The rule that decides between two changes.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    public static let error = NSMergePolicy()
    public static let mergeByPropertyObjectTrump = NSMergePolicy()
    public static let mergeByPropertyStoreTrump = NSMergePolicy()
    public static let overwrite = NSMergePolicy()
    public static let rollback = NSMergePolicy()
}
public let NSErrorMergePolicy = NSMergePolicy.error
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
public let NSRollbackMergePolicy = NSMergePolicy.rollback

/// Inserts, finds, and deletes objects. All contexts of a container share its objects; changes take effect immediately.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    let store: ObjectStore
    private var inserted: [NSManagedObject] = []
    private var deleted: [NSManagedObject] = []
    private var updated: [NSManagedObject] = []
    private var isChanged = false
    /// Whether a save asks objects and observers before it takes effect.
    private var isSaving = false
    private var pending = PendingChanges()
    /// Whether observers learn of the pending changes at the end of the event.
    private var isProcessingScheduled = false
    open var automaticallyMergesChangesFromParent = false
    open var mergePolicy: Any = NSMergePolicy.error
    open var undoManager: UndoManager?
    open var name: String?
    open var transactionAuthor: String?
    open var shouldDeleteInaccessibleFaults = true
    open var parent: NSManagedObjectContext?
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    public let concurrencyType: NSManagedObjectContextConcurrencyType

    init(store: ObjectStore, _ type: NSManagedObjectContextConcurrencyType) { (self.store, concurrencyType) = (store, type) }
    public convenience init(_ type: NSManagedObjectContextConcurrencyType) { self.init(store: ObjectStore(), type) }
    public convenience init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { self.init(store: ObjectStore(), ct) }

    open var hasChanges: Bool { isChanged }
    open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
    open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
    open var updatedObjects: Set<NSManagedObject> { Set(updated) }
    open var registeredObjects: Set<NSManagedObject> { Set(store.objects) }

    func objectChanges(_ object: NSManagedObject) {
        isChanged = true
        if !object.isInserted, !object.isDeleted, !object.isUpdated {
            object.isUpdated = true
            updated.append(object)
        }
        store.changed()
        note { $0.update(object) }
    }
    open func insert(_ object: NSManagedObject) {
        guard object.managedObjectContext !== self else { return }
        object.managedObjectContext = self
        inserted.append(object)
        isChanged = true
        store.insert(object)
        note { $0.insert(object) }
    }
    open func delete(_ object: NSManagedObject) {
        guard !object.isDeleted else { return }
        object.isDeleted = true
        object.prepareForDeletion()
        deleted.append(object)
        isChanged = true
        object.objectWillChange.send()
        for (name, property) in object.entity.allProperties where property.isRelationship {
            for other in object.related(name) {
                if property.deletesRelated { delete(other) } else { object.disconnect(other, from: name) }
            }
        }
        store.remove(object)
        note { $0.delete(object) }
    }

    /// Notes a change, of which observers learn at the end of the event, or of the block that the context performs.
    private func note(_ change: (inout PendingChanges) -> Void) {
        change(&pending)
        if !isProcessingScheduled, Self.current !== self, isInEvent { scheduleProcessing() }
    }
    /// Whether the code that is running has an end after which observers can learn of changes.
    private var isInEvent: Bool { _SceneTime.isOnMainThread && _SceneTime.isRunning }
    private func scheduleProcessing() {
        isProcessingScheduled = true
        _SceneTime.perform(after: 0) { [weak self] in self?.processPendingChanges() }
    }
    /// Tells observers about the changes since the last time, as a save and the end of an event do.
    open func processPendingChanges() {
        isProcessingScheduled = false
        guard !pending.isEmpty else { return }
        let changes = pending.userInfo
        pending = PendingChanges()
        NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: changes)
    }

    open func save() throws {
        guard isChanged, !isSaving else { return }
        isSaving = true
        defer { isSaving = false }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        for object in deleted where !object.isInserted { try object.validateForDelete() }
        for object in inserted where !object.isDeleted { try object.validateForInsert() }
        for object in updated where !object.isDeleted { try object.validateForUpdate() }
        for object in changedObjects { object.willSave() }
        let saved = changedObjects
        // An object that was inserted and deleted between two saves was never there.
        let gone = Set(inserted).intersection(deleted)
        let changes = [
            NSInsertedObjectsKey: Set(inserted).subtracting(gone), NSUpdatedObjectsKey: Set(updated).subtracting(deleted),
            NSDeletedObjectsKey: Set(deleted).subtracting(gone),
        ]
        for object in inserted { object.isInserted = false }
        forgetChanges()
        // From here on, observers can make changes and save them.
        isSaving = false
        processPendingChanges()
        for object in saved { object.didSave() }
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: changes)
    }
    /// The objects with changes, each once: an object that was changed and then deleted is in two lists.
    private var changedObjects: [NSManagedObject] {
        var seen = Set<ObjectIdentifier>()
        return (inserted + updated + deleted).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
    private func forgetChanges() {
        for object in updated { object.isUpdated = false }
        (inserted, updated, deleted, isChanged) = ([], [], [], false)
    }
    /// Removes the objects that were inserted since the last save, and restores those that were deleted.
    open func rollback() {
        for object in inserted {
            store.remove(object)
            note { $0.delete(object) }
        }
        for object in deleted where !inserted.contains(object) {
            object.isDeleted = false
            store.insert(object)
            note { $0.insert(object) }
        }
        forgetChanges()
    }
    /// Forgets all changes. Observers don't learn of it.
    open func reset() {
        rollback()
        pending = PendingChanges()
    }
    open func undo() { undoManager?.undo() }
    open func redo() { undoManager?.redo() }
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
    open func refreshAllObjects() {}
    open func mergeChanges(fromContextDidSave notification: Notification) {}
    open class func mergeChanges(fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]) {}
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        store.objects.first { $0.objectID == objectID } ?? NSManagedObject(entity: NSEntityDescription(), insertInto: nil)
    }
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = store.objects.first(where: { $0.objectID == objectID }) else { throw CocoaError(.fileNoSuchFile) }
        return object
    }
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { store.objects.first { $0.objectID == objectID } }

    open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        let found = objects(for: request)
        if request.resultType == .countResultType { return [NSNumber(value: found.count)].compactMap { $0 as? T } }
        if request.resultType == .managedObjectIDResultType { return found.compactMap { $0.objectID as? T } }
        if request.resultType == .dictionaryResultType {
            let described = NSFetchDictionaries(groupedBy: request.propertiesToGroupBy, properties: request.propertiesToFetch)
            return described.dictionaries(of: found).compactMap { $0 as? T ?? NSDictionary(dictionary: $0) as? T }
        }
        return found.compactMap { $0 as? T }
    }
    /// Returns the objects that a request describes, regardless of the type of its results.
    func objects<T>(for request: NSFetchRequest<T>) -> [NSManagedObject] {
        store.access()
        var found = store.objects.filter { object in
            guard let name = request.entityName else { return object is T }
            return request.includesSubentities ? object.entity.isKind(ofEntityNamed: name) : object.entity.name == name
        }
        if found.isEmpty, request.entityName != nil { found = store.objects.filter { "\(type(of: $0))" == request.entityName } }
        if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
        if let order = request.sortDescriptors, !order.isEmpty { found = Self.sorted(found, order) }
        if request.fetchOffset > 0 { found = Array(found.dropFirst(request.fetchOffset)) }
        if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
        return found
    }
    static func sorted(_ objects: [NSManagedObject], _ order: [_NSSortDescriptor]) -> [NSManagedObject] {
        objects.enumerated().sorted { left, right in
            for descriptor in order {
                let result = descriptor.compare(left.element, to: right.element)
                if result != .orderedSame { return result == .orderedAscending }
            }
            return left.offset < right.offset
        }.map(\.element)
    }
    open func count<T>(for request: NSFetchRequest<T>) throws -> Int { objects(for: request).count }
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        switch request {
        case let batch as NSBatchDeleteRequest:
            let found = batch.find(self)
            for object in found { delete(object) }
            return NSBatchDeleteResult(found.map(\.objectID), batch.resultType)
        case let batch as NSBatchInsertRequest: return batch.insert(into: self)
        case let batch as NSBatchUpdateRequest: return batch.update(in: self)
        default: return NSPersistentStoreResult()
        }
    }

    open func perform(_ block: @escaping () -> Void) { running(block) }
    /// Runs a block. Observers learn of its changes after the event that calls this, of those of a private queue after the block.
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try running(block, isEvent: concurrencyType != .mainQueueConcurrencyType) }
    open func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try running(block) }
    /// The moment at which the context runs a block that code waits for: here, always immediately.
    public enum ScheduledTaskType: Sendable { case immediate, enqueued }
    open func perform<T>(schedule: ScheduledTaskType, _ block: @escaping () throws -> T) async rethrows -> T { try running(block) }

    private static let runningKey = "NSManagedObjectContext"
    /// The context whose block runs.
    static var current: NSManagedObjectContext? { Thread.current.threadDictionary[runningKey] as? NSManagedObjectContext }
    /// - Parameter isEvent: whether observers learn of the changes after the block.
    private func running<T>(_ block: () throws -> T, isEvent: Bool = true) rethrows -> T {
        let outer = Self.current
        Thread.current.threadDictionary[Self.runningKey] = self
        defer {
            Thread.current.threadDictionary[Self.runningKey] = outer
            if outer !== self {
                if isEvent || !isInEvent { processPendingChanges() } else if !pending.isEmpty, !isProcessingScheduled { scheduleProcessing() }
            }
        }
        return try block()
    }
}

extension Notification.Name {
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
    public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name("NSObjectsChangedInManagingContextNotification")
    public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
}
public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
