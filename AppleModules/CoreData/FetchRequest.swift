import AppleFoundation
import Easel
import Foundation
import Observation
import Views

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
    fileprivate let source: FetchSource<Result>
    private var transaction: ReadTransaction
    @State private var changes = FetchChanges<Result>()
    @Environment(\.managedObjectContext) private var context

    fileprivate init(_ transaction: ReadTransaction, _ make: @escaping () -> NSFetchRequest<Result>) {
        (self.transaction, source) = (transaction, FetchSource(make))
    }
    public init(entity: NSEntityDescription, sortDescriptors: [_NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        self.init(ReadTransaction(animation: animation)) { Self.make(entity.name, sortDescriptors, predicate) }
    }
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        self.init(ReadTransaction(animation: animation)) { fetchRequest.duplicate() }
    }
    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        self.init(ReadTransaction(transaction)) { fetchRequest.duplicate() }
    }

    fileprivate static func make(_ name: String?, _ sortDescriptors: [_NSSortDescriptor], _ predicate: NSPredicate?) -> NSFetchRequest<Result> {
        let request = NSFetchRequest<Result>()
        (request.entityName, request.sortDescriptors, request.predicate) = (name, sortDescriptors, predicate)
        return request
    }

    public var wrappedValue: FetchedResults<Result> { changes.results(of: source, in: context) }
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
    // `[]` means Swift's descriptors.
    @_disfavoredOverload
    public init(sortDescriptors: [_NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        self.init(ReadTransaction(animation: animation)) { Self.make(Result.entity().name, sortDescriptors, predicate) }
    }
    public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        self.init(ReadTransaction(animation: animation)) { Self.make(Result.entity().name, sortDescriptors.map { _NSSortDescriptor($0) }, predicate) }
    }
}

/// The request that a view's property describes. A new view of the same node has another one.
final class FetchSource<Result>: @unchecked Sendable {
    // Entities may become known after the view is made.
    let make: () -> NSFetchRequest<Result>
    init(_ make: @escaping () -> NSFetchRequest<Result>) { self.make = make }
}

/// The changes that code has made to a request since the view appeared, and the latest results.
@Observable
final class FetchChanges<Result>: @unchecked Sendable {
    var hasPredicate = false {
        didSet { latest = nil }
    }
    var predicate: NSPredicate? {
        didSet { latest = nil }
    }
    var sortDescriptors: [_NSSortDescriptor]? {
        didSet { latest = nil }
    }
    @ObservationIgnored private var latest: Latest?
    private struct Latest {
        let source: FetchSource<Result>
        let context: NSManagedObjectContext
        let version: Int
        let request: NSFetchRequest<Result>
        let objects: [Result]
    }

    /// Finds the objects of a request, once for each change of objects.
    func results(of source: FetchSource<Result>, in context: NSManagedObjectContext) -> FetchedResults<Result> {
        // The view depends on all of these, even if nothing is searched.
        let (hasPredicate, predicate, order, version) = (hasPredicate, predicate, sortDescriptors, context.store.version)
        let known = latest.flatMap { $0.source === source && $0.context === context && $0.version == version ? $0 : nil }
        if let known { return FetchedResults(objects: known.objects, changes: self, request: known.request) }
        let request = source.make()
        if hasPredicate { request.predicate = predicate }
        if let order { request.sortDescriptors = order }
        let objects = (try? context.fetch(request)) ?? []
        latest = Latest(source: source, context: context, version: version, request: request, objects: objects)
        return FetchedResults(objects: objects, changes: self, request: request)
    }
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
        get { nsSortDescriptors.compactMap { $0.original as? SortDescriptor<Result> } }
        nonmutating set { changes.sortDescriptors = newValue.map { _NSSortDescriptor($0) } }
    }
}
