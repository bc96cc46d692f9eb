import Geometry
import Views

extension SceneEntries {
    private static let color = BoundParameter("color", .value(.color), isRequired: true, "The color.")

    static let environmentModifiers: [ModifierEntry] = [
        ModifierEntry(
            "foregroundColor", [color], primary: "color", otherNames: ["textColor"], "What texts and shapes are drawn in.",
            text: { $0.foregroundColor($1.color("color")) }, apply: { $0.foregroundColor($1.color("color")) }),
        ModifierEntry(
            "foregroundStyle",
            [
                .init("color", .value(.color), "The color."), .gradient, .material, .imagePaint, .levelStyle, .styleOpacity, .styleShadow,
                .innerStyle("secondary", "What is drawn in the style 'secondary' inside."),
                .innerStyle("tertiary", "What is drawn in the style 'tertiary' inside.").going(with: "secondary"),
            ], primary: "color", viewWith: ["secondary"], "What texts and shapes are drawn in.",
            text: { $0.foregroundStyle($1.style ?? AnyShapeStyle(Color.primary)) },
            apply: { view, arguments in
                let style = arguments.style ?? AnyShapeStyle(Color.primary)
                guard let secondary = arguments.innerStyle("secondary") else { return view.foregroundStyle(style) }
                guard let tertiary = arguments.innerStyle("tertiary") else { return view.foregroundStyle(style, secondary) }
                return view.foregroundStyle(style, secondary, tertiary)
            }),
        ModifierEntry(
            "tint", [.init("color", .value(.color), "The color."), .gradient], primary: "color", otherNames: ["accentColor"],
            "The color of what can be tapped, and of gauges and progress bars."
        ) { view, arguments in
            if arguments.has("gradient"), let style = arguments.style { return view.tint(style) }
            return view.tint(arguments.color("color"))
        },
        environmentSetter,
        ModifierEntry(
            "disabled", [.init("disabled", .value(.bool), default: "true", "Whether it holds.")], primary: "disabled", "Buttons inside don't react."
        ) { view, arguments in view.disabled(arguments.bool("disabled") ?? true) },
        ModifierEntry(
            "id", [.init("id", .value(.any), isRequired: true, "A value; when it changes, the view starts anew.")], primary: "id",
            "The view's identity; events find the view by it, too."
        ) { view, arguments in
            let id = arguments.value("id") ?? .null
            return view.accessibilityIdentifier(id.text ?? "").id(id)
        },
        ModifierEntry(
            "accessibilityIdentifier", [.init("identifier", .value(.string), isRequired: true, "The name.")], primary: "identifier",
            "A name by which events and listings find the view."
        ) { view, arguments in view.accessibilityIdentifier(arguments.string("identifier") ?? "") },
    ]

    /// A variable with the value that `onChange` watches.
    private static func watched(_ parameter: String, default name: String) -> BoundLocal {
        BoundLocal(parameter, default: name) { values, _ in
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
            ], local: BoundLocal("as", .point), otherNames: ["onTap", "onClick"], "Changes state when the view is tapped; 'as' names the point of the tap."
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
        ModifierEntry(
            "animation",
            [
                .animation(isRequired: true, "How changes move; null makes them jump."), .init("value", .value(.any), "Only changes of this value move."),
                .modifiers(seesLocals: false, "Modifiers that are applied to the view, whose changes alone move."),
            ],
            primary: "animation", "Moves what changes inside."
        ) { view, arguments in
            let animation = arguments.animation("animation")
            if let modifiers: PreparedModifiers = arguments.custom("modifiers") {
                return view.animation(animation) { modifiers.apply(to: $0, in: arguments.scope) }
            }
            guard arguments.has("value") else {
                // `animation(_:)` without a value, which SwiftUI has deprecated in favour of this.
                return view.transaction { transaction in
                    if !transaction.disablesAnimations { transaction.animation = animation }
                }
            }
            return view.animation(animation, value: arguments.value("value") ?? .null)
        },
    ]
}
