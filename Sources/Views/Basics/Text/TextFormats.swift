import Foundation

extension Text {
    /// Shows a value formatted by a formatter.
    nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter) { self.init(verbatim: formatter.string(for: subject) ?? "\(subject)") }
    /// Shows the times or dates at both ends of an interval: 9:41 – 10:30 AM.
    nonisolated public init(_ dates: ClosedRange<Date>) {
        self.init(
            parts: [
                FormattedValue.part(dates) { dates, place in
                    let calendar = place.calendarInZone
                    let isOneDay = calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
                    return Date.IntervalFormatStyle(
                        date: isOneDay ? .omitted : .numeric, time: .shortened, locale: place.locale, calendar: calendar, timeZone: place.timeZone
                    ).format(dates.lowerBound..<dates.upperBound)
                }
            ])
    }
    /// Shows the times or dates at both ends of an interval: 9:41 – 10:30 AM.
    nonisolated public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
}

extension Text {
    /// The format of a date.
    public struct DateStyle: Equatable, Sendable {
        enum Kind: Equatable, Sendable {
            case date, time
            case live(LiveDate.Form)
        }
        let kind: Kind

        /// The day: November 21, 2026.
        public static let date = DateStyle(kind: .date)
        /// Hours and minutes: 9:41 AM.
        public static let time = DateStyle(kind: .time)
        /// The distance from the current time: 2 hr, 23 min.
        public static let relative = DateStyle(kind: .live(.relative))
        /// The signed distance from the current time: +2 hours, -3 months.
        public static let offset = DateStyle(kind: .live(.offset))
        /// The distance from the current time, as on a clock: 2:32, 36:59:01.
        public static let timer = DateStyle(kind: .live(.timer))

        /// The same date in another style is another value.
        private struct StyledDate: Equatable {
            let date: Date
            let style: DateStyle
        }

        func part(for date: Date) -> Part {
            switch kind {
            case .live(let form): Part(string: "", live: LiveDate(date: date, form: form))
            case .date: FormattedValue.part(StyledDate(date: date, style: self)) { Self.string($0.date, in: $1, date: .long, time: .omitted) }
            case .time: FormattedValue.part(StyledDate(date: date, style: self)) { Self.string($0.date, in: $1, date: .omitted, time: .shortened) }
            }
        }

        private static func string(_ moment: Date, in place: TextPlace, date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
            Date.FormatStyle(date: date, time: time, locale: place.locale, calendar: place.calendarInZone, timeZone: place.timeZone).format(moment)
        }
    }

    /// Shows a date, in the environment's locale, calendar, and time zone; by default at Greenwich.
    ///
    /// Styles relative to the current time follow the scene's clock and update every second; in a `Canvas` they update only when it is redrawn for
    /// another reason.
    nonisolated public init(_ date: Date, style: DateStyle) { self.init(parts: [style.part(for: date)]) }
    /// Shows a value formatted by `format`, in the environment's locale unless the format specifies another one.
    nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(parts: [format.part(input)])
    }
    /// Shows a value formatted by `format` with attributes.
    nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(format.formatInPictures(input))
    }
}

extension FormatStyle {
    /// Whether the format has the locale of its user.
    private var followsLocale: Bool { self == locale(.autoupdatingCurrent) }

    /// The format with the scene's locale instead of the machine's, so that output is the same everywhere.
    var asInPictures: Self { followsLocale ? locale(Localizer.locale) : self }

    /// Returns a part of a text with a value, in the locale of the environment unless the format has another one.
    func part(_ input: FormatInput) -> Text.Part where FormatOutput == String {
        guard followsLocale else { return Text.Part(string: formatInPictures(input)) }
        let formatted = FormattedValue(
            (input: input, format: self), string: { $0.format.locale($1.locale).formatInPictures($0.input) },
            hasSameFormat: { $0.format == $1.format && FieldComparison.areEqual($0.input, $1.input) })
        return Text.Part(formatted)
    }
}
