/// The clock of a scene: what waits, waits on it, and the wall clock plays no part.
///
/// What is due runs when the graph's time comes to its moment or past it, in the order of the moments, and of asking where those are equal.
/// Meanwhile the clock shows that moment, so that whoever waits again and again for a time that is no whole number of frames keeps in step;
/// what it changes in views begins on the frame grid all the same, because the graph shows the time of the frame.
@MainActor
final class SceneClock {
    /// The clock that views' code asks: that of the scene that its task belongs to, else of the graph that was at work last.
    static var current: SceneClock? { ofTask ?? latest }
    /// Where several graphs are at work by turns, tasks keep to the one that they come from.
    @TaskLocal static var ofTask: SceneClock?
    private static weak var latest: SceneClock?

    /// A clock that waits for its graph.
    private static var prepared: SceneClock?

    /// Begins a scene, so that the code that makes its root view sees its clock; the next graph takes it over.
    static func prepare() {
        let clock = SceneClock()
        prepared = clock
        clock.enter()
    }

    /// The clock for a new graph.
    static func take() -> SceneClock {
        defer { prepared = nil }
        return prepared ?? SceneClock()
    }

    private struct Entry {
        let id: Int
        var due: Double
        /// Seconds between two runs, or nil for one run.
        let interval: Double?
        let action: () -> Void
    }

    /// Seconds from the scene's start.
    private(set) var now: Double = 0
    private var entries: [Entry] = []
    private var nextID = 0
    private var actionsForNextStep: [() -> Void] = []
    private var runsInStep = 0
    /// Whoever goes on with time by what it is, without an end, and isn't seen to move at every moment: rounds of phases, schedules with dates to come.
    var endless: Set<ObjectIdentifier> = []
    /// The time of the step before.
    private var stepStart: Double = 0
    /// The most runs in one step of time, against intervals that are far shorter than a frame.
    private static let runLimit = 10_000
    /// Moments are sums of decimal fractions; one that misses the frame by less than this counts as on it.
    nonisolated static let tolerance = 1e-9

    /// Makes this the clock that code asks, unless its task has one.
    func enter() { Self.latest = self }

    var isIdle: Bool { entries.isEmpty && actionsForNextStep.isEmpty }

    /// Runs `action` at the time of the next step, whenever that is: what shows now is seen for a frame.
    func performInNextStep(_ action: @escaping () -> Void) { actionsForNextStep.append(action) }

    /// Begins a step of time that ends at `time`.
    func beginStep(to time: Double) {
        for action in actionsForNextStep { _ = schedule(at: time, action) }
        actionsForNextStep.removeAll()
    }

    /// Runs `action` once time has come to `due`, and then every `interval` seconds, if one is given (at least a thousandth).
    ///
    /// - Parameter due: a moment that has passed means now; one that never comes (infinite, not a number) is as good as cancelled.
    /// - Returns: what `cancel` takes.
    @discardableResult
    func schedule(at due: Double, every interval: Double? = nil, _ action: @escaping () -> Void) -> Int {
        nextID += 1
        guard due < .infinity else { return nextID }
        entries.append(Entry(id: nextID, due: due, interval: interval.map { max($0, 0.001) }, action: action))
        return nextID
    }

    func cancel(_ id: Int) { entries.removeAll { $0.id == id } }

    /// Moves time on and runs what is due.
    ///
    /// - Returns: whether anything ran.
    @discardableResult
    func advance(to time: Double) -> Bool {
        var hasRun = false
        while runNext(upTo: time) { hasRun = true }
        finishStep(at: time)
        return hasRun
    }

    /// Moves time on to the next moment at which something is due, if that is not after `time`, and runs it.
    ///
    /// - Returns: whether there was one.
    func runNext(upTo time: Double) -> Bool {
        guard runsInStep < Self.runLimit, let index = nextDue(before: time + Self.tolerance) else { return false }
        runsInStep += 1
        let entry = entries[index]
        if let interval = entry.interval { entries[index].due += interval } else { entries.remove(at: index) }
        // What was asked for with a moment that had passed is late, and never early.
        let moment = min(max(stepStart, entry.due), time)
        now = moment
        entry.action()
        now = moment
        return true
    }

    /// Whether something is left to run.
    func isDue(at time: Double) -> Bool { runsInStep < Self.runLimit && nextDue(before: time + Self.tolerance) != nil }

    /// Code that is running stands still for some seconds: what it asks for from here on, it asks for then.
    func pass(_ seconds: Double) { now += max(0, seconds) }

    /// That code has come to its end.
    func endPassing(at time: Double) { now = time }

    /// Ends a step of time.
    func finishStep(at time: Double) {
        runsInStep = 0
        stepStart = time
        now = time
    }

    private func nextDue(before time: Double) -> Int? {
        var best: Int?
        for (index, entry) in entries.enumerated() where entry.due <= time {
            if let current = best, (entries[current].due, entries[current].id) <= (entry.due, entry.id) { continue }
            best = index
        }
        return best
    }
}
