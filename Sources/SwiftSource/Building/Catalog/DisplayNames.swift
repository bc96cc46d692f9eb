import SwiftFacts

/// Finds the names that a `PreviewProvider` gives its previews.
enum DisplayNames {
    /// Returns an entry for each `previewDisplayName("…")` in a provider.
    ///
    /// - Parameters:
    ///   - providers: the names of the types that conform to `PreviewProvider`.
    ///   - taken: names of other entries, which keep them.
    static func entries(in files: [SwiftSource.File], providers: [String], taken: [String]) -> [ViewCatalog.Entry] {
        guard !providers.isEmpty else { return [] }
        let known = Set(providers)
        var names = Set(taken)
        var entries: [ViewCatalog.Entry] = []
        for file in files {
            for string in file.facts.strings where string.purpose == .previewDisplayName {
                // A display name elsewhere is unusual.
                guard let provider = string.type, known.contains(provider) else { continue }
                let name = string.value
                guard !name.isEmpty, !name.contains("\\"), !name.contains("\n"), !name.contains("\"") else { continue }
                let unique = names.insert(name).inserted ? name : "\(provider) \(name)"
                if unique != name, !names.insert(unique).inserted { continue }
                entries.append(
                    ViewCatalog.Entry(
                        name: unique, kind: .preview, provider: provider, displayName: unique == name ? nil : name,
                        place: ViewCatalog.Entry.Place(file: file.path, line: string.line)))
            }
        }
        return entries
    }
}
