extension View {
    /// Makes the place and size of the view a matter of its own: what lies inside, or comes into it, moves with the view on its way, and not on ways of its own.
    public func geometryGroup() -> some View { modifier(_TransformEffectModifier(effect: TransformEffect(), title: "geometryGroup")) }
}
