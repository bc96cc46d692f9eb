import Foundation

/// Compares a graph's caches with fresh results, and traps with the node's path if they differ: a change was not announced with `invalidateLayout()`,
/// `displayDidChange()` or `setNeedsDisplay()`. Debug builds do it, and so do processes with the environment variable `EASEL_CHECK_CACHES`.
///
/// Once per step (a call of `settle()` after an update or at another time), every node recomputes the sizes and guides that it has cached.
/// It may use the caches of other nodes, because those are checked too; so a check costs one measurement per cached result, regardless of
/// nesting. Two results are not recomputed: texts check only the size in use, because shaping is slow, and canvases do not draw again.
/// Every display list is compared with one made without cached items.
@MainActor
final class CacheCheck {
    /// Whether new graphs check their caches.
    static let isRequested: Bool = {
        #if DEBUG
            true
        #else
            unsafe getenv("EASEL_CHECK_CACHES") != nil
        #endif
    }()
    /// Receives the report of a difference, for tests; if nil, a difference traps.
    var report: ((String) -> Void)?
    /// The last step that was checked.
    private var checked: (update: Int, time: Double)?

    // MARK: Sizes, guides, distances

    func checkAnswers(in graph: ViewGraph) {
        let step = (update: graph.updateID, time: graph.time)
        if let checked, checked == step { return }
        checked = step
        withoutTrace(in: graph) {
            // Not recursive: trees may be deep.
            var pending: [RenderNode] = [graph.root]
            while let node = pending.popLast() {
                checkAnswers(of: node)
                node.forEachChild { pending.append($0) }
            }
        }
    }

    /// Runs a check without changing counters or caches.
    private func withoutTrace(in graph: ViewGraph, _ check: () -> Void) {
        let (state, counters, tracker) = (graph.state, graph.state.counters, graph.currentTracker)
        state.freshAnswers = FreshAnswers()
        graph.currentTracker = nil
        check()
        state.freshAnswers = nil
        state.counters = counters
        graph.currentTracker = tracker
    }

    private func checkAnswers(of node: RenderNode) {
        let memory = node.memory
        for (proposal, known) in memory.sizes {
            guard let fresh = node.freshSize(proposal), !fresh.isSame(as: known) else { continue }
            fail("has the cached size \(known) for \(proposal), but now computes \(fresh)", at: node)
        }
        for (key, size, known) in memory.guides {
            let fresh = node.computeExplicitAlignment(key, at: size)
            if fresh != known, !(fresh?.isNaN == true && known?.isNaN == true) {
                let (old, new) = (known.map { "\($0)" } ?? "nil", fresh.map { "\($0)" } ?? "nil")
                fail("has the cached guide \(old) for \(size), but now computes \(new)", at: node)
            }
        }
    }

    // MARK: Display lists

    func check(_ list: DisplayList, in graph: ViewGraph) {
        withoutTrace(in: graph) {
            let fresh = graph.freshDisplayList()
            guard fresh != list else { return }
            // A node inside a stale one is visited later.
            var stale: RenderNode = graph.root
            var pending: [RenderNode] = [graph.root]
            while let node = pending.popLast() {
                if (node as? ContainerRenderNode)?.keepsStaleItems == true { stale = node }
                node.forEachChild { pending.append($0) }
            }
            let index = zip(list.items, fresh.items).enumerated().first { $1.0 != $1.1 }?.offset ?? min(list.items.count, fresh.items.count)
            fail("adds cached items, but would now make different ones (the list differs from item \(index) on)", at: stale)
        }
    }

    private func fail(_ problem: String, at node: RenderNode) {
        let message = "stale cache: \(node.path) \(problem)"
        if let report { report(message) } else { fatalError(message) }
    }
}

/// Results computed during a check that nodes have not cached. Each is computed once, because nested nodes would ask 2ⁿ times.
@MainActor
final class FreshAnswers {
    private var sizes: [ObjectIdentifier: [(proposal: ProposedViewSize, size: CGSize)]] = [:]
    private var guides: [ObjectIdentifier: [(key: AlignmentKey, size: ViewSize, value: CGFloat?)]] = [:]
    private var spacings: [ObjectIdentifier: ViewSpacing] = [:]

    func size(of node: RenderNode, for proposal: ProposedViewSize) -> CGSize {
        if let known = sizes[ObjectIdentifier(node)]?.first(where: { $0.proposal == proposal }) { return known.size }
        let size = node.computeSize(proposal)
        sizes[ObjectIdentifier(node), default: []].append((proposal, size))
        return size
    }

    func guide(of node: RenderNode, _ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
        if let known = guides[ObjectIdentifier(node)]?.first(where: { $0.key == key && $0.size == size }) { return known.value }
        let value = node.computeExplicitAlignment(key, at: size)
        guides[ObjectIdentifier(node), default: []].append((key, size, value))
        return value
    }

    func spacing(of node: RenderNode, _ compute: () -> ViewSpacing) -> ViewSpacing {
        if let known = spacings[ObjectIdentifier(node)] { return known }
        let value = compute()
        spacings[ObjectIdentifier(node)] = value
        return value
    }
}

extension CGSize {
    /// Whether both have the same numbers; NaN equals NaN.
    fileprivate func isSame(as other: CGSize) -> Bool {
        func isSame(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || a.isNaN && b.isNaN }
        return isSame(width, other.width) && isSame(height, other.height)
    }
}

extension RenderNode {
    /// The names of the nodes from the root to this one, each with its index among siblings of the same name if there are several.
    fileprivate var path: String {
        var names: [String] = []
        var next: RenderNode? = self
        while let node = next {
            var name = node.name
            var namesakes: [RenderNode] = []
            node.parent?.forEachChild { if $0.name == node.name { namesakes.append($0) } }
            if namesakes.count > 1, let index = namesakes.firstIndex(where: { $0 === node }) { name += "[\(index)]" }
            if let label = node.listedLabel { name += " \"\(label)\"" }
            names.append(name)
            next = node.parent
        }
        return names.reversed().joined(separator: "/")
    }
}
