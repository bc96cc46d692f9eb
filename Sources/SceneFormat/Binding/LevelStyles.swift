import Views

extension SceneEntries {
    /// Styles that depend on what is around, by name.
    static let levelStyles: [(name: String, style: AnyShapeStyle)] = [
        ("primary", AnyShapeStyle(HierarchicalShapeStyle.primary)), ("secondary", AnyShapeStyle(HierarchicalShapeStyle.secondary)),
        ("tertiary", AnyShapeStyle(HierarchicalShapeStyle.tertiary)), ("quaternary", AnyShapeStyle(HierarchicalShapeStyle.quaternary)),
        ("quinary", AnyShapeStyle(HierarchicalShapeStyle.quinary)), ("foreground", AnyShapeStyle(ForegroundStyle())),
        ("background", AnyShapeStyle(BackgroundStyle())), ("tint", AnyShapeStyle(TintShapeStyle())),
    ]
}

extension BoundParameter {
    /// A style that depends on what is around, in the place of a colour.
    static let levelStyle = BoundParameter(
        "style", .keyword(SceneEntries.levelStyles.map(\.name)), "A level of the foreground style, or the tint, in place of a color.")

    /// Fades a style of any kind.
    static let styleOpacity = BoundParameter(
        "styleOpacity", .number(in: 0...1, allowsInfinity: false), default: "1", "Fades the color, gradient, picture or style that is drawn with.")
}
