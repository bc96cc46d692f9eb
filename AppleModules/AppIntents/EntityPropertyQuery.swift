import Foundation

/// Finds objects by their properties.
public protocol EntityPropertyQuery: EntityQuery {
    associatedtype ComparatorMappingType
    typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    typealias SortingOptions = EntityQuerySortingOptions<Entity>
    static var properties: QueryProperties { get }
    static var sortingOptions: SortingOptions { get }
    static var findIntentDescription: IntentDescription? { get }
    func entities(
        matching comparators: [ComparatorMappingType], mode: EntityQueryComparatorMode, sortedBy: [EntityQuerySort<Entity>], limit: Int?
    ) async throws -> [Entity]
}
extension EntityPropertyQuery {
    public typealias Property = EntityQueryProperty
    public typealias SortableBy = EntityQuerySortableByProperty
    public typealias Sort = EntityQuerySort
    public typealias ComparatorMode = EntityQueryComparatorMode
    public static var findIntentDescription: IntentDescription? { nil }
}

/// Whether an object has to satisfy all comparisons or any of them.
public enum EntityQueryComparatorMode: Sendable { case and, or }

/// The order of the objects that a query finds.
public struct EntityQuerySort<Entity: AppEntity> {
    /// The direction of an order.
    public enum Ordering: Sendable { case ascending, descending }
    public let by: PartialKeyPath<Entity>
    public let order: Ordering
    public init(by: PartialKeyPath<Entity>, order: Ordering) { (self.by, self.order) = (by, order) }
}

/// A property that orders the objects of a query.
public struct EntityQuerySortableByProperty<Entity: AppEntity> {
    public init<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {}
}
/// The properties that order the objects of a query. No one chooses among them.
public struct EntityQuerySortingOptions<Entity: AppEntity>: @unchecked Sendable {
    public init(@EntityQuerySortingOptionsBuilder<Entity> content: () -> EntityQuerySortingOptions) { self = content() }
    init() {}
}
/// Lists the properties that order the objects of a query.
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
    public static func buildExpression(_ property: EntityQuerySortableByProperty<Entity>) -> EntityQuerySortableByProperty<Entity> { property }
    public static func buildBlock(_ properties: EntityQuerySortableByProperty<Entity>...) -> EntityQuerySortingOptions<Entity> {
        EntityQuerySortingOptions()
    }
}

/// A property of the objects that a query finds.
public final class EntityQueryProperty<Entity: AppEntity, ComparatorMappingType> {
    public init<Value>(
        _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
        @EntityQueryComparatorsBuilder<Entity, Value, ComparatorMappingType> entityQueryComparators: () -> [EntityQueryComparator<
            Entity, Value, ComparatorMappingType
        >]
    ) {}
    public init<Value>(
        _ keyPath: KeyPath<Entity, EntityProperty<Value?>>,
        @EntityQueryComparatorsBuilder<Entity, Value, ComparatorMappingType> entityQueryComparators: () -> [EntityQueryComparator<
            Entity, Value, ComparatorMappingType
        >]
    ) {}
}
/// The properties of the objects that a query finds. No one compares them.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
    public init(@EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> properties: () -> EntityQueryProperties) { self = properties() }
    init() {}
}
/// Lists the properties of the objects that a query finds.
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
    public static func buildExpression(
        _ property: EntityQueryProperty<Entity, ComparatorMappingType>
    ) -> EntityQueryProperty<Entity, ComparatorMappingType> { property }
    public static func buildBlock(
        _ properties: EntityQueryProperty<Entity, ComparatorMappingType>...
    ) -> EntityQueryProperties<Entity, ComparatorMappingType> { EntityQueryProperties() }
}
/// Lists the comparisons of a property.
@resultBuilder
public enum EntityQueryComparatorsBuilder<Entity: AppEntity, Value, ComparatorMappingType> {
    public static func buildExpression(
        _ comparator: EntityQueryComparator<Entity, Value, ComparatorMappingType>
    ) -> EntityQueryComparator<Entity, Value, ComparatorMappingType> { comparator }
    public static func buildBlock(
        _ comparators: EntityQueryComparator<Entity, Value, ComparatorMappingType>...
    ) -> [EntityQueryComparator<Entity, Value, ComparatorMappingType>] { comparators }
}

/// A comparison of a property with a value.
public class EntityQueryComparator<Entity: AppEntity, Value, ComparatorMappingType> {
    init() {}
}
/// Whether a property equals the value.
public final class EqualToComparator<Entity: AppEntity, Value, ComparatorMappingType>: EntityQueryComparator<Entity, Value, ComparatorMappingType> {
    public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) { super.init() }
}
/// Whether a property differs from the value.
public final class NotEqualToComparator<Entity: AppEntity, Value, ComparatorMappingType>: EntityQueryComparator<Entity, Value, ComparatorMappingType> {
    public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) { super.init() }
}
/// Whether a property is less than the value.
public final class LessThanComparator<Entity: AppEntity, Value, ComparatorMappingType>: EntityQueryComparator<Entity, Value, ComparatorMappingType> {
    public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) { super.init() }
}
/// Whether a property is at most the value.
public final class LessThanOrEqualToComparator<Entity: AppEntity, Value, ComparatorMappingType>: EntityQueryComparator<Entity, Value, ComparatorMappingType> {
    public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) { super.init() }
}
/// Whether a property is greater than the value.
public final class GreaterThanComparator<Entity: AppEntity, Value, ComparatorMappingType>: EntityQueryComparator<Entity, Value, ComparatorMappingType> {
    public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) { super.init() }
}
/// Whether a property is at least the value.
public final class GreaterThanOrEqualToComparator<Entity: AppEntity, Value, ComparatorMappingType>: EntityQueryComparator<Entity, Value, ComparatorMappingType>
{
    public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) { super.init() }
}
/// Whether a property begins with the value.
public final class HasPrefixComparator<Entity: AppEntity, Value, ComparatorMappingType>: EntityQueryComparator<Entity, Value, ComparatorMappingType> {
    public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) { super.init() }
}
/// Whether a property ends with the value.
public final class HasSuffixComparator<Entity: AppEntity, Value, ComparatorMappingType>: EntityQueryComparator<Entity, Value, ComparatorMappingType> {
    public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) { super.init() }
}
/// Whether a property is between two values.
public final class IsBetweenComparator<Entity: AppEntity, Value, ComparatorMappingType>: EntityQueryComparator<Entity, Value, ComparatorMappingType> {
    public init(mappingTransform: @escaping (Value, Value) -> ComparatorMappingType) { super.init() }
}
/// Whether a text contains another one, or a list contains a value.
public final class ContainsComparator<Entity: AppEntity, Value, ComparatorMappingType>: EntityQueryComparator<Entity, Value, ComparatorMappingType> {
    public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) { super.init() }
    public init<Element>(mappingTransform: @escaping (Element) -> ComparatorMappingType) where Value == [Element] { super.init() }
}
