import Foundation
import Views

extension SceneEntries {
    /// Seconds from the scene's start: some 3,000 years to either side.
    private static let moment = ParameterKind.number(in: -1e11...1e11, allowsInfinity: false)
    private static let dateStyles: [(name: String, style: Text.DateStyle)] = [
        ("date", .date), ("time", .time), ("relative", .relative), ("offset", .offset), ("timer", .timer),
    ]

    /// What a `Text` takes in place of letters.
    static let dateParameters: [BoundParameter] = [
        .init(
            "date", moment,
            "A moment in place of letters, in seconds from the scene's start, which is the beginning of 2001 at Greenwich; date(2026, 11, 21) is one."),
        BoundParameter(
            "style", .keyword(dateStyles.map(\.name)), default: "date",
            "How the moment is written: its day, its time of day, or how far away it is, which follows the scene's clock."
        ).going(with: "date"),
        .init(
            "timerInterval", .value(.array(.number)),
            "Two moments: shows what is left of the time between them, as 1:02:32, in place of letters."),
        BoundParameter("pauseTime", moment, "The moment at which the time that is left stands still.").going(with: "timerInterval"),
        BoundParameter("countsDown", .value(.bool), default: "true", "Whether what is left is shown, in place of what has passed.").going(
            with: "timerInterval"),
        BoundParameter("showsHours", .value(.bool), default: "true", "Whether an hour is more than sixty minutes.").going(with: "timerInterval"),
    ]

    private static func date(_ seconds: Double) -> Date { SceneTime.startDate.addingTimeInterval(seconds) }

    /// The text of a moment, or of the time between two; nil where there is neither.
    @MainActor static func dateText(_ arguments: SceneArguments) -> Text? {
        if arguments.has("date") {
            let name = arguments.string("style")
            return Text(date(arguments.number("date", default: 0)), style: dateStyles.first { $0.name == name }?.style ?? .date)
        }
        guard arguments.has("timerInterval") else { return nil }
        let given = arguments.numbers("timerInterval")
        let moments = given ?? []
        guard moments.count == 2, moments[0] <= moments[1], moments.allSatisfy({ abs($0) <= 1e11 }) else {
            if given != nil { arguments.fail("'timerInterval' is two moments in order, from -1e11 to 1e11 seconds") }
            return Text(verbatim: "")
        }
        return Text(
            timerInterval: date(Double(moments[0]))...date(Double(moments[1])), pauseTime: arguments.number("pauseTime").map(date),
            countsDown: arguments.bool("countsDown") ?? true, showsHours: arguments.bool("showsHours") ?? true)
    }
}
