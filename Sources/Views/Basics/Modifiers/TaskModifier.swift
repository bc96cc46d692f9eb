/// Runs a task from the view's insertion to its removal; a different `id` cancels it and starts a new one.
public struct _TaskModifier<ID: Equatable>: PrimitiveModifier {
    let id: ID
    let priority: TaskPriority
    let action: @isolated(any) @Sendable () async -> Void

    public static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs) -> _ViewNode<ModifiedContent<V, Self>> {
        TaskNode(view, inputs)
    }
}

private final class TaskNode<V: View, ID: Equatable>: PassThroughModifierNode<V, _TaskModifier<ID>> {
    private var task: Task<Void, Never>?

    override func modifierDidChange(from old: _TaskModifier<ID>?) {
        guard old?.id != modifier.id else { return }
        // Runs together with the view's appearance actions: after the update, before the frame is drawn.
        graph.enqueueAction { [weak self] in self?.restart() }
    }

    private func restart() {
        task?.cancel()
        guard isAlive else { return }
        task = SceneClock.$ofTask.withValue(graph.clock) { Task(priority: modifier.priority, operation: modifier.action) }
    }

    override func willDestroy() { task?.cancel() }
    // A graph that is released as a whole does not destroy its nodes one by one.
    deinit { task?.cancel() }
}

extension View {
    /// Runs a task when the view has been inserted, and cancels it when the view has been removed.
    ///
    /// `Task.sleep` waits on the scene's clock. The task begins before the view's first frame is drawn.
    public func task(priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void) -> some View
    {
        modifier(_TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Runs a task when the view has been inserted, and again whenever `id` has changed. The previous task is canceled then, and when the view
    /// has been removed.
    public func task<ID: Equatable>(
        id: ID, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: id, priority: priority, action: action))
    }

    /// Runs a task with a name, for debuggers only, when the view has been inserted.
    public func task(
        name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View {
        task(priority: priority, action)
    }

    /// Runs a task with a name, for debuggers only, when the view has been inserted, and again whenever `id` has changed.
    public func task<ID: Equatable>(
        id: ID, name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View {
        task(id: id, priority: priority, action)
    }

    /// Runs a task with a name, for debuggers only, when the view has been inserted. The scene's clock runs it, regardless of the executor.
    public func task(
        name: String? = nil, executorPreference taskExecutor: any TaskExecutor, priority: TaskPriority = .userInitiated, file: String = #fileID,
        line: Int = #line, @_inheritActorContext action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View {
        task(priority: priority, action)
    }

    /// Runs a task with a name, for debuggers only, when the view has been inserted, and again whenever `id` has changed. The scene's clock runs it,
    /// regardless of the executor.
    public func task<ID: Equatable>(
        id: ID, name: String? = nil, executorPreference taskExecutor: any TaskExecutor, priority: TaskPriority = .userInitiated, file: String = #fileID,
        line: Int = #line, @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View {
        task(id: id, priority: priority, action)
    }
}
