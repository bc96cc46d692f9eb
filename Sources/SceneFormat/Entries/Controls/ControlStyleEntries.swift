import Views

/// What a style of a scene's own is given to draw: the parts of one label, gauge or progress view.
@MainActor
final class SceneConfiguration {
    /// The parts that are there, by name.
    let parts: [String: AnyView]

    init(_ parts: [String: (any View)?]) {
        @MainActor func erase(_ view: some View) -> AnyView { AnyView(view) }
        self.parts = parts.compactMapValues { part in part.map { erase($0) } }
    }
}

extension SceneArguments {
    /// The views of a style for one control.
    ///
    /// - Parameter local: the value of the variable in them; nil where the style has none.
    fileprivate func style(_ configuration: SceneConfiguration, _ local: SceneValue? = nil) -> SceneElementList {
        let inside = SceneArguments(prepared: prepared, scope: scope.inside(configuration))
        return (local.map(inside.adding) ?? inside).views("content")
    }
}

private struct SceneLabelStyle: LabelStyle {
    let arguments: SceneArguments

    func makeBody(configuration: Configuration) -> some View {
        arguments.style(SceneConfiguration(["title": configuration.title, "icon": configuration.icon, "whole": Label(configuration)]))
    }
}

private struct SceneProgressViewStyle: ProgressViewStyle {
    let arguments: SceneArguments

    nonisolated static let type = ExpressionType.object(["fractionCompleted": .any, "hasLabel": .bool, "hasCurrentValueLabel": .bool])

    func makeBody(configuration: Configuration) -> some View {
        arguments.style(
            SceneConfiguration([
                "label": configuration.label, "currentValueLabel": configuration.currentValueLabel, "whole": ProgressView(configuration),
            ]),
            .object([
                "fractionCompleted": configuration.fractionCompleted.map { .number($0) } ?? .null, "hasLabel": .bool(configuration.label != nil),
                "hasCurrentValueLabel": .bool(configuration.currentValueLabel != nil),
            ]))
    }
}

private struct SceneGaugeStyle: GaugeStyle {
    let arguments: SceneArguments

    nonisolated static let type = ExpressionType.object([
        "value": .number, "hasCurrentValueLabel": .bool, "hasMinimumValueLabel": .bool, "hasMaximumValueLabel": .bool,
    ])

    func makeBody(configuration: Configuration) -> some View {
        arguments.style(
            SceneConfiguration([
                "label": configuration.label, "currentValueLabel": configuration.currentValueLabel, "minimumValueLabel": configuration.minimumValueLabel,
                "maximumValueLabel": configuration.maximumValueLabel,
            ]),
            .object([
                "value": .number(configuration.value), "hasCurrentValueLabel": .bool(configuration.currentValueLabel != nil),
                "hasMinimumValueLabel": .bool(configuration.minimumValueLabel != nil), "hasMaximumValueLabel": .bool(configuration.maximumValueLabel != nil),
            ]))
    }
}

extension SceneEntries {
    private typealias Style = (name: String, apply: @MainActor @Sendable (AnyView) -> any View)

    private static func kind(_ styles: [Style]) -> BoundParameter { BoundParameter("style", .keyword(styles.map(\.name)), "Which one of SwiftUI's.") }

    private static func content(_ parts: [String]) -> BoundParameter {
        var parameter = BoundParameter(
            "content", .views, seesLocals: true,
            "A style of one's own, in place of SwiftUI's: what is shown, with { \"Configuration\": … } for \(ParameterKind.keyword(parts).description).")
        parameter.parts = parts
        return parameter
    }

    /// A modifier that chooses one of some styles by its name, or makes one of views.
    ///
    /// - Parameters:
    ///   - parts: what a `Configuration` in the style can show.
    ///   - type: of the variable in the style; nil for none.
    private static func styleModifier(
        _ name: String, _ styles: [Style], parts: [String], type: ExpressionType? = nil, _ summary: String,
        own: @escaping @MainActor @Sendable (AnyView, SceneArguments) -> any View
    ) -> ModifierEntry {
        ModifierEntry(
            name, [kind(styles), content(parts)], primary: "style", local: type.map { LocalVariable("as", default: "configuration", $0) },
            exactlyOne: ["style", "content"], summary
        ) { view, arguments in
            if arguments.has("content") { return own(view, arguments) }
            let chosen = arguments.string("style")
            return styles.first { $0.name == chosen }?.apply(view) ?? view
        }
    }

