/// Counts of a graph's work so far; tests pin these numbers, because times can't be tested.
public struct GraphCounters: Sendable, Equatable {
    /// Nodes created.
    public var nodesCreated = 0
    /// Calls of a view's `body`.
    public var bodiesEvaluated = 0
    /// Body evaluations skipped because the view's fields were the same as before.
    public var bodiesSkipped = 0
    /// Sizes computed (cached sizes are not counted).
    public var layoutsMeasured = 0
    /// Number of times that a view arranged its children.
    public var layoutsPlaced = 0
    /// Evaluations of the content of geometry and preference readers.
    public var readersEvaluated = 0
    /// Rounds of evaluation and layout.
    public var updates = 0
    /// Items in all display lists created.
    public var displayItems = 0

    public init() {}
}

/// The canvas and environment in which a graph shows its root view.
public struct ViewHostConfiguration {
    /// The canvas size in points.
    public var size: CGSize
    /// Pixels per point.
    public var scale: CGFloat
    public var safeAreaInsets = EdgeInsets()
    /// The proposal for the root view, instead of the canvas size; the view is then placed at the top left corner, as in an `ImageRenderer`.
    public var proposal: ProposedViewSize?
    /// The initial values of the root view's environment; `displayScale` is set from `scale`.
    public var environment = EnvironmentValues()

    public init(size: CGSize, scale: CGFloat = 1) {
        self.size = size
        self.scale = scale
    }
}
