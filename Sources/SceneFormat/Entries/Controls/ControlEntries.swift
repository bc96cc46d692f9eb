import Views

extension SceneEntries {
    private static let placeholder = Parameter.string("placeholder", default: nil, "The prompt that is shown while there is no text.")
    private static let prompt = Parameter<SceneElementList?>.views(
        "label", default: nil, "The views that are shown while there is no text, instead of a placeholder.")
    private enum NumberLook { case number, percent }
    private static let numberFormats: Keywords<NumberLook> = ["number": .number, "percent": .percent]
    private static let fieldAxes: Keywords<Axis> = ["horizontal": .horizontal, "vertical": .vertical]
    private static let buttonRoles: Keywords<ButtonRole> = ["destructive": .destructive, "cancel": .cancel]

    private static func label(_ summary: String) -> Parameter<SceneElementList?> { .views("label", default: nil, summary).not(with: "title") }

    @EntryList<ViewEntry> static var controlViews: [ViewEntry] {
        ViewEntry(
            "Button", "Changes state when it is tapped.",
            .string("title", default: nil, "The title."), label("The views that it shows, instead of a title."), .action,
            .keyword("role", buttonRoles, default: nil, "The purpose.")
        ) { title, label, action, role in
            Button(role: role, action: { action() }) {
                if let label { label } else { Text(verbatim: title ?? "") }
            }
        }
        ViewEntry(
            "TextField", "A line of editable text.", .stringVariable("text", default: nil, "The text.").primary, placeholder, prompt,
            .keyword("axis", fieldAxes, default: .described("horizontal"), "The direction in which the field scrolls, or grows line by line.")
                .not(with: "value"),
            .numberVariable("value", default: nil, "A number, instead of a text: it changes at the return key, or when the focus leaves the field."),
            .keyword("format", numberFormats, default: .number, "How the number is written.").going(with: "value"),
            .string("currency", default: nil, "The three letters of a currency in which the number is written, such as 'EUR'.").going(with: "value")
                .not(with: "format"),
            .context, exactlyOne: ["text", "value"], otherNames: ["Input"]
        ) { text, placeholder, prompt, axis, value, format, currency, context in
            if let value {
                if let currency, !NumberFormat.isCurrency(currency.uppercased()) {
                    context.fail("'currency' must be a three-letter currency code, such as 'EUR', not \(quoted(currency))")
                    return SceneContent(EmptyView())
                }
                return SceneContent(
                    NumberField(value: value, isPercent: format == .percent, currency: currency?.uppercased()) {
                        if let prompt { prompt } else { Text(verbatim: placeholder ?? "") }
                    })
            }
            let (text, axis) = (text ?? .constant(""), axis ?? .horizontal)
            if let prompt { return SceneContent(TextField(text: text, axis: axis) { prompt }) }
            return SceneContent(TextField(placeholder ?? "", text: text, axis: axis))
        }
        ViewEntry(
            "SecureField", "A line of editable text that is shown as dots.", .stringVariable("text", "The text.").primary, placeholder, prompt,
            otherNames: ["Password"]
        ) { text, placeholder, prompt in
            if let prompt { return SceneContent(SecureField(text: text) { prompt }) }
            return SceneContent(SecureField(placeholder ?? "", text: text))
        }
        ViewEntry(
            "Toggle", "A switch.",
            .boolVariable("isOn", "Whether it is on.").primary, .string("title", default: nil, "The title next to it."),
            label("The views next to it, instead of a title."), otherNames: ["Switch", "Checkbox"]
        ) { isOn, title, label in
            if let label { return SceneContent(Toggle(isOn: isOn) { label }) }
            return SceneContent(Toggle(title ?? "", isOn: isOn))
        }
        ViewEntry(
            "Slider", "A value on a line.",
            .numberVariable("value", "The value.").primary, .number("min", default: 0, "The lowest value."), .number("max", default: 1, "The highest value."),
            .number("step", in: .nonNegative, default: nil, "The distance between values, counted from the lowest; any value by default."),
            .assignments(
                "onEditingChanged", default: nil, "New values for state variables when dragging begins and ends; 'isEditing' is true at the beginning."),
            .views("minimumValueLabel", default: nil, "The views before the line."), .views("maximumValueLabel", default: nil, "The views behind the line."),
            .context, locals: [LocalVariable("as", default: "isEditing", .bool)]
        ) { value, lowest, highest, step, onEditingChanged, minimumLabel, maximumLabel, context in
            guard lowest <= highest else {
                context.fail("'min' must not be greater than 'max'")
                return SceneContent(EmptyView())
            }
            let changed = { (isEditing: Bool) in MainActor.assumeIsolated { onEditingChanged?(.bool(isEditing)) ?? () } }
            let range = lowest...highest
            if minimumLabel != nil || maximumLabel != nil {
                let slider = LabeledSlider(value: value, range: range, step: step ?? 0, lowest: minimumLabel, highest: maximumLabel, changed: changed)
                return SceneContent(slider)
            }
            if let step, step > 0 { return SceneContent(Slider(value: value, in: range, step: step, onEditingChanged: changed)) }
            return SceneContent(Slider(value: value, in: range, onEditingChanged: changed))
        }
        ViewEntry(
            "Picker", "One of several values.",
            .variable("selection", "The chosen value.").primary,
            .strings("options", default: nil, "The texts to choose from; the variable is the chosen text."),
            .views("content", default: nil, "The options as views, each with a tag, instead of 'options'."),
            .string("title", default: nil, "The title; pickers outside of lists don't show it."), label("The label as views, instead of a title."), .context,
            exactlyOne: ["options", "content"], otherNames: ["Select", "SegmentedControl"]
        ) { selection, options, content, title, label, context in
            if options != nil, selection.wrappedValue.type != .string {
                context.fail("'options' need a variable that is a string, not \(selection.wrappedValue.kind); use 'content' with tags")
            }
            return Picker(selection: selection) {
                if let content { content }
                ForEach((options ?? []).map { SceneValue.string($0) }, id: \.self) { Text(verbatim: $0.text ?? "") }
            } label: {
                if let label { label } else { Text(verbatim: title ?? "") }
            }
        }
    }

