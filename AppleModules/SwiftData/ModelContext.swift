import AppleFoundation
import Easel
import Foundation
import Observation
import Synchronization

/// A model that a container can hold: a class with `@Model`.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
    var persistentModelID: PersistentIdentifier { get }
    /// The properties that may refer to models.
    static var _relationships: [_Relationship] { get }
    /// Whether a property has no value yet.
    func _isUnset(_ property: AnyKeyPath) -> Bool
}

extension PersistentModel {
    public func _isUnset(_ property: AnyKeyPath) -> Bool { false }
    /// The model's identity, which is that of the object: containers live in memory only.
    public var persistentModelID: PersistentIdentifier { PersistentIdentifier(number: UInt(bitPattern: ObjectIdentifier(self))) }
    public var id: PersistentIdentifier { persistentModelID }
    /// The context that holds the model; nil before it is inserted.
    public var modelContext: ModelContext? { ModelStore.context(of: self) }
    public var isDeleted: Bool { false }
    public static var _relationships: [_Relationship] { [] }
    public var hasChanges: Bool { false }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identity of a model.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Sendable {
    let number: UInt
    public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool { lhs.number < rhs.number }
    public var id: PersistentIdentifier { self }
}

/// The models of a container, in the order of their insertion.
@Observable
final class ModelStore: @unchecked Sendable {
    fileprivate(set) var models: [any PersistentModel] = []
    @ObservationIgnored weak var container: ModelContainer?

    /// The models that were deleted but still exist, because others may refer to them.
    @ObservationIgnored private var deleted: [ObjectIdentifier: WeakModel] = [:]
    /// Whether a rule has denied a deletion since the last time that changes were saved.
    @ObservationIgnored var hasDeniedDeletion = false
    /// Whether a model was inserted, changed, or deleted since the last time that changes were saved.
    @ObservationIgnored var hasUnsavedChanges = false

    init() {}

    /// Adds a model and the models to which it refers, unless they have already been added.
    func insert(_ model: any PersistentModel) {
        deleted[ObjectIdentifier(model)] = nil
        add { known, found in collect(model, &known, &found) }
    }

    /// Deletes a model and the models that its rules delete with it, unless a rule denies the deletion.
    func remove(_ model: any PersistentModel) {
        addReachable()
        guard models.contains(where: { $0 === model }) else { return }
        guard let removed = Relationships.shared.deleted(with: model) else {
            hasDeniedDeletion = true
            return
        }
        hasUnsavedChanges = true
        let ids = Set(removed.map { ObjectIdentifier($0) })
        deleted = deleted.filter { $0.value.model != nil }
        for model in removed { deleted[ObjectIdentifier(model)] = WeakModel(model: model) }
        models.removeAll { ids.contains(ObjectIdentifier($0)) }
        Self.contexts.withLock { contexts in for id in ids { contexts[id] = nil } }
        for model in removed { Relationships.shared.didDelete(model) }
        for model in models { Relationships.shared.forget(ids, in: model) }
    }

    /// Adds the models that were connected to others since their insertion.
    func addReachable() {
        add { known, found in for model in models { for child in Self.children(of: model) { collect(child, &known, &found) } } }
    }

    private func add(_ collect: (inout Set<ObjectIdentifier>, inout [any PersistentModel]) -> Void) {
        var known = Set(models.map { ObjectIdentifier($0) })
        var found: [any PersistentModel] = []
        collect(&known, &found)
        if !found.isEmpty {
            models += found
            hasUnsavedChanges = true
        }
        for model in found { note(model) }
    }

    private func note(_ model: any PersistentModel) {
        let entry = Weak(store: self)
        Self.contexts.withLock { $0[ObjectIdentifier(model)] = entry }
        Relationships.shared.didInsert(model)
    }

    private func collect(_ model: any PersistentModel, _ known: inout Set<ObjectIdentifier>, _ found: inout [any PersistentModel]) {
        guard deleted[ObjectIdentifier(model)]?.model !== model, known.insert(ObjectIdentifier(model)).inserted else { return }
        found.append(model)
        for child in Self.children(of: model) { collect(child, &known, &found) }
    }

    /// Returns the models to which the stored properties of a model refer.
    private static func children(of model: any PersistentModel) -> [any PersistentModel] {
        Mirror(reflecting: model).children.flatMap { child -> [any PersistentModel] in
            if let one = child.value as? any PersistentModel { return [one] }
            return (child.value as? [any PersistentModel]) ?? []
        }
    }

