import Views

/// A state variable that a control shows and changes, or that a component's parameter stands for.
struct StateReference: Sendable {
    let place: VariablePlace

    /// Reads a variable's name.
    ///
    /// - Parameter type: what it must be; nil, and any value, for all; a list of anything for all lists.
    static func reader(_ type: ExpressionType?) -> BoundParameter.Reader {
        { node, path, binder, scope in
            guard let name = node.string else {
                binder.collector.error("expected the name of a state variable, not \(node.kind)", at: node.position, path: path)
                return nil
            }
            guard let (place, found) = scope.variable(name) else {
                binder.collector.error(
                    "unknown state variable \(quoted(name))", at: node.position, path: path, suggestion: nearestName(to: name, in: scope.variableNames))
                return nil
            }
            if let type, type != .any, found != type, !(type == .array(.any) && found.isList) {
                binder.collector.error("state variable \(quoted(name)) is \(found), not \(type)", at: node.position, path: path)
                return nil
            }
            return .custom(StateReference(place: place))
        }
    }

    /// A binding to the variable.
    @MainActor func binding<Value>(in scope: SceneScope, get: @escaping (SceneValue) -> Value, set: @escaping (Value) -> SceneValue) -> Binding<Value> {
        // The scope, not only its store: it keeps a component's variables.
        let index = place.index(scope.locals)
        return Binding(get: { get(scope.store.value(at: index)) }, set: { scope.store.setValue(set($0), at: index) })
    }
}

extension SceneEntries {
    static func variable(_ name: String, _ type: ExpressionType, isRequired: Bool = true, _ summary: String) -> BoundParameter {
        BoundParameter(
            name, .custom("the name of a state variable that is \(type)"), isRequired: isRequired, shape: .stateVariable(type),
            reader: StateReference.reader(type), summary)
    }

    static let placeholder = BoundParameter("placeholder", .value(.string), "Shown faintly while there is no text.")
    static let fieldLabel = BoundParameter("label", .views, "Shown faintly while there is no text, in place of a placeholder.")

