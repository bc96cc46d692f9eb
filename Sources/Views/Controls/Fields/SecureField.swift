/// A text input of one line whose characters are shown as dots.
public struct SecureField<Label: View>: View {
    private let core: TextFieldCore
    private let label: Label

    init(text: Binding<String>, prompt: Text? = nil, label: Label, onCommit: @escaping () -> Void = {}) {
        core = TextFieldCore(text: text, prompt: prompt, isSecure: true, onCommit: onCommit)
        self.label = label
    }

    /// - Parameter label: the placeholder, shown faintly while the text is empty.
    public init(text: Binding<String>, @ViewBuilder label: () -> Label) { self.init(text: text, label: label()) }
    /// - Parameter prompt: the placeholder; nil for the label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, label: label())
    }

    public var body: some View { TextField(core: core, label: label) }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(text: text, label: Text(titleKey)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text: text, label: Text(title)) }
    /// - Parameter prompt: the placeholder; nil for the title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) { self.init(text: text, prompt: prompt, label: Text(titleKey)) }
    /// - Parameter prompt: the placeholder; nil for the title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) { self.init(text: text, prompt: prompt, label: Text(title)) }
    /// - Parameter onCommit: called when the return key is typed.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text, label: Text(titleKey), onCommit: onCommit)
    }
    /// - Parameter onCommit: called when the return key is typed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text, label: Text(title), onCommit: onCommit)
    }
}
