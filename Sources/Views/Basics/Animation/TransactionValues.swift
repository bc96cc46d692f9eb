/// How a presentation closes when its binding requests it.
public struct DismissBehavior: Hashable, Sendable {
    private let name: String
    /// Closes as if by the user: a confirmation can prevent it.
    public static let interactive = DismissBehavior(name: "interactive")
    /// Closes immediately.
    public static let destructive = DismissBehavior(name: "destructive")
}

private struct DismissBehaviorKey: TransactionKey { static var defaultValue: DismissBehavior { .interactive } }
private struct PreservesVelocityKey: TransactionKey { static var defaultValue: Bool { false } }
private struct TargetAnchorKey: TransactionKey { static var defaultValue: UnitPoint? { nil } }

extension Transaction {
    /// How a presentation closes.
    public var dismissBehavior: DismissBehavior {
        get { self[DismissBehaviorKey.self] }
        set { self[DismissBehaviorKey.self] = newValue }
    }
    /// Whether a scroll view keeps its speed when its position is set.
    public var scrollPositionUpdatePreservesVelocity: Bool {
        get { self[PreservesVelocityKey.self] }
        set { self[PreservesVelocityKey.self] = newValue }
    }
    /// The point of a scroll view to which a view is scrolled.
    public var scrollTargetAnchor: UnitPoint? {
        get { self[TargetAnchorKey.self] }
        set { self[TargetAnchorKey.self] = newValue }
    }
}

extension AsymmetricTransition {
    /// Whether either transition moves the view.
    @MainActor public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }
}
extension SymbolEffectTransition {
    /// The transition scales the view.
    nonisolated public static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
}

/// Whether a control opens while something is dragged over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = SpringLoadingBehavior(name: "automatic")
    public static let enabled = SpringLoadingBehavior(name: "enabled")
    public static let disabled = SpringLoadingBehavior(name: "disabled")
}

private struct SpringLoadingKey: EnvironmentKey { static var defaultValue: SpringLoadingBehavior { .automatic } }

extension EnvironmentValues {
    /// Whether controls open while something is dragged over them.
    public var springLoadingBehavior: SpringLoadingBehavior {
        get { self[SpringLoadingKey.self] }
        set { self[SpringLoadingKey.self] = newValue }
    }
}
extension View {
    /// Sets whether the controls inside open while something is dragged over them. They don't, which a warning reports if they are enabled.
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        environment(\.springLoadingBehavior, behavior).notDrawn(behavior == .enabled ? "springLoadingBehavior" : nil)
    }
}
