import Foundation

extension Localizer {
    /// Returns the texts that the app shows in a locale for a text in the language of development.
    ///
    /// The text is a key, or the translation of a key into the language of development; "3 apples" fits the format "%lld apples". Texts that no table has, such
    /// as names in the app's data, have no translations. Time grows with the number of keys.
    static func translations(of text: String, locale: Locale) -> [String] {
        guard let tables = mainTables(locale: locale) else { return [] }
        var found: [String] = []
        for (name, keys) in tables.keys {
            for key in keys {
                guard let (target, language) = tables.bundle.value(key, table: name, languages: tables.languages) else { continue }
                let source = tables.bundle.value(key, table: name, languages: [development, "Base"])?.0
                for format in [key] + (source?.texts ?? []) {
                    guard let arguments = arguments(of: format, in: text) else { continue }
                    // Texts parse Markdown.
                    let translation = InlineMarkdown.parts(of: string(of: target, arguments, language: language, locale: locale)).map(\.string).joined()
                    if translation != text, !found.contains(translation) { found.append(translation) }
                    break
                }
            }
        }
        return found
    }

    /// Returns the arguments with which a format produces a text; nil if there are none.
    private static func arguments(of format: String, in text: String) -> [LocalizedArgument]? {
        guard format.contains("%") else { return format == text ? [] : nil }
        let unknown = Array(repeating: LocalizedArgument(specifier: "%@", number: nil, parts: []), count: 9)
        let pieces = LocalizedFormatter.pieces(of: .text(format), unknown, language: development)
        // A format without words, such as "%@", fits any text.
        guard pieces.contains(where: { if case .literal(let text) = $0 { text.contains(where: \.isLetter) } else { false } }) else { return nil }
        var found: [Int: LocalizedArgument] = [:]
        var rest = Substring(text)
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .literal(let literal):
                guard rest.hasPrefix(literal) else { return nil }
                rest = rest.dropFirst(literal.count)
            case .argument(let position, let format):
                var end = rest.endIndex
                if index + 1 < pieces.count {
                    guard case .literal(let literal) = pieces[index + 1],
                        let next = rest.range(of: literal, options: index + 2 == pieces.count ? .backwards : [])
                    else { return nil }
                    end = next.lowerBound
                }
                guard let argument = argument(rest[..<end], format: format) else { return nil }
                found[position] = argument
                rest = rest[end...]
            }
        }
        guard rest.isEmpty, found.keys.max() == found.count - 1 else { return nil }
        return (0..<found.count).compactMap { found[$0] }
    }

    /// Returns the argument that a format shows as a text; nil if the format is for numbers and the text is not one.
    private static func argument(_ text: Substring, format: String) -> LocalizedArgument? {
        guard !text.isEmpty else { return nil }
        if format.hasSuffix("@") { return LocalizedArgument(specifier: format, number: nil, parts: [Text.Part(string: String(text))]) }
        let digits = text.filter { $0 != "," }
        let parts = [Text.Part(string: String(text))]
        if let number = Int64(digits) { return LocalizedArgument(specifier: format, number: .signed(number), parts: parts) }
        return Double(digits).map { LocalizedArgument(specifier: format, number: .real($0), parts: parts) }
    }
}

extension LocalizedValue {
    /// All texts, one for each number and device. Substitutions are left out.
    fileprivate var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .plural(let cases), .device(let cases): cases.sorted { $0.key < $1.key }.flatMap(\.value.texts)
        case .substituted: []
        }
    }
}
