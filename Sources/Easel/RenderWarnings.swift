import Foundation
import Views

/// Prints the warnings of views on standard error, each message once per process.
@MainActor
package enum RenderWarnings {
    private static var printed: Set<String> = []

    /// Prints the warnings that a graph has and those that it will have.
    package static func follow(_ graph: ViewGraph) {
        graph.warnings.forEach(printOnce)
        graph.onWarning = printOnce
    }

    private static func printOnce(_ message: String) {
        guard printed.insert(message).inserted else { return }
        FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
    }
}
