/// Counts the nodes of a graph, on which most of the memory depends that its views take.
@MainActor
package final class NodeCount {
    /// About 1.3 GB with layout and drawing: nodes of tables take 1.7 KB each. Like the default of `SceneLimits.nodes`.
    package nonisolated static let defaultLimit = 750_000

    /// The maximum number of nodes. Beyond it, no more elements get views, and the frame is not drawn.
    package let limit: Int
    /// The nodes that exist at present.
    package internal(set) var count = 0
    package var isExceeded: Bool { count > limit }
    /// The collections whose elements have no views, in part, because there were too many nodes when they were to get them.
    var incompleteCollections = 0
    /// Whether there are too many nodes, or views are missing because there were too many.
    var preventsDrawing: Bool { isExceeded || incompleteCollections > 0 }

    package nonisolated init(limit: Int = defaultLimit) { self.limit = limit }

    package nonisolated static func message(limit: Int) -> String {
        "the views have more than \(limit) parts, such as rows, cells, and modifiers; show fewer rows and cells"
    }
}
