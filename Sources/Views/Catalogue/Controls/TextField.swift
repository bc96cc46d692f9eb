/// A single-line text input.
public struct TextField<Label: View>: View {
    @Binding private var text: String
    private let label: Label
    @State private var isFocused = false
    /// Whether the characters are shown as dots.
    private let isSecure: Bool
    private let onEditingChanged: (Bool) -> Void
    private let onCommit: () -> Void
    @Environment(\.fieldFocus) private var fieldFocus
    @Environment(\.submitAction) private var submitAction
    @Environment(\.isBorderedTextField) private var isBordered
    @Environment(\.isEnabled) private var isEnabled

    /// - Parameter label: the placeholder, shown faintly while the text is empty.
    public init(text: Binding<String>, @ViewBuilder label: () -> Label) { self.init(text: text, label: label()) }

    init(
        text: Binding<String>, label: Label, isSecure: Bool = false, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void = {}
    ) {
        _text = text
        self.label = label
        self.isSecure = isSecure
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
    }

    public var body: some View {
        line
            .padding(isBordered ? 7 : 0)
            .background {
                if isBordered { TextFieldBorder() }
            }
            .contentShape(Rectangle())
            .modifier(
                _TextInputModifier(
                    text: $text, focus: fieldFocus,
                    focusDidChange: { hasFocus in
                        isFocused = hasFocus
                        onEditingChanged(hasFocus)
                    },
                    submit: {
                        onCommit()
                        submitAction?()
                    }))
    }

    private var line: some View {
        HStack(spacing: 0) {
            ZStack(alignment: .leading) {
                if text.isEmpty {
                    // Text and placeholder replace each other at once, also in an animated update.
                    label.foregroundColor(Color(provider: .system(.tertiary))).lineLimit(1).transition(.identity)
                } else {
                    // A field shows the end of a text that is too long to fit.
                    Text(verbatim: isSecure ? String(repeating: "•", count: text.count) : text).lineLimit(1).truncationMode(.head)
                        .foregroundColor(isEnabled ? nil : Color(provider: .system(.tertiary))).transition(.identity)
                }
            }
            .overlay(alignment: text.isEmpty ? .leading : .trailing) {
                if isFocused { Caret().offset(x: text.isEmpty ? 0 : 2) }
            }
            Spacer(minLength: 0)
        }
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(text: text) { Text(titleKey) } }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text: text) { Text(title) } }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) { self.init(text: text) { prompt ?? Text(titleKey) } }
    /// - Parameters:
    ///   - onEditingChanged: called with true when the field gets the focus, and with false when it loses it.
    ///   - onCommit: called when the return key is typed.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(text: text, label: Text(titleKey), onEditingChanged: onEditingChanged, onCommit: onCommit)
    }
}

/// A single-line text input whose characters are shown as dots.
public struct SecureField<Label: View>: View {
    @Binding private var text: String
    private let label: Label

    public init(text: Binding<String>, @ViewBuilder label: () -> Label) {
        _text = text
        self.label = label()
    }

    public var body: some View { TextField(text: $text, label: label, isSecure: true) }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(text: text) { Text(titleKey) } }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text: text) { Text(title) } }
}

/// A white box with a thin border (Documentation/Semantics/Controls.md#text-fields).
private struct TextFieldBorder: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 5).fill(BackgroundStyle())
            .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(Color(provider: .system(.separator)), lineWidth: 1) }
    }
}

/// The insertion point: as tall as the line, 2 points wide, in the tint color.
private struct Caret: View {
    @Environment(\.tint) private var tint
    var body: some View { Rectangle().fill(tint ?? .accentColor).frame(width: 2) }
}

/// The appearance of text fields.
public protocol TextFieldStyle {
    /// Whether there is a box around the text; for the library's use only.
    static var _isBordered: Bool { get }
}

/// Only the text, without decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
    public init() {}
    public static var _isBordered: Bool { false }
}

/// The platform's default: only the text.
public struct DefaultTextFieldStyle: TextFieldStyle {
    public init() {}
    public static var _isBordered: Bool { false }
}

/// A box with rounded corners around the text.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public init() {}
    public static var _isBordered: Bool { true }
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

private struct IsBorderedTextFieldKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    fileprivate var isBorderedTextField: Bool {
        get { self[IsBorderedTextFieldKey.self] }
        set { self[IsBorderedTextFieldKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the text fields inside.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { environment(\.isBorderedTextField, S._isBordered) }
}
