/// The appearance of text fields.
///
/// Custom styles implement `_body(configuration:)`, as existing code does.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

/// Only the text, without decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration.environment(\.isBorderedTextField, false) }
}

/// The platform's default: only the text; on macOS, a box around it.
public struct DefaultTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration.environment(\.isBorderedTextField, nil) }
}

/// A box with rounded corners around the text.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration.environment(\.isBorderedTextField, true) }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private struct IsBorderedTextFieldKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
private struct TextFieldStyleKey: EnvironmentKey { static var defaultValue: ErasedStyle<TextField<_TextFieldStyleLabel>>? { nil } }

extension EnvironmentValues {
    /// Whether a text field draws a box around its text; nil for the platform's choice.
    var isBorderedTextField: Bool? {
        get { self[IsBorderedTextFieldKey.self] }
        set { self[IsBorderedTextFieldKey.self] = newValue }
    }
    /// The style of text fields; nil for plain ones.
    var textFieldStyle: ErasedStyle<TextField<_TextFieldStyleLabel>>? {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the text fields inside.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        let erased = { (configuration: TextField<_TextFieldStyleLabel>) in AnyView(StyleBody(style, configuration) { $0._body(configuration: $1) }) }
        return modifier(_EnvironmentModifier { $0.textFieldStyle = ErasedStyle(erased, outer: $0.textFieldStyle) })
    }
}
