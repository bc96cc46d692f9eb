import Dispatch
import Synchronization

/// The turn of one frame to be written: for ordered sinks, the next frame waits for its end.
final class WriteTurn: Sendable {
    private enum State {
        case waiting, failed, written
    }

    private let end = DispatchGroup()
    private let state = Mutex(State.waiting)

    init() { end.enter() }

    // After a failure, queued work is never started. A group that is being waited for is never freed.
    deinit { if state.withLock({ $0 == .waiting }) { end.leave() } }

    /// Writes the frame once the previous one has been written. After a failure, nothing more is written.
    func end(after before: WriteTurn?, _ write: () throws -> Void) throws {
        defer { end.leave() }
        // Work is started in order, so the previous frame's work is already running.
        before?.end.wait()
        state.withLock { $0 = .failed }
        if before?.state.withLock({ $0 == .failed }) == true { return }
        try write()
        state.withLock { $0 = .written }
    }
}
