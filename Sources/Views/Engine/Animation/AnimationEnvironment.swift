extension AnimationContext {
    /// The environment of the view whose value moves, as it is now; the standard values outside of any view.
    public var environment: EnvironmentValues {
        guard let node = place as? Link<_Node> else { return EnvironmentValues() }
        return MainActor.assumeIsolated { Carried(environment: node.object?.inputs.environment ?? EnvironmentValues()) }.environment
    }
}

/// Animations run on the main actor, in functions that don't say so; what is carried out of it stays there.
private struct Carried: @unchecked Sendable {
    let environment: EnvironmentValues
}
