/// The platform's style: that of a borderless button; on macOS, that of a bordered one.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { SystemButton(configuration: configuration, style: .automatic) }
}

/// The label in the tint; on macOS, in gray.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { SystemButton(configuration: configuration, style: .borderless) }
}

/// The label without decoration, fainter while it is pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { SystemButton(configuration: configuration, style: .plain) }
}

/// The label like a link. On iOS, where SwiftUI doesn't have this style, the label in the tint.
public struct LinkButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { SystemButton(configuration: configuration, style: .link) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// A button without a border (Documentation/Semantics/Controls.md#button).
struct TextButton: View {
    enum Style { case borderless, plain }
    let configuration: PrimitiveButtonStyleConfiguration
    let look: Style
    /// Whether the whole row of a list is the button.
    var fillsRow = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint
    @Environment(\.accessibilityShowButtonShapes) private var showsShape
    @Environment(\.look) private var system

    /// The label's opacity while it is pressed.
    private var pressedOpacity: Double { look == .borderless ? system.buttons.borderlessPressed : system.buttons.plainPressed }

    var body: some View {
        PressableButton(configuration, fillsRow: fillsRow) { isPressed in
            configuration.label
                .defaultForegroundColor(color)
                .centeredLines(look == .borderless)
                .modifier(
                    _EnvironmentModifier { environment in
                        guard showsShape, look == .borderless, environment.listContext == nil else { return }
                        environment.textStyle.underline = environment.textStyle.underline ?? Text.LineStyle(pattern: .solid, color: nil)
                    }
                )
                .opacity(isPressed ? pressedOpacity : 1)
                // The label reacts to the finger immediately, and fades back slowly.
                .animation(isPressed ? nil : system.buttons.release, value: isPressed)
        }
    }

    private var color: Color? {
        guard isEnabled else { return Color(provider: .system(.tertiary)) }
        guard look == .borderless else { return nil }
        return configuration.role == .destructive ? .red : tint ?? .accentColor
    }
}

extension View {
    /// Centers the lines of a button's label, unless they are aligned otherwise or the button is in a list.
    func centeredLines(_ isCentered: Bool) -> some View {
        modifier(_EnvironmentModifier { if isCentered, $0.listContext == nil, $0.multilineTextAlignment == .leading { $0.multilineTextAlignment = .center } })
    }
}
