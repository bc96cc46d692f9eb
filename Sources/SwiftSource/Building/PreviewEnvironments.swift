extension ViewCatalog {
    /// Returns the catalog with the knowledge which providers of previews set values of the environment.
    func withEnvironments(in files: [SwiftSource.File]) -> ViewCatalog {
        let providers = Set(entries.lazy.filter { $0.kind == .preview && $0.symbol == nil }.map(\.name))
        guard !providers.isEmpty else { return self }
        var found: Set<String> = []
        for file in files {
            // The provider whose body is being read, and the depth of its braces.
            var provider: String?
            var depth = 0
            let tokens = CodeScanner.tokens(of: file.rewritten ?? file.bytes)
            for (token, next) in zip(tokens, tokens.dropFirst()) {
                if token.isMark("{") { depth += 1 }
                if token.isMark("}") { depth -= 1 }
                if depth == 0, ["struct", "class", "enum"].contains(token.text) { provider = providers.contains(next.text) ? next.text : nil }
                if let provider, token.isMark("."), next.isName("environmentObject") || next.isName("environment") { found.insert(provider) }
            }
        }
        return ViewCatalog(
            entries: entries.map { entry in
                var entry = entry
                entry.suppliesEnvironment = found.contains(entry.name)
                return entry
            }, module: module, previews: previews)
    }
}
