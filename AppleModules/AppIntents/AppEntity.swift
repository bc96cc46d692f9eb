import Easel
import Foundation

/// The name of a type.
public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Sendable {
    public var name: LocalizedStringResource
    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) { self.name = name }
    public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
}
/// The name of a value.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// An image of a value.
    public struct Image: Hashable, Sendable {
        public init(systemName: String, isTemplate: Bool? = nil) {}
        public init(named: String, isTemplate: Bool? = nil) {}
        public init(url: URL, isTemplate: Bool? = nil) {}
        public init(data: Data, isTemplate: Bool? = nil) {}
    }
    public var title: LocalizedStringResource
    public var subtitle: LocalizedStringResource?
    public var image: Image?
    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil, synonyms: [LocalizedStringResource] = []) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
    }
    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
    public static func == (lhs: DisplayRepresentation, rhs: DisplayRepresentation) -> Bool { lhs.title.key == rhs.title.key && lhs.image == rhs.image }
    public func hash(into hasher: inout Hasher) { hasher.combine(title.key) }
}

/// A type with a name.
public protocol TypeDisplayRepresentable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}
/// A value that a parameter can have.
public protocol AppValue: TypeDisplayRepresentable, PersistentlyIdentifiable, Sendable {}
/// One of several values that a parameter can have.
public protocol AppEnum: AppValue, RawRepresentable, CaseIterable, Hashable where RawValue: LosslessStringConvertible {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
/// An object of an app.
public protocol AppEntity: AppValue, Identifiable where ID: Sendable {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    static var defaultQuery: DefaultQuery { get }
    var displayRepresentation: DisplayRepresentation { get }
}
extension AppEntity {
    /// A property of the object.
    public typealias Property = EntityProperty
}
/// An object that isn't stored.
public protocol TransientAppEntity: AppValue {
    var displayRepresentation: DisplayRepresentation { get }
    init()
}
/// An object that can be found by searching.
public protocol IndexedEntity: AppEntity {}

/// A property of an object.
@propertyWrapper
public final class EntityProperty<Value: Sendable>: @unchecked Sendable {
    private var value: Value?
    public var wrappedValue: Value {
        get {
            if let value = value ?? makeNil() { return value }
            preconditionFailure("the property has no value yet")
        }
        set { value = newValue }
    }
    public var projectedValue: EntityProperty { self }
    public init(title: LocalizedStringResource? = nil) {}
    public init(wrappedValue: Value, title: LocalizedStringResource? = nil) { value = wrappedValue }
}

/// Finds objects.
public protocol EntityQuery: Sendable {
    associatedtype Entity: AppEntity
    associatedtype Result: ResultsCollection = [Entity]
    init()
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func suggestedEntities() async throws -> Result
    func defaultResult() async -> Entity?
}
extension EntityQuery {
    /// A value from the app.
    public typealias Dependency = AppDependency
    public func defaultResult() async -> Entity? { nil }
}
extension EntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { [] }
}
/// Finds objects by text.
public protocol EntityStringQuery: EntityQuery {
    func entities(matching string: String) async throws -> [Entity]
}
/// Lists all objects.
public protocol EnumerableEntityQuery: EntityQuery {
    func allEntities() async throws -> [Entity]
}
extension EnumerableEntityQuery {
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { try await allEntities().filter { identifiers.contains($0.id) } }
}
/// Finds the only object of a type.
public protocol UniqueAppEntityQuery: Sendable {}
/// Intents of a package.
public protocol AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}
extension AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
/// Lists values.
public protocol DynamicOptionsProvider: Sendable {
    associatedtype Result
    func results() async throws -> Result
}
