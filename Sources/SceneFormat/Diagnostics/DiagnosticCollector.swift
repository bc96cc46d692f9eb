/// Gathers what is wrong with one file while it is read, so that all of it can be told at once.
package final class DiagnosticCollector {
    /// What messages are about.
    package let source: SourceFile
    private var collected: [Diagnostic] = []
    private let limit: Int
    /// How many errors were reported, those beyond the limit included.
    package private(set) var errorCount = 0

    /// - Parameter limit: how many diagnostics are kept; later ones are only counted.
    package init(source: SourceFile, limit: Int = SceneLimits.default.diagnostics) {
        self.source = source
        self.limit = limit
    }

    /// Whether anything was reported that keeps the scene from being drawn.
    package var hasErrors: Bool { errorCount > 0 }

    /// Whether as many diagnostics were gathered as are kept; what is slow and only finds more of them need not be done.
    package var isFull: Bool { collected.count >= limit }

    /// Adds a finished diagnostic.
    package func report(_ diagnostic: Diagnostic) {
        if diagnostic.severity == .error { errorCount += 1 }
        if collected.count < limit { collected.append(diagnostic) }
    }

    /// Adds an error at a place of this file.
    package func error(
        _ message: String, at position: SourcePosition?, path: ScenePath, suggestion: @autoclosure () -> String? = nil, notes: [Diagnostic.Note] = []
    ) {
        report(
            Diagnostic(
                .error, message, file: source.name, position: position, scenePath: path.description, suggestion: isFull ? nil : suggestion(), notes: notes))
    }

    /// Adds a warning at a place of this file.
    package func warning(_ message: String, at position: SourcePosition?, path: ScenePath, suggestion: @autoclosure () -> String? = nil) {
        report(
            Diagnostic(
                .warning, message, file: source.name, position: position, scenePath: path.description, suggestion: isFull ? nil : suggestion()))
    }

    /// Everything that was kept, in the order of the file; what has no place comes first.
    ///
    /// - Complexity: O(n log n).
    package var diagnostics: [Diagnostic] {
        let start = SourcePosition(line: 0, column: 0)
        let ordered = collected.enumerated().sorted {
            let (lhs, rhs) = ($0.element.position ?? start, $1.element.position ?? start)
            return lhs == rhs ? $0.offset < $1.offset : lhs < rhs
        }
        return ordered.map(\.element)
    }

    /// All diagnostics as text with their source lines, and a last line when there were more than are shown; empty when there is nothing to tell.
    package var text: String {
        var parts = diagnostics.map { $0.text(source: source) }
        let hidden = errorCount - collected.count { $0.severity == .error }
        if hidden > 0 { parts.append("\(source.name): note: \(hidden) more \(hidden == 1 ? "error is" : "errors are") not shown") }
        return parts.joined(separator: "\n")
    }

    /// All diagnostics, one JSON object on each line.
    package var json: String {
        diagnostics.map(\.json).joined(separator: "\n")
    }
}
