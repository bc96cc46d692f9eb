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
        /// What the frames being evaluated belong to, such as a row of data; nil for nothing but themselves.
        var subject: Int?
        /// Whether the frames being painted belong to the subject as well; otherwise each is a subject of its own.
        var paintsSubject = false
        var subjectExpired: (@Sendable (_ subject: Int) -> Void)?
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

    /// From now on, late frames are reported as their subjects.
    ///
    /// - Parameter expired: called instead of the initializer's closure, on a separate thread.
    package func watchSubjects(_ expired: @escaping @Sendable (_ subject: Int) -> Void) { state.withLock { $0.subjectExpired = expired } }

    /// Sets what the next frames belong to, such as a row of data.
    ///
    /// - Parameter includesPainting: whether frames are painted with their own numbers; false if the number of a painted frame is that of its subject.
    package func setSubject(_ subject: Int, includesPainting: Bool = false) {
        state.withLock { ($0.subject, $0.paintsSubject) = (subject, includesPainting) }
    }

    /// Monitors the painting of a frame; each frame is painted only once.
    package func whilePainting<R>(frame: Int, _ paint: () throws -> R) rethrows -> R {
        let deadline = ContinuousClock.now + limit
        state.withLock { $0.painted[frame] = deadline }
        defer { state.withLock { $0.painted[frame] = nil } }
        return try paint()
    }

    /// Returns a frame, or its subject, that has exceeded the limit at the given time; nil if every frame is within the limit.
    package func lateFrame(at now: ContinuousClock.Instant) -> Int? {
        state.withLock { state in
            if let current = state.evaluated, current.deadline < now { return state.subject ?? current.frame }
            let painted = state.painted.filter { $0.value < now }.keys.min()
            return painted.map { state.paintsSubject ? state.subject ?? $0 : $0 }
        }
    }

    /// Reports a late frame, if any; returns whether there was one.
    private func reportLateFrame() -> Bool {
        guard let late = lateFrame(at: .now) else { return false }
        (state.withLock { $0.subjectExpired } ?? expired)(late)
        return true
    }
}
