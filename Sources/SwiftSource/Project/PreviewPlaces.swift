import Foundation

/// Where previews are in the source, and the traits that they name.
struct PreviewPlaces {
    private var places: [String: (path: String, traits: Set<String>)] = [:]

    /// Reads each `#Preview`, and each type.
    init(_ source: SwiftSource) {
        for file in source.files {
            let tokens = CodeScanner.tokens(of: file.rewritten ?? file.bytes)
            for (index, token) in tokens.enumerated() {
                if token.kind == .name, ["struct", "class", "enum"].contains(token.text), index + 1 < tokens.count, tokens[index + 1].kind == .name {
                    let name = tokens[index + 1].text
                    if places[name] == nil { places[name] = (file.absolutePath, []) }
                } else if token.isName("previewDisplayName"), index + 2 < tokens.count, tokens[index + 2].kind == .string {
                    add(tokens[index + 2].text, file.absolutePath, [])
                } else if token.isName("Preview"), index > 0, tokens[index - 1].isMark("#") {
                    let head = tokens[(index + 1)...].prefix { !$0.isMark("{") }
                    let name = head.first { $0.kind == .string }?.text ?? "Preview"
                    let traits = head.drop { !$0.isName("traits") }.dropFirst().filter { $0.kind == .name }.map(\.text)
                    add(name.isEmpty ? "Preview" : name, file.absolutePath, Set(traits))
                }
            }
        }
    }

    private mutating func add(_ name: String, _ path: String, _ traits: Set<String>) {
        var (unique, number) = (name, 1)
        while places[unique] != nil {
            number += 1
            unique = "\(name) \(number)"
        }
        places[unique] = (path, traits)
    }

    private func place(of entry: ViewCatalog.Entry) -> (path: String, traits: Set<String>)? {
        places[entry.name] ?? entry.provider.flatMap { places[$0] } ?? entry.name.split(separator: ".").last.flatMap { places[String($0)] }
    }

    /// The absolute path of the file with an entry; nil if it is unknown.
    func path(of entry: ViewCatalog.Entry) -> String? { place(of: entry)?.path }
    func traits(of entry: ViewCatalog.Entry) -> Set<String> { place(of: entry)?.traits ?? [] }
}

extension SwiftSource {
    /// Returns the entries that a selection keeps.
    ///
    /// - Parameters:
    ///   - skipped: patterns of names, with `*` and `?`.
    ///   - traits: names of traits, such as `landscapeLeft`, whose previews are left out.
    ///   - reference: a commit; only previews that files changed since then can affect are kept.
    package func select(
        _ entries: [ViewCatalog.Entry], skipping skipped: [String], traits: [String], since reference: String?
    ) throws -> [ViewCatalog.Entry] {
        let places = PreviewPlaces(self)
        var kept = entries.filter { entry in
            !skipped.contains { SourceFolder.matches(entry.name.replacing("/", with: ":"), pattern: $0) } && places.traits(of: entry).isDisjoint(with: traits)
        }
        guard let reference else { return kept }
        let affected = AffectedFiles(
            self, changed: try AffectedFiles.changed(since: reference, in: isFile ? (path as NSString).deletingLastPathComponent : path))
        kept.removeAll { entry in places.path(of: entry).map { !affected.paths.contains($0) } ?? false }
        return kept
    }

    private var isFile: Bool { path.hasSuffix(".swift") || path.hasSuffix(".xcodeproj") }
}
