import Geometry
import Views

extension SceneEntries {
    private static let schemes: Keywords<ColorScheme> = ["light": .light, "dark": .dark]

    @EntryList<ModifierEntry> static var environmentModifiers: [ModifierEntry] {
        ModifierEntry("foregroundColor", "The color of texts and shapes.", .color("color", "The color.").primary, otherNames: ["textColor"]) {
            $0.foregroundColor($1)
        } text: {
            $0.foregroundColor($1)
        }
        ModifierEntry(
            "foregroundStyle", "The style of texts and shapes.",
            .style(color: "The color.").primary,
            .innerStyle("secondary", default: nil, "The style 'secondary' of the views inside.").makingView,
            .innerStyle("tertiary", default: nil, "The style 'tertiary' of the views inside.").going(with: "secondary")
        ) { view, style, secondary, tertiary in
            let style = style.style ?? AnyShapeStyle(Color.primary)
            guard let secondary else { return view.foregroundStyle(style) }
            guard let tertiary else { return view.foregroundStyle(style, secondary) }
            return view.foregroundStyle(style, secondary, tertiary)
        } text: { text, style, _, _ in
            text.foregroundStyle(style.style ?? AnyShapeStyle(Color.primary))
        }
        ModifierEntry(
            "tint", "The color of controls, gauges, and progress bars.", .style(color: "The color.", [.gradient]).primary, otherNames: ["accentColor"]
        ) { view, style in
            if style.onlyColor == nil, let style = style.style { view.tint(style) } else { view.tint(style.onlyColor) }
        }
        environmentSetter
        ModifierEntry(
            "preferredColorScheme", "The color scheme of the system colors inside.", .keyword("scheme", schemes, "The scheme.").primary,
            otherNames: ["colorScheme", "darkMode"]
        ) { view, scheme in view.preferredColorScheme(scheme) }
        ModifierEntry("disabled", "Disables the controls inside.", .bool("disabled", default: true, "Whether they are disabled.").primary) { view, disabled in
            view.disabled(disabled)
        }
        ModifierEntry(
            "id", "The view's identity; events find the view by it, too.", .value("id", "A value; the view starts anew when it changes.").primary
        ) { view, id in view.accessibilityIdentifier(id.text ?? "").id(id) }
        ModifierEntry(
            "accessibilityIdentifier", "A name by which events and listings find the view.", .string("identifier", "The name.").primary
        ) { view, identifier in view.accessibilityIdentifier(identifier) }
        ModifierEntry(
            "accessibilityHidden", "Hides the view from events that find views by name.", .bool("hidden", default: true, "Whether it is hidden.").primary
        ) { view, isHidden in view.accessibilityHidden(isHidden) }
    }
}
