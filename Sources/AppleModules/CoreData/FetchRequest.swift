import AppleFoundation
import Easel
import Foundation

private struct ContextKey: EnvironmentKey {
    static let defaultValue = NSManagedObjectContext(.mainQueueConcurrencyType)
}
extension EnvironmentValues {
    /// The context of the views' fetch requests.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ContextKey.self] }
        set { self[ContextKey.self] = newValue }
    }
}

/// The objects that a request finds in the environment's context. The view is evaluated again when they change.
@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty {
    fileprivate let request: () -> NSFetchRequest<Result>
    @State private var changes = FetchChanges<Result>()
    @Environment(\.managedObjectContext) private var context

    public init(entity: NSEntityDescription, sortDescriptors: [_NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        request = { Self.make(entity.name, sortDescriptors, predicate) }
    }
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) { request = { fetchRequest } }
    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) { request = { fetchRequest } }

    fileprivate static func make(_ name: String?, _ sortDescriptors: [_NSSortDescriptor], _ predicate: NSPredicate?) -> NSFetchRequest<Result> {
        let request = NSFetchRequest<Result>()
        (request.entityName, request.sortDescriptors, request.predicate) = (name, sortDescriptors, predicate)
        return request
    }

    public var wrappedValue: FetchedResults<Result> {
        let request = request()
        if changes.hasPredicate { request.predicate = changes.predicate }
        if let order = changes.sortDescriptors { request.sortDescriptors = order }
        return FetchedResults(objects: (try? context.fetch(request)) ?? [], changes: changes, request: request)
    }
    /// The predicate and the order, which can change.
    public var projectedValue: Binding<Configuration> {
        let results = wrappedValue
        return Binding(
            get: { Configuration(nsSortDescriptors: results.nsSortDescriptors, nsPredicate: results.nsPredicate) },
            set: { (results.nsSortDescriptors, results.nsPredicate) = ($0.nsSortDescriptors, $0.nsPredicate) })
    }
    /// The predicate and the order of a request.
    public struct Configuration {
        public var nsSortDescriptors: [_NSSortDescriptor]
        public var nsPredicate: NSPredicate?
    }
}
extension FetchRequest where Result: NSManagedObject {
    // `[]` stands for descriptors of Swift.
    @_disfavoredOverload
    public init(sortDescriptors: [_NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        request = { Self.make(Result.entity().name, sortDescriptors, predicate) }
    }
    public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        request = { Self.make(Result.entity().name, sortDescriptors.map { _NSSortDescriptor($0) }, predicate) }
    }
}

/// The changes that code has made to a request since the view appeared.
@Observable
final class FetchChanges<Result>: @unchecked Sendable {
    var hasPredicate = false
    var predicate: NSPredicate?
    var sortDescriptors: [_NSSortDescriptor]?
}

/// The objects that a request has found.
public struct FetchedResults<Result>: RandomAccessCollection {
    private let objects: [Result]
    fileprivate let changes: FetchChanges<Result>
    private let request: NSFetchRequest<Result>

    init(objects: [Result], changes: FetchChanges<Result>, request: NSFetchRequest<Result>) {
        (self.objects, self.changes, self.request) = (objects, changes, request)
    }
    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }
    public subscript(position: Int) -> Result { objects[position] }
    public var nsPredicate: NSPredicate? {
        get { request.predicate }
        nonmutating set { (changes.hasPredicate, changes.predicate) = (true, newValue) }
    }
    public var nsSortDescriptors: [_NSSortDescriptor] {
        get { request.sortDescriptors ?? [] }
        nonmutating set { changes.sortDescriptors = newValue }
    }
}
extension FetchedResults where Result: NSManagedObject {
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { [] }
        nonmutating set { changes.sortDescriptors = newValue.map { _NSSortDescriptor($0) } }
    }
}
