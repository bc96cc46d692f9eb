extension View {
    /// Isolates the view's position and size from its content: content inside the view, also when newly inserted, moves with the animated view
    /// instead of animating independently.
    public func geometryGroup() -> some View { modifier(_TransformEffectModifier(effect: TransformEffect(), title: "geometryGroup")) }
}
