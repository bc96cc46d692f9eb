/// The part of a graph's state that nodes read and write constantly during evaluation and layout: counters, stamps, and flags that are never reset.
///
/// A graph owns its nodes, so they hold unowned references to it, which cost time at each access; their strong references to its state don't.
@MainActor
final class GraphState {
    /// Set once, by the graph itself.
    unowned var graph: ViewGraph!
    var counters = GraphCounters()
    let nodes: NodeCount
    /// Seconds of the scene's clock.
    var time = 0.0
    /// Whether anything visible has changed since the last display list.
    var needsDisplay = true
    /// Counts display lists: changes recorded from this moment on belong to the next list.
    var displayGeneration = 1
    /// The number of the display list that follows the last change not tied to a node.
    var latestFullChange = 1
    /// Whether a custom transition has ever been played. It shows nodes from elsewhere, so changes can no longer be traced to the containers that show them.
    var showsForeignNodes = false
    /// Whether any view has ever had a `zIndex`; until then, views are drawn in source order.
    var hasLevels = false
    /// Whether any view has ever set an alignment guide explicitly; until then, most alignments need no search.
    var hasExplicitGuides = false
    /// Whether anything in the graph has ever been laid out from right to left.
    var hasRightToLeft = false
    /// Whether anything has ever read the layouts of texts through a preference; until then, texts don't report changes.
    var readsTextLayouts = false
    /// Whether any view was a container with a shape.
    var hasContainerShapes = false

    /// Set while `CacheCheck` compares caches with fresh results, which must not enter the caches.
    var freshAnswers: FreshAnswers?

    init(nodes: NodeCount) { self.nodes = nodes }

    /// Whether some view may have set the guide explicitly: texts set their baselines; other guides are set only by `alignmentGuide`.
    func mayHaveExplicitGuides(for key: AlignmentKey) -> Bool { hasExplicitGuides || key.isBaseline }
}
