import Foundation
import Geometry
import LayoutEngine
import Views

extension SceneEntries {
    private static let spacing = BoundParameter("spacing", .number, "Points between the children; without it the children decide.")
    private static let children = BoundParameter("content", .views, isRequired: true, "The children, in order.")

    static let containerViews: [ViewEntry] = [
        ViewEntry(
            "HStack", [children, .verticalAlignment("How the children stand to each other."), spacing], primary: "content", otherNames: ["Row"],
            "Views side by side."
        ) { arguments in
            SceneContent(
                HStack(alignment: arguments.verticalAlignment("alignment") ?? .center, spacing: arguments.length("spacing")) { arguments.views("content") })
        },
        ViewEntry(
            "VStack", [children, .horizontalAlignment("How the children stand to each other."), spacing], primary: "content",
            otherNames: ["Column", "Stack"], "Views one above the other."
        ) { arguments in
            SceneContent(
                VStack(alignment: arguments.horizontalAlignment("alignment") ?? .center, spacing: arguments.length("spacing")) { arguments.views("content") })
        },
        ViewEntry(
            "ZStack", [children, .alignment("How the children lie on each other.")], primary: "content", otherNames: ["Layers"],
            "Views in front of each other, the last one in front."
        ) { arguments in
            SceneContent(ZStack(alignment: arguments.alignment("alignment")) { arguments.views("content") })
        },
        ViewEntry("Group", [children], primary: "content", "Views that stand as children of what is around.") { arguments in
            SceneContent(Group { arguments.views("content") })
        },
        ViewEntry(
            "ForEach",
            [
                .init("in", .value(.array(.any)), isRequired: true, "The list; range(0, 12) is one of numbers."),
                .init("id", .value(.any), seesLocals: true, "What tells the elements apart; without it, the elements themselves."),
                .init("content", .views, isRequired: true, "The views of one element."),
            ],
            local: LocalVariable("as") { values, _ in
                guard case .expression(let list) = values["in"], case .array(let element) = list.type else { return .any }
                return element
            }, otherNames: ["For", "Repeat"], "Views for each element of a list."
        ) { arguments in
            SceneContent(ForEach(loopItems(arguments), id: \.id) { $0.arguments.views("content") })
        },
        ViewEntry(
            "GeometryReader", [.init("content", .views, isRequired: true, "What is shown, at the top left.")], primary: "content",
            local: LocalVariable("as", default: "proxy", .geometry), "Takes the room that there is and tells its content about it."
        ) { arguments in
            SceneContent(GeometryReader { proxy in arguments.adding(.geometry(SceneGeometry(proxy))).views("content") })
        },
        ViewEntry(
            "TimelineView",
            [
                .init(
                    "by", .number(in: 0...1e9, allowsInfinity: false), default: "0", "Seconds between two steps of the time, at least 0.001; 0 for every frame."
                ),
                BoundParameter("from", .number(in: -1e9...1e9, allowsInfinity: false), default: "0", "The seconds of the first of these steps.").going(
                    with: "by"),
                BoundParameter("at", .value(.array(.number)), "The seconds at which the content is made anew, in place of even steps.").not(with: "by"),
                .init("paused", .value(.bool), default: "false", "Whether the time stands still."),
                .init("content", .views, isRequired: true, "What is shown, made anew at each step."),
            ], primary: "content", local: LocalVariable("as", default: "time", .number),
            "Tells its content the time: seconds from the scene's start."
        ) { arguments in
            let step = arguments.number("by") ?? 0
            guard step == 0 || step >= 0.001 else {
                arguments.fail("'by' is 0, for every frame, or at least 0.001 seconds")
                return SceneContent(EmptyView())
            }
            if arguments.bool("paused") == true {
                return SceneContent(TimelineView(.animation(paused: true)) { timedViews(arguments, at: $0.date) })
            }
            if let times = arguments.list("at") {
                let dates = times.compactMap { time in
                    if case .number(let seconds) = time { SceneTime.startDate.addingTimeInterval(seconds) } else { nil }
                }
                return SceneContent(TimelineView(.explicit(dates.sorted())) { timedViews(arguments, at: $0.date) })
            }
            let first = SceneTime.startDate.addingTimeInterval(arguments.number("from") ?? 0)
            guard step > 0 else { return SceneContent(TimelineView(.animation) { timedViews(arguments, at: $0.date) }) }
            return SceneContent(TimelineView(.periodic(from: first, by: step)) { timedViews(arguments, at: $0.date) })
        },
        ViewEntry(
            "if",
            [
                .init("if", .value(.bool), isRequired: true, "The condition."), .init("then", .views, isRequired: true, "Shown when it holds."),
                .init("else", .views, "Shown when it doesn't."),
            ], "One view or another; each has a life of its own."
        ) { arguments in
            let condition = arguments.bool("if") ?? false
            return SceneContent(
                Group {
                    if condition { arguments.branch("then") } else { arguments.branch("else") }
                })
        },
        ViewEntry(
            "let",
            [
                .init(
                    "let", .custom("an object of names and values"), isRequired: true, shape: .dictionary(.anything),
                    reader: PreparedLet.read, "The variables; each sees those before it."),
                .init("in", .views, isRequired: true, "The views that use them."),
            ], local: LocalVariable("let", .any), "Gives values a name."
        ) { arguments in
            let variables: PreparedLet? = arguments.custom("let")
            return SceneContent(Group { (variables?.apply(to: arguments) ?? arguments).views("in") })
        },
        ViewEntry("EmptyView", [], "Nothing.") { _ in SceneContent(EmptyView()) },
    ]

