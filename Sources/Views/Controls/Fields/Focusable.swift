/// The kinds of interaction for which a view takes the focus.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The system's default: editing and activation.
    public static let automatic: FocusInteractions = [.activate, .edit]
    /// An alternative to a tap, as for buttons.
    public static let activate = FocusInteractions(rawValue: 1)
    /// Typing, as for text fields.
    public static let edit = FocusInteractions(rawValue: 2)
}

/// The precedence of a default focus.
public struct DefaultFocusEvaluationPriority: Sendable {
    let isUserInitiated: Bool
    /// When a view appears.
    public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
    /// Also when the user moves the focus into the view.
    public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

/// Takes the focus for keys when a `FocusState` requests it. As on iOS, a tap doesn't move the focus to it.
private struct FocusableModifier: ViewModifier {
    let isFocusable: Bool
    let onFocusChange: (Bool) -> Void
    @Environment(\.fieldFocus) private var fieldFocus
    @Environment(\.keyPressActions) private var keyPressActions
    @State private var isFocused = false

    func body(content: Content) -> some View {
        content
            .environment(\.isFocused, isFocused)
            .environment(\.fieldFocus, nil)
            .modifier(
                _TextInputModifier(
                    text: .constant(""), focus: isFocusable ? fieldFocus : nil, keyPress: keyPressActions, takesTaps: false,
                    canFocus: isFocusable, takesText: false,
                    focusDidChange: { hasFocus in
                        isFocused = hasFocus
                        onFocusChange(hasFocus)
                    }, submit: {}))
    }
}

/// Sets a focus state when the view appears.
private struct DefaultFocusModifier<V: Hashable>: ViewModifier {
    let binding: FocusState<V>.Binding
    let value: V
    func body(content: Content) -> some View { content.onAppear { binding.wrappedValue = value } }
}

/// Moves the focus back to the default of a scope.
public struct ResetFocusAction {
    let reset: () -> Void
    /// Moves the focus back to the default of the scope with this namespace.
    public func callAsFunction(in namespace: Namespace.ID) { reset() }
}

private struct IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct IsFocusEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether the closest focusable view around this one has the focus.
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }
    /// Whether the system marks the view that has the focus. It does so only with pointers or remote controls.
    public var isFocusEffectEnabled: Bool {
        get { self[IsFocusEffectEnabledKey.self] }
        set { self[IsFocusEffectEnabledKey.self] = newValue }
    }
    /// Moves the focus back to a scope's default. Touch screens have no default focus, so it does nothing.
    public var resetFocus: ResetFocusAction { ResetFocusAction(reset: {}) }
}

extension View {
    /// Lets the view take the focus, for keys.
    public func focusable(_ isFocusable: Bool = true) -> some View { modifier(FocusableModifier(isFocusable: isFocusable, onFocusChange: { _ in })) }
    /// Lets the view take the focus, for keys.
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable, onFocusChange: { _ in }))
    }
    /// Lets the view take the focus, for keys.
    ///
    /// - Parameter onFocusChange: called with true when the view gets the focus, and with false when it loses it.
    public func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable, onFocusChange: onFocusChange))
    }
    /// Gives a view inside the focus when this view appears.
    public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modifier(DefaultFocusModifier(binding: binding, value: value))
    }
    /// Disables the mark of the view that has the focus, which isn't drawn on a touch screen.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View { transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled } }
    /// Keeps submissions of the views inside from reaching the views around it.
    public func submitScope(_ isBlocking: Bool = true) -> some View { transformEnvironment(\.submitAction) { if isBlocking { $0 = nil } } }
}
