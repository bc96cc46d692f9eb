import Easel

extension Scene {
    /// Gives the queries of the scene's windows, and their context, a container.
    public func modelContainer(_ container: ModelContainer) -> some Scene { _modifyingContent { $0.modelContainer(container) } }
    /// Gives the queries of the scene's windows their context.
    public func modelContext(_ modelContext: ModelContext) -> some Scene { _modifyingContent { $0.modelContext(modelContext) } }
    /// Creates an empty container for the queries of the scene's windows.
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }
    /// Creates an empty container for the queries of the scene's windows.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        _modifyingContent {
            $0.modelContainer(for: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
        }
    }
}
