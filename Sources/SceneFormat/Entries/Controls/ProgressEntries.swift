import Views

extension SceneEntries {
    private static let value = BoundParameter("value", .value(.number), "Where it is; without it there is no known end.")

    static let progressViews: [ViewEntry] = [
        ViewEntry(
            "ProgressView",
            [
                value, .init("total", .number(in: 0 ... .greatestFiniteMagnitude, allowsInfinity: false), default: "1", "Where the end is."),
                .init("title", .value(.string), "What it says."), BoundParameter("label", .views, "What it shows, in place of a title.").not(with: "title"),
                .init("currentValueLabel", .views, "What stands below the bar."),
            ], primary: "value", otherNames: ["Progress", "ActivityIndicator", "Spinner", "Loader"], "How far something has come, or that it is under way."
        ) { arguments in
            let (value, total) = (arguments.number("value"), arguments.number("total", default: 1))
            let (hasLabel, hasValueLabel) = (arguments.has("label") || arguments.has("title"), arguments.has("currentValueLabel"))
            if hasValueLabel {
                return SceneContent(
                    ProgressView(value: value, total: total) {
                        label(arguments)
                    } currentValueLabel: {
                        arguments.views("currentValueLabel")
                    })
            }
            return hasLabel
                ? SceneContent(ProgressView(value: value, total: total) { label(arguments) }) : SceneContent(ProgressView(value: value, total: total))
        },
        ViewEntry(
            "Gauge",
            [
                .init("value", .value(.number), isRequired: true, "Where it is."), .init("min", .value(.number), default: "0", "The least value."),
                .init("max", .value(.number), default: "1", "The greatest value."), .init("title", .value(.string), "What it says."),
                BoundParameter("label", .views, "What it shows, in place of a title.").not(with: "title"),
                .init("currentValueLabel", .views, "The value in words."),
                .init("minimumValueLabel", .views, "The least value in words."), .init("maximumValueLabel", .views, "The greatest value in words."),
            ], primary: "value", otherNames: ["Meter"], "A value within a range."
        ) { arguments in
            let (least, greatest) = (arguments.number("min", default: 0), arguments.number("max", default: 1))
            guard least <= greatest else {
                arguments.fail("'min' is above 'max'")
                return SceneContent(EmptyView())
            }
            let value = arguments.number("value", default: least)
            if arguments.has("minimumValueLabel") || arguments.has("maximumValueLabel") {
                return SceneContent(
                    Gauge(value: value, in: least...greatest) {
                        label(arguments)
                    } currentValueLabel: {
                        arguments.views("currentValueLabel")
                    } minimumValueLabel: {
                        arguments.views("minimumValueLabel")
                    } maximumValueLabel: {
                        arguments.views("maximumValueLabel")
                    })
            }
            if arguments.has("currentValueLabel") {
                return SceneContent(
                    Gauge(value: value, in: least...greatest) {
                        label(arguments)
                    } currentValueLabel: {
                        arguments.views("currentValueLabel")
                    })
            }
            return SceneContent(Gauge(value: value, in: least...greatest) { label(arguments) })
        },
    ]

    @MainActor @ViewBuilder private static func label(_ arguments: SceneArguments) -> some View {
        if arguments.has("label") { arguments.views("label") } else if let title = arguments.string("title") { Text(verbatim: title) }
    }
}
