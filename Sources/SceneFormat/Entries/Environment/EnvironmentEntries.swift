import Geometry
import Views

extension SceneEntries {
    private static let color = BoundParameter("color", .value(.color), isRequired: true, "The color.")

    private static let schemes: [String: ColorScheme] = ["light": .light, "dark": .dark]

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
            "preferredColorScheme", [.init("scheme", .keyword(["light", "dark"]), isRequired: true, "The scheme.")], primary: "scheme",
            otherNames: ["colorScheme", "darkMode"], "How system colors look inside."
        ) { view, arguments in view.preferredColorScheme(arguments.string("scheme").flatMap { schemes[$0] }) },
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
        ModifierEntry(
            "accessibilityHidden", [.init("hidden", .value(.bool), default: "true", "Whether it holds.")], primary: "hidden",
            "Leaves the view out of what events find by name."
        ) { view, arguments in view.accessibilityHidden(arguments.bool("hidden") ?? true) },
    ]
}
