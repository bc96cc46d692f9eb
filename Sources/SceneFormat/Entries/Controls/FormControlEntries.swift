import Foundation
import Views

extension SceneEntries {
    private static let title = Parameter.string("title", default: nil, "The title.")
    private static let label = Parameter<SceneElementList?>.views("label", default: nil, "The views that it shows, instead of a title.").not(with: "title")

    /// The title as a text, or the views instead of it.
    @MainActor @ViewBuilder private static func labelView(_ title: String?, _ label: SceneElementList?) -> some View {
        if let label { label } else { Text(verbatim: title ?? "") }
    }

    private static let dateComponents: Keywords<DatePickerComponents> = [
        "date": .date, "time": .hourAndMinute, "dateAndTime": [.date, .hourAndMinute],
    ]

    @EntryList<ViewEntry> static var formControlViews: [ViewEntry] {
        ViewEntry(
            "Stepper", "A value with two buttons that make it larger and smaller.",
            .numberVariable("value", "The value.").primary, title, label, .number("min", default: nil, "The lowest value."),
            .number("max", default: nil, "The highest value."), .number("step", in: .nonNegative, default: 1, "The amount that a tap adds or subtracts."),
            .context
        ) { value, title, label, lowest, highest, step, context in
            let range = (lowest ?? -.infinity, highest ?? .infinity)
            guard range.0 <= range.1 else {
                context.fail("'min' must not be greater than 'max'")
                return SceneContent(EmptyView())
            }
            return SceneContent(Stepper(value: value, in: range.0...range.1, step: step) { labelView(title, label) })
        }
        ViewEntry(
            "DatePicker", "A date in boxes, which open a calendar and wheels.",
            .numberVariable("selection", "The date, in seconds since the beginning of 2001 in Greenwich.").primary, title, label,
            .keyword("components", dateComponents, default: .described("dateAndTime"), "The parts of the date."),
            .number("min", default: nil, "The earliest date."), .number("max", default: nil, "The latest date."), .context
        ) { selection, title, label, components, earliest, latest, context in
            let date = Binding(
                get: { Date(timeIntervalSinceReferenceDate: selection.wrappedValue) }, set: { selection.wrappedValue = $0.timeIntervalSinceReferenceDate })
            let components = components ?? [.date, .hourAndMinute]
            guard earliest != nil || latest != nil else {
                return SceneContent(DatePicker(selection: date, displayedComponents: components) { labelView(title, label) })
            }
            guard earliest ?? -.infinity <= latest ?? .infinity else {
                context.fail("'min' must not be greater than 'max'")
                return SceneContent(EmptyView())
            }
            let range = (
                earliest.map(Date.init(timeIntervalSinceReferenceDate:)) ?? .distantPast,
                latest.map(Date.init(timeIntervalSinceReferenceDate:)) ?? .distantFuture
            )
            return SceneContent(DatePicker(selection: date, in: range.0...range.1, displayedComponents: components) { labelView(title, label) })
        }
        ViewEntry(
            "ColorPicker", "A color in a well; a tap opens a panel that changes it.", .color("color", "The color at first.").primary, title, label
        ) { color, title, label in SceneColorPicker(color: color, label: labelView(title, label)) }
        ViewEntry("TextEditor", "Lines of editable text.", .stringVariable("text", "The text.").primary) { text in TextEditor(text: text) }
        ViewEntry(
            "Menu", "A button that opens a menu.", .views("content", "The items: buttons, toggles, pickers, dividers, sections, and menus."), title, label,
            .assignments("primaryAction", default: nil, seesLocals: false, "New values for state variables after a tap; then a long press opens the menu.")
        ) { content, title, label, primaryAction in
            guard let primaryAction else {
                return SceneContent(
                    Menu {
                        content
                    } label: {
                        labelView(title, label)
                    })
            }
            return SceneContent(
                Menu {
                    content
                } label: {
                    labelView(title, label)
                } primaryAction: {
                    MainActor.assumeIsolated { primaryAction() }
                })
        }
        ViewEntry("ControlGroup", "Buttons that belong together.", .views("content", "The buttons.").primary, title, label) { content, title, label in
            guard title != nil || label != nil else { return SceneContent(ControlGroup { content }) }
            return SceneContent(
                ControlGroup {
                    content
                } label: {
                    labelView(title, label)
                })
        }
        ViewEntry("GroupBox", "A box around views.", .views("content", "The views.").primary, title, label) { content, title, label in
            if title == nil, label == nil { return SceneContent(GroupBox { content }) }
            return SceneContent(
                GroupBox {
                    content
                } label: {
                    labelView(title, label)
                })
        }
        ViewEntry(
            "DisclosureGroup", "Views that a tap on a label shows and hides.", .views("content", "The views.").primary, title, label,
            .boolVariable("isExpanded", default: nil, "Whether the views are shown; by default the group keeps this state itself.")
        ) { content, title, label, isExpanded in
            guard let isExpanded else {
                return SceneContent(
                    DisclosureGroup {
                        content
                    } label: {
                        labelView(title, label)
                    })
            }
            return SceneContent(
                DisclosureGroup(isExpanded: isExpanded) {
                    content
                } label: {
                    labelView(title, label)
                })
        }
        ViewEntry("LabeledContent", "A label beside views.", .views("content", "The views.").primary, title, label) { content, title, label in
            LabeledContent {
                content
            } label: {
                labelView(title, label)
            }
        }
        ViewEntry(
            "ContentUnavailableView", "A note that there is nothing to show.", .string("title", "The title.").primary,
            .string("systemImage", default: nil, "The name of the symbol above it."), .views("description", default: .empty, "The views below it."),
            .views("actions", default: .empty, "The buttons below these.")
        ) { title, symbol, description, actions in
            ContentUnavailableView {
                if let symbol { Label(title, systemImage: symbol) } else { Text(verbatim: title) }
            } description: {
                description
            } actions: {
                actions
            }
        }
    }

