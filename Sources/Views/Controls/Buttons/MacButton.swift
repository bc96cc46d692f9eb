/// A button of macOS (Documentation/Semantics/MacControls.md#buttons).
struct MacButton: View {
    enum Look { case push, prominent, borderless, plain, link }
    let configuration: PrimitiveButtonStyleConfiguration
    let look: Look
    var ownTint: Color?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isInBar) private var isInBar
    @Environment(\.tint) private var outerTint
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.buttonSizing) private var sizing
    @Environment(\.keyboardShortcut) private var shortcut

    var body: some View {
        PressableButton(configuration, fillsRow: false) { isPressed in
            switch look {
            case .push where isInBar, .borderless where isInBar: bar(isPressed)
            case .push: plate(shortcut == .defaultAction ? accent : ownTint, isPressed)
            case .prominent: plate(accent, isPressed)
            case .borderless: bare(color: isEnabled ? ownTint ?? outerTint ?? Color(provider: .system(.secondary)) : faint, isPressed)
            case .link: bare(color: isEnabled ? outerTint ?? .accentColor : faint, isPressed)
            case .plain: bare(color: isEnabled ? nil : faint, isPressed)
            }
        }
    }

    private var accent: Color { configuration.role == .destructive ? .red : ownTint ?? outerTint ?? .accentColor }
    private var faint: Color { Color(provider: .system(.tertiary)) }

    /// The label on a plate; nil for the white plate.
    private func plate(_ color: Color?, _ isPressed: Bool) -> some View {
        let metrics = MacMetrics.of(size)
        let isRound = borderShape.kind == .capsule || borderShape.kind == .circle
        let isColored = color != nil && isEnabled
        let title: Color = isEnabled ? isColored ? .white : configuration.role == .destructive ? .red : .primary : faint
        return configuration.label
            .defaultForegroundColor(title)
            .centeredLines(true)
            .macControlFont(size)
            .padding(.vertical, MacMetrics.verticalPadding)
            .frame(maxWidth: sizing == .flexible ? .infinity : nil)
            .padding(.horizontal, borderShape.kind == .circle ? 0 : metrics.padding)
            .frame(minWidth: metrics.height, minHeight: metrics.height)
            .background { MacPlate(radius: isRound ? metrics.height / 2 : metrics.radius, color: isColored ? color : nil, isPressed: isPressed) }
            .layoutValue(key: ListRowIsControlKey.self, value: true)
    }

    /// The label alone.
    private func bare(color: Color?, _ isPressed: Bool) -> some View {
        // The opacity of a pressed label is an estimate.
        configuration.label.defaultForegroundColor(color).macControlFont(size).opacity(isPressed ? 0.6 : 1)
    }

    /// The label of a button in a toolbar, whose plate appears under the pointer.
    private func bar(_ isPressed: Bool) -> some View {
        configuration.label.modifier(MacBarPlate(color: isEnabled ? outerTint ?? MacColor.icon : faint, isVisible: isPressed))
    }
}

/// The size of a button in a toolbar, and its plate.
struct MacBarPlate: ViewModifier {
    let color: Color
    let isVisible: Bool

    func body(content: Content) -> some View {
        content
            .defaultForegroundColor(color)
            .modifier(_EnvironmentModifier { if $0.imageScale == .medium { $0.imageScale = .large } })
            .padding(.horizontal, 7)
            .frame(minWidth: 34, minHeight: MacMetrics.barButton)
            .background { if isVisible { RoundedRectangle(cornerRadius: 6, style: .continuous).fill(MacColor.pressed) } }
    }
}

extension View {
    /// Makes the buttons inside look like links where buttons have plates, as on the Mac, unless a style is set.
    package func linkLookOnMac() -> some View {
        let erased = { (configuration: PrimitiveButtonStyleConfiguration) in
            AnyView(StyleBody(LinkButtonStyle(), configuration) { $0.makeBody(configuration: $1) })
        }
        return modifier(_EnvironmentModifier { if $0.look.buttons.form == .push, $0.buttonStyle == nil { $0.buttonStyle = ErasedStyle(erased, outer: nil) } })
    }
}
