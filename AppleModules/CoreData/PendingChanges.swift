import AppleFoundation
import Foundation

/// The changes of a context that its observers don't know yet.
struct PendingChanges {
    private var inserted: Set<NSManagedObject> = []
    private var updated: Set<NSManagedObject> = []
    private var deleted: Set<NSManagedObject> = []

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }

    mutating func insert(_ object: NSManagedObject) { if deleted.remove(object) == nil { inserted.insert(object) } }
    mutating func update(_ object: NSManagedObject) { if !inserted.contains(object), !deleted.contains(object) { updated.insert(object) } }
    /// An object that was inserted since the last notification was never there.
    mutating func delete(_ object: NSManagedObject) {
        updated.remove(object)
        if inserted.remove(object) == nil { deleted.insert(object) }
    }

    /// The contents of a notification.
    var userInfo: [String: Set<NSManagedObject>] { [NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated, NSDeletedObjectsKey: deleted] }
}
