import Foundation

extension StringProtocol {
    /// Returns the text in another script or form; nil for a change that Easel doesn't know.
    ///
    /// Greek, Cyrillic, and Japanese syllables become Latin letters. Other scripts, such as Chinese characters, stay as they are.
    public func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
        let text = String(self)
        switch (transform, reverse) {
        case (.stripCombiningMarks, false), (.stripDiacritics, false): return Self.withoutMarks(text)
        case (.toLatin, false): return Transliteration.latin(text)
        case (.latinToCyrillic, true), (.latinToHiragana, true), (.latinToKatakana, true): return Transliteration.latin(text)
        case (.mandarinToLatin, false): return text
        case (.fullwidthToHalfwidth, _): return Transliteration.width(text, isFull: reverse)
        case (.hiraganaToKatakana, _): return Transliteration.kana(text, isKatakana: !reverse)
        case (.toXMLHex, false):
            return text.unicodeScalars.map { $0.isASCII ? String($0) : "&#x\(String($0.value, radix: 16, uppercase: true));" }.joined()
        case (.toUnicodeName, false):
            return text.unicodeScalars.map { "\\N{\($0.properties.name ?? String($0.value, radix: 16, uppercase: true))}" }.joined()
        default: return nil
        }
    }

    private static func withoutMarks(_ text: String) -> String {
        let scalars = text.decomposedStringWithCanonicalMapping.unicodeScalars.filter { $0.properties.generalCategory != .nonspacingMark }
        return String(String.UnicodeScalarView(scalars)).precomposedStringWithCanonicalMapping
    }
}

/// Letters of other scripts as Latin letters.
private enum Transliteration {
    /// The Latin letters of a script's small letters, in the order of its code points.
    private static let greek = [
        "a", "b", "g", "d", "e", "z", "ē", "th", "i", "k", "l", "m", "n", "x", "o", "p", "r", "s", "s", "t", "y", "ph", "ch", "ps", "ō",
    ]
    private static let cyrillic = [
        "a", "b", "v", "g", "d", "e", "ž", "z", "i", "j", "k", "l", "m", "n", "o", "p", "r", "s", "t", "u", "f", "h", "c", "č", "š", "ŝ", "ʺ", "y", "ʹ", "è",
        "û", "â",
    ]
    private static let kana = [
        "a", "a", "i", "i", "u", "u", "e", "e", "o", "o", "ka", "ga", "ki", "gi", "ku", "gu", "ke", "ge", "ko", "go", "sa", "za", "shi", "ji", "su", "zu", "se",
        "ze", "so", "zo", "ta", "da", "chi", "ji", "", "tsu", "zu", "te", "de", "to", "do", "na", "ni", "nu", "ne", "no", "ha", "ba", "pa", "hi", "bi", "pi",
        "fu", "bu", "pu", "he", "be", "pe", "ho", "bo", "po", "ma", "mi", "mu", "me", "mo", "ya", "ya", "yu", "yu", "yo", "yo", "ra", "ri", "ru", "re", "ro",
        "wa", "wa", "i", "e", "o", "n", "vu",
    ]

    static func latin(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            let small = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
            guard let letters = letters(for: small) else { return String(scalar) }
            return small == scalar ? letters : letters.prefix(1).uppercased() + letters.dropFirst()
        }.joined()
    }

    private static func letters(for scalar: Unicode.Scalar) -> String? {
        func entry(_ table: [String], from first: UInt32) -> String? {
            scalar.value >= first && scalar.value < first + UInt32(table.count) ? table[Int(scalar.value - first)] : nil
        }
        switch scalar {
        case "ά": return "á"
        case "έ": return "é"
        case "ή": return "ḗ"
        case "ί": return "í"
        case "ό": return "ó"
        case "ύ": return "ý"
        case "ώ": return "ṓ"
        case "ё": return "ë"
        case "і": return "ì"
        case "ї": return "ï"
        case "є": return "ê"
        default: return entry(greek, from: 0x3B1) ?? entry(cyrillic, from: 0x430) ?? entry(kana, from: 0x3041) ?? entry(kana, from: 0x30A1)
        }
    }

    static func width(_ text: String, isFull: Bool) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    switch scalar.value {
                    case 0xFF01...0xFF5E where !isFull: Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
                    case 0x21...0x7E where isFull: Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar
                    case 0x3000 where !isFull: " "
                    case 0x20 where isFull: "\u{3000}"
                    default: scalar
                    }
                }))
    }

    static func kana(_ text: String, isKatakana: Bool) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    switch scalar.value {
                    case 0x3041...0x3096 where isKatakana: Unicode.Scalar(scalar.value + 0x60) ?? scalar
                    case 0x30A1...0x30F6 where !isKatakana: Unicode.Scalar(scalar.value - 0x60) ?? scalar
                    default: scalar
                    }
                }))
    }
}
