import Geometry
import Views

extension SceneEntries {
    /// A variable with the value that `onChange` watches.
    private static func watched(_ parameter: String, default name: String) -> LocalVariable {
        LocalVariable(parameter, default: name) { values, _ in
            if case .expression(let value) = values["of"] { value.type } else { .any }
        }
    }

    static let actionModifiers: [ModifierEntry] = [
        ModifierEntry(
            "onTapGesture",
            [
                .set, .settingAnimation, .completion, .completionCriteria,
                .init("count", .number(in: 1...10, allowsInfinity: false), default: "1", "How many taps in a row."),
                .init("coordinateSpace", .name, default: "local", "'local', 'global' or the name of a coordinateSpace around."), priority,
            ], local: LocalVariable("as", .point), otherNames: ["onTap", "onClick"], "Changes state when the view is tapped; 'as' names the point of the tap."
        ) { view, arguments in
            let count = Int(arguments.number("count") ?? 1)
            let space = arguments.coordinateSpace
            guard arguments.has("priority") || arguments.has("coordinateSpace") else {
                return view.onTapGesture(count: count) { arguments.adding(.point($0)).action()() }
            }
            let tap = SpatialTapGesture(count: count, coordinateSpace: space).onEnded { value in
                MainActor.assumeIsolated { arguments.adding(.point(value.location)).action()() }
            }
            return view.adding(tap, arguments.string("priority"))
        },
        ModifierEntry("onAppear", [.set, .settingAnimation, .completion, .completionCriteria], "Changes state when the view comes.") { view, arguments in
            view.onAppear(perform: arguments.action())
        },
        ModifierEntry("onDisappear", [.set, .settingAnimation, .completion, .completionCriteria], "Changes state when the view goes.") { view, arguments in
            view.onDisappear(perform: arguments.action())
        },
        ModifierEntry(
            "onChange",
            [
                .init("of", .value(.any), isRequired: true, "What is watched."), .init("initial", .value(.bool), default: "false", "Whether at first, too."),
                .set, .settingAnimation, .completion, .completionCriteria,
            ], locals: [watched("as", default: "newValue"), watched("oldAs", default: "oldValue")],
            "Changes state when a value has changed; 'newValue' and 'oldValue' are what it is and what it was, at first both the same."
        ) { view, arguments in
            view.onChange(of: arguments.value("of") ?? .null, initial: arguments.bool("initial") ?? false) { old, new in
                arguments.adding(new).adding(old).action()()
            }
        },
        ModifierEntry(
            "contentShape",
            [
                .init("shape", .view, isRequired: true, elementKind: .shape, "A shape, such as { \"Rectangle\": {} }."),
                .init("eoFill", .value(.bool), default: "false", "Whether what is enclosed twice is left out."),
            ], primary: "shape", "Where the view can be hit, besides where it draws."
        ) { view, arguments in
            guard let shape = arguments.shape("shape") else { return view }
            @MainActor func apply(_ shape: some Shape) -> any View { view.contentShape(shape, eoFill: arguments.bool("eoFill") ?? false) }
            return apply(shape)
        },
        ModifierEntry(
            "allowsHitTesting", [.init("enabled", .value(.bool), isRequired: true, "Whether it holds.")], primary: "enabled", "Whether taps reach the view."
        ) { view, arguments in view.allowsHitTesting(arguments.bool("enabled") ?? true) },
    ]
}
