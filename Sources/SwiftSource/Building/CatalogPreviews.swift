extension ViewCatalog {
    /// Returns the catalog with the previews that show views, if the module reads values that only an app or a preview puts into the environment.
    func withPreviews(of files: [SwiftSource.File]) -> ViewCatalog {
        let words = Dictionary(files.map { ($0.path, CodeScanner.tokens(of: $0.rewritten ?? $0.bytes)) }) { first, _ in first }
        guard words.values.contains(where: Self.readsEnvironment) else { return self }
        let places = entries.compactMap(\.place)
        var found: [String: String] = [:]
        for preview in usable where preview.kind == .preview && preview.provider == nil {
            guard let place = preview.place, let tokens = words[place.file] else { continue }
            let end = places.filter { $0.file == place.file && $0.line > place.line }.map(\.line).min() ?? .max
            let body = tokens.filter { $0.line >= place.line && $0.line < end }
            for (word, next) in zip(body, body.dropFirst()) where word.kind == .name && next.isMark("(") && found[word.text] == nil {
                found[word.text] = preview.name
            }
        }
        let views = Set(usable.filter { $0.kind == .view }.map(\.name))
        return ViewCatalog(entries: entries, module: module, previews: found.filter { views.contains($0.key) })
    }

    /// Whether a file has `@EnvironmentObject`, `@Environment(Model.self)`, or a property wrapper that reads a store of the environment.
    private static func readsEnvironment(_ tokens: [CodeScanner.Word]) -> Bool {
        for index in tokens.indices.dropLast(3) where tokens[index].isMark("@") {
            let name = tokens[index + 1]
            if ["EnvironmentObject", "Query", "FetchRequest", "SectionedFetchRequest"].contains(where: name.isName) { return true }
            guard name.isName("Environment"), tokens[index + 2].isMark("(") else { continue }
            let value = tokens[index + 3]
            if value.kind == .name, value.text.first?.isUppercase == true { return true }
            // A key path, such as `\.modelContext`.
            if tokens[(index + 3)...].prefix(3).contains(where: { $0.isName("managedObjectContext") || $0.isName("modelContext") }) { return true }
        }
        return false
    }
}
