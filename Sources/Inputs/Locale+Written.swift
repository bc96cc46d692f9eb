import Foundation

extension Locale {
    /// American English, in which scenes write numbers and dates unless they or the command line name another language.
    package static let american = Locale(identifier: "en_US")

    /// Creates the locale that a person means by a language with or without a script and a region, such as de, pt-BR, or zh_Hans_CN; nil for other texts.
    package init?(written text: String) {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        let isWritable = parts.allSatisfy { !$0.isEmpty && $0.count <= 8 && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
        guard isWritable, let language = parts.first, Locale.LanguageCode(String(language)).isISOLanguage else { return nil }
        self.init(identifier: parts.joined(separator: "_"))
    }
}
