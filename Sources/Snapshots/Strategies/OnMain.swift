import Dispatch
import Synchronization
import Views

/// Runs work on the main actor for code that may be anywhere.
enum OnMain {
    /// Runs work immediately on the main actor, and waits for its result.
    static func run<Result>(_ work: @MainActor () throws -> Result) rethrows -> Result {
        // Another thread doesn't have the task's values.
        let scale = ReferenceScale.current
        func isolated() throws -> Box<Result> {
            try MainActor.assumeIsolated { try ReferenceScale.$current.withValue(scale) { Box(value: try work()) } }
        }
        if MainThread.isCurrent { return try isolated().value }
        return try DispatchQueue.main.sync(execute: isolated).value
    }

    /// Carries a view to the main actor, or a result back, while the other side waits.
    struct Box<Value>: @unchecked Sendable {
        let value: Value
    }
}

/// Receives the reason why a strategy can't take a snapshot, because an ``Async`` has no errors.
final class SnapshotFailure: Sendable {
    @TaskLocal static var current: SnapshotFailure?
    private let text = Mutex<String?>(nil)

    /// Set from any thread.
    var reason: String? {
        get { text.withLock { $0 } }
        set { text.withLock { $0 = newValue } }
    }

    /// Returns a value that is created when it is needed; notes the reason if that fails.
    ///
    /// The check is that of the calling task, because another thread, on which the value may be created, doesn't know it.
    static func noting<Value>(_ make: @escaping () throws -> Value) -> Async<Value> {
        let problem = current
        return Async { callback in
            do {
                callback(try make())
            } catch {
                problem?.reason = "\(error)"
            }
        }
    }

    /// Returns a value that is created on the main actor when it is needed; notes the reason if that fails.
    static func onMain<Value>(_ make: @escaping @MainActor () throws -> Value) -> Async<Value> { noting { try OnMain.run(make) } }
}
