/// Counts of a graph's work so far; tests pin these numbers, because times can't be tested.
package struct GraphCounters: Sendable, Equatable {
    /// Nodes created.
    package var nodesCreated = 0
    /// Calls of a view's `body`.
    package var bodiesEvaluated = 0
    /// Searches for the container whose shape a shape follows.
    package var containerSearches = 0
    /// Body evaluations skipped because the view's fields were the same as before.
    package var bodiesSkipped = 0
    /// Sizes computed (cached sizes are not counted).
    package var layoutsMeasured = 0
    /// Number of times that a view arranged its children.
    package var layoutsPlaced = 0
    /// Evaluations of the content of geometry and preference readers.
    package var readersEvaluated = 0
    /// Rounds of evaluation and layout.
    package var updates = 0
    /// Items in all display lists created.
    package var displayItems = 0

    package init() {}
}

/// The canvas and environment in which a graph shows its root view.
package struct ViewHostConfiguration {
    /// The canvas size in points.
    package var size: CGSize
    /// Pixels per point.
    package var scale: CGFloat
    package var safeAreaInsets = EdgeInsets()
    /// The proposal for the root view, instead of the canvas size; the view is then placed at the top left corner, as in an `ImageRenderer`.
    package var proposal: ProposedViewSize?
    /// The initial values of the root view's environment; `displayScale` is set from `scale`.
    package var environment = EnvironmentValues()
    /// Whether the device is a tablet; nil to decide by the canvas size.
    package var isTablet: Bool?
    /// Counts the graph's nodes, for a host that stops at their limit; nil for a count of the graph's own.
    package var nodes: NodeCount?
    /// Initial values of a preview's `@Previewable` properties, as text, by their names.
    package var previewValues: [String: String] = [:]

    package init(size: CGSize, scale: CGFloat = 1) {
        self.size = size
        self.scale = scale
    }
}