    private static let labelParts = ["title", "icon", "whole"]
    private static let progressParts = ["label", "currentValueLabel", "whole"]
    private static let gaugeParts = ["label", "currentValueLabel", "minimumValueLabel", "maximumValueLabel"]

    static let styleModifiers: [ModifierEntry] = [
        styleModifier(
            "labelStyle",
            [
                ("automatic", { $0.labelStyle(.automatic) }), ("titleAndIcon", { $0.labelStyle(.titleAndIcon) }), ("titleOnly", { $0.labelStyle(.titleOnly) }),
                ("iconOnly", { $0.labelStyle(.iconOnly) }),
            ], parts: labelParts, "What labels show."
        ) { $0.labelStyle(SceneLabelStyle(arguments: $1)) },
        styleModifier(
            "progressViewStyle",
            [
                ("automatic", { $0.progressViewStyle(.automatic) }), ("linear", { $0.progressViewStyle(.linear) }),
                ("circular", { $0.progressViewStyle(.circular) }),
            ], parts: progressParts, type: SceneProgressViewStyle.type,
            "How progress looks. A style of one's own knows configuration.fractionCompleted, which is null where the end isn't known, hasLabel and "
                + "hasCurrentValueLabel."
        ) { $0.progressViewStyle(SceneProgressViewStyle(arguments: $1)) },
        styleModifier(
            "gaugeStyle",
            [
                ("automatic", { $0.gaugeStyle(.automatic) }), ("linearCapacity", { $0.gaugeStyle(.linearCapacity) }),
                ("accessoryLinear", { $0.gaugeStyle(.accessoryLinear) }), ("accessoryLinearCapacity", { $0.gaugeStyle(.accessoryLinearCapacity) }),
                ("accessoryCircular", { $0.gaugeStyle(.accessoryCircular) }),
                ("accessoryCircularCapacity", { $0.gaugeStyle(.accessoryCircularCapacity) }),
            ], parts: gaugeParts, type: SceneGaugeStyle.type,
            "How gauges look. A style of one's own knows configuration.value, 0…1, hasCurrentValueLabel, hasMinimumValueLabel and hasMaximumValueLabel."
        ) { $0.gaugeStyle(SceneGaugeStyle(arguments: $1)) },
    ]

    /// What stands in a style for what it draws.
    static let styleViews: [ViewEntry] = [
        ViewEntry(
            "Configuration",
            [
                .init(
                    "part", .custom("a part of what the style draws, such as 'label'"), isRequired: true,
                    shape: .keywords((labelParts + progressParts + gaugeParts).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }),
                    reader: { node, path, binder, _ in
                        // Outside of styles the view itself is the error.
                        guard let parts = binder.parts else { return nil }
                        if let name = node.string, parts.contains(name) { return .name(name) }
                        binder.collector.error(
                            "expected \(ParameterKind.keyword(parts).description), not \(node.string.map(quoted) ?? node.kind)", at: node.position, path: path,
                            suggestion: node.string.flatMap { nearestName(to: $0, in: parts) })
                        return nil
                    },
                    "Which: the 'title' or 'icon' of a label; the 'label' or 'currentValueLabel' of a progress view or gauge; the 'minimumValueLabel' or "
                        + "'maximumValueLabel' of a gauge; or 'whole', what the styles around make of a label or progress view.")
            ], primary: "part", "Stands in a style for a part of what the style draws; nothing where that has no such part."
        ) { arguments in
            guard let part = arguments.name("part"), let view = arguments.scope.configuration?.parts[part] else { return SceneContent(EmptyView()) }
            return SceneContent(view)
        }
    ]
}
