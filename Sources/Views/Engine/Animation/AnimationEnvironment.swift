extension AnimationContext {
    /// The current environment of the view whose value is animated; the default values outside of any view.
    public var environment: EnvironmentValues {
        guard let node = environmentSource as? Link<_Node> else { return EnvironmentValues() }
        return MainActor.assumeIsolated { Carried(environment: node.object?.inputs.environment ?? EnvironmentValues()) }.environment
    }
}

/// Carries a value out of main-actor isolation. Animations always run on the main actor, but their functions aren't annotated, so the value never leaves it.
private struct Carried: @unchecked Sendable {
    let environment: EnvironmentValues
}
