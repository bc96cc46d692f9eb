/// A button of one of the system's styles, in the form that the look asks for.
struct SystemButton: View {
    enum Style { case automatic, bordered, prominent, borderless, plain, link }
    let configuration: PrimitiveButtonStyleConfiguration
    let style: Style
    var ownTint: Color?
    @Environment(\.look) private var look

    var body: some View { Self.view(configuration, style, ownTint: ownTint, look) }

    /// Returns the view of a button, without a view of its own around it.
    static func view(_ configuration: PrimitiveButtonStyleConfiguration, _ style: Style, ownTint: Color? = nil, _ look: Look) -> AnyView {
        switch (look.buttons.form, style) {
        case (.label, .automatic): AnyView(TextButton(configuration: configuration, look: .borderless, fillsRow: true))
        case (.label, .bordered): AnyView(BorderedButton(configuration: configuration, look: .bordered, ownTint: ownTint))
        case (.label, .prominent): AnyView(BorderedButton(configuration: configuration, look: .prominent))
        case (.label, .borderless), (.label, .link): AnyView(TextButton(configuration: configuration, look: .borderless))
        case (.label, .plain): AnyView(TextButton(configuration: configuration, look: .plain))
        case (.push, .automatic), (.push, .bordered): AnyView(MacButton(configuration: configuration, look: .push, ownTint: ownTint))
        case (.push, .prominent): AnyView(MacButton(configuration: configuration, look: .prominent))
        case (.push, .borderless): AnyView(MacButton(configuration: configuration, look: .borderless))
        case (.push, .plain): AnyView(MacButton(configuration: configuration, look: .plain))
        case (.push, .link): AnyView(MacButton(configuration: configuration, look: .link))
        }
    }
}
