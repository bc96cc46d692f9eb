import Views

private struct SceneLabelStyle: LabelStyle {
    let content: Deferred<SceneElementList>

    func makeBody(configuration: Configuration) -> some View {
        content.styled(SceneConfiguration(["title": configuration.title, "icon": configuration.icon, "whole": Label(configuration)]))
    }
}

private struct SceneProgressViewStyle: ProgressViewStyle {
    let content: Deferred<SceneElementList>

    nonisolated static let type = ExpressionType.object(["fractionCompleted": .any, "hasLabel": .bool, "hasCurrentValueLabel": .bool])

    func makeBody(configuration: Configuration) -> some View {
        content.styled(
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
    let content: Deferred<SceneElementList>

    nonisolated static let type = ExpressionType.object([
        "value": .number, "hasCurrentValueLabel": .bool, "hasMinimumValueLabel": .bool, "hasMaximumValueLabel": .bool,
    ])

    func makeBody(configuration: Configuration) -> some View {
        content.styled(
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
    /// A modifier that chooses a style by its name, or creates a custom style from views.
    ///
    /// - Parameters:
    ///   - parts: the parts that a `Configuration` in the style can show.
    ///   - type: the type of the variable in the style; nil for no variable.
    static func styleModifier(
        _ name: String, _ summary: String, _ styles: StyleKeywords, parts: [String], type: ExpressionType? = nil,
        custom: @escaping @MainActor @Sendable (AnyView, Deferred<SceneElementList>) -> any View
    ) -> ModifierEntry {
        let content = Parameter.withLocals(
            .views(
                "content", default: .empty, parts: parts,
                "A custom style: views with { \"Configuration\": … } for \(ParameterKind.keyword(parts).description)."))
        return ModifierEntry(
            name, summary, .keyword("style", styles, default: nil, "One of SwiftUI's styles.").primary, content,
            locals: type.map { [LocalVariable("as", default: "configuration", $0)] } ?? [], exactlyOne: ["style", "content"]
        ) { view, style, content in
            if content.isGiven { return custom(view, content) }
            return style?(view) ?? view
        }
    }

    private static let labelParts = ["title", "icon", "whole"]
    private static let progressParts = ["label", "currentValueLabel", "whole"]
    private static let gaugeParts = ["label", "currentValueLabel", "minimumValueLabel", "maximumValueLabel"]

    @EntryList<ModifierEntry> static var styleModifiers: [ModifierEntry] {
        styleModifier(
            "labelStyle", "The style of the labels inside.",
            [
                "automatic": { $0.labelStyle(.automatic) }, "titleAndIcon": { $0.labelStyle(.titleAndIcon) }, "titleOnly": { $0.labelStyle(.titleOnly) },
                "iconOnly": { $0.labelStyle(.iconOnly) },
            ], parts: labelParts
        ) { $0.labelStyle(SceneLabelStyle(content: $1)) }
        styleModifier(
            "progressViewStyle",
            "The style of progress views. A custom style sees configuration.fractionCompleted, which is null while the end is unknown, hasLabel, and "
                + "hasCurrentValueLabel.",
            [
                "automatic": { $0.progressViewStyle(.automatic) }, "linear": { $0.progressViewStyle(.linear) },
                "circular": { $0.progressViewStyle(.circular) },
            ], parts: progressParts, type: SceneProgressViewStyle.type
        ) { $0.progressViewStyle(SceneProgressViewStyle(content: $1)) }
        styleModifier(
            "gaugeStyle",
            "The style of gauges. A custom style sees configuration.value, 0…1, hasCurrentValueLabel, hasMinimumValueLabel, and hasMaximumValueLabel.",
            [
                "automatic": { $0.gaugeStyle(.automatic) }, "linearCapacity": { $0.gaugeStyle(.linearCapacity) },
                "accessoryLinear": { $0.gaugeStyle(.accessoryLinear) }, "accessoryLinearCapacity": { $0.gaugeStyle(.accessoryLinearCapacity) },
                "accessoryCircular": { $0.gaugeStyle(.accessoryCircular) },
                "accessoryCircularCapacity": { $0.gaugeStyle(.accessoryCircularCapacity) },
            ], parts: gaugeParts, type: SceneGaugeStyle.type
        ) { $0.gaugeStyle(SceneGaugeStyle(content: $1)) }
    }

    /// The view that shows parts of a control in a style.
    @EntryList<ViewEntry> static var styleViews: [ViewEntry] {
        ViewEntry(
            "Configuration", "In a style, shows a part of the control; empty if the control has no such part. In 'Subviews', shows one of the views.",
            .part(
                "part",
                "The part: the 'title' or 'icon' of a label; the 'label' or 'currentValueLabel' of a progress view or gauge; the 'minimumValueLabel' or "
                    + "'maximumValueLabel' of a gauge; the 'label' of a button or toggle; the 'label' or 'content' of a container; 'whole', the control as the "
                    + "surrounding styles draw it; or the 'subview' of 'Subviews'."
            ).primary, .context
        ) { part, context in
            context.scope.configuration?.parts[part].map { SceneContent($0) } ?? SceneContent(EmptyView())
        }
    }

    fileprivate static let allParts = (labelParts + progressParts + gaugeParts + containerParts + [subviewPart]).reduce(into: [String]()) {
        if !$0.contains($1) { $0.append($1) }
    }
}

extension ParameterType where Value == String {
    /// A part of the control that the surrounding style draws.
    fileprivate static let part = ParameterType(
        kind: .custom("a part of what the style draws, such as 'label'"), shape: .keywords(SceneEntries.allParts),
        reader: { node, path, binder, _ in
            // Outside of styles the view itself is the error.
            guard let parts = binder.parts else { return nil }
            if let name = node.string, parts.contains(name) { return .name(name) }
            binder.collector.error(
                "expected \(ParameterKind.keyword(parts).description), not \(node.string.map(quoted) ?? node.kind)", at: node.position, path: path,
                suggestion: node.string.flatMap { nearestName(to: $0, in: parts) })
            return nil
        }, evaluate: name.evaluate, fallback: { _ in "" })
}

extension Parameter where Value == String {
    fileprivate static func part(_ name: String, _ summary: String) -> Self { Self(name, .part, summary) }
}
