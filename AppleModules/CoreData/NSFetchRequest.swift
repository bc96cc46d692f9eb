// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleFoundation
import Foundation

/// The kind of result that a fetch returns.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}
/// A description of the objects to find, and of their order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
    open var entityName: String?
    open var predicate: NSPredicate?
    open var sortDescriptors: [_NSSortDescriptor]?
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var resultType: NSFetchRequestResultType = []
    open var includesPendingChanges = true
    open var includesSubentities = true
    open var includesPropertyValues = true
    open var returnsObjectsAsFaults = true
    open var returnsDistinctResults = false
    open var propertiesToFetch: [Any]?
    open var propertiesToGroupBy: [Any]?
    open var havingPredicate: NSPredicate?
    open var shouldRefreshRefetchedObjects = false
    /// Fetches from the context whose block runs.
    open func execute() throws -> [ResultType] {
        guard let context = NSManagedObjectContext.current else { throw CocoaError(.featureUnsupported) }
        return try context.fetch(self)
    }
    open var relationshipKeyPathsForPrefetching: [String]?
    open var entity: NSEntityDescription? {
        get { entityName.flatMap(NSEntityDescription.named) }
        set { entityName = newValue?.name }
    }
    public override init() {}
    public init(entityName: String) { self.entityName = entityName }
    /// Returns a request with the same values, which can change on its own, also for results of another type.
    func duplicate<Other>() -> NSFetchRequest<Other> {
        let copy = NSFetchRequest<Other>()
        (copy.entityName, copy.predicate, copy.sortDescriptors) = (entityName, predicate, sortDescriptors)
        (copy.fetchLimit, copy.fetchOffset, copy.fetchBatchSize, copy.resultType) = (fetchLimit, fetchOffset, fetchBatchSize, resultType)
        (copy.includesPendingChanges, copy.includesSubentities) = (includesPendingChanges, includesSubentities)
        (copy.includesPropertyValues, copy.returnsObjectsAsFaults) = (includesPropertyValues, returnsObjectsAsFaults)
        (copy.returnsDistinctResults, copy.propertiesToFetch) = (returnsDistinctResults, propertiesToFetch)
        (copy.propertiesToGroupBy, copy.havingPredicate) = (propertiesToGroupBy, havingPredicate)
        copy.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
        return copy
    }
}

/// An expression whose value a fetch returns under a name.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
    open var expression: _NSExpression?
    open var expressionResultType = NSAttributeType.undefinedAttributeType
    open var resultType = NSAttributeType.undefinedAttributeType
    public override init() {}
}

/// Makes dictionaries of objects, one for each group of equal values.
struct NSFetchDictionaries {
    private let groups: [String]
    private let properties: [Any]
    init(groupedBy groups: [Any]?, properties: [Any]?) {
        self.groups = (groups ?? []).compactMap(Self.name)
        self.properties = properties ?? []
    }
    private static func name(_ property: Any) -> String? { property as? String ?? (property as? NSPropertyDescription)?.name }

    func dictionaries(of objects: [NSManagedObject]) -> [[String: Any]] {
        let isAggregate = properties.contains { $0 is NSExpressionDescription }
        guard isAggregate || !groups.isEmpty else { return objects.map { dictionary(of: [$0]) } }
        var order: [String] = []
        var members: [String: [NSManagedObject]] = [:]
        for object in objects {
            let key = groups.map { KeyValues.value(object, $0).map { "\($0)" } ?? "" }.joined(separator: "\u{1F}")
            if members[key] == nil { order.append(key) }
            members[key, default: []].append(object)
        }
        return order.compactMap { members[$0].map(dictionary) }
    }
    private func dictionary(of members: [NSManagedObject]) -> [String: Any] {
        var dictionary: [String: Any] = [:]
        let names = properties.isEmpty ? members.first.map { Array($0.entity.attributesByName.keys) } ?? [] : properties.compactMap(Self.name)
        for (index, name) in names.enumerated() {
            if !properties.isEmpty, let described = properties[index] as? NSExpressionDescription, let expression = described.expression {
                dictionary[name] = Self.value(of: expression, members)
            } else {
                dictionary[name] = members.first.flatMap { KeyValues.value($0, name) }
            }
        }
        return dictionary
    }
    /// The value of a function such as `sum:` for the objects of a group.
    private static func value(of expression: _NSExpression, _ members: [NSManagedObject]) -> Any? {
        guard let argument = expression.arguments?.first else { return nil }
        let numbers = members.compactMap { argument.property(of: $0).flatMap(KeyValues.number) }
        switch expression.function {
        case "count:": return members.count
        case "sum:": return numbers.reduce(0, +)
        case "average:": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
        case "min:": return numbers.min()
        case "max:": return numbers.max()
        default: return nil
        }
    }
}
