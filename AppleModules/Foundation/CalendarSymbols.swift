import Foundation

// On Apple's systems, these names are implicitly unwrapped, so code may force or test them. Code that doesn't sees Linux's own properties.
extension DateFormatter {
    /// The formatter's calendar with its language.
    private var words: Calendar {
        var result: Calendar = calendar
        result.locale = locale
        return result
    }
    @_disfavoredOverload public var eraSymbols: [String]! { words.eraSymbols }
    @_disfavoredOverload public var monthSymbols: [String]! { words.monthSymbols }
    @_disfavoredOverload public var shortMonthSymbols: [String]! { words.shortMonthSymbols }
    @_disfavoredOverload public var veryShortMonthSymbols: [String]! { words.veryShortMonthSymbols }
    @_disfavoredOverload public var standaloneMonthSymbols: [String]! { words.standaloneMonthSymbols }
    @_disfavoredOverload public var shortStandaloneMonthSymbols: [String]! { words.shortStandaloneMonthSymbols }
    @_disfavoredOverload public var weekdaySymbols: [String]! { words.weekdaySymbols }
    @_disfavoredOverload public var shortWeekdaySymbols: [String]! { words.shortWeekdaySymbols }
    @_disfavoredOverload public var veryShortWeekdaySymbols: [String]! { words.veryShortWeekdaySymbols }
    @_disfavoredOverload public var standaloneWeekdaySymbols: [String]! { words.standaloneWeekdaySymbols }
    @_disfavoredOverload public var shortStandaloneWeekdaySymbols: [String]! { words.shortStandaloneWeekdaySymbols }
    @_disfavoredOverload public var veryShortStandaloneWeekdaySymbols: [String]! { words.veryShortStandaloneWeekdaySymbols }
    @_disfavoredOverload public var quarterSymbols: [String]! { words.quarterSymbols }
}
