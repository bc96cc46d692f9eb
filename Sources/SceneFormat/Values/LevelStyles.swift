import Views

extension SceneEntries {
    /// Styles that depend on the environment, by name.
    static let levelStyles: Keywords<AnyShapeStyle> = [
        "primary": AnyShapeStyle(HierarchicalShapeStyle.primary), "secondary": AnyShapeStyle(HierarchicalShapeStyle.secondary),
        "tertiary": AnyShapeStyle(HierarchicalShapeStyle.tertiary), "quaternary": AnyShapeStyle(HierarchicalShapeStyle.quaternary),
        "quinary": AnyShapeStyle(HierarchicalShapeStyle.quinary), "foreground": AnyShapeStyle(ForegroundStyle()),
        "background": AnyShapeStyle(BackgroundStyle()), "tint": AnyShapeStyle(TintShapeStyle()),
    ]
}
