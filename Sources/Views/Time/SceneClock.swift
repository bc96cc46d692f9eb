/// The clock of a scene: what waits, waits on it, and the wall clock plays no part.
///
/// Actions run when the graph's time has moved to or past their moment, in the order of their moments, and of asking where those are equal.
/// They see the time of the frame, so that what they change begins on the frame grid.
@MainActor
final class SceneClock {
    /// The clock of the graph that was at work last: what views' code asks for is asked of this one.
    private(set) static weak var current: SceneClock?

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
    /// The most runs in one step of time, against intervals that are far shorter than a frame.
    private static let runLimit = 10_000

    /// Makes this the clock that code asks.
    func enter() { Self.current = self }

    var isIdle: Bool { entries.isEmpty }

    /// Runs `action` once time has come to `due`, and then every `interval` seconds, if one is given (at least a thousandth).
    ///
    /// - Returns: what `cancel` takes.
    func schedule(at due: Double, every interval: Double? = nil, _ action: @escaping () -> Void) -> Int {
        nextID += 1
        entries.append(Entry(id: nextID, due: due, interval: interval.map { max($0, 0.001) }, action: action))
        return nextID
    }

    func cancel(_ id: Int) { entries.removeAll { $0.id == id } }

    /// Moves time on and runs what is due.
    ///
    /// - Returns: whether anything ran.
    @discardableResult
    func advance(to time: Double) -> Bool {
        now = time
        var runs = 0
        // Moments are sums of decimal fractions; one that falls on the frame counts.
        while runs < Self.runLimit, let index = nextDue(before: time + 1e-9) {
            runs += 1
            let entry = entries[index]
            if let interval = entry.interval { entries[index].due += interval } else { entries.remove(at: index) }
            entry.action()
        }
        return runs > 0
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
