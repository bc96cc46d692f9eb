import Geometry
import Views

extension SceneEntries {
    static let focusModifiers: [ModifierEntry] = [
        ModifierEntry("onSubmit", [.set, .settingAnimation, .completion, .completionCriteria], "Changes state when the return key is typed in a field inside.")
        {
            view, arguments in
            let action = arguments.action()
            return view.onSubmit { action() }
        },
        ModifierEntry(
            "focused",
            [
                .init(
                    "isFocused", .custom("the name of a state variable"), isRequired: true, shape: .stateVariable(.bool), reader: StateReference.reader(nil),
                    "True while the field has the focus; setting it gives or takes the focus. With 'equals', the variable that names the field."),
                .init("equals", .value(.any), "The value that the variable has while this field has the focus, null where none of its fields has it."),
            ], primary: "isFocused", "Ties the focus of the text field inside to a state variable."
        ) { view, arguments in
            guard let reference: StateReference = arguments.custom("isFocused") else { return view }
            let (name, isNamed) = (arguments.value("equals") ?? .null, arguments.has("equals"))
            let variable: Binding<SceneValue> = reference.binding(in: arguments.scope, get: { $0 }, set: { $0 })
            if !isNamed, variable.wrappedValue.type != .bool {
                arguments.fail("'isFocused' is true or false, and the variable is \(variable.wrappedValue.kind); say what it 'equals'")
            }
            let isWanted = Binding(
                get: { variable.wrappedValue == (isNamed ? name : .bool(true)) },
                set: { hasFocus in
                    if !isNamed {
                        variable.wrappedValue = .bool(hasFocus)
                    } else if hasFocus {
                        variable.wrappedValue = name
                    } else if variable.wrappedValue == name {
                        variable.wrappedValue = .null
                    }
                })
            return SceneFocusView(content: view, isWanted: isWanted)
        },
    ]
}

/// A text field whose focus follows a state variable, and the variable the focus.
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
