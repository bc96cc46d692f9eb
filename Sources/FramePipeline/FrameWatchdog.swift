import Foundation
import Synchronization

/// Calls for help when the evaluation of one frame takes too long: code of one's own may run without end, and nothing on its thread could say so.
///
/// The only user of the wall clock; no frame depends on it.
package final class FrameWatchdog: Sendable {
    private let limit: Duration
    private let expired: @Sendable (_ frame: Int) -> Void
    private let current = Mutex<(frame: Int, deadline: ContinuousClock.Instant)?>(nil)

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
    package func begin(frame: Int) {
        let deadline = ContinuousClock.now + limit
        current.withLock { $0 = (frame, deadline) }
    }

    /// It is over.
    package func end() { current.withLock { $0 = nil } }

    /// Whether the time was up.
    private func look() -> Bool {
        let now = ContinuousClock.now
        guard let current = current.withLock({ $0 }), current.deadline < now else { return false }
        expired(current.frame)
        return true
    }
}
