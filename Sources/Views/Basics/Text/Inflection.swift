import Foundation

/// The agreement of English nouns with the number before them, for `^[\(count) item](inflect: true)`. Other languages keep the words as written.
///
/// Source: Apple, "Automatic grammar agreement".
enum Inflection {
    /// Returns the parts with the last word of each inflected phrase in the singular or plural.
    static func applied(to parts: [Text.Part], locale: Locale) -> [Text.Part] {
        guard parts.contains(where: \.isInflected) else { return parts }
        var (result, phrase): ([Text.Part], [Text.Part]) = ([], [])
        func finish() {
            if !phrase.isEmpty { result += locale.language.languageCode?.identifier == "en" ? inflected(phrase) : phrase }
            phrase = []
        }
        for part in parts {
            if part.isInflected {
                phrase.append(part)
            } else {
                finish()
                result.append(part)
            }
        }
        finish()
        return result.map { part in
            var part = part
            part.isInflected = false
            return part
        }
    }

    private static func inflected(_ phrase: [Text.Part]) -> [Text.Part] {
        let text = phrase.map(\.string).joined()
        let number = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." || $0 == "," }
        guard !number.isEmpty, let last = phrase.lastIndex(where: { $0.string.contains(where: \.isLetter) }) else { return phrase }
        var result = phrase
        let string = result[last].string
        guard let end = string.lastIndex(where: \.isLetter) else { return phrase }
        let start = string[...end].lastIndex { !$0.isLetter }.map { string.index(after: $0) } ?? string.startIndex
        let word = String(string[start...end])
        result[last].string = string[..<start] + (number == "1" ? singular(word) : plural(word)) + string[string.index(after: end)...]
        return result
    }

    private static let irregular = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth", "goose": "geese", "mouse": "mice",
        "leaf": "leaves", "life": "lives", "knife": "knives", "wife": "wives", "wolf": "wolves", "half": "halves", "shelf": "shelves", "loaf": "loaves",
        "thief": "thieves", "quiz": "quizzes", "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "analysis": "analyses",
        "crisis": "crises",
    ]
    private static let unchanged: Set<String> = ["fish", "sheep", "deer", "series", "species"]
    /// The ends of words that form the plural with "es".
    private static let hissing = ["s", "x", "z", "ch", "sh"]
    /// The singulars that end in a single "s", but not in "us" or "is".
    private static let singulars: Set<String> = ["gas", "lens", "atlas", "canvas", "alias", "bias", "chaos", "christmas"]
    /// The singulars in "use", "ie", and "che". The plurals of other nouns with these ends lose more than the last letter: "buses", "stories", "matches".
    private static let silent: Set<String> = [
        "use", "abuse", "misuse", "reuse", "disuse", "fuse", "muse", "ruse", "excuse", "refuse", "recluse", "movie", "prairie", "sortie", "cookie", "calorie",
        "zombie", "selfie", "smoothie", "brownie", "hoodie", "rookie", "genie",
        "cache", "ache", "headache", "niche", "axe",
    ]

    /// Returns the plural of an English noun, which may be one already.
    static func plural(_ word: String) -> String {
        let small = word.lowercased()
        if unchanged.contains(small) || irregular.values.contains(small) { return word }
        if let plural = irregular[small] { return String(word.prefix(1) + plural.dropFirst()) }
        if singulars.contains(small) { return word + "es" }
        if small.hasSuffix("s"), !["ss", "us", "is"].contains(where: small.hasSuffix) { return word }
        if small.hasSuffix("y"), let before = small.dropLast().last, !"aeiou".contains(before) { return word.dropLast() + "ies" }
        return word + (hissing.contains(where: small.hasSuffix) ? "es" : "s")
    }

    /// Returns the singular of an English noun, which may be one already.
    static func singular(_ word: String) -> String {
        let small = word.lowercased()
        if unchanged.contains(small) || singulars.contains(small) { return word }
        if let singular = irregular.first(where: { $0.value == small })?.key { return String(word.prefix(1) + singular.dropFirst()) }
        guard small.hasSuffix("s"), !["ss", "us", "is"].contains(where: small.hasSuffix) else { return word }
        if silent.contains(String(small.dropLast())) { return String(word.dropLast()) }
        if small.hasSuffix("ies"), small.count > 4 { return word.dropLast(3) + "y" }
        if small.hasSuffix("es"), dropsE(small.dropLast(2)) { return String(word.dropLast(2)) }
        return String(word.dropLast())
    }

    /// Whether the plural of a noun with this stem adds "es": "box", "class", "match", "bus", and "lens", but not "hous", "cas", and "siz".
    private static func dropsE(_ stem: Substring) -> Bool {
        if ["x", "ss", "zz", "tz", "ch", "sh"].contains(where: stem.hasSuffix) || singulars.contains(String(stem)) { return true }
        return stem.hasSuffix("us") && !["ous", "aus"].contains(where: stem.hasSuffix)
    }
}
