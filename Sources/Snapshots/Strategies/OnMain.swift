import Dispatch
import Views

/// Runs work on the main actor for code that may be anywhere.
enum OnMain {
    /// Runs work at once on the main actor, and waits for its result.
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
final class SnapshotFailure: @unchecked Sendable {
    @TaskLocal static var current: SnapshotFailure?
    /// Written before the check that made the object reads it.
    var reason: String?

    /// Calls `callback` with a value, or notes why there is none.
    static func catching<Value>(_ callback: (Value) -> Void, _ make: @MainActor () throws -> Value) {
        do {
            callback(try OnMain.run(make))
        } catch {
            current?.reason = "\(error)"
        }
    }
}
