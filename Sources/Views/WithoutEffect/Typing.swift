// Keyboards, selected text, and the pasteboard: what is typed comes from the timeline's events.

extension View {
    /// Runs an action when the user deletes, which never happens without a keyboard.
    public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
    /// Sets the text by which typing selects the view. Does not affect drawing.
    public func typeSelectEquivalent(_ text: Text?) -> some View { self }
    /// Sets the keyboard of the text fields inside. Does not affect drawing.
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    /// Sets the meaning of the content of the text fields inside. Does not affect drawing.
    public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
    /// Sets which letters the keyboard capitalizes. Does not affect drawing.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }
    /// Sets which letters the keyboard capitalizes. Does not affect drawing.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
    /// Sets how much writing tools may change texts. A picture has no such tools.
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
    /// Keeps people from finding text.
    public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// Keeps people from replacing text.
    public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// Sets what a keyboard's command copies.
    public func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }
    /// Sets what a keyboard's command cuts.
    public func cuttable<T>(for payloadType: T.Type = T.self, action: @escaping () -> [T]) -> some View { self }
    /// Sets what a keyboard's command pastes.
    public func pasteDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View { self }
    /// Marks a view inside as the first one to get the focus. It only works with remote controls and has no effect on a touch screen.
    public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View { self }
    /// Limits the preference for the default focus to the view. It only works with remote controls and has no effect on a touch screen.
    public func focusScope(_ namespace: Namespace.ID) -> some View { self }
    /// Guides the movement of the focus by keys. It has no effect on a touch screen.
    public func focusSection() -> some View { self }
    /// Sets whether the texts inside can be selected. Does not affect drawing.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
    /// Sets the text that a suggestion enters. Does not affect drawing.
    public func textInputCompletion(_ completion: String) -> some View { self }
    /// Sets the locations of the controls for a text field's format. Does not affect drawing.
    public func textInputFormattingControlVisibility(_ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set) -> some View { self }
    /// Binds the selected characters of the search field. Selections aren't drawn: typing appends.
    public func searchSelection(_ selection: Binding<TextSelection?>) -> some View { self }
    /// Sets whether search fields take dictation. Does not affect drawing.
    public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View { self }
}

extension Scene {
    /// Sets the shortcut that opens the window.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene { self }
}
