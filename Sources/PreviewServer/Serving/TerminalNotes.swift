import Commands
import Foundation
import Inputs
import Synchronization

/// Shows the warnings of views and the texts that they print in the terminal, each once: a view is replayed for frames in the past.
final class TerminalNotes: Sendable {
    private struct State {
        var warnings: Set<String> = []
        /// The text of each view, by the request without its events.
        var printed: [PreviewRequest: String] = [:]
    }

    private let state = Mutex(State())
    private let write: @Sendable (String) -> Void

    init(write: @escaping @Sendable (String) -> Void = { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) }) { self.write = write }

    func show(_ notes: ViewNotes, of request: PreviewRequest) {
        let (warnings, text) = state.withLock { state in
            let before = state.printed.updateValue(notes.printed, forKey: request.withoutEvents) ?? ""
            return (notes.warnings.filter { state.warnings.insert($0).inserted }, Self.news(in: notes.printed, since: before))
        }
        for warning in warnings { MessageOutput.print("warning: \(warning)") }
        // Not what a terminal would obey.
        if !text.isEmpty { write(Diagnostic.printable(text, keepsLines: true)) }
    }

    /// Forgets the shown texts after files have changed: warnings that remain, and texts that are printed again, are shown again.
    func forget() { state.withLock { $0 = State() } }

    /// Returns the part of a text that is new. Of long texts, only the end is known.
    static func news(in text: String, since before: String) -> String {
        if before.hasPrefix(text) || text.isEmpty { return "" }
        if text.hasPrefix(before) { return String(text.dropFirst(before.count)) }
        guard let end = text.range(of: before.suffix(400), options: .backwards) else { return text }
        return String(text[end.upperBound...])
    }
}
