/// Finds the names that a `PreviewProvider` gives its previews.
enum DisplayNames {
    /// Returns an entry for each `previewDisplayName("…")` in a provider.
    ///
    /// - Parameters:
    ///   - providers: the names of the types that conform to `PreviewProvider`.
    ///   - taken: names of other entries, which keep them.
    static func entries(in files: [SwiftSource.File], providers: [String], taken: [String]) -> [ViewCatalog.Entry] {
        guard !providers.isEmpty else { return [] }
        let byName = Dictionary(providers.map { ($0.split(separator: ".").last.map(String.init) ?? $0, $0) }, uniquingKeysWith: { first, _ in first })
        var names = Set(taken)
        var entries: [ViewCatalog.Entry] = []
        for file in files {
            let tokens = CodeScanner.tokens(of: file.rewritten ?? file.bytes)
            // The provider that was declared last; a display name elsewhere is unusual.
            var provider: String?
            for (index, token) in tokens.enumerated() where token.kind == .name && index + 2 < tokens.count {
                if ["struct", "class", "enum", "extension"].contains(token.text) { provider = byName[tokens[index + 1].text] }
                guard token.text == "previewDisplayName", let provider, tokens[index + 1].isMark("("), tokens[index + 2].kind == .string else { continue }
                let name = tokens[index + 2].text
                guard !name.isEmpty, !name.contains("\\"), !name.contains("\n"), !name.contains("\"") else { continue }
                let unique = names.insert(name).inserted ? name : "\(provider) \(name)"
                if unique != name, !names.insert(unique).inserted { continue }
                entries.append(
                    ViewCatalog.Entry(
                        name: unique, kind: .preview, provider: provider, displayName: unique == name ? nil : name,
                        place: ViewCatalog.Entry.Place(file: file.path, line: token.line)))
            }
        }
        return entries
    }
}
