import Foundation

extension ExpressionFunction {
    /// Functions of dates, which are seconds from the beginning of 2001.
    static let dates: [ExpressionFunction] = [
        ExpressionFunction(
            "date",
            [
                Parameter("year", .number), Parameter("month", .number), Parameter("day", .number), Parameter("hour", .number), Parameter("minute", .number),
                Parameter("second", .number),
            ], required: 3,
            "A moment at Greenwich in seconds from the beginning of 2001: date(2001, 1, 2) is 86400.", result: .always(.number)
        ) { call throws(ExpressionError) in
            let year = try whole(call, 0, CalendarMoment.years)
            let month = try whole(call, 1, 1...12)
            let day = try whole(call, 2, 1...CalendarMoment.length(ofMonth: month, year: year))
            let hour = call.arguments.count > 3 ? try whole(call, 3, 0...23) : 0
            let minute = call.arguments.count > 4 ? try whole(call, 4, 0...59) : 0
            let second = call.arguments.count > 5 ? try call.number(5) : 0
            guard second >= 0, second < 60 else { throw call.error("date needs a 'second' from 0 up to 60") }
            return .number(CalendarMoment(year: year, month: month, day: day, hour: hour, minute: minute, second: second).seconds)
        },
        ExpressionFunction(
            "parseDate", [Parameter("text", .string)],
            "The moment of a date in the form of ISO 8601: parseDate('2026-11-21'), parseDate('2026-11-21T09:41'); a year or a month alone is its beginning.",
            result: .always(.number)
        ) { call throws(ExpressionError) in
            let text = try call.string(0)
            guard let moment = CalendarMoment(iso: text) else {
                throw call.error("parseDate needs a date such as '2026-11-21' or '2026-11-21T09:41:00', not \(quoted(text))")
            }
            return .number(moment.seconds)
        },
        formattedDate(in: .american),
    ]

    private static func formattedDate(in locale: Locale) -> ExpressionFunction {
        let names = CalendarNames.of(locale)
        return ExpressionFunction(
            "formattedDate", [Parameter("moment", .number), Parameter("pattern", .string)],
            "A moment in the scene's 'locale', by a Unicode pattern: formattedDate(date(2026, 11, 21), 'MMM d, yyyy') is 'Nov 21, 2026'; the letters are y M "
                + "(month) L (month without a day) d E (weekday) Q (quarter) H h m s and a (AM or PM). The 'format' of a text has more options.",
            result: .always(.string), localized: formattedDate
        ) { call throws(ExpressionError) in
            let pattern = try call.string(1)
            try call.evaluator.charge(pattern.utf8.count, at: call.offset)
            guard let moment = CalendarMoment(seconds: try call.number(0)) else {
                throw call.error("formattedDate needs a moment of the years 1583 to 9999, in seconds from the beginning of 2001")
            }
            let text: String
            do throws(CalendarMoment.UnknownField) {
                text = try moment.text(pattern, names)
            } catch {
                throw call.error(
                    "formattedDate doesn't know \(quoted(error.field)): use y, M, L, d, E, Q, H, h, m, s, and a, and put other letters in quotes, as in \"h 'o''clock'\""
                )
            }
            return try call.evaluator.bounded(text, at: call.offset)
        }
    }

    private static func whole(_ call: Call, _ index: Int, _ range: ClosedRange<Int>) throws(ExpressionError) -> Int {
        guard let number = Int(exactly: try call.number(index)), range.contains(number) else {
            let names = ["year", "month", "day", "hour", "minute"]
            throw call.error("date needs a whole number from \(range.lowerBound) to \(range.upperBound) for '\(names[index])'")
        }
        return number
    }
}
