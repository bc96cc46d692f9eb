/// The state of a graph that its nodes read and write all the time while they are evaluated and laid out: counters, stamps, and flags that stay set.
///
/// A graph owns its nodes, so they refer to it unowned, which costs at each use; they refer to its state strongly, which doesn't.
@MainActor
final class GraphState {
    /// Set once, by the graph itself.
    unowned var graph: ViewGraph!
    var counters = GraphCounters()
    /// Whether something that can be seen has changed since the last display list.
    var needsDisplay = true
    /// Counts display lists: changes noted from here on belong to the next one.
    var displayGeneration = 1
    /// The display list before which something changed that is not tied to a node.
    var latestFullChange = 1
    /// Whether a custom transition was ever played. It shows nodes that belong elsewhere, so changes can no longer be traced to the containers that show them.
    var showsForeignNodes = false
    /// Whether a view ever had a `zIndex`; until then views are drawn in source order.
    var hasLevels = false
    /// Whether any view ever set an alignment guide explicitly; until then most alignments need no search.
    var hasExplicitGuides = false
    /// Whether anything in the graph was ever laid out from right to left.
    var hasRightToLeft = false

    /// Whether some view may have set the guide explicitly: texts set their baselines, only `alignmentGuide` sets other guides.
    func mayHaveExplicitGuides(for key: AlignmentKey) -> Bool { hasExplicitGuides || key.isBaseline }
}
