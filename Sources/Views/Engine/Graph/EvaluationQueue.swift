/// The nodes whose views must be evaluated again, and the containers that must collect the results.
@MainActor
final class EvaluationQueue {
    private var dirtyNodes: [_Node] = []
    /// Nodes in slots whose new content isn't known, because the views around are hidden: no work until the content is set.
    private var waitingNodes: [_Node] = []
    private var staleContainers: [any ContentOwner] = []

    var hasDirtyNodes: Bool { !dirtyNodes.isEmpty }
    /// Whether there is anything left to evaluate or to collect.
    var hasWork: Bool { !dirtyNodes.isEmpty || !staleContainers.isEmpty }

    func add(_ node: _Node) { dirtyNodes.append(node) }
    func add(stale container: any ContentOwner) { staleContainers.append(container) }

    /// Called when a slot has got content, so that nodes inside may be evaluated.
    func slotDidGetContent() { if !waitingNodes.isEmpty { (dirtyNodes, waitingNodes) = (dirtyNodes + waitingNodes, []) } }

    /// Called after an update: the dirty nodes that remain wait for the content of their slots.
    func setAsideWaitingNodes() {
        guard !dirtyNodes.isEmpty else { return }
        waitingNodes = (waitingNodes + dirtyNodes).filter { $0.isAlive && !$0.isReady(inside: nil) }
        dirtyNodes.removeAll { !$0.isAlive || !$0.isReady(inside: nil) }
    }

    /// Evaluates dirty nodes, outer ones first, until none remain (below `ancestor`, if given).
    func run(inside ancestor: _Node?) {
        while true {
            var batch: [_Node] = []
            var rest: [_Node] = []
            // Dead nodes are dropped first, because their ancestors may be gone.
            for node in dirtyNodes where node.isAlive {
                if node.isReady(inside: ancestor) { batch.append(node) } else { rest.append(node) }
            }
            dirtyNodes = rest
            refreshContainers()
            guard !batch.isEmpty else { return }
            batch.sort { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
            for node in batch {
                node.displayDidChange()
                node.evaluateIfDirty()
            }
            refreshContainers()
        }
    }

    private func refreshContainers() {
        while !staleContainers.isEmpty {
            var batch: [any ContentOwner] = []
            swap(&batch, &staleContainers)
            for container in batch { container.refreshContent() }
        }
    }
}

/// A node that collects render nodes from the nodes below it.
@MainActor
protocol ContentOwner: AnyObject {
    func refreshContent()
}
