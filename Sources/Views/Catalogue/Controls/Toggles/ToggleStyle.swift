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
        PlatformView {
            SwitchToggle(configuration: configuration, ownTint: nil)
        } mac: {
            MacToggle(configuration: configuration, look: .automatic)
        }
    }
}

/// The label at the leading edge, a switch at the trailing edge. It fills the proposed width.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?
    nonisolated public init() { tint = nil }
    /// - Parameter tint: the color of a switch that is on.
    nonisolated public init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        PlatformView {
            SwitchToggle(configuration: configuration, ownTint: tint)
        } mac: {
            MacToggle(configuration: configuration, look: .switch, ownTint: tint)
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

/// A label with a switch.
struct SwitchToggle: View {
    let configuration: ToggleStyleConfiguration
    let ownTint: Color?
    @Environment(\.areLabelsHidden) private var isLabelHidden

    var body: some View {
        HStack(spacing: 8) {
            if !isLabelHidden {
                configuration.label
                Spacer(minLength: 0)
            }
            Switch(isOn: configuration.$isOn, ownTint: ownTint)
        }
        // The distances to other views are those of a control, not of its label.
        .frame(minHeight: 31)
        .layoutValue(key: ListRowIsControlKey.self, value: true)
    }
}

/// The switch itself: a capsule of 51 by 31 points with a white thumb 27 points wide, green when on. Its layout is 2 points narrower, as that of UIKit's
/// switches, which reach beyond their alignment rect at the trailing edge (Documentation/Semantics/Controls.md#switches-and-sliders).
struct Switch: View {
    @Binding var isOn: Bool
    var ownTint: Color?
    @Environment(\.undimmedTint) private var tint
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlLooks) private var looks

    var body: some View {
        let look = looks.orProgram.toggle
        Capsule(style: .continuous)
            .fill(isOn ? ownTint ?? tint ?? look.on ?? .green : Color(provider: .system(.secondaryFill)))
            .frame(width: 51, height: 31)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Circle().fill(look.thumb ?? Color.white)
                    .shadow(color: Color(white: 0, opacity: 0.15), radius: 4, y: 3)
                    .frame(width: 27, height: 27)
                    .padding(2)
            }
            // The thumb's shadow stays inside.
            .clipShape(Capsule(style: .continuous))
            .systemView(opacity: isEnabled ? 1 : 0.5)
            .contentShape(Rectangle())
            .modifier(_SwitchModifier(isOn: $isOn))
            .frame(width: 49, alignment: .leading)
    }
}

/// A button that has a plate while it is on.
private struct ButtonToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var borderShape

    var body: some View {
        let isOn = configuration.isOn || configuration.isMixed
        let button = PrimitiveButtonStyleConfiguration(
            role: nil, label: .init(body: configuration.label.body), action: { configuration.$isOn.wrappedValue.toggle() })
        let tint = tint ?? .accentColor
        return PressableButton(button) { isPressed in
            BorderedLabel(
                shape: borderShape.resolved(for: size), size: size, fillsWidth: false,
                color: isEnabled ? tint : Color(provider: .system(.tertiary)),
                plate: !isOn ? AnyShapeStyle(.clear) : isEnabled ? AnyShapeStyle(tint.opacity(0.15)) : AnyShapeStyle(Color(provider: .system(.secondaryFill))),
                label: configuration.label
            )
            .opacity(isPressed ? 0.75 : 1)
        }
    }
}
