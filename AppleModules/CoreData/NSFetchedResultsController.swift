import AppleFoundation
import Foundation
import Views

/// What a controller has in common with the copy that its delegate receives.
private protocol SharedController: AnyObject {
    var identity: NSObject { get }
}

/// Keeps the objects of a request up to date, in sections, and tells its delegate about changes at the end of the event that makes them, and about those of
/// other contexts when they are saved.
///
/// Its delegate receives a controller whose objects are of no particular type. That is another instance: it is equal to the app's controller (`==`), but not
/// identical with it (`===`).
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    /// The property by which the objects are divided into sections. The request sorts them by it first.
    public let sectionNameKeyPath: String?
    public let cacheName: String?
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    open private(set) var fetchedObjects: [ResultType]?
    private var fetched = FetchedSections()
    private var observers: [any NSObjectProtocol] = []
    /// The controller that the delegate receives: its objects are of no particular type.
    private var untyped: NSFetchedResultsController<any NSFetchRequestResult>?
    /// The object that tells this controller and its untyped copy from others.
    fileprivate let identity: NSObject

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?, cacheName name: String?
    ) {
        (self.fetchRequest, managedObjectContext, self.sectionNameKeyPath, cacheName) = (fetchRequest, context, sectionNameKeyPath, name)
        identity = NSObject()
        super.init()
        let center = NotificationCenter.default
        observers = [
            center.addObserver(forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil) { [weak self] in self?.update(after: $0) },
            center.addObserver(forName: .NSManagedObjectContextDidSave, object: nil, queue: nil) { [weak self] in
                // The controller knows the changes of its own context already.
                if $0.object as? NSManagedObjectContext !== self?.managedObjectContext { self?.update(after: $0) }
            },
        ]
    }

    private init<Typed>(untyped controller: NSFetchedResultsController<Typed>) {
        (fetchRequest, managedObjectContext) = (controller.fetchRequest.duplicate(), controller.managedObjectContext)
        (sectionNameKeyPath, cacheName, identity) = (controller.sectionNameKeyPath, controller.cacheName, controller.identity)
        super.init()
    }

    deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? any SharedController)?.identity === identity }
    open override var hash: Int { identity.hash }

    /// The sections; nil before the first fetch.
    open var sections: [any NSFetchedResultsSectionInfo]? {
        fetchedObjects == nil ? nil : fetched.sections.map { $0.titled(sectionIndexTitle(forSectionName: $0.name)) }
    }
    /// The titles of the sections in an index beside a table: by default, the first letters of their names.
    open var sectionIndexTitles: [String] { fetched.sections.compactMap { sectionIndexTitle(forSectionName: $0.name) } }

    open func object(at indexPath: IndexPath) -> ResultType {
        guard let object = fetched.object(at: indexPath) as? ResultType else { fatalError("no object at index path \(indexPath)") }
        return object
    }
    open func indexPath(forObject object: ResultType) -> IndexPath? { fetched.indexPath(of: object as AnyObject) }
    /// Returns the section at the index if it has the title, or else the first one that has it. Without one, it is the index itself.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        let matches = fetched.sections.indices.filter { sectionIndexTitle(forSectionName: fetched.sections[$0].name) == title }
        return matches.contains(sectionIndex) ? sectionIndex : matches.first ?? sectionIndex
    }
    /// Returns the title that the delegate gives a section; without one, it is the first letter of the name, as a capital.
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        guard let delegate else { return FetchedSection.indexTitle(of: sectionName) }
        return delegate.controller(untypedController(), sectionIndexTitleForSectionName: sectionName)
    }
    /// Does nothing, because nothing is kept on a disk.
    open class func deleteCache(withName name: String?) {}

    open func performFetch() throws {
        let objects = try managedObjectContext.fetch(fetchRequest)
        // A property that code computes has no name at run time, so all objects are in one section.
        if let key = sectionNameKeyPath?.split(separator: ".").first, let object = objects.first as? NSManagedObject,
            object.entity.allProperties[String(key)] == nil
        {
            SceneNotes.notDrawn("NSFetchedResultsController(sectionNameKeyPath: \"\(key)\"), which is not in the model,")
        }
        fetchedObjects = objects
        fetched = FetchedSections(objects.map { $0 as AnyObject }, by: sectionNameKeyPath)
    }

    private func update(after change: Notification) {
        let changed = change.object as? NSManagedObjectContext
        guard fetchedObjects != nil, changed == nil || changed?.store === managedObjectContext.store else { return }
        let old = fetched
        try? performFetch()
        let updated = change.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? []
        let changes = FetchedChanges(from: old, to: fetched, updated: Set(updated.map { ObjectIdentifier($0) }))
        guard let delegate, !changes.isEmpty else { return }
        changes.report(to: delegate, untypedController())
    }

    private func untypedController() -> NSFetchedResultsController<any NSFetchRequestResult> {
        if let untyped = self as? NSFetchedResultsController<any NSFetchRequestResult> { return untyped }
        let controller = untyped ?? NSFetchedResultsController<any NSFetchRequestResult>(untyped: self)
        controller.fetchedObjects = fetchedObjects?.compactMap { $0 as? any NSFetchRequestResult }
        controller.fetched = fetched
        controller.delegate = delegate
        untyped = controller
        return controller
    }
}

extension NSFetchedResultsController: SharedController {}

/// Reacts to changes of fetched objects. The controller that it receives is equal to the app's controller, but not identical with it.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
    func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String) -> String?
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}
extension NSFetchedResultsControllerDelegate {
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String
    ) -> String? { FetchedSection.indexTitle(of: sectionName) }
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
}
/// The kind of a change of fetched objects.
public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete, move, update
}
/// The objects of a section.
public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}