    private static let datePickerStyles: StyleKeywords = [
        "automatic": { $0.datePickerStyle(.automatic) }, "compact": { $0.datePickerStyle(.compact) }, "graphical": { $0.datePickerStyle(.graphical) },
        "wheel": { $0.datePickerStyle(.wheel) },
    ]
    private static let controlSizes: Keywords<ControlSize> = [
        "mini": .mini, "small": .small, "regular": .regular, "large": .large, "extraLarge": .extraLarge,
    ]
    private static let dismissBehaviors: Keywords<MenuActionDismissBehavior> = ["automatic": .automatic, "enabled": .enabled, "disabled": .disabled]
    private static let formStyles: StyleKeywords = [
        "automatic": { $0.formStyle(.automatic) }, "grouped": { $0.formStyle(.grouped) }, "columns": { $0.formStyle(.columns) },
    ]
    private static let borderShapes: Keywords<ButtonBorderShape> = [
        "automatic": .automatic, "capsule": .capsule, "roundedRectangle": .roundedRectangle, "circle": .circle,
    ]

    @EntryList<ModifierEntry> static var formControlModifiers: [ModifierEntry] {
        ModifierEntry("datePickerStyle", "The style of the date pickers inside.", .keyword("style", datePickerStyles, "The style.").primary) {
            view, style in style(view)
        }
        ModifierEntry("controlSize", "The size of the controls inside.", .keyword("size", controlSizes, "The size.").primary) { view, size in
            view.controlSize(size)
        }
        ModifierEntry(
            "buttonBorderShape", "The shape of the bordered buttons inside.", .keyword("shape", borderShapes, "The shape.").primary
        ) { view, shape in view.buttonBorderShape(shape) }
        ModifierEntry(
            "contextMenu", "Opens a menu after a long press on the view.", .views("content", "The items, as in a 'Menu'.").primary,
            .views("preview", default: nil, "The views above the menu, instead of the view itself.")
        ) { view, content, preview in
            guard let preview else { return view.contextMenu { content } as any View }
            return view.contextMenu {
                content
            } preview: {
                preview
            }
        }
        ModifierEntry(
            "menuActionDismissBehavior", "Whether a menu stays open after one of the items inside has run.",
            .keyword("behavior", dismissBehaviors, "Whether it closes.").primary
        ) { view, behavior in view.menuActionDismissBehavior(behavior) }
        ModifierEntry("formStyle", "The style of the forms inside.", .keyword("style", formStyles, "The style.").primary) { view, style in style(view) }
    }
}

/// A color picker that keeps the chosen color itself.
private struct SceneColorPicker<Label: View>: View {
    let color: Color
    let label: Label
    @State private var chosen: Color?

    var body: some View { ColorPicker(selection: Binding(get: { chosen ?? color }, set: { chosen = $0 })) { label } }
}
