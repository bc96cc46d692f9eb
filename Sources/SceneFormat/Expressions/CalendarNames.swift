import Foundation

/// The words of a language for parts of dates.
struct CalendarNames: Sendable {
    /// The same words in three lengths.
    struct Widths: Sendable {
        var wide: [String]
        var abbreviated: [String]
        var narrow: [String]
    }

    /// The months in dates, from January.
    var months: Widths
    /// The months without a day, from January; in many languages, the same words.
    var monthsAlone: Widths
    /// From Monday.
    var weekdays: Widths
    var quarters: [String]
    /// The words for hours before and after noon.
    var halves: [String]

    /// Returns the words of a language.
    static func of(_ locale: Locale) -> CalendarNames { locale.language.languageCode == .english ? english : CalendarNames(locale) }

    private init(_ locale: Locale) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        func fromMonday(_ names: [String]) -> [String] { Array(names.dropFirst() + names.prefix(1)) }
        months = Widths(wide: calendar.monthSymbols, abbreviated: calendar.shortMonthSymbols, narrow: calendar.veryShortMonthSymbols)
        monthsAlone = Widths(
            wide: calendar.standaloneMonthSymbols, abbreviated: calendar.shortStandaloneMonthSymbols, narrow: calendar.veryShortStandaloneMonthSymbols)
        weekdays = Widths(
            wide: fromMonday(calendar.weekdaySymbols), abbreviated: fromMonday(calendar.shortWeekdaySymbols),
            narrow: fromMonday(calendar.veryShortWeekdaySymbols))
        (quarters, halves) = (calendar.shortQuarterSymbols, [calendar.amSymbol, calendar.pmSymbol])
    }

    private init(months: [String], weekdays: [String]) {
        func widths(_ names: [String]) -> Widths {
            Widths(wide: names, abbreviated: names.map { String($0.prefix(3)) }, narrow: names.map { String($0.prefix(1)) })
        }
        (self.months, monthsAlone, self.weekdays) = (widths(months), widths(months), widths(weekdays))
        (quarters, halves) = (["Q1", "Q2", "Q3", "Q4"], ["AM", "PM"])
    }

    /// The words of English, which need no data of ICU.
    static let english = CalendarNames(
        months: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"],
        weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"])
}
