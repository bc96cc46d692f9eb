import Foundation

/// The settings of an `.xcconfig` file.
struct ConfigurationFile {
    private(set) var settings: [String: PropertyList] = [:]

    /// Reads a file with the files that it includes; a missing one has no settings, because many projects keep theirs private.
    init(_ path: String) { read(path, depth: 0) }

    private mutating func read(_ path: String, depth: Int) {
        guard depth < 16, let data = FileManager.default.contents(atPath: path) else { return }
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            // A comment may follow a value; so a URL is written with `/$()/`.
            let text = (line.range(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("#include") {
                let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
                if parts.count == 3 { read(parts[1].hasPrefix("/") ? String(parts[1]) : "\(folder)/\(parts[1])", depth: depth + 1) }
            } else if let sign = text.firstIndex(of: "="), let name = Self.name(text, upTo: sign) {
                let value = text[text.index(after: name.end)...].trimmingCharacters(in: .whitespaces)
                settings = Self.layer([name.text: .string(value)], over: settings)
            }
        }
    }

    /// Returns the name before an equals sign, without the condition of the configuration for debugging; nil for another configuration. Conditions such as
    /// `[sdk=macosx*]` stay in the name.
    private static func name(_ text: String, upTo sign: String.Index) -> (text: String, end: String.Index)? {
        guard let open = text[..<sign].firstIndex(of: "[") else { return (text[..<sign].trimmingCharacters(in: .whitespaces), sign) }
        guard let close = text[open...].firstIndex(of: "]"), let end = text[close...].firstIndex(of: "=") else { return nil }
        let condition = text[text.index(after: open)..<close]
        guard condition.hasPrefix("config=") else { return (text[..<end].trimmingCharacters(in: .whitespaces), end) }
        return condition == "config=Debug" ? (text[..<open].trimmingCharacters(in: .whitespaces), end) : nil
    }

    /// Returns settings above others, whose values replace `$(inherited)`.
    static func layer(_ upper: [String: PropertyList], over lower: [String: PropertyList]) -> [String: PropertyList] {
        lower.merging(upper) { below, above in
            let inherited = "$(inherited)"
            switch (above, below) {
            case (.string(let text), .string(let former)): return .string(text.replacing(inherited, with: former))
            case (.string(let text), .array(let former)) where text.contains(inherited):
                return .string(text.replacing(inherited, with: former.compactMap(\.string).joined(separator: " ")))
            case (.array(let values), _):
                let former: [PropertyList] = below.string.map { [.string($0)] } ?? below.strings.map { .string($0) }
                return .array(values.flatMap { $0.string == inherited ? former : [$0] })
            default: return above
            }
        }
    }

    /// Returns settings with the references to other ones, `$(NAME)` and `${NAME}`, replaced. Those to unknown ones stay.
    static func resolved(_ settings: [String: PropertyList]) -> [String: PropertyList] {
        // References to references could become very many.
        var budget = 10_000
        func resolve(_ text: String, _ depth: Int) -> String {
            guard depth < 8, text.contains("$") else { return text }
            var (result, rest) = ("", text[...])
            while budget > 0, let (range, name) = reference(in: rest) {
                budget -= 1
                result += rest[..<range.lowerBound]
                let value = name.isEmpty ? "" : settings[name]?.string.flatMap { $0.contains("$(\(name)") ? nil : resolve($0, depth + 1) }
                result += value ?? String(rest[range])
                rest = rest[range.upperBound...]
            }
            return result + rest
        }
        return settings.mapValues { value in value.string.map { .string(resolve($0, 0)) } ?? value }
    }

    /// Returns the first reference in a text, and the name of its setting.
    static func reference(in text: Substring) -> (range: Range<String.Index>, name: String)? {
        guard let start = text.firstIndex(of: "$"), let open = text[start...].dropFirst().first else { return nil }
        guard open == "(" || open == "{", let end = text[start...].firstIndex(of: open == "(" ? ")" : "}") else {
            return reference(in: text[text.index(after: start)...])
        }
        let name = text[text.index(start, offsetBy: 2)..<end].split(separator: ":").first.map(String.init) ?? ""
        return (start..<text.index(after: end), name)
    }
}
