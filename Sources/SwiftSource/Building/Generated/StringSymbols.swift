import Foundation

/// Swift declarations for the strings of a module's catalogs, as Xcode generates them: `LocalizedStringResource.welcomeTitle`.
enum StringSymbols {
    /// Returns the declarations for the strings that were added by hand; empty if there are none, or the module doesn't ask for them.
    static func source(for module: SwiftSource.Module) -> String {
        guard module.settings.hasStringSymbols else { return "" }
        let bundle = module.bundleName == nil ? ".main" : ".atURL(Foundation.Bundle.module.bundleURL)"
        var text = ""
        for catalog in module.resources.filter({ $0.hasSuffix(".xcstrings") }).sorted() {
            guard let data = ProjectFiles.around(catalog).contents(catalog, limit: 1 << 26), let root = try? JSONDecoder().decode(Catalog.self, from: data)
            else { continue }
            let table = ResourceFiles.stem(of: catalog)
            var lines: [String] = []
            var known: Set<String> = []
            for (key, entry) in root.strings.sorted(by: { $0.key < $1.key }) where entry.extractionState == "manual" {
                let symbol = AssetSymbols.symbol(key)
                let value = entry.localizations?[root.sourceLanguage]?.text ?? key
                guard symbol != "_", known.insert(symbol).inserted, let (arguments, value) = parts(of: value) else { continue }
                let places = "table: \(AssetSymbols.literal(table)), bundle: \(bundle)"
                let resource = "SwiftUI.LocalizedStringResource(\(AssetSymbols.literal(key)), defaultValue: \"\(value)\", \(places))"
                let name = AssetSymbols.quoted(symbol)
                lines.append(
                    arguments.isEmpty
                        ? "    nonisolated static var \(name): SwiftUI.LocalizedStringResource { \(resource) }\n"
                        : "    nonisolated static func \(name)(\(arguments.joined(separator: ", "))) -> SwiftUI.LocalizedStringResource { \(resource) }\n")
            }
            guard !lines.isEmpty else { continue }
            let body = lines.joined()
            if table == "Localizable" {
                text += "\nextension SwiftUI.LocalizedStringResource {\n\(body)}\n"
            } else {
                text +=
                    "\nextension SwiftUI.LocalizedStringResource {\n    enum \(AssetSymbols.quoted(AssetSymbols.symbol(table, isType: true))) {\n\(body)    }\n}\n"
            }
        }
        return text.isEmpty ? "" : "\nimport Foundation\nimport SwiftUI\n" + text
    }

    private struct Catalog: Decodable {
        struct Unit: Decodable { let value: String? }
        struct Localization: Decodable {
            struct Variations: Decodable { let plural: [String: Form]? }
            struct Form: Decodable { let stringUnit: Unit? }
            let stringUnit: Unit?
            let variations: Variations?
            var text: String? { stringUnit?.value ?? variations?.plural?["other"]?.stringUnit?.value }
        }
        struct Entry: Decodable {
            let extractionState: String?
            let localizations: [String: Localization]?
        }
        let sourceLanguage: String
        let strings: [String: Entry]
    }

    /// The maximum number of a format's values.
    private static let limit = 50

    /// Returns the parameters of a string's formats, and the string as the text of a literal; nil for formats with substitutions.
    ///
    /// `%lld` is a parameter without a label, and `%(count)lld` one with. The literal has the parameters in the order of their places, because a translation
    /// counts them so: for `%2$@ by %1$@` it is `\(arg1) by \(arg2)`, and the text that is shown is the catalog's.
    static func parts(of value: String) -> (parameters: [String], literal: String)? {
        let format = /%(?:(?<place>\d+)\$)?(?:\((?<name>\w+)\))?(?<kind>%|@|[0-9.]*(?:l|ll|h|q|z)?[diufgFGexX])/
        guard !value.contains("%#@") else { return nil }
        var parameters: [Int: String] = [:]
        // The texts before the formats.
        var texts: [String] = []
        var (text, rest) = ("", Substring(value))
        while let match = rest.firstMatch(of: format) {
            text += AssetSymbols.escaped(String(rest[..<match.range.lowerBound]))
            rest = rest[match.range.upperBound...]
            let kind = match.output.kind
            if kind == "%" {
                text += "%"
                continue
            }
            texts.append(text)
            text = ""
            let place = match.output.place.map { Int($0) ?? 0 } ?? texts.count
            guard (1...limit).contains(place) else { return nil }
            let type =
                switch kind.last {
                case "@": "String"
                case "d", "i": "Int"
                case "u", "x", "X": "UInt"
                default: "Double"
                }
            let label = match.output.name.flatMap { $0.first?.isNumber == false ? AssetSymbols.quoted(String($0)) : nil } ?? "_"
            parameters[place] = "\(label) arg\(place): \(type)"
        }
        // A place that the string leaves out has an empty text.
        let values = (0..<(parameters.keys.max() ?? 0)).map { parameters[$0 + 1] == nil ? "\\(\"\")" : "\\(arg\($0 + 1))" }
        var literal = ""
        for index in 0..<max(texts.count, values.count) {
            if index < texts.count { literal += texts[index] }
            if index < values.count { literal += values[index] }
        }
        return (parameters.sorted { $0.key < $1.key }.map(\.value), literal + text + AssetSymbols.escaped(String(rest)))
    }
}
