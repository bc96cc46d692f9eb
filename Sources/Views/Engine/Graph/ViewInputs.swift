import Display

/// The values that a node inherits from the nodes above it.
@MainActor
public struct _ViewInputs {
    unowned let graph: ViewGraph
    unowned var parent: _Node?
    var environment: EnvironmentValues
    /// The innermost modifier above that rewrites transactions, or nil if no modifier does.
    var transactionScope: TransactionScope?
    /// The lazy container directly around the node; nil if there is none.
    var lazy: LazyScope?
    /// Whether a function of views from elsewhere made the node, so that containers may show nodes whose changes can't be traced to them.
    var showsForeignNodes = false

    /// Returns the same inputs for a child of `node`.
    func child(of node: _Node) -> _ViewInputs {
        var copy = self
        copy.parent = node
        return copy
    }
}
