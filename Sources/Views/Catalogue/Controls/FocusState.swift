/// Which text field has the focus, as a view knows and sets it: true and false for one field, or the name of one of several.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// The place of the value, for `focused(_:)`.
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

/// What a text field is told about its focus, and whom it tells.
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
    /// What the return key does in text fields, besides giving up the focus.
    var submitAction: (() -> Void)? {
        get { self[SubmitActionKey.self] }
        set { self[SubmitActionKey.self] = newValue }
    }
}

/// Reads the state where it is applied, so that what lies inside is told of a change.
private struct FocusedModifier<Value: Hashable>: ViewModifier {
    let binding: FocusState<Value>.Binding
    let focused: Value
    /// What the state is when the field loses the focus.
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

/// What a return key can end.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

/// What a return key is called; keyboards are in no picture.
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
    /// The text field inside has the focus while `condition` is true.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: condition, focused: true, lost: false))
    }
    /// The text field inside has the focus while the state is `value`; losing it makes that nil.
    public func focused<V: Hashable>(_ binding: FocusState<V?>.Binding, equals value: V) -> some View {
        modifier(FocusedModifier(binding: binding, focused: .some(value), lost: nil))
    }
    /// Does something when the return key is typed in a text field inside.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        transformEnvironment(\.submitAction) { outer in
            guard triggers.contains(.text) else { return }
            let further = outer
            outer = {
                action()
                further?()
            }
        }
    }
    /// What the return key is called: no picture shows it, and there is a warning.
    public func submitLabel(_ label: SubmitLabel) -> some View { notDrawn("submitLabel") }
    /// Whether spelling is left alone, as it always is here; a wish for corrections warns.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { notDrawn(disable ? nil : "autocorrectionDisabled(false)") }
    /// Whether spelling is left alone, as it always is here; a wish for corrections warns.
    public func disableAutocorrection(_ disable: Bool?) -> some View { notDrawn(disable == false ? "disableAutocorrection(false)" : nil) }
}
