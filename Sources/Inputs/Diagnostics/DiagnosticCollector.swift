/// Gathers what is wrong with a file, and with the files that it imports, while they are read, so that all of it can be told at once.
package final class DiagnosticCollector {
    /// What messages are about.
    package let source: SourceFile
    private let store: Store

    /// What the collectors of a scene's files share.
    private final class Store {
        var collected: [Diagnostic] = []
        /// In the order in which their diagnostics are told.
        var sources: [SourceFile]
        let limit: Int
        var errorCount = 0

        init(source: SourceFile, limit: Int) {
            sources = [source]
            self.limit = limit
        }
    }

    /// - Parameter limit: how many diagnostics are kept; later ones are only counted.
    package init(source: SourceFile, limit: Int = SceneLimits.default.diagnostics) {
        self.source = source
        store = Store(source: source, limit: limit)
    }

    /// A collector for another file of the same scene: what it gathers is told together with the rest.
    package init(source: SourceFile, sharing other: DiagnosticCollector) {
        self.source = source
        store = other.store
        store.sources.append(source)
    }

    /// How many errors were reported, those beyond the limit included.
    package var errorCount: Int { store.errorCount }

    /// The files that messages speak of.
    package var sources: [SourceFile] { store.sources }

    /// Whether anything was reported that keeps the scene from being drawn.
    package var hasErrors: Bool { errorCount > 0 }

    /// Whether as many diagnostics were gathered as are kept; what is slow and only finds more of them need not be done.
    package var isFull: Bool { store.collected.count >= store.limit }

    /// Adds a finished diagnostic.
    package func report(_ diagnostic: Diagnostic) {
        if diagnostic.severity == .error { store.errorCount += 1 }
        if !isFull { store.collected.append(diagnostic) }
    }

    /// Everything that was kept, file by file and in the order of each; what has no place comes first.
    ///
    /// - Complexity: O(n log n).
    package var diagnostics: [Diagnostic] {
        let start = SourcePosition(line: 0, column: 0)
        let ranks = Dictionary(store.sources.enumerated().map { ($1.name, $0) }) { first, _ in first }
        let ordered = store.collected.enumerated().sorted { lhs, rhs in
            let (left, right) = (ranks[lhs.element.file] ?? 0, ranks[rhs.element.file] ?? 0)
            if left != right { return left < right }
            let (first, second) = (lhs.element.position ?? start, rhs.element.position ?? start)
            return first == second ? lhs.offset < rhs.offset : first < second
        }
        return ordered.map(\.element)
    }

    /// All diagnostics as text with their source lines, and a last line when there were more than are shown; empty when there is nothing to tell.
    package var text: String {
        var parts = diagnostics.map { diagnostic in diagnostic.text(source: store.sources.first { $0.name == diagnostic.file }) }
        let hidden = errorCount - store.collected.count { $0.severity == .error }
        if hidden > 0 { parts.append("\(source.name): note: \(hidden) more \(hidden == 1 ? "error is" : "errors are") not shown") }
        return parts.joined(separator: "\n")
    }

    /// All diagnostics, one JSON object on each line.
    package var json: String {
        diagnostics.map(\.json).joined(separator: "\n")
    }
}
