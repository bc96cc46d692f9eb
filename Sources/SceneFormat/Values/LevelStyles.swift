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
        "style", .keyword(SceneEntries.levelStyles.map(\.name)), "A level of the foreground style, or the tint, in place of a color."
    ).not(with: "color", "gradient", "material", "image")

    /// Fades a style of any kind.
    static let styleOpacity = BoundParameter(
        "styleOpacity", .number(in: 0...1, allowsInfinity: false), default: "1", "Fades the color, gradient, picture or style that is drawn with.")
}

extension BoundParameter {
    private static let inner = BoundSignature(
        "style", [.init("color", .value(.color), "A color."), .gradient, .material, .imagePaint, .levelStyle, .styleOpacity, .styleShadow], primary: "color",
        otherNames: [], "What something is drawn in.")

    /// What something is drawn in, as the value of one parameter: `"red"`, or `{ "gradient": … }`.
    static func innerStyle(_ name: String, _ summary: String) -> BoundParameter {
        BoundParameter(
            name, .custom("a color, or a style such as { \"gradient\": … }"), shape: .parameters(inner.signature),
            reader: { node, path, binder, scope in
                .custom(binder.arguments(of: inner, from: node, at: node.position, path: path, scope: scope, depth: binder.depth))
            }, summary)
    }
}

extension SceneArguments {
    /// What a parameter made by ``BoundParameter/innerStyle(_:_:)`` is drawn in; nil when it is absent.
    func innerStyle(_ name: String) -> AnyShapeStyle? {
        custom(name, as: PreparedArguments.self).map { SceneArguments(prepared: $0, scope: scope).shapeStyle ?? AnyShapeStyle(ForegroundStyle()) }
    }
}
