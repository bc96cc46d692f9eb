/// What nodes read and note all the time while they are evaluated and laid out.
///
/// A graph owns its nodes, so they can refer to it only in a way that counts at each use; to the ledger they hold on for good.
@MainActor
final class GraphLedger {
    /// Set once, by the graph itself.
    unowned var graph: ViewGraph!
    var counters = GraphCounters()
    /// Whether something to be seen has changed since the last display list.
    var needsDisplay = true
    /// Counts display lists: what is noted now belongs to the next one.
    var displayGeneration = 1
    /// The display list before which something changed that nobody knows the place of.
    var latestFullChange = 1
    /// Whether a transition of someone's own was ever played. It shows nodes that belong elsewhere, so that who is touched is no more known.
    var showsForeignNodes = false
    /// Whether a view ever had a level of its own; until then views are drawn in their order.
    var hasLevels = false
    /// Whether any view ever set an alignment guide itself; until then most alignments need no search.
    var hasExplicitGuides = false
    /// Whether anything in the graph was ever laid out from right to left.
    var hasRightToLeft = false

    /// Whether some view may have set the guide itself: texts set their baselines, other guides only `alignmentGuide` sets.
    func mayHaveExplicitGuides(for key: AlignmentKey) -> Bool { hasExplicitGuides || key.isBaseline }
}
