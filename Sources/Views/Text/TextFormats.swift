import Foundation

extension Text {
    /// How a date is written.
    public struct DateStyle: Equatable, Sendable {
        enum Kind: Equatable, Sendable { case date, time }
        let kind: Kind

        /// The day: November 21, 2026.
        public static let date = DateStyle(kind: .date)
        /// Hours and minutes: 9:41 AM.
        public static let time = DateStyle(kind: .time)

        /// In American English and at Greenwich, wherever the picture is drawn, so that it is the same everywhere.
        private static let locale = Locale(identifier: "en_US")

        func string(for date: Date) -> String {
            switch kind {
            case .date:
                date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: Self.locale, timeZone: .gmt))
            case .time:
                date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: Self.locale, timeZone: .gmt))
            }
        }
    }

    /// Shows a date, in American English and at Greenwich.
    ///
    /// The styles that count from now (`relative`, `offset`, `timer`) are not there.
    nonisolated public init(_ date: Date, style: DateStyle) { self.init(parts: [Part(string: style.string(for: date))]) }
    /// Shows a value written as `format` says.
    nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(parts: [Part(string: format.format(input))])
    }
}
