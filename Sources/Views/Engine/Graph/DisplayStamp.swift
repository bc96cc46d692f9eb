/// The display list before which a node, or one below it, changed last.
struct DisplayStamp: Comparable {
    /// Counts display lists, as `GraphState.displayGeneration` does; 0 for no change since the first one.
    fileprivate(set) var generation = 0

    static func < (a: Self, b: Self) -> Bool { a.generation < b.generation }
}

/// A node of either tree that notes changes of its drawing.
@MainActor
protocol DisplayStamped: AnyObject {
    var displayStamp: DisplayStamp { get set }
}

extension GraphState {
    /// Notes that what `node` shows may change: the containers around it make their items anew.
    ///
    /// - Parameter above: the node around another one; nil at the top.
    /// - Complexity: proportional to the number of nodes above that are not noted yet.
    func displayDidChange<Node: DisplayStamped>(at node: Node, above: (Node) -> Node?) {
        needsDisplay = true
        // Before the first list nothing is kept.
        guard displayGeneration > 1 else { return }
        // Above a node that is noted already all are.
        var next: Node? = node
        while let current = next, current.displayStamp.generation != displayGeneration {
            current.displayStamp.generation = displayGeneration
            next = above(current)
        }
    }
}
