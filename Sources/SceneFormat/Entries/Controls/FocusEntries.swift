import Views

extension SceneEntries {
    @EntryList<ModifierEntry> static var focusModifiers: [ModifierEntry] {
        ModifierEntry("onSubmit", "Changes state when the return key is pressed in a text field inside.", .action) { view, action in
            view.onSubmit { action() }
        }
        ModifierEntry(
            "focused", "Connects the focus of the text field inside with a state variable.",
            .variable(
                "isFocused", likely: .bool,
                "True while the field has the focus; setting it moves the focus. With 'equals', the variable that identifies the focused field."
            ).primary,
            .value("equals", default: nil, "The value of the variable while this field has the focus; null if none of its fields has it."), .context
        ) { view, variable, name, context in
            if name == nil, variable.wrappedValue.type != .bool {
                context.fail("'isFocused' without 'equals' needs a variable that is true or false, not \(variable.wrappedValue.kind)")
            }
            let isWanted = Binding(
                get: { variable.wrappedValue == (name ?? .bool(true)) },
                set: { hasFocus in
                    if name == nil {
                        variable.wrappedValue = .bool(hasFocus)
                    } else if let name, hasFocus {
                        variable.wrappedValue = name
                    } else if variable.wrappedValue == name {
                        variable.wrappedValue = .null
                    }
                })
            return SceneFocusView(content: view, isWanted: isWanted)
        }
    }
}

/// A text field that synchronizes its focus with a state variable.
private struct SceneFocusView: View {
    let content: AnyView
    let isWanted: Binding<Bool>
    @FocusState private var isFocused: Bool

    var body: some View {
        content.focused($isFocused)
            .onChange(of: isWanted.wrappedValue, initial: true) { _, wanted in isFocused = wanted }
            .onChange(of: isFocused) { _, hasFocus in isWanted.wrappedValue = hasFocus }
    }
}
