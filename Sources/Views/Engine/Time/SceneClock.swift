import Foundation
import Geometry
import Synchronization

/// The virtual clock of a scene. All waiting code waits on it; the wall clock is never used.
///
/// An action runs when the graph's time reaches its due time. Actions run in the order of their due times; ties run in the order of scheduling.
/// While an action runs, the clock shows that action's due time, so code that waits repeatedly for an interval that isn't a whole number of frames doesn't
/// drift. Animations that the action starts still begin on the frame grid, because the graph shows the time of the frame.
@MainActor
final class SceneClock {
    /// The number of clocks.
    private nonisolated static let count = Atomic(0)
    /// Whether a scene exists; on any thread.
    nonisolated static var exists: Bool { count.load(ordering: .relaxed) > 0 }

    nonisolated init() { Self.count.add(1, ordering: .relaxed) }
    deinit { Self.count.subtract(1, ordering: .relaxed) }

    /// The clock that view code uses: the clock of the scene that its task belongs to, otherwise of the graph that was active last.
    static var current: SceneClock? { ofTask ?? entered.last { $0.clock != nil }?.clock }
    /// When several graphs are active in turn, tasks keep the clock of the graph that started them.
    @TaskLocal static var ofTask: SceneClock?
    /// The clocks of all graphs, the most recently active one last. When a nested graph ends, such as that of an image renderer, the previous clock returns.
    private static var entered: [Entered] = []
    private struct Entered {
        weak var clock: SceneClock?
    }

    /// A clock that waits for its graph.
    private static var prepared: SceneClock?

    /// Starts a scene's clock before its root view is created; the next graph takes it over. Failures of paths that were not taken are forgotten.
    ///
    /// - Parameters:
    ///   - isStill: whether only the first moment is drawn, with motions of UIKit's views at their end.
    ///   - start: the date at second 0.
    static func prepare(isStill: Bool, at start: Date) {
        _ = PathExcess.take()
        let clock = SceneClock()
        clock.isStill = isStill
        clock.start = start
        prepared = clock
        clock.enter()
    }

    /// Ends a clock that no graph took over.
    static func discard() { prepared = nil }

    /// Runs code that creates graphs of its own, which don't take over the clock that waits for its graph.
    static func keepingPrepared<Result>(_ body: () throws -> Result) rethrows -> Result {
        let (waiting, outer) = (prepared, current)
        prepared = nil
        defer {
            prepared = waiting
            // A graph that the code keeps, such as that of a bitmap's context, would keep its clock the current one.
            (waiting ?? outer)?.enter()
        }
        return try body()
    }

    /// Returns the clock for a new graph: one inside of a scene, such as that of an image renderer, begins at the scene's start.
    static func take() -> SceneClock {
        defer { prepared = nil }
        if let prepared { return prepared }
        let clock = SceneClock()
        if let current { clock.start = current.start }
        return clock
    }

    private struct Entry {
        let id: Int
        var due: Double
        /// Seconds between two runs, or nil for a single run.
        let interval: Double?
        let action: () -> Void
    }

    /// Whether only the first moment is drawn, with motions of UIKit's views at their end.
    private(set) var isStill = false
    /// The date at second 0.
    private(set) var start = _SceneTime.defaultStart
    /// Seconds since the scene's start.
    private(set) var now: Double = 0
    /// The warnings of code outside of views, until the graph gives them.
    private var notes: [String] = []
    private var entries: [Entry] = []
    private var nextID = 0
    private var actionsForNextStep: [() -> Void] = []
    private var runsInStep = 0
    /// Sources that change with time without end, but not at every moment: rounds of phases, schedules with future dates.
    var endless: Set<ObjectIdentifier> = []
    /// The time of the previous step.
    private var stepStart: Double = 0
    /// The maximum number of runs in one step; protects against intervals far shorter than a frame.
    private static let runLimit = 10_000
    /// Due times are sums of decimal fractions, and those of dates are multiples of a `Date`'s resolution, 0.12 µs in this century; one that misses the frame by
    /// less than this counts as on it.
    nonisolated static let tolerance = 1e-6

    /// Returns the date of a time in seconds.
    func date(at seconds: Double) -> Date { start.addingTimeInterval(seconds) }

    /// Returns the time of a date in seconds.
    func seconds(of date: Date) -> Double { date.timeIntervalSince(start) }

    /// Notes a warning. The graph of the current clock gives each one once.
    static func note(_ warning: String) { current?.notes.append(warning) }

    /// Returns the notes and forgets them.
    func takeNotes() -> [String] {
        defer { notes = [] }
        return notes
    }

    /// Makes this the current clock for code whose task has none.
    func enter() {
        guard Self.entered.last?.clock !== self else { return }
        Self.entered.removeAll { $0.clock == nil || $0.clock === self }
        Self.entered.append(Entered(clock: self))
    }

    var isIdle: Bool { entries.isEmpty && actionsForNextStep.isEmpty }

    /// Runs `action` at the time of the next step, whenever that is, so that the current state is visible for one frame.
    func performInNextStep(_ action: @escaping () -> Void) { actionsForNextStep.append(action) }

    /// Begins a step of time that ends at `time`.
    func beginStep(to time: Double) {
        for action in actionsForNextStep { _ = schedule(at: time, action) }
        actionsForNextStep.removeAll()
    }

    /// Runs `action` at `due` and, if `interval` is given, every `interval` seconds after that (at least one thousandth).
    ///
    /// - Parameter due: seconds since the scene's start; a past time means now; infinity and NaN mean never.
    /// - Returns: a token for `cancel`.
    @discardableResult
    func schedule(at due: Double, every interval: Double? = nil, _ action: @escaping () -> Void) -> Int {
        nextID += 1
        guard due < .infinity else { return nextID }
        entries.append(Entry(id: nextID, due: due, interval: interval.map { max($0, 0.001) }, action: action))
        return nextID
    }

    func cancel(_ id: Int) { entries.removeAll { $0.id == id } }

    /// Advances time and runs due actions.
    ///
    /// - Returns: whether any action ran.
    @discardableResult
    func advance(to time: Double) -> Bool {
        var hasRun = false
        while runNext(upTo: time) { hasRun = true }
        finishStep(at: time)
        return hasRun
    }

    /// Advances time to the next due time, if that isn't after `time`, and runs its action.
    ///
    /// - Returns: whether an action was due.
    func runNext(upTo time: Double) -> Bool {
        guard runsInStep < Self.runLimit, let index = nextDue(before: time + Self.tolerance) else { return false }
        runsInStep += 1
        let entry = entries[index]
        if let interval = entry.interval { entries[index].due += interval } else { entries.remove(at: index) }
        // An action scheduled with a past due time runs late, never early.
        let moment = min(max(stepStart, entry.due), time)
        now = moment
        entry.action()
        now = moment
        return true
    }

    /// The due time of the next action; nil without one, and after too many actions in one step.
    var nextDueTime: Double? { runsInStep < Self.runLimit ? entries.map(\.due).min() : nil }

    /// Whether any action is pending.
    func isDue(at time: Double) -> Bool { runsInStep < Self.runLimit && nextDue(before: time + Self.tolerance) != nil }

    /// Records that the running code blocks for some seconds: its later requests count from the end of the block.
    func pass(_ seconds: Double) { now += max(0, seconds) }

    /// Ends the blocking of the code that has just finished.
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
