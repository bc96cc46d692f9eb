import Foundation

/// The translations in a folder: its `.lproj` folders and its string catalogs.
struct LocalizedBundle: Sendable {
    /// Translations by table and language.
    private var tables: [String: [String: StringTableReader.Table]] = [:]
    /// The languages of the folder, sorted.
    private(set) var languages: [String] = []

    /// Reads a folder, without its subfolders other than those of languages.
    init(folder: String) {
        let files = FileManager.default
        var languages: Set<String> = []
        func add(_ table: StringTableReader.Table, _ name: Substring, _ language: String) {
            // An entry of a catalog or a dictionary takes precedence over that of a plain file.
            tables[String(name), default: [:]][language, default: [:]].merge(table) { $0.needsArguments ? $0 : $1 }
        }
        for name in ((try? files.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
            if name.hasSuffix(".lproj") {
                let language = String(name.dropLast(6))
                languages.insert(language)
                for file in ((try? files.contentsOfDirectory(atPath: "\(folder)/\(name)")) ?? []).sorted() {
                    let path = "\(folder)/\(name)/\(file)"
                    if file.hasSuffix(".strings"), let data = StringTableReader.contents(path) {
                        add(StringTableReader.strings(data), file.dropLast(8), language)
                    } else if file.hasSuffix(".stringsdict"), let data = StringTableReader.contents(path) {
                        add(StringTableReader.stringsDictionary(data), file.dropLast(12), language)
                    }
                }
            } else if name.hasSuffix(".xcstrings"), let data = StringTableReader.contents("\(folder)/\(name)") {
                for (language, table) in StringTableReader.catalog(data).tables {
                    languages.insert(language)
                    add(table, name.dropLast(10), language)
                }
            } else if name.hasSuffix(".strings"), let data = StringTableReader.contents("\(folder)/\(name)") {
                add(StringTableReader.strings(data), name.dropLast(8), "Base")
            }
        }
        self.languages = languages.filter { $0 != "Base" }.sorted()
    }

    /// Whether there are no translations.
    var isEmpty: Bool { tables.isEmpty }

    /// The names of the tables with their keys, sorted.
    var keys: [(name: String, keys: [String])] {
        tables.sorted { $0.key < $1.key }.map { name, languages in (name, Set(languages.values.flatMap(\.keys)).sorted()) }
    }

    /// Returns the translation in the first language that has one, and that language.
    func value(_ key: String, table: String, languages: [String]) -> (LocalizedValue, language: String)? {
        guard let tables = tables[table] else { return nil }
        for language in languages { if let value = tables[language]?[key] { return (value, language) } }
        return nil
    }

    /// Returns the languages in which a key is looked up: the folder's language that fits a locale best, then the language of development.
    func languages(for locale: Locale, development: String) -> [String] {
        let chosen = Self.candidates(for: locale).lazy.compactMap { wanted in
            languages.first { $0.replacing("_", with: "-").lowercased() == wanted.lowercased() }
        }.first
        var result: [String] = []
        for language in [chosen ?? development, development, "Base"] where !result.contains(language) { result.append(language) }
        return result
    }

    /// Returns the names of a locale's language, from the most exact to the most general: "zh-Hant-TW", "zh-Hant", "zh".
    static func candidates(for locale: Locale) -> [String] {
        let identifier = String(locale.identifier.replacing("_", with: "-").prefix { $0 != "@" })
        var parts = identifier.split(separator: "-").map(String.init)
        guard let code = parts.first else { return [] }
        var names: [String] = []
        if code == "zh", parts.count == 2 || parts.count == 1, parts.last?.count != 4 {
            let isTraditional = ["TW", "HK", "MO"].contains(parts.last ?? "")
            names = [identifier, isTraditional ? "zh-Hant" : "zh-Hans"]
        }
        while !parts.isEmpty {
            names.append(parts.joined(separator: "-"))
            parts.removeLast()
        }
        let others = ["no": "nb", "nb": "no", "iw": "he", "he": "iw", "in": "id", "id": "in", "fil": "tl", "tl": "fil"]
        return names + (others[code].map { [$0] } ?? [])
    }
}
