import Foundation

/// The day a week starts with, numbered as in `Calendar`.
enum Weekday: Int, CaseIterable, Identifiable {
    case saturday = 7
    case sunday = 1
    case monday = 2

    var id: Int { rawValue }

    var localizedName: String {
        Calendar.current.standaloneWeekdaySymbols[rawValue - 1]
    }
}