    private static let textFieldStyles: StyleKeywords = [
        "automatic": { $0.textFieldStyle(.plain) }, "plain": { $0.textFieldStyle(.plain) }, "roundedBorder": { $0.textFieldStyle(.roundedBorder) },
    ]
    private static let pickerStyles: StyleKeywords = [
        "automatic": { $0.pickerStyle(.menu) }, "menu": { $0.pickerStyle(.menu) }, "segmented": { $0.pickerStyle(.segmented) },
        "inline": { $0.pickerStyle(.inline) }, "wheel": { $0.pickerStyle(.wheel) }, "navigationLink": { $0.pickerStyle(.navigationLink) },
        "palette": { $0.pickerStyle(.palette) },
    ]
    private static let imageScales: Keywords<Image.Scale> = ["small": .small, "medium": .medium, "large": .large]

    @EntryList<ModifierEntry> static var controlModifiers: [ModifierEntry] {
        ModifierEntry("textFieldStyle", "The style of the text fields inside.", .keyword("style", textFieldStyles, "The style.").primary) { view, style in
            style(view)
        }
        ModifierEntry("pickerStyle", "The style of the pickers inside.", .keyword("style", pickerStyles, "The style.").primary) { view, style in
            style(view)
        }
        ModifierEntry("tag", "The value that a picker has while the view is chosen.", .value("value", "The value.").primary) { view, value in
            view.tag(value)
        }
        ModifierEntry("labelsHidden", "Hides the labels of the controls inside.") { view in view.labelsHidden() }
        ModifierEntry(
            "imageScale", "The size of the symbols inside, relative to their text.", .keyword("scale", imageScales, "The size.").primary
        ) { view, scale in view.imageScale(scale) }
    }
}

/// A slider between two labels.
private struct LabeledSlider: View {
    @Binding var value: Double
    let range: ClosedRange<Double>
    /// The distance between values; 0 for any value.
    let step: Double
    let lowest: SceneElementList?
    let highest: SceneElementList?
    let changed: (Bool) -> Void

    @ViewBuilder var body: some View {
        if step > 0 {
            Slider(value: $value, in: range, step: step, label: {}, minimumValueLabel: { lowest }, maximumValueLabel: { highest }, onEditingChanged: changed)
        } else {
            Slider(value: $value, in: range, label: {}, minimumValueLabel: { lowest }, maximumValueLabel: { highest }, onEditingChanged: changed)
        }
    }
}

/// A field for a number.
private struct NumberField<Label: View>: View {
    @Binding var value: Double
    let isPercent: Bool
    let currency: String?
    @ViewBuilder let label: Label

    @ViewBuilder var body: some View {
        if let currency {
            TextField(value: $value, format: .currency(code: currency)) { label }
        } else if isPercent {
            TextField(value: $value, format: .percent) { label }
        } else {
            TextField(value: $value, format: .number) { label }
        }
    }
}
