/// Collects the problems of a file, and of the files that it imports, while they are read, so that all can be reported at once.
package final class DiagnosticCollector {
    /// The file that new messages are about.
    package let source: SourceFile
    private let store: Store

    /// The state that the collectors of a scene's files share.
    private final class Store {
        var collected: [Diagnostic] = []
        /// In the order in which their diagnostics are reported.
        var sources: [SourceFile]
        let limit: Int
        var errorCount = 0

        init(source: SourceFile, limit: Int) {
            sources = [source]
            self.limit = limit
        }
    }

    /// - Parameter limit: the number of diagnostics to keep; later ones are only counted.
    package init(source: SourceFile, limit: Int = SceneLimits.default.diagnostics) {
        self.source = source
        store = Store(source: source, limit: limit)
    }

    /// Creates a collector for another file of the same scene, whose diagnostics are reported together with the rest.
    package init(source: SourceFile, sharing other: DiagnosticCollector) {
        self.source = source
        store = other.store
        store.sources.append(source)
    }

    /// The number of errors reported, including those beyond the limit.
    package var errorCount: Int { store.errorCount }

    /// The files that messages are about.
    package var sources: [SourceFile] { store.sources }

    /// Whether an error was reported, so that the scene can't be drawn.
    package var hasErrors: Bool { errorCount > 0 }

    /// Whether the limit of kept diagnostics is reached; slow checks that only find more of them can be skipped then.
    package var isFull: Bool { store.collected.count >= store.limit }

    /// Adds a finished diagnostic.
    package func report(_ diagnostic: Diagnostic) {
        if diagnostic.severity == .error { store.errorCount += 1 }
        if !isFull { store.collected.append(diagnostic) }
    }

    /// All kept diagnostics, file by file in the order of positions; those without a position come first.
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

    /// The number of diagnostics that ``text`` shows: more than a screen of them helps no reader.
    package static let textLimit = 20

    /// The first diagnostics as text with their source lines, errors before warnings, and a last line if some are not shown; empty without diagnostics.
    package var text: String {
        let all = diagnostics
        let shown =
            all.count <= Self.textLimit ? all : Array((all.filter { $0.severity == .error } + all.filter { $0.severity != .error }).prefix(Self.textLimit))
        var parts = shown.map { diagnostic in diagnostic.text(source: store.sources.first { $0.name == diagnostic.file }) }
        let errors = errorCount - shown.count { $0.severity == .error }
        let warnings = all.count { $0.severity == .warning } - shown.count { $0.severity == .warning }
        let counts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map { "\($0) more \($1)\($0 == 1 ? "" : "s")" }
        if !counts.isEmpty {
            let hint = all.count > shown.count ? "; --diagnostic-format json lists \(errorCount > store.limit ? "more of them" : "them")" : ""
            parts.append("\(source.name): note: and \(counts.joined(separator: " and "))\(hint)")
        }
        return parts.joined(separator: "\n")
    }

    /// All diagnostics, one JSON object per line.
    package var json: String {
        diagnostics.map(\.json).joined(separator: "\n")
    }
}
