import Observation

/// Records the values that an evaluation reads, and marks its target for re-evaluation when one of them changes.
@MainActor
package final class Tracker {
    /// The node to re-evaluate, unless `onChange` is set.
    var target: _Node? {
        get { targetLink?.object }
        set { targetLink = newValue?.link }
    }
    private var targetLink: Link<_Node>?
    /// The sources' reference to the tracker, which doesn't keep it alive: they must not retain readers that are gone.
    var link: Link<Tracker> { links.link(to: self) }
    private var links = LinkSource<Tracker>()
    /// Called instead of the target's `invalidate()`.
    var onChange: (() -> Void)?
    private var sources: [ObjectIdentifier: DependencySource] = [:]
    private(set) var environmentKeys: Set<EnvironmentKeyID> = []
    /// The transaction of changes of observable objects, unless they are made in one.
    var transaction = Transaction()
    /// Counts evaluations, so that observations from an earlier evaluation are ignored.
    private var generation = 0
    /// The evaluation before the ones that ran while a change was announced; its observations still count. nil without such evaluations.
    private var generationBeforeChange: Int?
    /// Whether a change of an observable object is announced, but hasn't happened: evaluations read the old value.
    private static var isAnnouncing = false
    /// The trackers that were first used while a change was announced.
    private static var earlyReaders: [Link<Tracker>] = []

    init() {}

    /// Runs `body`; from then on the target depends on exactly the values that `body` read.
    func track<T>(in graph: ViewGraph, _ body: () -> T) -> T {
        reset()
        noteGeneration()
        let generation = generation
        let outer = graph.currentTracker
        graph.currentTracker = self
        defer { graph.currentTracker = outer }
        let link = link
        let graph = graph.link
        return withObservationTracking(body) {
            // Observable objects may be changed on any thread; views live on the main actor.
            let transaction = Transaction.current
            MainThread.run {
                guard let tracker = link.object, [tracker.generation, tracker.generationBeforeChange].contains(generation), let graph = graph.object
                else { return }
                Self.announceChange { graph.willMutate(transaction.merging(over: tracker.transaction)) }
                tracker.invalidate()
            }
        }
    }

    private func noteGeneration() {
        if !Self.isAnnouncing {
            generationBeforeChange = nil
        } else if generation == 0 {
            Self.earlyReaders.append(link)
        } else {
            generationBeforeChange = generationBeforeChange ?? generation
        }
        generation += 1
    }

    /// Applies earlier changes before a change of an observable object happens, and evaluates again all views that read the old value meanwhile.
    private static func announceChange(_ applyEarlierChanges: () -> Void) {
        // Applying changes may run code that changes other objects; readers of all of these changes are evaluated again after the outermost one.
        let isNested = isAnnouncing
        isAnnouncing = true
        applyEarlierChanges()
        guard !isNested else { return }
        isAnnouncing = false
        for reader in earlyReaders { reader.object?.invalidate() }
        earlyReaders.removeAll()
    }

    func add(_ source: DependencySource) {
        let id = ObjectIdentifier(source)
        guard sources[id] == nil else { return }
        sources[id] = source
        source.add(self)
    }

    func addEnvironmentKey(_ key: EnvironmentKeyID) { environmentKeys.insert(key) }
    func readsEnvironment(_ keys: Set<EnvironmentKeyID>) -> Bool { !environmentKeys.isDisjoint(with: keys) }

    func invalidate() {
        if let onChange { onChange() } else { target?.invalidate() }
    }

    func reset() {
        for source in sources.values { source.remove(self) }
        sources.removeAll(keepingCapacity: true)
        environmentKeys.removeAll(keepingCapacity: true)
        transaction = Transaction()
    }
}

/// A value that evaluations can depend on, such as a state or a view's geometry.
@MainActor
package class DependencySource {
    private var trackers: [ObjectIdentifier: Link<Tracker>] = [:]
    private var countForCleaning = 16

    init() {}

    /// Notes that the running evaluation, if any, reads the value.
    final func recordRead(in graph: ViewGraph) { graph.currentTracker?.add(self) }
    final var hasReaders: Bool { trackers.values.contains { $0.object != nil } }
    final func add(_ tracker: Tracker) {
        trackers[ObjectIdentifier(tracker)] = tracker.link
        guard trackers.count > countForCleaning else { return }
        trackers = trackers.filter { $0.value.object != nil }
        countForCleaning = max(16, trackers.count * 2)
    }
    final func remove(_ tracker: Tracker) { trackers[ObjectIdentifier(tracker)] = nil }

    /// Marks all readers of the value for re-evaluation.
    final func invalidateReaders() {
        for reference in Array(trackers.values) { reference.object?.invalidate() }
    }
}
