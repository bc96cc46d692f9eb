/// Keeps the context of an actor's models.
public protocol ModelExecutor: AnyObject, Sendable {
    var modelContext: ModelContext { get }
}
/// Keeps the context of an actor that changes models one after the other.
public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
    public let modelContext: ModelContext
    public init(modelContext: ModelContext) { self.modelContext = modelContext }
}

/// An actor that changes the models of a container. The macro `@ModelActor` makes one.
public protocol ModelActor: Actor {
    nonisolated var modelContainer: ModelContainer { get }
    nonisolated var modelExecutor: any ModelExecutor { get }
}
extension ModelActor {
    /// The context of the actor's models.
    public var modelContext: ModelContext { modelExecutor.modelContext }
    /// The model with an identifier; nil if no model of the type has it.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
        modelContainer.store.models.first { $0.persistentModelID == id } as? T
    }
}
