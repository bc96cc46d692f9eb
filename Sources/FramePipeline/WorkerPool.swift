import Dispatch
import Synchronization

/// Runs work on threads of its own, so many pieces at the same time.
///
/// No tasks: a view's program runs those on the main actor, in an order that must not depend on how long painting takes (`ViewRuntime`).
@MainActor
final class WorkerPool {
    private let queue = DispatchQueue(label: "Easel.workers", attributes: .concurrent)
    private let width: Int
    private let state = Mutex(State())

    private struct State {
        var underWay = 0
        var failure: (any Error)?
        /// Who waits until no more than so many pieces are under way.
        var waiter: (limit: Int, continuation: CheckedContinuation<Void, Never>)?

        /// Whoever need not wait any longer.
        mutating func takeWaiter() -> CheckedContinuation<Void, Never>? {
            guard let current = waiter, underWay <= current.limit else { return nil }
            waiter = nil
            return current.continuation
        }
    }

    /// - Parameter width: at least 1.
    init(width: Int) { self.width = width }

    /// Begins a piece of work as soon as there is room for it.
    ///
    /// - Throws: what an earlier piece threw; this one is not begun then.
    func start(_ work: @escaping @Sendable () throws -> Void) async throws {
        try await wait(until: width - 1)
        state.withLock { $0.underWay += 1 }
        queue.async { self.run(work) }
    }

    /// Waits until everything is done.
    ///
    /// - Throws: the first error of a piece.
    func finish() async throws { try await wait(until: 0) }

    private nonisolated func run(_ work: () throws -> Void) {
        let failure: (any Error)?
        do {
            try work()
            failure = nil
        } catch {
            failure = error
        }
        let waiter = state.withLock { state in
            state.underWay -= 1
            state.failure = state.failure ?? failure
            return state.takeWaiter()
        }
        waiter?.resume()
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
