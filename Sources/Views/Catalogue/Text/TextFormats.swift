import Foundation

extension Text {
    /// Shows a value formatted by a formatter.
    nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter) { self.init(verbatim: formatter.string(for: subject) ?? "\(subject)") }
    /// Shows the times or dates at both ends of an interval: 9:41 – 10:30 AM.
    nonisolated public init(_ dates: ClosedRange<Date>) {
        var style = Date.IntervalFormatStyle(date: .omitted, time: .shortened, locale: Localizer.locale, timeZone: .gmt)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        if !calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound) {
            style = Date.IntervalFormatStyle(date: .numeric, time: .shortened, locale: Localizer.locale, timeZone: .gmt)
        }
        self.init(verbatim: style.format(dates.lowerBound..<dates.upperBound))
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

        /// The scene's locale, with dates in GMT, so that output is the same on every machine.
        private static var locale: Locale { Localizer.locale }

        func part(for date: Date) -> Part {
            if case .live(let form) = kind { return Part(string: "", live: LiveDate(date: date, form: form)) }
            return Part(string: string(for: date))
        }

        private func string(for date: Date) -> String {
            switch kind {
            case .live: ""
            case .date:
                date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: Self.locale, timeZone: .gmt))
            case .time:
                date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: Self.locale, timeZone: .gmt))
            }
        }
    }

    /// Shows a date, in the scene's locale and GMT.
    ///
    /// Styles relative to the current time follow the scene's clock and update every second; in a `Canvas` they update only when it is redrawn for
    /// another reason.
    nonisolated public init(_ date: Date, style: DateStyle) { self.init(parts: [style.part(for: date)]) }
    /// Shows a value formatted by `format`, in the scene's locale unless the format specifies another one.
    nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(parts: [Part(string: format.formatInPictures(input))])
    }
    /// Shows a value formatted by `format` with attributes.
    nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(format.formatInPictures(input))
    }
}

extension FormatStyle {
    /// The format with the scene's locale instead of the machine's, so that output is the same everywhere. SwiftUI uses the locale of the view's environment.
    var asInPictures: Self {
        self == locale(.autoupdatingCurrent) ? locale(Localizer.locale) : self
    }
}
