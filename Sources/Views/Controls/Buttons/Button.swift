/// A control that runs an action.
///
/// A style draws it: the one that its container prescribes (`View.containerButtonStyle(_:)`), otherwise the one set by `buttonStyle(_:)`, otherwise
/// `DefaultButtonStyle` (Documentation/Semantics/Controls.md#button).
public struct Button<Label: View>: View {
    let role: ButtonRole?
    let action: () -> Void
    let label: Label
    @Environment(\.buttonStyle) private var style
    @Environment(\.containerButtonStyle) private var containerStyle
    @Environment(\.look) private var look

    /// Creates a button with a label.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) { self.init(role: nil, action: action, label: label) }

    /// Creates a button with a role and a label.
    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    public var body: some View {
        let configuration = PrimitiveButtonStyleConfiguration(role: role, label: .init(body: AnyView(label)), action: action)
        guard let style = containerStyle ?? style else {
            return SystemButton.view(configuration, .automatic, look)
        }
        // The buttons that a style itself creates use the enclosing style.
        let isContainers = containerStyle != nil
        return AnyView(
            style.makeBody(configuration).modifier(
                _EnvironmentModifier { if isContainers { $0.containerButtonStyle = style.outer } else { $0.buttonStyle = style.outer } }))
    }
}
