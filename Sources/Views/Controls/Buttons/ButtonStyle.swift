/// The appearance of buttons, with the system's reaction to the finger: the action runs when the finger is lifted from the button.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    /// Returns the view of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button, as passed to a `ButtonStyle`.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        public let body: AnyView
    }
    /// The button's purpose; nil if it has none in particular.
    public let role: ButtonRole?
    public let label: Label
    /// Whether a finger is on the button.
    public let isPressed: Bool
}

/// The appearance of buttons and their reaction to the finger: the style itself runs the action.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// Returns the view of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button, as passed to a `PrimitiveButtonStyle`.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        public let body: AnyView
    }
    /// The button's purpose; nil if it has none in particular.
    public let role: ButtonRole?
    public let label: Label
    let action: () -> Void

    /// Runs the button's action.
    @MainActor @preconcurrency
    public func trigger() { action() }
}

private struct ButtonStyleKey: EnvironmentKey { static var defaultValue: ErasedStyle<PrimitiveButtonStyleConfiguration>? { nil } }
private struct ContainerButtonStyleKey: EnvironmentKey { static var defaultValue: ErasedStyle<PrimitiveButtonStyleConfiguration>? { nil } }

extension EnvironmentValues {
    /// The style set by `buttonStyle(_:)`; nil for `DefaultButtonStyle`.
    var buttonStyle: ErasedStyle<PrimitiveButtonStyleConfiguration>? {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
    /// The style that a container prescribes for the buttons in it; nil if buttons keep their own styles.
    var containerButtonStyle: ErasedStyle<PrimitiveButtonStyleConfiguration>? {
        get { self[ContainerButtonStyleKey.self] }
        set { self[ContainerButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the buttons inside. Buttons that the style itself creates use the enclosing style.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        let erased = { (configuration: PrimitiveButtonStyleConfiguration) in AnyView(StyledButton(style: style, configuration: configuration)) }
        return modifier(_EnvironmentModifier { $0.buttonStyle = ErasedStyle(erased, outer: $0.buttonStyle) })
    }

    /// Sets the style of the buttons inside. Buttons that the style itself creates use the enclosing style.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        let erased = { (configuration: PrimitiveButtonStyleConfiguration) in
            AnyView(StyleBody(style, configuration) { $0.makeBody(configuration: $1) })
        }
        return modifier(_EnvironmentModifier { $0.buttonStyle = ErasedStyle(erased, outer: $0.buttonStyle) })
    }

    /// Prescribes the drawing and behavior of the buttons inside, regardless of `buttonStyle(_:)`: for menus, alerts, dialogs, swipe actions, bars.
    ///
    /// The style's configuration has the button's role, its label, and `trigger()`. `PressableButton` makes any view react like a button and passes on
    /// whether it is pressed. A style that orders buttons by role attaches the role: `.layoutValue(key: ButtonRoleKey.self, value: configuration.role)`;
    /// the container's `Layout` reads `subview[ButtonRoleKey.self]`. Links, share links, edit buttons, and similar views count as buttons; toggles, pickers,
    /// and menus draw themselves as menu items if `EnvironmentValues.menu` isn't nil.
    /// `View.withoutContainerStyles()` ends the effect of the container, for content that is presented from inside of it.
    func containerButtonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        let erased = { (configuration: PrimitiveButtonStyleConfiguration) in
            AnyView(StyleBody(style, configuration) { $0.makeBody(configuration: $1) })
        }
        return modifier(_EnvironmentModifier { $0.containerButtonStyle = ErasedStyle(erased, outer: nil) })
    }

    /// Lets the controls inside keep their own styles, even in containers that prescribe one: for the content of presentations.
    func withoutContainerStyles() -> some View {
        modifier(
            _EnvironmentModifier {
                if $0.containerButtonStyle != nil { $0.containerButtonStyle = nil }
                if $0.menu != nil { $0.menu = nil }
                if $0.isInBar { $0.isInBar = false }
                if $0.sheetPull != nil { $0.sheetPull = nil }
                // The bars of the page below follow its own scroll view.
                if !$0.barTrackers.trackers.isEmpty { $0.barTrackers = BarTrackers() }
            })
    }
}

/// The role of a button, for the layout of the container that arranges it; nil for a button without a role and for other views.
struct ButtonRoleKey: LayoutValueKey {
    static var defaultValue: ButtonRole? { nil }
}

/// A button drawn by a `ButtonStyle`.
private struct StyledButton<Style: ButtonStyle>: View {
    let style: Style
    let configuration: PrimitiveButtonStyleConfiguration

    var body: some View {
        PressableButton(configuration) { isPressed in
            StyleBody(
                style, ButtonStyleConfiguration(role: configuration.role, label: .init(body: configuration.label.body), isPressed: isPressed)
            ) { $0.makeBody(configuration: $1) }
        }
    }
}
