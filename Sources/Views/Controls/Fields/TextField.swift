import Foundation

/// A text input. It has one line unless its axis is vertical; then it grows with its text.
public struct TextField<Label: View>: View {
    private let core: TextFieldCore
    private let label: Label
    @Environment(\.textFieldStyle) private var style

    init(core: TextFieldCore, label: Label) {
        self.core = core
        self.label = label
    }

    /// - Parameter label: the placeholder, shown faintly while the text is empty.
    public init(text: Binding<String>, @ViewBuilder label: () -> Label) { self.init(core: TextFieldCore(text: text), label: label()) }
    /// - Parameter prompt: the placeholder; nil for the label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(core: TextFieldCore(text: text, prompt: prompt), label: label())
    }
    /// - Parameters:
    ///   - prompt: the placeholder; nil for the label.
    ///   - axis: vertical for a field that grows with its text.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(core: TextFieldCore(text: text, prompt: prompt, axis: axis), label: label())
    }
    /// - Parameters:
    ///   - selection: the selected characters. Not drawn: typing appends.
    ///   - prompt: the placeholder; nil for the label.
    ///   - axis: vertical for a field that grows with its text.
    public init(text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil, @ViewBuilder label: () -> Label) {
        self.init(core: TextFieldCore(text: text, prompt: prompt, axis: axis ?? .horizontal), label: label())
    }

    public var body: some View {
        if let style {
            style.makeBody(TextField<_TextFieldStyleLabel>(core: core, label: _TextFieldStyleLabel(body: AnyView(label))))
                .environment(\.textFieldStyle, style.outer)
        } else {
            TextFieldBody(core: core, label: label)
        }
    }
}

/// The label of a field that a text field style draws.
public struct _TextFieldStyleLabel: View {
    public let body: AnyView
}

/// The common parts of all text fields, regardless of their label.
struct TextFieldCore {
    var text: Binding<String>
    /// The placeholder; nil for the label.
    var prompt: Text?
    var axis = Axis.horizontal
    /// Whether the characters are shown as dots.
    var isSecure = false
    var onEditingChanged: (Bool) -> Void = { _ in }
    var onCommit: () -> Void = {}
    /// Whether the text represents a value, which changes only when the field loses the focus or the return key is typed.
    var isFormatted = false
}

