import Foundation

/// Reads files with translations: `.strings`, `.stringsdict`, and string catalogs (`.xcstrings`). A damaged file has no translations.
enum StringTableReader {
    typealias Table = [String: LocalizedValue]

    /// The maximum size of a file in bytes.
    private static let limit = 64 << 20

    /// Returns the bytes of a file; nil for one that can't be read, or that is too large.
    static func contents(_ path: String) -> Data? {
        guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? handle.close() }
        guard let data = try? handle.read(upToCount: limit + 1), data.count <= limit else { return nil }
        return data
    }

    // MARK: - Strings files

    /// Returns the translations of a `.strings` file: `"key" = "value";`, or a property list.
    static func strings(_ data: Data) -> Table {
        if data.starts(with: Data("bplist".utf8)) || data.prefix(200).range(of: Data("<plist".utf8)) != nil {
            let list = (try? unsafe PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
            return list.compactMapValues { ($0 as? String).map(LocalizedValue.text) }
        }
        guard let text = text(data) else { return [:] }
        return StringsParser.table(text).mapValues(LocalizedValue.text)
    }

    private static func text(_ data: Data) -> String? {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) { return String(data: data, encoding: .utf16) }
        let bytes = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
        return String(data: bytes, encoding: .utf8) ?? String(data: bytes, encoding: .utf16)
    }

    // MARK: - String dictionaries

    /// Returns the translations of a `.stringsdict` file.
    static func stringsDictionary(_ data: Data) -> Table {
        let list = (try? unsafe PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
        return list.compactMapValues { entry in
            guard let entry = entry as? [String: Any] else { return (entry as? String).map(LocalizedValue.text) }
            guard let format = entry["NSStringLocalizedFormatKey"] as? String else {
                // The width or the device chooses.
                let cases = (entry["NSStringDeviceSpecificRuleType"] ?? entry["NSStringVariableWidthRuleType"]) as? [String: Any]
                return cases.map { .device(devices($0)) }
            }
            var substitutions: [String: LocalizedValue.Substitution] = [:]
            for (name, rule) in entry {
                guard let rule = rule as? [String: Any] else { continue }
                let cases = rule.compactMapValues { $0 as? String }.filter { !$0.key.hasPrefix("NSString") }.mapValues(LocalizedValue.text)
                substitutions[name] = LocalizedValue.Substitution(
                    position: nil, specifier: rule["NSStringFormatValueTypeKey"] as? String, value: .plural(cases))
            }
            return .substituted(format, substitutions)
        }
    }

    private static func devices(_ cases: [String: Any]) -> Table {
        cases.compactMapValues { ($0 as? String).map(LocalizedValue.text) }
    }

    // MARK: - Catalogs

    /// The translations of a string catalog by language, and the language of its keys.
    struct Catalog {
        var sourceLanguage = "en"
        var tables: [String: Table] = [:]
    }

    /// Returns the contents of an `.xcstrings` file.
    static func catalog(_ data: Data) -> Catalog {
        var catalog = Catalog()
        guard let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else { return catalog }
        catalog.sourceLanguage = root["sourceLanguage"] as? String ?? "en"
        catalog.tables[catalog.sourceLanguage] = [:]
        for (key, entry) in root["strings"] as? [String: Any] ?? [:] {
            let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
            for (language, localization) in localizations {
                guard let localization = localization as? [String: Any],
                    let value = value(localization, isSource: language == catalog.sourceLanguage)
                else { continue }
                catalog.tables[language, default: [:]][key] = value
            }
        }
        return catalog
    }

    private static func value(_ object: [String: Any], isSource: Bool) -> LocalizedValue? {
        var result: LocalizedValue?
        if let unit = object["stringUnit"] as? [String: Any], let text = unit["value"] as? String {
            // A string without a translation.
            if unit["state"] as? String == "new", !isSource { return nil }
            result = .text(text)
        }
        if let variations = object["variations"] as? [String: Any] {
            if let cases = variations["plural"] as? [String: Any] { result = .plural(values(cases, isSource)) }
            if let cases = variations["device"] as? [String: Any] { result = .device(values(cases, isSource)) }
        }
        guard let named = object["substitutions"] as? [String: Any] else { return result }
        let substitutions = named.compactMapValues { rule -> LocalizedValue.Substitution? in
            guard let rule = rule as? [String: Any], let value = value(rule, isSource: isSource) else { return nil }
            return LocalizedValue.Substitution(position: rule["argNum"] as? Int, specifier: rule["formatSpecifier"] as? String, value: value)
        }
        return result.map { .substituted($0.plainText, substitutions) }
    }

    private static func values(_ cases: [String: Any], _ isSource: Bool) -> Table {
        cases.compactMapValues { ($0 as? [String: Any]).flatMap { value($0, isSource: isSource) } }
    }
}

/// Parses `.strings` files: pairs of quoted or plain words, with comments.
private struct StringsParser {
    private let characters: [Unicode.Scalar]
    private var index = 0

    static func table(_ text: String) -> [String: String] {
        var parser = StringsParser(characters: Array(text.unicodeScalars))
        var table: [String: String] = [:]
        while let key = parser.word() {
            guard parser.skip("=") else {
                // `"key";` is its own translation.
                if parser.skip(";") { table[key] = key } else { parser.index += 1 }
                continue
            }
            guard let value = parser.word() else { break }
            table[key] = value
            _ = parser.skip(";")
        }
        return table
    }

    private init(characters: [Unicode.Scalar]) { self.characters = characters }

    private func at(_ distance: Int = 0) -> Unicode.Scalar? { index + distance < characters.count ? characters[index + distance] : nil }

    private mutating func skipSpace() {
        while let character = at() {
            if character == "/", at(1) == "*" {
                index += 2
                while index < characters.count, !(at() == "*" && at(1) == "/") { index += 1 }
                index += 2
            } else if character == "/", at(1) == "/" {
                while let character = at(), character != "\n", character != "\r" { index += 1 }
            } else if character.properties.isWhitespace {
                index += 1
            } else {
                return
            }
        }
    }

    private mutating func skip(_ mark: Unicode.Scalar) -> Bool {
        skipSpace()
        guard at() == mark else { return false }
        index += 1
        return true
    }

    private mutating func word() -> String? {
        skipSpace()
        guard let first = at() else { return nil }
        var result = String.UnicodeScalarView()
        guard first == "\"" || first == "'" else {
            while let character = at(),
                character.properties.isAlphabetic || character.properties.numericType != nil || "_-.$/:".unicodeScalars.contains(character)
            {
                result.append(character)
                index += 1
            }
            return result.isEmpty ? nil : String(result)
        }
        index += 1
        while let character = at(), character != first {
            index += 1
            guard character == "\\", let escaped = at() else {
                result.append(character)
                continue
            }
            index += 1
            switch escaped {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case "U", "u":
                let digits = String(String.UnicodeScalarView(characters[index..<min(index + 4, characters.count)]))
                if let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) {
                    result.append(scalar)
                    index += 4
                }
            default: result.append(escaped)
            }
        }
        index += 1
        return String(result)
    }
}
