import Foundation

/// A value that a text derives from the scene's current time.
public struct TimeDataSource<Value>: Sendable {
    /// Returns the value at a date.
    let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
    /// The current date.
    public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
    /// The time from a date to the current one; empty before the date.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> { TimeDataSource { date..<max(date, $0) } }
    /// The time from the current date to another one; empty after that.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> { TimeDataSource { min(date, $0)..<date } }
}

extension TimeDataSource where Value == Duration {
    /// The time from the current date to another one; negative after that.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> { TimeDataSource { .seconds(date.timeIntervalSince($0)) } }
}

/// The string of a value that depends on the current time.
struct LiveFormat: Equatable, Sendable {
    let string: @Sendable (Date) -> String
    /// The time between two changes, in seconds.
    var step = 1.0

    /// Closures can't be compared, so formats are equal if they agree at dates that differ in all of their components.
    static func == (lhs: LiveFormat, rhs: LiveFormat) -> Bool {
        [0, 100_000_000.5, 333_333_333].allSatisfy { seconds in
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            return lhs.string(date) == rhs.string(date)
        }
    }
}

extension Text {
    /// Shows a value of the current time, formatted by `format`. It follows the scene's clock and updates every second.
    nonisolated public init<V, F: FormatStyle & Sendable>(_ source: TimeDataSource<V>, format: F) where F.FormatInput == V, F.FormatOutput == String {
        let format = format.asInPictures
        let live = LiveFormat { format.format(source.value($0)) }
        self.init(parts: [Part(string: "", live: LiveDate(date: Date(timeIntervalSinceReferenceDate: 0), form: .format(live)))])
    }
}
