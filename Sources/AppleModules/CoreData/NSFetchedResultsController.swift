import Foundation

/// Keeps the objects of a request up to date.
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    open private(set) var fetchedObjects: [ResultType]?
    private var observer: (any NSObjectProtocol)?

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?, cacheName name: String?
    ) {
        (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
        super.init()
        observer = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextDidSave, object: nil, queue: nil) { [weak self] _ in
            guard let self, fetchedObjects != nil else { return }
            try? performFetch()
            delegate?.controllerDidChangeContent(unsafe unsafeBitCast(self as AnyObject, to: NSFetchedResultsController<any NSFetchRequestResult>.self))
        }
    }
    /// The objects as a single section.
    open var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects.map { [FetchedSection(objects: $0)] } }
    open func object(at indexPath: IndexPath) -> ResultType {
        guard let object = fetchedObjects.flatMap({ $0.indices.contains(indexPath.last ?? -1) ? $0[indexPath.last ?? 0] : nil }) else {
            fatalError("no object at index path \(indexPath)")
        }
        return object
    }
    open func performFetch() throws { fetchedObjects = try managedObjectContext.fetch(fetchRequest) }
}
/// Reacts to changes of fetched objects.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
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
private struct FetchedSection: NSFetchedResultsSectionInfo {
    let objects: [Any]?
    var name: String { "" }
    var indexTitle: String? { nil }
    var numberOfObjects: Int { objects?.count ?? 0 }
}
