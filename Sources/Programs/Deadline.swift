import Dispatch
import Synchronization

/// An action after some time, which is gone when it is canceled. A canceled `Task.sleep` keeps its timer until the time is over.
package final class Deadline: @unchecked Sendable {
    // Dispatch's objects may be used by any thread.
    private let timer = DispatchSource.makeTimerSource(queue: .global())
    private let action: Mutex<(@Sendable () -> Void)?>

    /// - Parameters:
    ///   - seconds: 0 or above; infinite for never.
    ///   - action: called once, on any thread.
    package init(in seconds: Double, _ action: @escaping @Sendable () -> Void) {
        self.action = Mutex(action)
        timer.schedule(deadline: .now() + seconds)
        timer.setEventHandler { [weak self] in self?.take()?() }
        timer.resume()
    }

    deinit { timer.cancel() }

    /// Drops the action, unless it has begun.
    package func cancel() {
        _ = take()
        timer.cancel()
    }

    private func take() -> (@Sendable () -> Void)? {
        action.withLock { action in
            defer { action = nil }
            return action
        }
    }
}
