import Views

extension SceneEntries {
    /// Returns the key with a name; nil after an error.
    @MainActor private static func key(_ name: String, _ context: SceneContext) -> KeyEquivalent? {
        if let key = KeyEquivalent.key(named: name) { return key }
        context.fail("\(quoted(name)) is not a key: it must be one character, or \(KeyEquivalent.named.keys.sorted().joined(separator: ", "))")
        return nil
    }

    @EntryList<ModifierEntry> static var focusModifiers: [ModifierEntry] {
        ModifierEntry(
            "focusable", "Lets a view that isn't a field take the focus, for 'onKeyPress'; 'focused' moves the focus to it.",
            .bool("isFocusable", default: true, "Whether it can take the focus.").primary
        ) { view, isFocusable in view.focusable(isFocusable) }
        ModifierEntry(
            "onKeyPress",
            "Changes state when a key is typed while a view inside has the focus, as with the events 'type' and 'key'; 'as' names the typed character.",
            .string("key", default: nil, "The key: a character, or a name such as 'upArrow', 'space', 'return', or 'escape'; by default any key."),
            .bool("handled", default: true, "Whether the key ends here; otherwise the text field, or a modifier around, gets it as well."), .action, .context,
            locals: [LocalVariable("as", default: "character", .string)]
        ) { view, name, handled, action, context in
            let key = name.flatMap { Self.key($0, context) }
            return view.onKeyPress(phases: .down) { press in
                guard key == nil || press.key == key else { return .ignored }
                action(.string(press.characters))
                return handled ? .handled : .ignored
            }
        }
        ModifierEntry(
            "keyboardShortcut", "Lets the event 'key' run the control: a button, a toggle, or an item of a menu that is open.",
            .string("key", "The key: a character, or a name such as 'return', 'escape', or 'upArrow'.").primary,
            .strings("modifiers", default: nil, "The keys that are held down: 'command', 'shift', 'option', and 'control'; by default 'command'."), .context
        ) { view, name, modifiers, context in
            guard let key = Self.key(name, context) else { return view }
            var held: EventModifiers = []
            for modifier in modifiers ?? ["command"] {
                guard let known = InputEvent.KeyModifier(rawValue: modifier) else {
                    context.fail("\(quoted(modifier)) is not a modifier: it must be \(InputEvent.KeyModifier.allCases.map(\.rawValue).joined(separator: ", "))")
                    return view
                }
                held.insert(known.eventModifier)
            }
            return view.keyboardShortcut(key, modifiers: held)
        }
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
