import Foundation

/// Finds misspelled words. Linux has no dictionary of UIKit's, so every word counts as correct.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
    nonisolated public override init() {}
    /// The languages of the dictionaries: English, which most code asks for.
    nonisolated public class var availableLanguages: [String] { ["en_US"] }
    open func rangeOfMisspelledWord(in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String) -> NSRange
    {
        NSRange(location: NSNotFound, length: 0)
    }
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    nonisolated public class func hasLearnedWord(_ word: String) -> Bool { false }
    nonisolated public class func learnWord(_ word: String) {}
    nonisolated public class func unlearnWord(_ word: String) {}
}
