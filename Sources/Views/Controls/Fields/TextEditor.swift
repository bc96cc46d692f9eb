/// A text input of any number of lines, which scrolls. It fills the proposed space.
public struct TextEditor: View {
    private let text: Binding<String>
    /// The text with attributes, of which `text` is the characters.
    private var attributed: Binding<AttributedString>?
    @Environment(\.textEditorStyle) private var style

    public init(text: Binding<String>) { self.text = text }
    /// - Parameter selection: the selected characters. Not drawn: typing appends.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.text = text }

    /// - Parameter selection: the selected characters. Not drawn: typing appends.
    public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
        attributed = text
        self.text = Binding {
            String(text.wrappedValue.characters)
        } set: { new in
            let old = String(text.wrappedValue.characters)
            if new.hasPrefix(old) {
                // Typed characters have the attributes of the end.
                let last = text.wrappedValue.runs.last?.attributes ?? AttributeContainer()
                text.wrappedValue.append(AttributedString(String(new.dropFirst(old.count)), attributes: last))
            } else if old.hasPrefix(new) {
                let end = text.wrappedValue.characters.index(text.wrappedValue.startIndex, offsetBy: new.count)
                text.wrappedValue.removeSubrange(end..<text.wrappedValue.endIndex)
            } else {
                text.wrappedValue = AttributedString(new)
            }
        }
    }

    public var body: some View {
        if let attributed {
            TextEditorBody(text: text, attributed: attributed.wrappedValue)
        } else if let style {
            style.makeBody(TextEditorStyleConfiguration(text: text)).environment(\.textEditorStyle, style.outer)
        } else {
            TextEditorBody(text: text)
        }
    }
}

/// The text, 8 points from the top and 5 from the sides, on the background color (Documentation/Semantics/Controls.md#text-fields). On macOS it begins at the
/// top, on the color of fields.
private struct TextEditorBody: View {
    let text: Binding<String>
    var attributed: AttributedString?
    @State private var isFocused = false
    @Environment(\.fieldFocus) private var fieldFocus
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.keyPressActions) private var keyPressActions
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.scrollContentBackground) private var ground
    @Environment(\.look) private var look

    var body: some View {
        ScrollView {
            shownText
                .foregroundColor(isEnabled ? nil : Color(provider: .system(.tertiary)))
                .overlay(alignment: text.wrappedValue.isEmpty ? .leading : .bottomTrailing) {
                    if isFocused { Caret().frame(height: look.fields.editorCaret).offset(x: text.wrappedValue.isEmpty ? 0 : 2) }
                }
                .frame(maxWidth: .infinity, alignment: Alignment(horizontal: horizontal, vertical: .top))
                .padding(look.fields.editor)
        }
        .background { if ground != .hidden { look.fields.editorGround } }
        .contentShape(Rectangle())
        .modifier(
            _TextInputModifier(
                text: text, focus: fieldFocus, keyPress: keyPressActions, isMultiline: true, focusDidChange: { isFocused = $0 }, submit: {})
        )
        .preference(key: HasFocusedFieldKey.self, value: isFocused)
        .layoutValue(key: HidesTextsFromSeparatorKey.self, value: true)
    }

    private var shownText: Text {
        guard let attributed, !text.wrappedValue.isEmpty, !text.wrappedValue.hasSuffix("\n") else { return Text(verbatim: shown) }
        return Text(attributed)
    }
    /// An empty last line keeps its height.
    private var shown: String { text.wrappedValue.isEmpty || text.wrappedValue.hasSuffix("\n") ? text.wrappedValue + " " : text.wrappedValue }

    private var horizontal: HorizontalAlignment {
        switch alignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

/// The properties of a text editor, as passed to its style.
public struct TextEditorStyleConfiguration {
    let text: Binding<String>
}

/// The appearance of text editors.
@MainActor @preconcurrency
public protocol TextEditorStyle {
    associatedtype Body: View
    typealias Configuration = TextEditorStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default style: the text on the background color.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { TextEditorBody(text: configuration.text) }
}

/// The text on the background color.
public struct PlainTextEditorStyle: TextEditorStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { TextEditorBody(text: configuration.text) }
}

/// The text on the background color with a rounded border, as fields with `roundedBorder` have.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        TextEditorBody(text: configuration.text)
            .scrollContentBackground(.hidden)
            .background { TextFieldBorder() }
            .clipShape(RoundedRectangle(cornerRadius: 5))
    }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

private struct TextEditorStyleKey: EnvironmentKey { static var defaultValue: ErasedStyle<TextEditorStyleConfiguration>? { nil } }

extension EnvironmentValues {
    var textEditorStyle: ErasedStyle<TextEditorStyleConfiguration>? {
        get { self[TextEditorStyleKey.self] }
        set { self[TextEditorStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the text editors inside.
    public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
        let erased = { (configuration: TextEditorStyleConfiguration) in AnyView(StyleBody(style, configuration) { $0.makeBody(configuration: $1) }) }
        return modifier(_EnvironmentModifier { $0.textEditorStyle = ErasedStyle(erased, outer: $0.textEditorStyle) })
    }
}
