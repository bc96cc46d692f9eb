import Views

private struct SceneButtonStyle: ButtonStyle {
    let content: Deferred<SceneElementList>

    nonisolated static let type = ExpressionType.object(["isPressed": .bool, "isDestructive": .bool])

    func makeBody(configuration: Configuration) -> some View {
        content.styled(
            SceneConfiguration(["label": configuration.label]),
            .object(["isPressed": .bool(configuration.isPressed), "isDestructive": .bool(configuration.role == .destructive)]))
    }
}

/// The views of the scene as a whole flip the toggle.
private struct SceneToggleStyle: ToggleStyle {
    let content: Deferred<SceneElementList>

    nonisolated static let type = ExpressionType.object(["isOn": .bool, "isMixed": .bool])

    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            content.styled(
                SceneConfiguration(["label": configuration.label]),
                .object(["isOn": .bool(configuration.isOn), "isMixed": .bool(configuration.isMixed)]))
        }
        .buttonStyle(.plain)
    }
}

private struct SceneGroupBoxStyle: GroupBoxStyle {
    let content: Deferred<SceneElementList>
    func makeBody(configuration: Configuration) -> some View {
        content.styled(SceneConfiguration(["label": configuration.label, "content": configuration.content]))
    }
}

private struct SceneLabeledContentStyle: LabeledContentStyle {
    let content: Deferred<SceneElementList>
    func makeBody(configuration: Configuration) -> some View {
        content.styled(SceneConfiguration(["label": configuration.label, "content": configuration.content, "whole": LabeledContent(configuration)]))
    }
}

/// The label opens and closes the group.
private struct SceneDisclosureGroupStyle: DisclosureGroupStyle {
    let content: Deferred<SceneElementList>

    nonisolated static let type = ExpressionType.object(["isExpanded": .bool])

    func makeBody(configuration: Configuration) -> some View {
        let label = Button {
            withAnimation { configuration.isExpanded.toggle() }
        } label: {
            configuration.label
        }
        .buttonStyle(.plain)
        return content.styled(
            SceneConfiguration(["label": label, "content": configuration.content]), .object(["isExpanded": .bool(configuration.isExpanded)]))
    }
}

extension SceneEntries {
    static let containerParts = ["label", "content", "whole"]

    /// Styles of buttons, toggles, and containers.
    @EntryList<ModifierEntry> static var containerStyleModifiers: [ModifierEntry] {
        styleModifier(
            "buttonStyle",
            "The style of the buttons inside. A custom style sees configuration.isPressed and isDestructive.",
            [
                "automatic": { $0.buttonStyle(.automatic) }, "bordered": { $0.buttonStyle(.bordered) },
                "borderedProminent": { $0.buttonStyle(.borderedProminent) }, "borderless": { $0.buttonStyle(.borderless) },
                "plain": { $0.buttonStyle(.plain) },
            ], parts: ["label"], type: SceneButtonStyle.type
        ) { $0.buttonStyle(SceneButtonStyle(content: $1)) }
        styleModifier(
            "toggleStyle",
            "The style of the toggles inside. A custom style, which a tap flips as a whole, sees configuration.isOn and isMixed.",
            [
                "automatic": { $0.toggleStyle(.automatic) }, "switch": { $0.toggleStyle(.switch) }, "button": { $0.toggleStyle(.button) },
            ], parts: ["label"], type: SceneToggleStyle.type
        ) { $0.toggleStyle(SceneToggleStyle(content: $1)) }
        styleModifier(
            "groupBoxStyle", "The style of the group boxes inside.", ["automatic": { $0.groupBoxStyle(.automatic) }], parts: ["label", "content"]
        ) { $0.groupBoxStyle(SceneGroupBoxStyle(content: $1)) }
        styleModifier(
            "labeledContentStyle", "The style of labeled contents inside.", ["automatic": { $0.labeledContentStyle(.automatic) }], parts: containerParts
        ) { $0.labeledContentStyle(SceneLabeledContentStyle(content: $1)) }
        styleModifier(
            "disclosureGroupStyle",
            "The style of the disclosure groups inside. A custom style, whose label opens and closes the group, sees configuration.isExpanded.",
            ["automatic": { $0.disclosureGroupStyle(.automatic) }], parts: ["label", "content"], type: SceneDisclosureGroupStyle.type
        ) { $0.disclosureGroupStyle(SceneDisclosureGroupStyle(content: $1)) }
    }
}
