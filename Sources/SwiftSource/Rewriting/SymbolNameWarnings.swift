import Commands

/// Finds names of nonexistent symbols in source code.
enum SymbolNameWarnings {
    /// Returns one line for each unknown name, at its first occurrence, in the compiler's format.
    ///
    /// Only names that are whole strings in the code are looked up, including both sides of a `? :`.
    static func messages(for source: SwiftSource, isKnown: (String) -> Bool) -> [String] {
        var found: Set<String> = []
        var messages: [String] = []
        for file in source.files {
            for name in file.facts.strings where name.purpose.isSymbol && !isKnown(name.value) && found.insert(name.value).inserted {
                messages.append(
                    "\(file.path):\(name.line):\(name.column): warning: no symbol named \"\(name.value)\": a crossed box is drawn instead")
            }
        }
        return messages
    }
}

extension SwiftSource {
    /// Warnings about names of symbols that don't exist, one line each in the compiler's format.
    @MainActor package var symbolWarnings: [String] { SymbolNameWarnings.messages(for: self) { name in SymbolCatalog.contains(name) } }
}
