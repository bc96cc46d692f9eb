import Dispatch
import Synchronization
import Views

/// Runs work on the main actor for code that may be anywhere.
enum OnMain {
    /// Runs work at once on the main actor, and waits for its result.
    static func run<Result>(_ work: @escaping @MainActor () throws -> Result) throws -> Result {
        // Another thread doesn't have the task's values.
        let scale = ReferenceScale.current
        let isolated = Box(value: {
            try MainActor.assumeIsolated { try ReferenceScale.$current.withValue(scale) { Box(value: try ViewScene.ending(work)) } }
        })
        if MainThread.isCurrent { return try isolated.value().value }
        let outcome = Outcome<Box<Result>>()
        waiting.withLock { $0.append { outcome.set(Swift.Result { try isolated.value() }) } }
        DispatchQueue.main.async { runWaiting() }
        return try outcome.get().value
    }

    /// Work of other threads that waits for the main thread.
    private static let waiting = Mutex<[@Sendable () -> Void]>([])

    /// Does the work that waits for the main thread.
    ///
    /// The main queue does it, unless it is busy with a test that itself waits: it doesn't begin one block inside of another.
    static func runWaiting() {
        while let work = waiting.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { work() }
    }

    /// The outcome of work on another thread.
    private final class Outcome<Value: Sendable>: Sendable {
        private let result = Mutex<Result<Value, any Error>?>(nil)
        private let isDone = DispatchSemaphore(value: 0)

        func set(_ result: Result<Value, any Error>) {
            self.result.withLock { $0 = result }
            isDone.signal()
        }

        /// Waits for the outcome.
        func get() throws -> Value {
            isDone.wait()
            guard let result = result.withLock(\.self) else { preconditionFailure("the outcome is set before the signal") }
            return try result.get()
        }
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
