extension ExpressionFunction {
    /// Functions of dates, which are seconds from the scene's start.
    static let dates: [ExpressionFunction] = [
        ExpressionFunction(
            "date",
            [
                Parameter("year", .number), Parameter("month", .number), Parameter("day", .number), Parameter("hour", .number), Parameter("minute", .number),
                Parameter("second", .number),
            ], required: 3,
            "A moment at Greenwich in seconds from the scene's start, which is the beginning of 2001: date(2001, 1, 2) is 86400.", result: .always(.number)
        ) { call throws(ExpressionError) in
            // The Gregorian calendar, which began late in 1582.
            let year = try whole(call, 0, 1583...9999)
            let month = try whole(call, 1, 1...12)
            let day = try whole(call, 2, 1...length(ofMonth: month, year: year))
            let hour = call.arguments.count > 3 ? try whole(call, 3, 0...23) : 0
            let minute = call.arguments.count > 4 ? try whole(call, 4, 0...59) : 0
            let second = call.arguments.count > 5 ? try call.number(5) : 0
            guard second >= 0, second < 60 else { throw call.error("date needs a 'second' from 0 up to 60") }
            let days = daysBefore(year: year) - daysBefore(year: 2001) + (1..<month).reduce(0) { $0 + length(ofMonth: $1, year: year) } + day - 1
            return .number(Double(((days * 24) + hour) * 60 + minute) * 60 + second)
        }
    ]

    private static func whole(_ call: Call, _ index: Int, _ range: ClosedRange<Int>) throws(ExpressionError) -> Int {
        guard let number = Int(exactly: try call.number(index)), range.contains(number) else {
            let names = ["year", "month", "day", "hour", "minute"]
            throw call.error("date needs a whole number from \(range.lowerBound) to \(range.upperBound) for '\(names[index])'")
        }
        return number
    }

    private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    private static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Returns the number of days from year 1 to the beginning of a year.
    private static func daysBefore(year: Int) -> Int {
        let last = year - 1
        return last * 365 + last / 4 - last / 100 + last / 400
    }
}