    static let contentViews: [ViewEntry] = [
        ViewEntry(
            "Text",
            [
                .init("text", .value(.string), "What it shows; {expressions} are put in."),
                .init("systemImage", .value(.string), "The name of one of Apple's symbols, such as 'star.fill', which stands in the text's line."),
                BoundParameter(
                    "markdown", .value(.bool), default: "false", "Whether **bold**, *italic*, `code`, ~~struck~~ and [links](…) are read as such."
                ).going(with: "text"),
            ] + dateParameters + formatParameters + [
                .init("and", .views, elementKind: .text, "Texts that go on in the same lines, each with modifiers of its own."),
                .init("backgroundColor", .value(.color), "What lies behind the letters, line by line, as an attributed string has it."),
            ], primary: "text", exactlyOne: ["text", "systemImage", "date", "timerInterval", "value"], gives: .text, "Text in as many lines as it needs."
        ) { arguments in
            var text = sceneText(arguments)
            if let color = arguments.color("backgroundColor") { text = text.lineBackground(color) }
            return .text(
                arguments.elements("and").reduce(text) { text, element in
                    if case .text(let next) = element.content(in: arguments.scope) { text + next } else { text }
                })
        },
        ViewEntry(
            "Spacer", [.init("minLength", .number(in: 0 ... .greatestFiniteMagnitude, allowsInfinity: false), "Points that it has at least.")],
            primary: "minLength", "Room that pushes views apart."
        ) { SceneContent(Spacer(minLength: $0.length("minLength"))) },
        ViewEntry("Divider", [], "A thin line across.") { _ in SceneContent(Divider()) },
        ViewEntry("Color", [.init("color", .value(.color), isRequired: true, "The color.")], primary: "color", "An area of a color.") {
            SceneContent($0.color("color") ?? .clear)
        },
        ViewEntry(
            "Button",
            [
                .init("title", .value(.string), "What it says."), BoundParameter("label", .views, "What it shows, in place of a title.").not(with: "title"),
                .set,
                .settingAnimation, .completion, .completionCriteria, .init("role", .keyword(["destructive", "cancel"]), "What it is for."),
            ], "Does something when it is tapped."
        ) { arguments in
            let role: ButtonRole? = arguments.string("role").map { $0 == "cancel" ? .cancel : .destructive }
            let title = arguments.string("title")
            let label = arguments.has("label") ? arguments : nil
            return SceneContent(
                Button(role: role, action: arguments.action()) {
                    if let label { label.views("label") } else { Text(verbatim: title ?? "") }
                })
        },
    ]
}

/// A `Text` without what goes on behind it.
@MainActor private func sceneText(_ arguments: SceneArguments) -> Text {
    if let text = SceneEntries.dateText(arguments) ?? SceneEntries.formattedText(arguments) { return text }
    if let name = arguments.string("systemImage") { return Text(Image(systemName: name)) }
    let string = arguments.string("text") ?? ""
    return arguments.bool("markdown") == true ? Text(LocalizedStringKey(string)) : Text(verbatim: string)
}

/// One round of a loop.
private struct LoopItem {
    let id: SceneValue
    let arguments: SceneArguments
}

/// The content of a `TimelineView` at a date of its schedule.
@MainActor private func timedViews(_ arguments: SceneArguments, at date: Date) -> SceneElementList {
    arguments.adding(.number(date.timeIntervalSince(SceneTime.startDate))).views("content")
}

@MainActor private func loopItems(_ arguments: SceneArguments) -> [LoopItem] {
    let list = arguments.list("in") ?? []
    let limit = arguments.scope.store.limits.views
    guard list.count <= limit else {
        arguments.fail("the loop makes more than \(limit) views")
        return []
    }
    return list.map { element in
        let inner = arguments.adding(element)
        return LoopItem(id: arguments.has("id") ? inner.value("id") ?? .null : element, arguments: inner)
    }
}
