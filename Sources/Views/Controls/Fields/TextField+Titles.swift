import Foundation

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(core: TextFieldCore(text: text), label: Text(titleKey))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(core: TextFieldCore(text: text), label: Text(title))
    }
    /// - Parameter prompt: the placeholder; nil for the title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(core: TextFieldCore(text: text, prompt: prompt), label: Text(titleKey))
    }
    /// - Parameter prompt: the placeholder; nil for the title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(core: TextFieldCore(text: text, prompt: prompt), label: Text(title))
    }
    /// - Parameter axis: vertical for a field that grows with its text.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(core: TextFieldCore(text: text, axis: axis), label: Text(titleKey))
    }
    /// - Parameter axis: vertical for a field that grows with its text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(core: TextFieldCore(text: text, axis: axis), label: Text(title))
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(core: TextFieldCore(text: text, prompt: prompt, axis: axis), label: Text(titleKey))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(core: TextFieldCore(text: text, prompt: prompt, axis: axis), label: Text(title))
    }
    /// - Parameter selection: the selected characters. Not drawn: typing appends.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil) {
        self.init(core: TextFieldCore(text: text, prompt: prompt, axis: axis ?? .horizontal), label: Text(titleKey))
    }
    /// - Parameter selection: the selected characters. Not drawn: typing appends.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil) {
        self.init(core: TextFieldCore(text: text, prompt: prompt, axis: axis ?? .horizontal), label: Text(title))
    }
}

// SwiftUI's original API, with callbacks.
extension TextField where Label == Text {
    /// - Parameters:
    ///   - onEditingChanged: called with true when the field gets the focus, and with false when it loses it.
    ///   - onCommit: called when the return key is typed.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void) {
        self.init(core: TextFieldCore(text: text, onEditingChanged: onEditingChanged, onCommit: onCommit), label: Text(titleKey))
    }
    /// - Parameters:
    ///   - onEditingChanged: called with true when the field gets the focus, and with false when it loses it.
    ///   - onCommit: called when the return key is typed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void) {
        self.init(core: TextFieldCore(text: text, onEditingChanged: onEditingChanged, onCommit: onCommit), label: Text(title))
    }
    /// - Parameter onEditingChanged: called with true when the field gets the focus, and with false when it loses it.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(core: TextFieldCore(text: text, onEditingChanged: onEditingChanged), label: Text(titleKey))
    }
    /// - Parameter onEditingChanged: called with true when the field gets the focus, and with false when it loses it.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(core: TextFieldCore(text: text, onEditingChanged: onEditingChanged), label: Text(title))
    }
    /// - Parameter onCommit: called when the return key is typed.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(core: TextFieldCore(text: text, onCommit: onCommit), label: Text(titleKey))
    }
    /// - Parameter onCommit: called when the return key is typed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(core: TextFieldCore(text: text, onCommit: onCommit), label: Text(title))
    }
}
