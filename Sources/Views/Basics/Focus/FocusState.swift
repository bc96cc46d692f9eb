/// Reads and sets which text field has the focus: a Boolean for a single field, or an optional value that identifies one of several.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A binding to the value, for `focused(_:)`.
    @propertyWrapper
    public struct Binding {
        let binding: Views.Binding<Value>
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }
        public var projectedValue: Binding { self }
    }

    private var state: State<Value>

    public init() where Value == Bool { state = State(wrappedValue: false) }
    public init<T>() where Value == T?, T: Hashable { state = State(wrappedValue: nil) }

    /// The value; setting it moves the focus.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}

/// The focus requested for a text field, and the callback for changes of its focus.
struct FieldFocus {
    let isWanted: Bool
    let set: (Bool) -> Void
}

private struct FieldFocusKey: EnvironmentKey { static var defaultValue: FieldFocus? { nil } }
private struct SubmitActionKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
    var fieldFocus: FieldFocus? {
        get { self[FieldFocusKey.self] }
        set { self[FieldFocusKey.self] = newValue }
    }
    /// The action of the return key in text fields, which also give up the focus.
    var submitAction: (() -> Void)? {
        get { self[SubmitActionKey.self] }
        set { self[SubmitActionKey.self] = newValue }
    }
}

/// Reads the state where the modifier is applied, so that the views inside are updated when it changes.
private struct FocusedModifier<Value: Hashable>: ViewModifier {
    let binding: FocusState<Value>.Binding
    let focused: Value
    /// The state's value after the field loses the focus.
    let lost: Value

    func body(content: Content) -> some View {
        let isWanted = binding.wrappedValue == focused
        return content.environment(
            \.fieldFocus,
            FieldFocus(isWanted: isWanted) { hasFocus in
                if hasFocus { binding.wrappedValue = focused } else if binding.wrappedValue == focused { binding.wrappedValue = lost }
            })
    }
}

/// Reads the state where the modifier is applied, for the search field of the views inside.
private struct SearchFocusedModifier<Value: Hashable>: ViewModifier {
    let binding: FocusState<Value>.Binding
    let focused: Value
    let lost: Value

    func body(content: Content) -> some View {
        content.environment(
            \.searchFocus,
            FieldFocus(isWanted: binding.wrappedValue == focused) { hasFocus in
                if hasFocus { binding.wrappedValue = focused } else if binding.wrappedValue == focused { binding.wrappedValue = lost }
            })
    }
}

/// The kinds of input that the return key can submit.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

/// The label of a return key. It has no effect, because keyboards are not drawn.
public struct SubmitLabel: Sendable {
    public static let done = SubmitLabel()
    public static let go = SubmitLabel()
    public static let send = SubmitLabel()
    public static let join = SubmitLabel()
    public static let route = SubmitLabel()
    public static let search = SubmitLabel()
    public static let `return` = SubmitLabel()
    public static let next = SubmitLabel()
    public static let `continue` = SubmitLabel()
}

extension View {
    /// Gives the text field inside the focus while `condition` is true.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: condition, focused: true, lost: false))
    }
    /// Gives the text field inside the focus while the state equals `value`; losing the focus sets the state to nil, or a Boolean to its opposite.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        modifier(FocusedModifier(binding: binding, focused: value, lost: Self.lost(value)))
    }
    /// Gives the search field of the views inside the focus while `condition` is true.
    public func searchFocused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(SearchFocusedModifier(binding: condition, focused: true, lost: false))
    }
    /// Gives the search field of the views inside the focus while the state equals `value`.
    public func searchFocused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        modifier(SearchFocusedModifier(binding: binding, focused: value, lost: Self.lost(value)))
    }
    /// The value of a focus state while another view has the focus.
    private static func lost<Value: Hashable>(_ value: Value) -> Value {
        if let optional = Value.self as? any ExpressibleByNilLiteral.Type, let none = optional.init(nilLiteral: ()) as? Value { return none }
        return (value as? Bool).flatMap { !$0 as? Value } ?? value
    }
    /// Performs an action when the return key is typed in a text field inside.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        func add(to outer: inout (() -> Void)?) {
            let further = outer
            outer = {
                action()
                further?()
            }
        }
        return
            transformEnvironment(\.submitAction) { if triggers.contains(.text) { add(to: &$0) } }
            .transformEnvironment(\.searchSubmitAction) { if triggers.contains(.search) { add(to: &$0) } }
    }
    /// Sets the label of the return key. It is not drawn, which a warning reports.
    public func submitLabel(_ label: SubmitLabel) -> some View { notDrawn("submitLabel") }
    /// Disables autocorrection, which never happens here; a request to enable it causes a warning.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { notDrawn(disable ? nil : "autocorrectionDisabled(false)") }
    /// Disables autocorrection, which never happens here; a request to enable it causes a warning.
    public func disableAutocorrection(_ disable: Bool?) -> some View { notDrawn(disable == false ? "disableAutocorrection(false)" : nil) }
}
