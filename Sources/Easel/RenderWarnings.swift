import Foundation
import Views

/// Tells on standard error what views complain about, each message once in the process.
@MainActor
enum RenderWarnings {
    private static var told: Set<String> = []

    /// Tells what a graph has complained about, and what it will.
    static func follow(_ graph: ViewGraph) {
        graph.warnings.forEach(tell)
        graph.onWarning = tell
    }

    private static func tell(_ message: String) {
        guard told.insert(message).inserted else { return }
        FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
    }
}
