import AppleFoundation
import Easel
import Foundation
import Observation
import Views

/// The objects that a request finds in the environment's context, in sections of equal values. Sort them by these values first.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result>: DynamicProperty {
    private var request: FetchRequest<Result>
    private let sectionIdentifier: KeyPath<Result, SectionIdentifier>
    @State private var change = SectionChange<SectionIdentifier, Result>()

    private init(_ request: FetchRequest<Result>, _ sectionIdentifier: KeyPath<Result, SectionIdentifier>) {
        (self.request, self.sectionIdentifier) = (request, sectionIdentifier)
    }
    public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [_NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) { self.init(FetchRequest(entity: entity, sortDescriptors: sortDescriptors, predicate: predicate, animation: animation), sectionIdentifier) }
    public init(fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>, animation: Animation? = nil) {
        self.init(FetchRequest(fetchRequest: fetchRequest, animation: animation), sectionIdentifier)
    }
    public init(fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>, transaction: Transaction) {
        self.init(FetchRequest(fetchRequest: fetchRequest, transaction: transaction), sectionIdentifier)
    }

    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(results: request.wrappedValue, by: change.sectionIdentifier ?? sectionIdentifier, change: change)
    }
    /// The sections, the predicate, and the order, which can change.
    public var projectedValue: Binding<Configuration> {
        let results = wrappedValue
        return Binding(
            get: {
                Configuration(
                    sectionIdentifier: results.sectionIdentifier, nsSortDescriptors: results.nsSortDescriptors, nsPredicate: results.nsPredicate)
            },
            set: {
                results.sectionIdentifier = $0.sectionIdentifier
                (results.nsSortDescriptors, results.nsPredicate) = ($0.nsSortDescriptors, $0.nsPredicate)
            })
    }
    /// The sections, the predicate, and the order of a request.
    public struct Configuration {
        public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
        public var nsSortDescriptors: [_NSSortDescriptor]
        public var nsPredicate: NSPredicate?
    }
}
extension SectionedFetchRequest where Result: NSManagedObject {
    // `[]` means Swift's descriptors.
    @_disfavoredOverload
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [_NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) { self.init(FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate, animation: animation), sectionIdentifier) }
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) { self.init(FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate, animation: animation), sectionIdentifier) }
}

/// The change that code has made to the sections since the view appeared.
@Observable
final class SectionChange<SectionIdentifier: Hashable, Result>: @unchecked Sendable {
    var sectionIdentifier: KeyPath<Result, SectionIdentifier>?
}

/// The sections of the objects that a request has found.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection {
    /// Neighboring objects with the same value.
    public struct Section: RandomAccessCollection, Identifiable {
        public let id: SectionIdentifier
        fileprivate(set) var objects: [Result]
        public var startIndex: Int { 0 }
        public var endIndex: Int { objects.count }
        public subscript(position: Int) -> Result { objects[position] }
    }

    private let results: FetchedResults<Result>
    private let sections: [Section]
    private let identifier: KeyPath<Result, SectionIdentifier>
    private let change: SectionChange<SectionIdentifier, Result>

    init(results: FetchedResults<Result>, by identifier: KeyPath<Result, SectionIdentifier>, change: SectionChange<SectionIdentifier, Result>) {
        var sections: [Section] = []
        for object in results {
            let id = object[keyPath: identifier]
            if sections.last?.id == id {
                sections[sections.count - 1].objects.append(object)
            } else {
                sections.append(Section(id: id, objects: [object]))
            }
        }
        (self.results, self.sections, self.identifier, self.change) = (results, sections, identifier, change)
    }
    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(position: Int) -> Section { sections[position] }
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
        get { identifier }
        nonmutating set { change.sectionIdentifier = newValue }
    }
    public var nsPredicate: NSPredicate? {
        get { results.nsPredicate }
        nonmutating set { results.nsPredicate = newValue }
    }
    public var nsSortDescriptors: [_NSSortDescriptor] {
        get { results.nsSortDescriptors }
        nonmutating set { results.nsSortDescriptors = newValue }
    }
}
extension SectionedFetchResults where Result: NSManagedObject {
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { results.sortDescriptors }
        nonmutating set { results.sortDescriptors = newValue }
    }
}
