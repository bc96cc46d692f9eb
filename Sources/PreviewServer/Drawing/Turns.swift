import Synchronization

/// Lets one task at a time continue, in the order in which they asked.
final class Turns: Sendable {
    private let state = Mutex((isBusy: false, queue: [CheckedContinuation<Void, Never>]()))

    func begin() async {
        await withCheckedContinuation { continuation in
            let isFree = state.withLock { state in
                if state.isBusy {
                    state.queue.append(continuation)
                    return false
                }
                state.isBusy = true
                return true
            }
            if isFree { continuation.resume() }
        }
    }

    func end() {
        let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
            if state.queue.isEmpty {
                state.isBusy = false
                return nil
            }
            return state.queue.removeFirst()
        }
        next?.resume()
    }
}
