/// Addresses in a text that are links without a title: `<https://example.com>`, `https://example.com`, `www.example.com`, `me@example.com`.
///
/// Source: CommonMark 0.31, chapter 6.5 ("Autolinks"); GitHub Flavored Markdown, chapter 6.9 ("Autolinks, extension").
enum MarkdownAddress {
    /// Returns the address between angle brackets, and the index after it; nil for other text, such as HTML.
    static func between(_ characters: [Character], at start: Int) -> (text: String, end: Int)? {
        guard let close = characters[start...].prefix(2_000).firstIndex(where: { $0 == ">" || $0.isWhitespace }), characters[close] == ">" else { return nil }
        let text = characters[start + 1..<close]
        guard !text.contains("<"), let colon = text.firstIndex(of: ":") else {
            return email(text).map { ($0, close + 1) }
        }
        let scheme = text[..<colon]
        guard (2...32).contains(scheme.count), scheme.first?.isLetter == true, scheme.allSatisfy({ isWord($0) || "+.-".contains($0) }) else { return nil }
        return (String(text), close + 1)
    }

    /// Whether an address without marks may begin here: at the beginning of a word.
    static func mayBegin(_ characters: [Character], at start: Int) -> Bool {
        guard isWord(characters[start]) else { return false }
        return start == 0 || characters[start - 1].isWhitespace || "*_~(".contains(characters[start - 1])
    }

    /// Returns the address that begins here without marks, and the index after it; nil for another word.
    static func bare(_ characters: [Character], at start: Int) -> (text: String, end: Int)? {
        let word = characters[start...].prefix(2_000).prefix { !$0.isWhitespace && $0 != "<" }
        guard let prefix = ["https://", "http://", "www."].first(where: { word.starts(with: $0) }) else {
            let mail = word.prefix { isWord($0) || ".+-_@".contains($0) }
            let trimmed = mail.prefix(upTo: mail.lastIndex { isWord($0) }.map { $0 + 1 } ?? mail.startIndex)
            return email(trimmed).map { ($0, trimmed.endIndex) }
        }
        var address = word
        // Marks at the end belong to the sentence, and so does a parenthesis without its partner.
        while let last = address.last {
            if "?!.,:*_~'\"".contains(last) {
                address = address.dropLast()
            } else if last == ")", address.count(where: { $0 == ")" }) > address.count(where: { $0 == "(" }) {
                address = address.dropLast()
            } else {
                break
            }
        }
        let domain = address.dropFirst(prefix.count).prefix { isWord($0) || "-_.".contains($0) }
        guard domain.first.map(isWord) == true, prefix == "www." || domain.contains(".") else { return nil }
        return (String(address), address.endIndex)
    }

    /// Returns a text that is an address of mail.
    private static func email(_ text: ArraySlice<Character>) -> String? {
        guard let at = text.firstIndex(of: "@"), at > text.startIndex, text[text.startIndex..<at].allSatisfy({ isWord($0) || ".+-_".contains($0) }) else {
            return nil
        }
        let domain = text[(at + 1)...]
        guard let first = domain.first, let last = domain.last, isWord(first), isWord(last), domain.contains("."),
            domain.allSatisfy({ isWord($0) || "-.".contains($0) })
        else { return nil }
        return String(text)
    }

    private static func isWord(_ character: Character) -> Bool { character.isASCII && (character.isLetter || character.isNumber) }
}

/// Characters that are written as entities: `&amp;`, `&#8364;`, `&#x20AC;`.
enum MarkdownEntity {
    /// The frequent ones of HTML's names.
    private static let names: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "mdash": "—",
        "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "times": "×",
        "divide": "÷", "plusmn": "±", "deg": "°", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "sect": "§", "para": "¶", "larr": "←", "rarr": "→",
        "uarr": "↑", "darr": "↓", "frac12": "½", "frac14": "¼", "frac34": "¾", "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥", "hearts": "♥", "check": "✓",
    ]

    /// Returns the character of the entity that begins here, and the index after it; nil for an ampersand.
    static func read(_ characters: [Character], at start: Int) -> (text: String, end: Int)? {
        guard let close = characters[start...].prefix(12).firstIndex(of: ";"), close > start + 1 else { return nil }
        let name = String(characters[start + 1..<close])
        if let text = names[name] { return (text, close + 1) }
        guard name.first == "#" else { return nil }
        let digits = name.dropFirst()
        let number = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let number else { return nil }
        let scalar = number == 0 ? nil : Unicode.Scalar(number)
        return (String(Character(scalar ?? "\u{FFFD}")), close + 1)
    }
}
