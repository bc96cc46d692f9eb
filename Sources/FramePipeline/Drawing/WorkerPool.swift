import Dispatch
import Synchronization

/// Runs up to `width` pieces of work at the same time on background threads, and holds as many more ready.
///
/// Doesn't use tasks: a view's program runs those on the main actor, in an order that must not depend on how long painting takes (`ViewRuntime`).
@MainActor
final class WorkerPool {
    private let queue = DispatchQueue(label: "Easel.workers", attributes: .concurrent)
    private let width: Int
    private let state = Mutex(State())

    private struct State {
        /// Pieces that are ready to start, oldest first.
        var ready: [@Sendable () throws -> Void] = []
        var underWay = 0
        var failure: (any Error)?
        /// The caller that waits until at most `limit` pieces are ready or running.
        var waiter: (limit: Int, continuation: CheckedContinuation<Void, Never>)?

        /// Removes and returns the waiting caller if it can continue.
        mutating func takeWaiter() -> CheckedContinuation<Void, Never>? {
            guard let current = waiter, ready.count + underWay <= current.limit else { return nil }
            waiter = nil
            return current.continuation
        }
    }

    /// - Parameter width: at least 1.
    init(width: Int) { self.width = width }

    /// Queues a piece of work, as soon as the queue has space for it. Workers take the oldest piece first.
    ///
    /// - Throws: the error of an earlier piece; this one is not started then.
    func start(_ work: @escaping @Sendable () throws -> Void) async throws {
        // Twice as many as can run, so that a worker that finishes finds the next piece ready.
        try await wait(until: 2 * width - 1)
        let needsWorker = state.withLock { state in
            state.ready.append(work)
            guard state.underWay < width else { return false }
            state.underWay += 1
            return true
        }
        if needsWorker { queue.async { self.runReady() } }
    }

    /// Waits until all work is done.
    ///
    /// - Throws: the first error of any piece.
    func finish() async throws { try await wait(until: 0) }

    /// Runs pieces until none is ready.
    private nonisolated func runReady() {
        while true {
            let (work, waiter) = state.withLock { state -> ((@Sendable () throws -> Void)?, CheckedContinuation<Void, Never>?) in
                if !state.ready.isEmpty { return (state.ready.removeFirst(), nil) }
                state.underWay -= 1
                return (nil, state.takeWaiter())
            }
            guard let work else {
                waiter?.resume()
                return
            }
            let result = Result { try work() }
            let next = state.withLock { state in
                if case .failure(let error) = result {
                    state.failure = state.failure ?? error
                    // The remaining pieces are no longer needed.
                    state.ready.removeAll()
                }
                // This worker keeps running, so only the number of ready pieces decreases.
                return state.takeWaiter()
            }
            next?.resume()
        }
    }

    private func wait(until limit: Int) async throws {
        await withCheckedContinuation { continuation in
            let waiter = state.withLock { state in
                state.waiter = (limit, continuation)
                return state.takeWaiter()
            }
            waiter?.resume()
        }
        if let failure = state.withLock({ $0.failure }) { throw failure }
    }
}