private struct TextFieldBody<Label: View>: View {
    let core: TextFieldCore
    let label: Label
    @State private var isFocused = false
    /// The text that is being typed into a field for a value; nil while the field shows the value.
    @State private var draft: String?
    @Environment(\.fieldFocus) private var fieldFocus
    @Environment(\.submitAction) private var submitAction
    @Environment(\.isBorderedTextField) private var ownBorder
    @Environment(\.textInputBorderShape) private var borderShape
    @Environment(\.look) private var look
    @Environment(\.macForm) private var macForm
    @Environment(\.listContext) private var list
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.keyPressActions) private var keyPressActions

    private var isBordered: Bool { ownBorder ?? (look.fields.isBordered && list == nil) }
    private var text: String { draft ?? core.text.wrappedValue }
    private var typed: Binding<String> { core.isFormatted ? Binding(get: { text }, set: { draft = $0 }) : core.text }

    /// Passes the typed text on to the value.
    private func commit() {
        guard let draft else { return }
        core.text.wrappedValue = draft
        self.draft = nil
    }

    var body: some View {
        // Forms of macOS show the label before the field.
        showsLabel ? AnyView(MacLabeled(label: { label }, control: { field })) : AnyView(field)
    }

    private var showsLabel: Bool { macForm != nil && !isLabelHidden && Label.self != EmptyView.self }

    /// The space around the text.
    private var insets: EdgeInsets { isBordered ? look.fields.bordered : core.isSecure ? look.fields.secure : look.fields.plain }

    private var field: some View {
        line
            .padding(insets)
            .background {
                if isBordered {
                    switch look.fields.border {
                    case .box: MacFieldBorder(radius: borderShape.radius)
                    case .line: TextFieldBorder(shape: borderShape)
                    }
                }
            }
            .contentShape(Rectangle())
            .modifier(
                _TextInputModifier(
                    text: typed, focus: fieldFocus, keyPress: keyPressActions, isMultiline: core.axis == .vertical,
                    focusDidChange: { hasFocus in
                        isFocused = hasFocus
                        if !hasFocus { commit() }
                        core.onEditingChanged(hasFocus)
                    },
                    submit: {
                        commit()
                        core.onCommit()
                        submitAction?()
                    })
            )
            .preference(key: HasFocusedFieldKey.self, value: isFocused)
    }

    private var line: some View {
        ZStack(alignment: Alignment(horizontal: horizontal, vertical: .center)) {
            if text.isEmpty {
                // Text and placeholder replace each other immediately, even in an animated update.
                placeholder.modifier(FieldLines(axis: core.axis, isContents: false)).foregroundColor(Color(provider: .system(.tertiary))).transition(.identity)
            } else if core.isSecure {
                SecureDots(count: text.count).foregroundColor(isEnabled ? nil : Color(provider: .system(.tertiary))).transition(.identity)
            } else {
                // A field with the focus shows the end of a text that is too long to fit.
                Text(verbatim: text).modifier(FieldLines(axis: core.axis, isContents: true)).truncationMode(isFocused ? .head : .tail)
                    .foregroundColor(isEnabled ? nil : Color(provider: .system(.tertiary))).transition(.identity)
            }
        }
        .overlay(alignment: text.isEmpty ? .leading : core.axis == .vertical ? .bottomTrailing : .trailing) {
            if isFocused { Caret().offset(x: text.isEmpty ? 0 : 2) }
        }
        .frame(maxWidth: .infinity, alignment: Alignment(horizontal: horizontal, vertical: .center))
    }

    @ViewBuilder private var placeholder: some View {
        if let prompt = core.prompt { prompt } else if showsLabel { label.hidden() } else { label }
    }

    private var horizontal: HorizontalAlignment {
        switch alignment {
        case .leading: macForm == .grouped ? .trailing : .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

/// Limits a field to one line unless it is vertical.
private struct FieldLines: ViewModifier {
    let axis: Axis
    /// Whether the text scrolls if it is too long: the contents of a field do, its placeholder doesn't.
    let isContents: Bool
    func body(content: Content) -> some View { lines(of: content).environment(\.isFieldText, isContents) }
    @ViewBuilder private func lines(of content: Content) -> some View { if axis == .vertical { content } else { content.lineLimit(1) } }
}

extension EnvironmentValues {
    /// Whether a text is the contents of a field, which scrolls a text that is too long for it.
    var isFieldText: Bool {
        get { self[FieldTextKey.self] }
        set { self[FieldTextKey.self] = newValue }
    }
}

private struct FieldTextKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

/// The dots of a secure field: 7.33 wide, 10.25 apart at the body size (Documentation/Semantics/Controls.md#text-fields).
private struct SecureDots: View {
    let count: Int
    @Environment(\.font) private var font
    @Environment(\.fontResolutionContext) private var fontContext

    var body: some View {
        let scale = (font ?? .body).resolve(in: fontContext).pointSize / 17
        let (width, distance) = (7.33 * scale, 10.25 * scale)
        // Keeps the height and the baseline of a line of text.
        return Text(verbatim: "•").hidden().frame(width: 0).accessibilityHidden(true)
            .frame(width: max(0, CGFloat(count) * distance), alignment: .leading)
            .overlay {
                HStack(spacing: distance - width) {
                    ForEach(0..<count, id: \.self) { _ in Circle().frame(width: width, height: width) }
                }
            }
    }
}

/// A white box with a thin border (Documentation/Semantics/Controls.md#text-fields).
struct TextFieldBorder: View {
    var shape = TextInputBorderShape.automatic

    var body: some View {
        RoundedRectangle(cornerRadius: shape.radius).fill(BackgroundStyle())
            .overlay { RoundedRectangle(cornerRadius: shape.radius).strokeBorder(Color(provider: .system(.separator)), lineWidth: 1) }
    }
}

/// The insertion point: as tall as the line, 2 points wide, in the tint color.
struct Caret: View {
    @Environment(\.tint) private var tint
    var body: some View { Rectangle().fill(tint ?? .accentColor).frame(width: 2) }
}
