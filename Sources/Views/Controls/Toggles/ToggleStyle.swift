/// The appearance of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    /// Returns the view of a toggle, which sets `configuration.isOn`.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle, as passed to a `ToggleStyle`.
public struct ToggleStyleConfiguration {
    /// The toggle's label.
    public struct Label: View {
        public let body: AnyView
    }
    public let label: Label
    /// Whether the toggle is on. A style may set it, and pass on its binding `$isOn`.
    @Binding public var isOn: Bool
    /// Whether only some of the toggle's values are on.
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}

/// The platform's style: a switch; on macOS, a checkbox.
public struct DefaultToggleStyle: ToggleStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LookView { SystemToggle.view(configuration, $0) }
    }
}

/// The label at the leading edge, a switch at the trailing edge. It fills the proposed width.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?
    nonisolated public init() { tint = nil }
    /// - Parameter tint: the color of a switch that is on.
    nonisolated public init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        LookView { look in
            switch look.toggles.form {
            case .switch: AnyView(SwitchToggle(configuration: configuration, ownTint: tint))
            case .checkbox: AnyView(MacToggle(configuration: configuration, look: .switch, ownTint: tint))
            }
        }
    }
}

/// A button that has a plate in the tint while it is on.
public struct ButtonToggleStyle: ToggleStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ButtonToggle(configuration: configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private struct ToggleStyleKey: EnvironmentKey { static var defaultValue: ErasedStyle<ToggleStyleConfiguration>? { nil } }

extension EnvironmentValues {
    /// The style set by `toggleStyle(_:)`; nil for switches.
    var toggleStyle: ErasedStyle<ToggleStyleConfiguration>? {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the toggles inside. Toggles that the style itself creates use the enclosing style.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        let erased = { (configuration: ToggleStyleConfiguration) in AnyView(StyleBody(style, configuration) { $0.makeBody(configuration: $1) }) }
        return modifier(_EnvironmentModifier { $0.toggleStyle = ErasedStyle(erased, outer: $0.toggleStyle) })
    }
}

/// The toggle of the system.
enum SystemToggle {
    @MainActor static func view(_ configuration: ToggleStyleConfiguration, _ look: Look) -> AnyView {
        switch look.toggles.form {
        case .switch: AnyView(SwitchToggle(configuration: configuration, ownTint: nil))
        case .checkbox: AnyView(MacToggle(configuration: configuration, look: .automatic))
        }
    }
}

/// A label with a switch.
struct SwitchToggle: View {
    let configuration: ToggleStyleConfiguration
    let ownTint: Color?
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.controlSize) private var size
    @Environment(\.look) private var look

    var body: some View {
        HStack(spacing: look.toggles.spacing) {
            if !isLabelHidden {
                configuration.label
                Spacer(minLength: 0)
            }
            Switch(isOn: configuration.$isOn, ownTint: ownTint)
        }
        // The distances to other views are those of a control, not of its label.
        .frame(minHeight: look.toggles.sizes[size].height)
        .layoutValue(key: ListRowIsControlKey.self, value: true)
    }
}

/// The switch itself: a capsule with a white thumb.
struct Switch: View {
    @Binding var isOn: Bool
    var ownTint: Color?
    @Environment(\.undimmedTint) private var tint
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlLooks) private var looks
    @Environment(\.controlSize) private var controlSize
    @Environment(\.look) private var system

    var body: some View {
        let look = looks.orProgram.toggle
        let toggles = system.toggles
        let size = toggles.sizes[controlSize]
        Capsule(style: .continuous)
            .fill(isOn ? ownTint ?? tint ?? look.on ?? toggles.on ?? .accentColor : toggles.off)
            .frame(width: size.width, height: size.height)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Circle().fill(look.thumb ?? Color.white)
                    .shadow(toggles.thumbShadow)
                    .frame(width: size.thumb.width, height: size.thumb.height)
                    .padding(size.inset)
            }
            // The thumb's shadow stays inside.
            .clipShape(Capsule(style: .continuous))
            .systemView(opacity: isEnabled ? 1 : 0.5)
            .contentShape(Rectangle())
            .modifier(_SwitchModifier(isOn: $isOn))
            .frame(width: size.layoutWidth, alignment: .leading)
    }
}

/// A button that has a plate while it is on.
private struct ButtonToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.look) private var look

    var body: some View {
        let isOn = configuration.isOn || configuration.isMixed
        let button = PrimitiveButtonStyleConfiguration(
            role: nil, label: .init(body: configuration.label.body), action: { configuration.$isOn.wrappedValue.toggle() })
        let tint = tint ?? .accentColor
        return PressableButton(button) { isPressed in
            BorderedLabel(
                shape: borderShape.resolved(for: size, look), size: size, fillsWidth: false,
                color: isEnabled ? tint : Color(provider: .system(.tertiary)),
                plate: !isOn
                    ? AnyShapeStyle(.clear)
                    : isEnabled ? AnyShapeStyle(tint.opacity(look.buttons.plateTint)) : AnyShapeStyle(Color(provider: .system(.secondaryFill))),
                label: configuration.label
            )
            .opacity(isPressed ? look.buttons.borderedPressed : 1)
        }
    }
}
