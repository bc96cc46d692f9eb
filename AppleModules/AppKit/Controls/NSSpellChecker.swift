// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// Marks misspelled words; it knows no words, so none is.
@MainActor @preconcurrency
public final class NSSpellChecker: NSObject {
    public static let shared = NSSpellChecker()
    public var availableLanguages: [String] { ["en"] }
    public var automaticallyIdentifiesLanguages = true
    public func language() -> String { "en" }
    @discardableResult public func setLanguage(_ language: String) -> Bool { true }
    public func checkSpelling(of stringToCheck: String, startingAt startingOffset: Int) -> NSRange { NSRange(location: NSNotFound, length: 0) }
    public func completions(forPartialWordRange range: NSRange, in string: String, language: String?, inSpellDocumentWithTag tag: Int) -> [String]? { nil }
    public func guesses(forWordRange range: NSRange, in string: String, language: String?, inSpellDocumentWithTag tag: Int) -> [String]? { nil }
    public class func uniqueSpellDocumentTag() -> Int { 1 }
    public func learnWord(_ word: String) {}
    public func ignoreWord(_ wordToIgnore: String, inSpellDocumentWithTag tag: Int) {}
}
