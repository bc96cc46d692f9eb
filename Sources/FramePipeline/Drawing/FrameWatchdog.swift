import Foundation
import Synchronization

/// Calls for help when the evaluation or the painting of one frame takes too long: code of one's own may run without end, and effects may be without
/// measure; nothing on their thread could say so.
///
/// The only user of the wall clock; no frame depends on it.
package final class FrameWatchdog: Sendable {
    private let limit: Duration
    private let expired: @Sendable (_ frame: Int) -> Void
    private let state = Mutex(State())

    private struct State {
        var evaluated: (frame: Int, deadline: ContinuousClock.Instant)?
        /// Several workers paint at the same time.
        var painted: [Int: ContinuousClock.Instant] = [:]
    }

    /// - Parameters:
    ///   - seconds: the most that a frame may take, above 0.
    ///   - expired: called on a thread of its own, once.
    package init(seconds: Double, expired: @escaping @Sendable (_ frame: Int) -> Void) {
        limit = .seconds(seconds)
        self.expired = expired
        let pause = min(seconds / 4, 0.25)
        Thread.detachNewThread { [weak self] in
            while let self {
                if self.look() { return }
                Thread.sleep(forTimeInterval: pause)
            }
        }
    }

    /// The evaluation of a frame begins.
    package func begin(frame: Int, at start: ContinuousClock.Instant = .now) {
        let deadline = start + limit
        state.withLock { $0.evaluated = (frame, deadline) }
    }

    /// It is over.
    package func end() { state.withLock { $0.evaluated = nil } }

    /// Looks after the painting of a frame, of which each is painted once.
    func whilePainting<R>(frame: Int, _ paint: () throws -> R) rethrows -> R {
        let deadline = ContinuousClock.now + limit
        state.withLock { $0.painted[frame] = deadline }
        defer { state.withLock { $0.painted[frame] = nil } }
        return try paint()
    }

    /// A frame that takes longer than the limit at some time; nil for none.
    package func lateFrame(at now: ContinuousClock.Instant) -> Int? {
        state.withLock { state in
            if let current = state.evaluated, current.deadline < now { return current.frame }
            return state.painted.filter { $0.value < now }.keys.min()
        }
    }

    /// Whether the time was up.
    private func look() -> Bool {
        guard let late = lateFrame(at: .now) else { return false }
        expired(late)
        return true
    }
}
