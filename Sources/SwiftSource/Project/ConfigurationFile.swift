import Foundation

/// The settings of an `.xcconfig` file.
struct ConfigurationFile {
    /// The bytes that a setting's value may grow to with the values that it inherits or refers to.
    static let maximumLength = 65_536

    private(set) var settings: [String: PropertyList] = [:]
    /// The files that are being read: each one includes the next.
    private var openPaths: Set<String> = []
    /// The files that may still be read, because each one can include many others.
    private var remainingFiles = 256
    private var remainingBytes = 1 << 20

    /// Reads a file with the files that it includes; a missing one has no settings, because many projects keep theirs private.
    init(_ path: String) { read(path) }

    /// Reads a file, unless it includes itself.
    private mutating func read(_ path: String) {
        let actual = URL(filePath: path).resolvingSymlinksInPath().path
        guard openPaths.count < 16, !openPaths.contains(actual), let text = contents(path) else { return }
        openPaths.insert(actual)
        defer { openPaths.remove(actual) }
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        for line in text.split(whereSeparator: \.isNewline) {
            // A comment may follow a value; so a URL is written with `/$()/`.
            let text = (line.range(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("#include") {
                let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
                if parts.count == 3 { read(parts[1].hasPrefix("/") ? String(parts[1]) : "\(folder)/\(parts[1])") }
            } else if let (name, value) = Self.assignment(text) {
                settings[name] = settings[name].map { Self.value(.string(value), over: $0) } ?? .string(value)
            }
        }
    }

    /// Returns the text of a regular file; nil without one, or beyond the limits.
    private mutating func contents(_ path: String) -> String? {
        guard remainingFiles > 0, let data = ProjectFiles.around(path).contents(path, limit: remainingBytes) else { return nil }
        remainingFiles -= 1
        remainingBytes -= data.count
        return String(decoding: data, as: UTF8.self)
    }

    /// Returns the name and the value of a line; nil if it has none, or if it is for another configuration than the one for debugging. Other conditions,
    /// such as `[sdk=macosx*]`, stay in the name.
    static func assignment(_ line: String) -> (name: String, value: String)? {
        guard let end = line.firstIndex(where: { $0 == "[" || $0 == "=" }) else { return nil }
        var name = line[..<end].trimmingCharacters(in: .whitespaces)
        var rest = line[end...]
        while rest.first == "[" {
            guard let close = rest.firstIndex(of: "]") else { return nil }
            let conditions = rest[..<close].dropFirst().split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            guard conditions.allSatisfy({ !$0.hasPrefix("config=") || $0 == "config=Debug" }) else { return nil }
            let others = conditions.filter { !$0.hasPrefix("config=") }
            if !others.isEmpty { name += "[\(others.joined(separator: ","))]" }
            rest = rest[close...].dropFirst().drop(while: \.isWhitespace)
        }
        guard rest.first == "=", !name.isEmpty else { return nil }
        return (name, rest.dropFirst().trimmingCharacters(in: .whitespaces))
    }

    /// Returns settings above others, whose values replace `$(inherited)`.
    static func layer(_ upper: [String: PropertyList], over lower: [String: PropertyList]) -> [String: PropertyList] {
        lower.merging(upper) { below, above in value(above, over: below) }
    }

    /// Returns a value in which another one replaces `$(inherited)`; nothing replaces it in a value that would become too long.
    private static func value(_ above: PropertyList, over below: PropertyList) -> PropertyList {
        let inherited = "$(inherited)"
        func inserting(_ former: String, in text: String) -> PropertyList {
            let parts = text.components(separatedBy: inherited)
            let length = text.utf8.count + (parts.count - 1) * former.utf8.count
            return .string(parts.joined(separator: length <= maximumLength ? former : ""))
        }
        switch (above, below) {
        case (.string(let text), .string(let former)): return inserting(former, in: text)
        case (.string(let text), .array) where text.contains(inherited): return inserting(below.strings.joined(separator: " "), in: text)
        case (.array(let values), _):
            let former = below.string.map { [$0] } ?? below.strings
            let length = former.reduce(0) { $0 + $1.utf8.count + 1 } * values.count(where: { $0.string == inherited })
            let inserted = length <= maximumLength ? former.map { PropertyList.string($0) } : []
            return .array(values.flatMap { $0.string == inherited ? inserted : [$0] })
        default: return above
        }
    }

    /// Returns settings with the references to other ones, `$(NAME)` and `${NAME}`, replaced. Those to unknown ones stay.
    static func resolved(_ settings: [String: PropertyList]) -> [String: PropertyList] {
        var result = settings
        var total = 16 << 20
        // In a fixed order, the same values are resolved each time before the limit is reached.
        for (name, value) in settings.sorted(by: { $0.key < $1.key }) {
            guard let text = value.string, text.contains("$") else { continue }
            let limit = min(total, maximumLength)
            var resolver = Resolver(settings: settings, remaining: limit, openNames: [name])
            result[name] = .string(resolver.resolve(text))
            total -= limit - resolver.remaining
        }
        return result
    }

    /// Replaces the references in a value.
    private struct Resolver {
        let settings: [String: PropertyList]
        /// The bytes that references may still insert.
        var remaining: Int
        /// The settings that are being resolved: each one refers to the next.
        var openNames: Set<String>

        mutating func resolve(_ text: String) -> String {
            // The references that have begun, and the text in each of them; a name may contain a reference. The first entry is the text outside.
            var parts: [(start: String, end: Character?, text: String)] = [("", nil, "")]
            var rest = text[...]
            while let character = rest.popFirst() {
                if character == "$", let bracket = rest.first, bracket == "(" || bracket == "{" {
                    rest.removeFirst()
                    parts.append(("$\(bracket)", bracket == "(" ? ")" : "}", ""))
                } else if character == parts[parts.count - 1].end {
                    let part = parts.removeLast()
                    parts[parts.count - 1].text += value(String(part.text.prefix { $0 != ":" })) ?? "\(part.start)\(part.text)\(character)"
                } else {
                    parts[parts.count - 1].text.append(character)
                }
            }
            return parts.map { $0.start + $0.text }.joined()
        }

        /// Returns the resolved value of a setting; nil for an unknown one, for one that refers to itself, and beyond the limits.
        private mutating func value(_ name: String) -> String? {
            if name.isEmpty { return "" }
            guard let text = settings[name]?.string ?? (name == "CONFIGURATION" ? "Debug" : nil) else { return nil }
            // A reference costs something itself: very many could insert nothing.
            let cost = text.utf8.count + 16
            guard cost <= remaining, openNames.count < 16, openNames.insert(name).inserted else { return nil }
            remaining -= cost
            defer { openNames.remove(name) }
            return resolve(text)
        }
    }

    /// Returns the first reference in a text that contains no other one, and the name of its setting.
    static func reference(in text: Substring) -> (range: Range<String.Index>, name: String)? {
        var open: [(start: String.Index, end: Character)] = []
        var index = text.startIndex
        while index < text.endIndex {
            var next = text.index(after: index)
            if text[index] == "$", next < text.endIndex, text[next] == "(" || text[next] == "{" {
                open.append((index, text[next] == "(" ? ")" : "}"))
                next = text.index(after: next)
            } else if let last = open.last, text[index] == last.end {
                let name = text[text.index(last.start, offsetBy: 2)..<index].prefix { $0 != ":" }
                return (last.start..<next, String(name))
            }
            index = next
        }
        return nil
    }
}
