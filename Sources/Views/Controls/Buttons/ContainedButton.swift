/// A button that its container draws: an action of an alert, or of a swiped row.
struct ContainedButton {
    let role: ButtonRole?
    let label: AnyView
    let isEnabled: Bool
    /// The tint that is set around the button; nil if none is set.
    let tint: Color?
    /// The button's own action.
    let action: @MainActor () -> Void
}

/// Draws the buttons inside a container, and adds to their actions.
@MainActor
protocol ButtonContainer {
    associatedtype Body: View
    @ViewBuilder func draw(_ button: ContainedButton) -> Body
}

/// The style of the buttons inside a container.
struct ContainerStyle<Container: ButtonContainer>: PrimitiveButtonStyle {
    let container: Container

    func makeBody(configuration: Configuration) -> some View { ContainedButtonView(container: container, configuration: configuration) }
}

/// A button drawn by its container.
private struct ContainedButtonView<Container: ButtonContainer>: View {
    let container: Container
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint

    var body: some View {
        container.draw(
            ContainedButton(
                role: configuration.role, label: AnyView(configuration.label), isEnabled: isEnabled, tint: tint, action: { configuration.trigger() }))
    }
}

extension View {
    /// Lets a container draw the buttons inside.
    func buttonContainer<Container: ButtonContainer>(_ container: Container) -> some View {
        containerButtonStyle(ContainerStyle(container: container))
    }
}
