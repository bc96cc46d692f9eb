import Foundation
import Synchronization

/// Reports a frame whose evaluation or painting takes too long: user code may never return and effects may be arbitrarily expensive, and their own thread
/// couldn't report it.
///
/// The only code that reads the wall clock; no frame depends on it.
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
    ///   - seconds: the maximum time for a frame, above 0.
    ///   - expired: called once, on a separate thread.
    package init(seconds: Double, expired: @escaping @Sendable (_ frame: Int) -> Void) {
        limit = .seconds(seconds)
        self.expired = expired
        let pause = min(seconds / 4, 0.25)
        Thread.detachNewThread { [weak self] in
            while let self {
                if self.reportLateFrame() { return }
                Thread.sleep(forTimeInterval: pause)
            }
        }
    }

    /// Starts the timer for the evaluation of a frame.
    package func begin(frame: Int, at start: ContinuousClock.Instant = .now) {
        let deadline = start + limit
        state.withLock { $0.evaluated = (frame, deadline) }
    }

    /// Stops the timer: the evaluation has finished.
    package func end() { state.withLock { $0.evaluated = nil } }

    /// Monitors the painting of a frame; each frame is painted only once.
    package func whilePainting<R>(frame: Int, _ paint: () throws -> R) rethrows -> R {
        let deadline = ContinuousClock.now + limit
        state.withLock { $0.painted[frame] = deadline }
        defer { state.withLock { $0.painted[frame] = nil } }
        return try paint()
    }

    /// Returns a frame that has exceeded the limit at the given time; nil if every frame is within the limit.
    package func lateFrame(at now: ContinuousClock.Instant) -> Int? {
        state.withLock { state in
            if let current = state.evaluated, current.deadline < now { return current.frame }
            return state.painted.filter { $0.value < now }.keys.min()
        }
    }

    /// Reports a late frame, if any; returns whether there was one.
    private func reportLateFrame() -> Bool {
        guard let late = lateFrame(at: .now) else { return false }
        expired(late)
        return true
    }
}
