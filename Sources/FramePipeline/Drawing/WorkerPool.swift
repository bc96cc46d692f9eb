import Dispatch
import Synchronization

/// Runs work on threads of its own, so many pieces at the same time, and holds as many more ready.
///
/// No tasks: a view's program runs those on the main actor, in an order that must not depend on how long painting takes (`ViewRuntime`).
@MainActor
final class WorkerPool {
    private let queue = DispatchQueue(label: "Easel.workers", attributes: .concurrent)
    private let width: Int
    private let state = Mutex(State())

    private struct State {
        /// Pieces that are ready, the oldest first.
        var ready: [@Sendable () throws -> Void] = []
        var underWay = 0
        var failure: (any Error)?
        /// Who waits until no more than so many pieces are ready or under way.
        var waiter: (limit: Int, continuation: CheckedContinuation<Void, Never>)?

        /// Whoever need not wait any longer.
        mutating func takeWaiter() -> CheckedContinuation<Void, Never>? {
            guard let current = waiter, ready.count + underWay <= current.limit else { return nil }
            waiter = nil
            return current.continuation
        }
    }

    /// - Parameter width: at least 1.
    init(width: Int) { self.width = width }

    /// Puts a piece of work where workers take it from, oldest first, as soon as there is room for it.
    ///
    /// - Throws: what an earlier piece threw; this one is not begun then.
    func start(_ work: @escaping @Sendable () throws -> Void) async throws {
        // Twice as many as run: whoever is done finds the next piece ready.
        try await wait(until: 2 * width - 1)
        let needsWorker = state.withLock { state in
            state.ready.append(work)
            guard state.underWay < width else { return false }
            state.underWay += 1
            return true
        }
        if needsWorker { queue.async { self.runReady() } }
    }

    /// Waits until everything is done.
    ///
    /// - Throws: the first error of a piece.
    func finish() async throws { try await wait(until: 0) }

    /// Works until nothing is ready.
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
                    // Nobody wants what is left.
                    state.ready.removeAll()
                }
                // This worker stays under way, so only the pieces that are ready count less.
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
