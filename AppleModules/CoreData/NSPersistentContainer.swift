// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// Holds objects in memory while the program runs. Stores and their files are never read or written.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    public let viewContext: NSManagedObjectContext
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator = NSPersistentStoreCoordinator()
    open var persistentStoreDescriptions = [NSPersistentStoreDescription(url: NSPersistentContainer.defaultDirectoryURL())]
    private let store = ObjectStore()

    public init(name: String, managedObjectModel: NSManagedObjectModel) {
        (self.name, self.managedObjectModel) = (name, managedObjectModel)
        viewContext = NSManagedObjectContext(store: store, .mainQueueConcurrencyType)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }
    public convenience init(name: String) { self.init(name: name, managedObjectModel: NSManagedObjectModel()) }

    public class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }
    open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
        for description in persistentStoreDescriptions { block(description, nil) }
    }
    open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext(store: store, .privateQueueConcurrencyType) }
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { block(newBackgroundContext()) }
    open func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows -> T { try block(newBackgroundContext()) }
}
/// Holds objects in memory. Nothing is synchronized.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

/// The location of a store. Objects stay in memory.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
    open var url: URL?
    open var type = NSSQLiteStoreType
    open var configuration: String?
    open var isReadOnly = false
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    open var shouldAddStoreAsynchronously = false
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    public init(url: URL) { self.url = url }
    public override init() {}
    open func setOption(_ option: NSObject?, forKey key: String) {}
}
/// The database in the cloud.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
    public init(containerIdentifier: String) {}
}
/// Connects contexts and stores.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    open var persistentStores: [NSPersistentStore] { [] }
    public override init() {}
    public init(managedObjectModel model: NSManagedObjectModel) {}
    @discardableResult
    open func addPersistentStore(ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil)
        throws
        -> NSPersistentStore
    { NSPersistentStore() }
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any { try context.execute(request) }
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        Int(url.lastPathComponent.dropFirst()).map { NSManagedObjectID(number: $0, name: url.deletingLastPathComponent().lastPathComponent) }
    }
    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {}
}
/// A file with objects.
open class NSPersistentStore: NSObject, @unchecked Sendable { open var url: URL? { nil } }
public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
