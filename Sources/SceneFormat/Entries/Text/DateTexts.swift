import Foundation
import Views

extension Parameter where Value == Text? {
    private static let dateStyles: Keywords<Text.DateStyle> = [
        "date": .date, "time": .time, "relative": .relative, "offset": .offset, "timer": .timer,
    ]

    /// Seconds from the beginning of 2001: about 3,000 years in either direction.
    private static let moments = -1e11...1e11

    private static func date(_ seconds: Double) -> Date { CalendarMoment.origin.addingTimeInterval(seconds) }

    /// The text of a moment or of a time interval; nil if neither is given.
    static let dateText = group(
        .number(
            "date", in: moments, default: nil,
            "A moment instead of a text, in seconds from the beginning of 2001 at Greenwich, where the scene's clock starts; date(2026, 11, 21) is one."),
        .keyword(
            "style", dateStyles, default: .date,
            "How the moment is written: its day, its time of day, or its distance from now, which follows the scene's clock."
        ).going(with: "date"),
        .numbers("timerInterval", default: nil, "The start and the end of a timer, instead of a text: shows the remaining time, as 1:02:32."),
        .number("pauseTime", in: moments, default: nil, "The time at which the timer pauses.").going(with: "timerInterval"),
        .bool("countsDown", default: true, "Whether the remaining time is shown, instead of the elapsed time.").going(with: "timerInterval"),
        .bool("showsHours", default: true, "Whether hours are shown, instead of more than 59 minutes.").going(with: "timerInterval"),
        .context
    ) { seconds, style, interval, pauseTime, countsDown, showsHours, context in
        if let seconds { return Text(date(seconds), style: style) }
        guard let interval else { return nil }
        guard interval.count == 2, interval[0] <= interval[1], interval.allSatisfy({ abs($0) <= 1e11 }) else {
            context.fail("'timerInterval' must be two dates in order, from -1e11 to 1e11 seconds")
            return Text(verbatim: "")
        }
        return Text(
            timerInterval: date(Double(interval[0]))...date(Double(interval[1])), pauseTime: pauseTime.map(date), countsDown: countsDown,
            showsHours: showsHours)
    }
}
