/// The most recent change of a node or its descendants, as the number of the display list that follows it.
struct DisplayStamp: Comparable {
    /// The number of that display list, counted like `GraphState.displayGeneration`; 0 if nothing has changed since the first list.
    fileprivate(set) var generation = 0

    static func < (a: Self, b: Self) -> Bool { a.generation < b.generation }
}

/// A node of either tree that records changes of its drawing.
@MainActor
protocol DisplayStamped: AnyObject {
    var displayStamp: DisplayStamp { get set }
}

extension GraphState {
    /// Notes that the drawing of `node` may have changed, so that the containers around it rebuild their items.
    ///
    /// - Parameter above: returns a node's parent; nil at the top.
    /// - Complexity: proportional to the number of ancestors that are not marked yet.
    func displayDidChange<Node: DisplayStamped>(at node: Node, above: (Node) -> Node?) {
        needsDisplay = true
        // Nothing is cached before the first list.
        guard displayGeneration > 1 else { return }
        // If a node is already marked, all its ancestors are, too.
        var next: Node? = node
        while let current = next, current.displayStamp.generation != displayGeneration {
            current.displayStamp.generation = displayGeneration
            next = above(current)
        }
    }
}
