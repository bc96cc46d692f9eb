import Views

extension SceneEntries {
    private static let title = Parameter.string("title", default: nil, "The title.")
    private static let label = Parameter<SceneElementList?>.views("label", default: nil, "The label as views, instead of a title.").not(with: "title")

    @EntryList<ViewEntry> static var progressViews: [ViewEntry] {
        ViewEntry(
            "ProgressView", "The progress of a task, or an indicator that it is running.",
            .number("value", default: nil, "The progress; by default indeterminate.").primary,
            .number("total", in: .nonNegative, default: 1, "The value at the end."), title, label,
            .views("currentValueLabel", default: nil, "The views below the bar."), otherNames: ["Progress", "ActivityIndicator", "Spinner", "Loader"]
        ) { value, total, title, label, valueLabel in
            let name = ControlLabel(views: label, title: title)
            if let valueLabel {
                return SceneContent(
                    ProgressView(value: value, total: total) {
                        name.body
                    } currentValueLabel: {
                        valueLabel
                    })
            }
            return name.isEmpty
                ? SceneContent(ProgressView(value: value, total: total)) : SceneContent(ProgressView(value: value, total: total) { name.body })
        }
        ViewEntry(
            "Gauge", "A value within a range.",
            .number("value", "The value.").primary, .number("min", default: 0, "The lowest value."), .number("max", default: 1, "The highest value."), title,
            label, .views("currentValueLabel", default: nil, "The label of the value."),
            .views("minimumValueLabel", default: nil, "The label of the lowest value."),
            .views("maximumValueLabel", default: nil, "The label of the highest value."), .context, otherNames: ["Meter"]
        ) { value, lowest, highest, title, label, valueLabel, lowestLabel, highestLabel, context in
            guard lowest <= highest else {
                context.fail("'min' must not be greater than 'max'")
                return SceneContent(EmptyView())
            }
            let name = ControlLabel(views: label, title: title)
            if lowestLabel != nil || highestLabel != nil {
                return SceneContent(
                    Gauge(value: value, in: lowest...highest) {
                        name.body
                    } currentValueLabel: {
                        if let valueLabel { valueLabel }
                    } minimumValueLabel: {
                        if let lowestLabel { lowestLabel }
                    } maximumValueLabel: {
                        if let highestLabel { highestLabel }
                    })
            }
            guard let valueLabel else { return SceneContent(Gauge(value: value, in: lowest...highest) { name.body }) }
            return SceneContent(
                Gauge(value: value, in: lowest...highest) {
                    name.body
                } currentValueLabel: {
                    valueLabel
                })
        }
    }
}

/// The label of a control: views or a title.
@MainActor
private struct ControlLabel {
    let views: SceneElementList?
    let title: String?

    var isEmpty: Bool { views == nil && title == nil }

    @ViewBuilder var body: some View {
        if let views { views } else if let title { Text(verbatim: title) }
    }
}
