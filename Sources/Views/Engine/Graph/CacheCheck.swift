import Foundation

#if DEBUG
    /// Compares a graph's caches with fresh answers, in debug builds, and traps where they differ: a change was not announced with
    /// `invalidateLayout()`, `displayDidChange()` or `setNeedsDisplay()`.
    ///
    /// Once per step (a call of `settle()` after an update or at another time) every node computes the sizes and guides that it remembers again.
    /// It may use what other nodes remember, because that is checked too, so a check costs one measurement per remembered answer, whatever the
    /// nesting. Two things are not repeated: texts check only the size in use, because shaping is slow, and canvases do not draw again.
    /// Every display list is compared with one that is made without kept items.
    @MainActor
    final class CacheCheck {
        var isEnabled = CacheCheck.default
        static let `default` = getenv("EASEL_NOCHECK") == nil
        /// Takes the report of a difference, for tests; nil traps.
        var report: ((String) -> Void)?
        /// The step that was checked last.
        private var checked: (update: Int, time: Double)?

        // MARK: Sizes, guides, distances

        func checkAnswers(in graph: ViewGraph) {
            let step = (update: graph.updateID, time: graph.time)
            if !isEnabled { return }
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

        /// Runs a check that leaves counters and caches as they are.
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
                fail("remembers the size \(known) for \(proposal), but now computes \(fresh)", at: node)
            }
            for (key, size, known) in memory.guides {
                let fresh = node.computeExplicitAlignment(key, at: size)
                if fresh != known, !(fresh?.isNaN == true && known?.isNaN == true) {
                    fail("remembers the guide \(known.map { "\($0)" } ?? "nil") for \(size), and now computes \(fresh.map { "\($0)" } ?? "nil")", at: node)
                }
            }
        }

        // MARK: Display lists

        func check(_ list: DisplayList, in graph: ViewGraph) {
            guard isEnabled else { return }
            withoutTrace(in: graph) {
                let fresh = graph.freshDisplayList()
                guard fresh != list else { return }
                // A node inside a stale one comes later.
                var stale: RenderNode = graph.root
                var pending: [RenderNode] = [graph.root]
                while let node = pending.popLast() {
                    if (node as? ContainerRenderNode)?.keepsStaleItems == true { stale = node }
                    node.forEachChild { pending.append($0) }
                }
                let index = zip(list.items, fresh.items).enumerated().first { $1.0 != $1.1 }?.offset ?? min(list.items.count, fresh.items.count)
                fail("shows items that it kept, and would now make others (the list of \(list.items.count) items differs from item \(index) on)", at: stale)
            }
        }

        private func fail(_ problem: String, at node: RenderNode) {
            let message = "stale cache: \(node.path) \(problem)"
            if let report { report(message) } else if getenv("EASEL_REPORT") != nil { print(message) } else { fatalError(message) }
        }
    }

    /// Answers that are worked out during a check and not remembered by nodes: each once, as nested nodes would ask 2ⁿ times.
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
        /// Whether both are the same numbers; one that isn't a number is the same as another.
        fileprivate func isSame(as other: CGSize) -> Bool {
            func isSame(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || a.isNaN && b.isNaN }
            return isSame(width, other.width) && isSame(height, other.height)
        }
    }

    extension RenderNode {
        /// The names of the nodes from the root to this one, each with its index among siblings of that name where there are several.
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
#endif
