import Foundation

/// A part of a text.
public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }

/// A language.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let undetermined = NLLanguage("und")
    public static let arabic = NLLanguage("ar")
    public static let simplifiedChinese = NLLanguage("zh-Hans")
    public static let traditionalChinese = NLLanguage("zh-Hant")
    public static let dutch = NLLanguage("nl")
    public static let english = NLLanguage("en")
    public static let french = NLLanguage("fr")
    public static let german = NLLanguage("de")
    public static let hindi = NLLanguage("hi")
    public static let italian = NLLanguage("it")
    public static let japanese = NLLanguage("ja")
    public static let korean = NLLanguage("ko")
    public static let portuguese = NLLanguage("pt")
    public static let russian = NLLanguage("ru")
    public static let spanish = NLLanguage("es")
    public static let turkish = NLLanguage("tr")
    public static let ukrainian = NLLanguage("uk")
}

/// Divides texts into words, sentences, and paragraphs.
open class NLTokenizer: NSObject, @unchecked Sendable {
    /// The contents of a token.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let numeric = Attributes(rawValue: 1)
        public static let symbolic = Attributes(rawValue: 2)
        public static let emoji = Attributes(rawValue: 4)
    }
    public let unit: NLTokenUnit
    open var string: String?
    public init(unit: NLTokenUnit) { self.unit = unit }
    open func setLanguage(_ language: NLLanguage) {}

    open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        guard let string else { return [] }
        return Self.ranges(of: unit, in: string, range)
    }
    open func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool) {
        guard let string else { return }
        for token in tokens(for: range) where !block(token, string[token].allSatisfy(\.isNumber) ? .numeric : []) { return }
    }
    open func tokenRange(at index: String.Index) -> Range<String.Index> {
        guard let string else { return index..<index }
        return tokens(for: string.startIndex..<string.endIndex).first { $0.contains(index) } ?? index..<index
    }

    /// The parts of a text: words are letters and digits, with apostrophes inside; sentences end with their mark.
    static func ranges(of unit: NLTokenUnit, in string: String, _ range: Range<String.Index>) -> [Range<String.Index>] {
        guard unit != .document else { return range.isEmpty ? [] : [range] }
        var (result, start): ([Range<String.Index>], String.Index?) = ([], nil)
        var index = range.lowerBound
        func end(_ index: String.Index) {
            if let first = start, first < index { result.append(first..<index) }
            start = nil
        }
        while index < range.upperBound {
            let (character, next) = (string[index], string.index(after: index))
            switch unit {
            case .word:
                let isInside = "'’".contains(character) && start != nil && next < range.upperBound && string[next].isLetter
                if character.isLetter || character.isNumber || isInside { start = start ?? index } else { end(index) }
            case .sentence:
                if start == nil, !character.isWhitespace { start = index }
                let isLast = next == range.upperBound || string[next].isWhitespace
                if character.isNewline { end(index) } else if ".!?…".contains(character) && isLast || "。！？".contains(character) { end(next) }
            default:
                if character.isNewline { end(index) } else { start = start ?? index }
            }
            index = next
        }
        end(range.upperBound)
        return result
    }
}

/// The kind of a mark on a text.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let tokenType = NLTagScheme(rawValue: "TokenType")
    public static let lexicalClass = NLTagScheme(rawValue: "LexicalClass")
    public static let nameType = NLTagScheme(rawValue: "NameType")
    public static let nameTypeOrLexicalClass = NLTagScheme(rawValue: "NameTypeOrLexicalClass")
    public static let lemma = NLTagScheme(rawValue: "Lemma")
    public static let language = NLTagScheme(rawValue: "Language")
    public static let sentimentScore = NLTagScheme(rawValue: "SentimentScore")
}
/// A mark on a text.
public struct NLTag: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let word = NLTag("Word")
    public static let noun = NLTag("Noun")
    public static let verb = NLTag("Verb")
    public static let adjective = NLTag("Adjective")
    public static let adverb = NLTag("Adverb")
    public static let pronoun = NLTag("Pronoun")
    public static let personalName = NLTag("PersonalName")
    public static let placeName = NLTag("PlaceName")
    public static let organizationName = NLTag("OrganizationName")
    public static let otherWord = NLTag("OtherWord")
}
/// Marks the parts of texts. Apple's models are missing, so no part gets a mark except as a word.
open class NLTagger: NSObject, @unchecked Sendable {
    /// The parts that are left out.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let omitWords = Options(rawValue: 1)
        public static let omitPunctuation = Options(rawValue: 2)
        public static let omitWhitespace = Options(rawValue: 4)
        public static let omitOther = Options(rawValue: 8)
        public static let joinNames = Options(rawValue: 16)
        public static let joinContractions = Options(rawValue: 32)
    }
    public let tagSchemes: [NLTagScheme]
    open var string: String?
    public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }
    open var dominantLanguage: NLLanguage? { nil }
    open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}
    /// Returns the mark of the part around an index, and its range.
    open func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>) {
        guard let string else { return (nil, index..<index) }
        let range = NLTokenizer.ranges(of: unit, in: string, string.startIndex..<string.endIndex).first { $0.contains(index) } ?? index..<index
        return (scheme == .tokenType && unit == .word && !range.isEmpty ? .word : nil, range)
    }
    open func tags(in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []) -> [(NLTag?, Range<String.Index>)] {
        guard let string else { return [] }
        return NLTokenizer.ranges(of: unit, in: string, range).map { (scheme == .tokenType && unit == .word ? .word : nil, $0) }
    }
    open func enumerateTags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [], using block: (NLTag?, Range<String.Index>) -> Bool
    ) { for (tag, range) in tags(in: range, unit: unit, scheme: scheme, options: options) where !block(tag, range) { return } }
}
/// Recognizes languages. Apple's models are missing, so none is recognized.
open class NLLanguageRecognizer: NSObject, @unchecked Sendable {
    open class func dominantLanguage(for string: String) -> NLLanguage? { nil }
    open var dominantLanguage: NLLanguage? { nil }
    open var languageConstraints: [NLLanguage] = []
    open var languageHints: [NLLanguage: Double] = [:]
    open func processString(_ string: String) {}
    open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] { [:] }
    open func reset() {}
}
/// Distances between words. Apple's models are missing.
open class NLEmbedding: NSObject, @unchecked Sendable {
    override init() {}
    open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    open func vector(for string: String) -> [Double]? { nil }
    open func distance(between firstString: String, and secondString: String) -> Double { 2 }
    open func neighbors(for string: String, maximumCount: Int) -> [(String, Double)] { [] }
}