    static let controlViews: [ViewEntry] = [
        ViewEntry(
            "TextField", [variable("text", .string, "What is typed."), placeholder, fieldLabel], primary: "text", otherNames: ["Input"],
            "A line that can be typed into."
        ) { arguments in
            guard let reference: StateReference = arguments.custom("text") else { return SceneContent(EmptyView()) }
            let text = reference.binding(in: arguments.scope, get: { $0.text ?? "" }, set: { .string($0) })
            if arguments.has("label") { return SceneContent(TextField(text: text) { arguments.views("label") }) }
            return SceneContent(TextField(arguments.string("placeholder") ?? "", text: text))
        },
        ViewEntry(
            "SecureField", [variable("text", .string, "What is typed."), placeholder, fieldLabel], primary: "text", otherNames: ["Password"],
            "A line whose letters are shown as dots."
        ) { arguments in
            guard let reference: StateReference = arguments.custom("text") else { return SceneContent(EmptyView()) }
            let text = reference.binding(in: arguments.scope, get: { $0.text ?? "" }, set: { .string($0) })
            if arguments.has("label") { return SceneContent(SecureField(text: text) { arguments.views("label") }) }
            return SceneContent(SecureField(arguments.string("placeholder") ?? "", text: text))
        },
        ViewEntry(
            "Toggle",
            [
                variable("isOn", .bool, "Whether it is on."), .init("title", .value(.string), "What stands beside it."),
                BoundParameter("label", .views, "What stands beside it, in place of a title.").not(with: "title"),
            ], primary: "isOn",
            otherNames: ["Switch", "Checkbox"], "A switch."
        ) { arguments in
            guard let reference: StateReference = arguments.custom("isOn") else { return SceneContent(EmptyView()) }
            let isOn = reference.binding(in: arguments.scope, get: { $0 == .bool(true) }, set: { .bool($0) })
            guard arguments.has("label") else { return SceneContent(Toggle(arguments.string("title") ?? "", isOn: isOn)) }
            return SceneContent(Toggle(isOn: isOn) { arguments.views("label") })
        },
        ViewEntry(
            "Slider",
            [
                variable("value", .number, "Where it is."), .init("min", .value(.number), default: "0", "The least value."),
                .init("max", .value(.number), default: "1", "The greatest value."),
                .init(
                    "step", .number(in: 0 ... .greatestFiniteMagnitude, allowsInfinity: false),
                    "What values are multiples of, counted from the least; any without it."),
                .init("onEditingChanged", .assignments, "What changes when a finger takes the thumb and when it leaves it; 'isEditing' says which."),
            ], primary: "value", local: LocalVariable("as", default: "isEditing", .bool), "A value on a line."
        ) { arguments in
            guard let reference: StateReference = arguments.custom("value") else { return SceneContent(EmptyView()) }
            let (least, greatest) = (arguments.number("min", default: 0), arguments.number("max", default: 1))
            guard least <= greatest else {
                arguments.fail("'min' is above 'max'")
                return SceneContent(EmptyView())
            }
            let value = reference.binding(
                in: arguments.scope,
                get: { value -> Double in
                    if case .number(let number) = value { number } else { least }
                }, set: { .number($0) })
            let told = { (isEditing: Bool) in
                MainActor.assumeIsolated { arguments.adding(.bool(isEditing)).action("onEditingChanged")() }
            }
            if let step = arguments.number("step"), step > 0 {
                return SceneContent(Slider(value: value, in: least...greatest, step: step, onEditingChanged: told))
            }
            return SceneContent(Slider(value: value, in: least...greatest, onEditingChanged: told))
        },
        ViewEntry(
            "Picker",
            [
                .init(
                    "selection", .custom("the name of a state variable"), isRequired: true, shape: .stateVariable(nil),
                    reader: StateReference.reader(nil), "What is chosen."),
                .init("options", .value(.array(.string)), "The texts to choose from; the variable is the one chosen."),
                .init("content", .views, "The options as views, each with a tag; in place of 'options'."),
                .init("title", .value(.string), "What it is for; pickers outside of lists don't show it."),
                BoundParameter("label", .views, "What it is for, in place of a title.").not(with: "title"),
            ], primary: "selection", exactlyOne: ["options", "content"], otherNames: ["Select", "SegmentedControl", "Menu"], "One of several values."
        ) { arguments in
            guard let reference: StateReference = arguments.custom("selection") else { return SceneContent(EmptyView()) }
            let selection: Binding<SceneValue> = reference.binding(in: arguments.scope, get: { $0 }, set: { $0 })
            if arguments.has("options"), selection.wrappedValue.type != .string {
                arguments.fail("'options' are texts, and the variable is \(selection.wrappedValue.kind); give 'content' with tags")
            }
            let options = arguments.list("options") ?? []
            return SceneContent(
                Picker(selection: selection) {
                    if arguments.has("content") { arguments.views("content") }
                    ForEach(options, id: \.self) { Text(verbatim: $0.text ?? "") }
                } label: {
                    if arguments.has("label") { arguments.views("label") } else { Text(verbatim: arguments.string("title") ?? "") }
                })
        },
    ]

    static let controlModifiers: [ModifierEntry] = [
        ModifierEntry(
            "textFieldStyle", [.init("style", .keyword(["automatic", "plain", "roundedBorder"]), isRequired: true, "The look.")], primary: "style",
            "How the text fields inside look."
        ) { view, arguments in
            if arguments.string("style") == "roundedBorder" { view.textFieldStyle(.roundedBorder) } else { view.textFieldStyle(.plain) }
        },
        ModifierEntry(
            "pickerStyle", [.init("style", .keyword(["automatic", "menu", "segmented", "inline"]), isRequired: true, "The look.")], primary: "style",
            "How the pickers inside look."
        ) { view, arguments in
            switch arguments.string("style") {
            case "segmented": view.pickerStyle(.segmented)
            case "inline": view.pickerStyle(.inline)
            default: view.pickerStyle(.menu)
            }
        },
        ModifierEntry(
            "tag", [.init("value", .value(.any), isRequired: true, "The value.")], primary: "value", "The value that choosing the view in a picker gives."
        ) { view, arguments in view.tag(arguments.value("value") ?? .null) },
        ModifierEntry("labelsHidden", [], "Leaves the labels of the controls inside out.") { view, _ in view.labelsHidden() },
        ModifierEntry(
            "imageScale", [.init("scale", .keyword(["small", "medium", "large"]), isRequired: true, "The size.")], primary: "scale",
            "How large the symbols inside are beside their text."
        ) { view, arguments in
            let scales: [String: Image.Scale] = ["small": .small, "medium": .medium, "large": .large]
            return view.imageScale(arguments.string("scale").flatMap { scales[$0] } ?? .medium)
        },
    ]
}