    private struct WeakModel {
        weak var model: AnyObject?
    }
    private struct Weak: @unchecked Sendable {
        weak var store: ModelStore?
    }
    /// The stores of models by identity.
    private static let contexts = Mutex<[ObjectIdentifier: Weak]>([:])

    /// Notes that a property of a model has changed. Models outside of a store have nothing to save.
    static func noteChange(of model: any PersistentModel) {
        if let store = contexts.withLock({ $0[ObjectIdentifier(model)] })?.store { store.hasUnsavedChanges = true }
    }

    /// Adds models to the store of a model that has come to refer to them; does nothing outside of a store.
    static func add(_ related: [any PersistentModel], relatedTo owner: any PersistentModel) {
        let stores = contexts.withLock { contexts in ([owner] + related).map { contexts[ObjectIdentifier($0)]?.store } }
        guard let store = stores[0], zip(related, stores.dropFirst()).contains(where: { $1 == nil }) else { return }
        store.add { known, found in for model in related { store.collect(model, &known, &found) } }
    }

    static func context(of model: any PersistentModel) -> ModelContext? {
        contexts.withLock { $0[ObjectIdentifier(model)] }?.store?.container.map { ModelContext($0) }
    }
}

/// The models that a schema names.
public struct Schema: Sendable {
    let types: [any PersistentModel.Type]
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) { (self.types, self.version) = (types, version) }
    public init(_ types: any PersistentModel.Type...) { self.types = types }
    /// Creates the schema of a version.
    public init(versionedSchema: any VersionedSchema.Type) { (types, version) = (versionedSchema.models, versionedSchema.versionIdentifier) }
    /// The version of the schema.
    public private(set) var version = Version(1, 0, 0)
    /// The types of models.
    public var entities: [Entity] { types.map { Entity(name: "\($0)") } }
    /// A type of models.
    public struct Entity: Hashable, Sendable {
        public let name: String
    }

    /// The version of a schema.
    public struct Version: Hashable, Sendable {
        let numbers: [Int]
        public init(_ major: Int, _ minor: Int, _ patch: Int) { numbers = [major, minor, patch] }
    }
    /// The options for storing a property. In memory, all are stored alike.
    public enum Attribute {
        public struct Option: Sendable {
            public static let unique = Option()
            public static let externalStorage = Option()
            public static let allowsCloudEncryption = Option()
            public static let spotlight = Option()
            public static let ephemeral = Option()
            public static let preserveValueOnDeletion = Option()
            public static func transformable(by name: String) -> Option { Option() }
        }
    }
    /// The link between two models.
    public enum Relationship {
        public enum DeleteRule: Sendable { case noAction, nullify, cascade, deny }
        public struct Option: Sendable {
            public static let unique = Option()
        }
    }
}

/// The storage of a container: always in memory.
public struct ModelConfiguration: Sendable {
    public let isStoredInMemoryOnly = true
    public let name: String
    public init(isStoredInMemoryOnly: Bool = false) { name = "default" }
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) { self.name = name ?? "default" }
    public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) { name = "default" }
    /// Creates a configuration with a file, which stays unused: models are in memory.
    public init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true, cloudKitDatabase: CloudKitDatabase = .automatic) {
        (self.name, self.url) = (name ?? url.deletingPathExtension().lastPathComponent, url)
    }
    @_disfavoredOverload
    public init(for types: any PersistentModel.Type..., url: URL, allowsSave: Bool = true, cloudKitDatabase: CloudKitDatabase = .automatic) {
        (name, self.url) = (url.deletingPathExtension().lastPathComponent, url)
    }
    /// The file that would hold the models on a device.
    public private(set) var url = URL.applicationSupportDirectory.appending(path: "default.store")

    /// A folder that apps share.
    public struct GroupContainer: Sendable {
        public static let automatic = GroupContainer()
        public static let none = GroupContainer()
        public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer() }
    }
    /// A database in the cloud.
    public struct CloudKitDatabase: Sendable {
        public static let automatic = CloudKitDatabase()
        public static let none = CloudKitDatabase()
        public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
    }
}

/// Holds models in memory while the program runs.
public final class ModelContainer: @unchecked Sendable {
    let store = ModelStore()
    public let schema: Schema
    public let configurations: [ModelConfiguration]

