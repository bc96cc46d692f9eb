import Views

/// The system symbols that can be drawn.
package enum SymbolCatalog {
    /// Whether a name is that of a symbol.
    @MainActor package static func contains(_ name: String) -> Bool { SystemSymbols.isKnown(name) }
}
