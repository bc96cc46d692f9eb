import Commands

/// Finds names of nonexistent symbols in source code.
enum SymbolNameWarnings {
    /// The arguments that take the name of a system symbol.
    private static let labels: Set<String> = ["systemName", "systemImage", "systemSymbolName"]

    /// Returns one line for each unknown name, at its first occurrence, in the compiler's format.
    ///
    /// Only names that are whole strings in the code are looked up, including both sides of a `? :`.
    static func messages(for source: SwiftSource, isKnown: (String) -> Bool) -> [String] {
        var found: Set<String> = []
        var messages: [String] = []
        for file in source.files {
            for word in names(in: CodeScanner.tokens(of: file.bytes)) where !isKnown(word.text) && found.insert(word.text).inserted {
                messages.append(
                    "\(file.path):\(word.line):\(word.column): warning: no symbol named \"\(word.text)\": a crossed box is drawn instead")
            }
        }
        return messages
    }

    /// Returns the strings that are arguments with one of the labels.
    private static func names(in tokens: [CodeScanner.Word]) -> [CodeScanner.Word] {
        var names: [CodeScanner.Word] = []
        for (index, token) in tokens.enumerated() where token.kind == .name && labels.contains(token.text) {
            guard index + 1 < tokens.count, tokens[index + 1].isMark(":") else { continue }
            var depth = 0
            for (offset, word) in tokens[(index + 2)...].enumerated() {
                if word.isMark("(") || word.isMark("{") || word.isMark("[") { depth += 1 }
                if word.isMark(")") || word.isMark("}") || word.isMark("]") { depth -= 1 }
                if depth < 0 || depth == 0 && word.isMark(",") { break }
                let previous = tokens[index + 1 + offset]
                let isValue = previous.isMark(":") || previous.isMark("?")
                if depth == 0, isValue, word.kind == .string, !word.text.isEmpty, !word.text.contains("\\") { names.append(word) }
            }
        }
        return names
    }
}

extension SwiftSource {
    /// Warnings about names of symbols that don't exist, one line each in the compiler's format.
    @MainActor package var symbolWarnings: [String] { SymbolNameWarnings.messages(for: self) { name in SymbolCatalog.contains(name) } }
}