    public init(for types: any PersistentModel.Type..., configurations: ModelConfiguration...) throws {
        (schema, self.configurations) = (Schema(types), configurations)
        store.container = self
    }
    public init(for schema: Schema, configurations: [ModelConfiguration] = []) throws {
        (self.schema, self.configurations) = (schema, configurations)
        store.container = self
    }
    public convenience init(for schema: Schema, configurations: ModelConfiguration...) throws {
        try self.init(for: schema, configurations: configurations)
    }
    init(types: [any PersistentModel.Type]) {
        (schema, configurations) = (Schema(types), [])
        store.container = self
    }

    /// The context of the app's views.
    @MainActor public var mainContext: ModelContext { ModelContext(self) }
    public func deleteAllData() {
        if !store.models.isEmpty { store.hasUnsavedChanges = true }
        store.models = []
    }
}

/// Inserts, finds, and deletes models. Changes take effect immediately; saving only notifies observers.
public final class ModelContext: Equatable {
    public let container: ModelContainer
    public var autosaveEnabled = true
    /// Kept, but changes of models aren't registered with it.
    public var undoManager: UndoManager?

    public init(_ container: ModelContainer) { self.container = container }

    public var hasChanges: Bool { false }
    // Changes take effect immediately, so none waits to be saved.
    public var insertedModelsArray: [any PersistentModel] { [] }
    public var changedModelsArray: [any PersistentModel] { [] }
    public var deletedModelsArray: [any PersistentModel] { [] }
    /// The name of the code that makes changes.
    public var author: String?
    public static let willSave = Notification.Name("NSModelContextWillSave")
    public static let didSave = Notification.Name("NSModelContextDidSave")
    public func insert<T: PersistentModel>(_ model: T) { container.store.insert(model) }
    public func delete<T: PersistentModel>(_ model: T) { container.store.remove(model) }
    public func delete<T: PersistentModel>(model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true) throws {
        for found in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(found) }
    }
    /// Notifies observers if there were changes since the last call.
    ///
    /// - Throws: an error if a relationship's rule has denied a deletion since the last call; the models are still there.
    public func save() throws {
        let store = container.store
        guard store.hasUnsavedChanges || store.hasDeniedDeletion else { return }
        var isDenied = store.hasDeniedDeletion
        // An observer that saves, too, has nothing to save unless it makes changes.
        (store.hasUnsavedChanges, store.hasDeniedDeletion) = (false, false)
        NotificationCenter.default.post(name: Self.willSave, object: self)
        isDenied = isDenied || store.hasDeniedDeletion
        // Changes by observers of the first notification belong to this save.
        (store.hasUnsavedChanges, store.hasDeniedDeletion) = (isDenied, false)
        // NSValidationRelationshipDeniedDeleteError
        if isDenied { throw CocoaError(CocoaError.Code(rawValue: 1600)) }
        NotificationCenter.default.post(name: Self.didSave, object: self)
    }
    public func rollback() { container.store.hasDeniedDeletion = false }
    public func processPendingChanges() {}
    public func transaction(block: () throws -> Void) throws { try block() }
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        container.store.addReachable()
        var found = container.store.models.compactMap { $0 as? T }
        if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
        if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
        if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(offset)) }
        if let limit = descriptor.fetchLimit { found = Array(found.prefix(limit)) }
        return found
    }
    /// Calls a closure with each model that a descriptor finds.
    public func enumerate<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false, block: (T) throws -> Void
    ) throws {
        for model in try fetch(descriptor) { try block(model) }
    }
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int { try fetch(descriptor).count }
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
        try fetch(descriptor).map(\.persistentModelID)
    }
    /// Returns the model with an identifier if it is in memory.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        container.store.models.first { $0.persistentModelID == persistentModelID } as? T
    }
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        guard let model = container.store.models.first(where: { $0.persistentModelID == persistentModelID }) else {
            fatalError("no model with this identifier was inserted")
        }
        return model
    }

    public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs.container === rhs.container }
}

/// A description of the models to find, and of their order.
public struct FetchDescriptor<T: PersistentModel> {
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    public var fetchLimit: Int?
    public var fetchOffset: Int?
    public var includePendingChanges = true
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) { (self.predicate, self.sortBy) = (predicate, sortBy) }
}
