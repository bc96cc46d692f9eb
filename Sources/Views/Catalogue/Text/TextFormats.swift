import Foundation

extension Text {
    /// How a date is written.
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
        /// How far away it is: 2 hr, 23 min.
        public static let relative = DateStyle(kind: .live(.relative))
        /// How far away it is, and on which side: +2 hours, -3 months.
        public static let offset = DateStyle(kind: .live(.offset))
        /// How far away it is, as on a clock: 2:32, 36:59:01.
        public static let timer = DateStyle(kind: .live(.timer))

        /// In American English and at Greenwich, wherever the picture is drawn, so that it is the same everywhere.
        private static let locale = Locale(identifier: "en_US")

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

    /// Shows a date, in American English and at Greenwich.
    ///
    /// Styles that count from now follow the scene's clock, from second to second; in a `Canvas`, whenever something else makes it draw.
    nonisolated public init(_ date: Date, style: DateStyle) { self.init(parts: [style.part(for: date)]) }
    /// Shows a value written as `format` says, in American English unless it names a locale.
    nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(parts: [Part(string: format.asInPictures.format(input))])
    }
}

extension FormatStyle {
    /// The format with the same language wherever the picture is drawn, in place of the machine's: SwiftUI takes that of the view's environment.
    var asInPictures: Self {
        self == locale(.autoupdatingCurrent) ? locale(Locale(identifier: "en_US")) : self
    }
}
