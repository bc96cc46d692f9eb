/// A button that a container draws in its own way: an action of an alert, of a swiped row.
struct ContainedButton {
    let role: ButtonRole?
    let label: AnyView
    let isEnabled: Bool
    /// The tint that is set around the button; nil if none is.
    let tint: Color?
    /// The button's own action.
    let action: () -> Void
}

/// Draws the buttons inside a container, and adds to their actions.
@MainActor
protocol ButtonContainer {
    func draw(_ button: ContainedButton) -> AnyView
}

private struct ButtonContainerKey: EnvironmentKey { static var defaultValue: (any ButtonContainer)? { nil } }

extension EnvironmentValues {
    /// The container that draws the buttons inside; nil where buttons draw themselves.
    var buttonContainer: (any ButtonContainer)? {
        get { self[ButtonContainerKey.self] }
        set { self[ButtonContainerKey.self] = newValue }
    }
}

extension Button {
    /// Makes the node of a button: one that draws itself, or one that its container draws. A view never moves from one to the other.
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        guard inputs.environment.buttonContainer != nil else { return BodyNode(view, inputs) }
        return ContentNode(view, inputs) { ContainedButtonView(role: $0.role, label: $0.label, action: $0.action) }
    }
}

/// A button as its container draws it.
private struct ContainedButtonView<Label: View>: View {
    let role: ButtonRole?
    let label: Label
    let action: () -> Void
    @Environment(\.buttonContainer) private var container
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint

    var body: some View {
        container?.draw(ContainedButton(role: role, label: AnyView(label), isEnabled: isEnabled, tint: tint, action: action))
    }
}
