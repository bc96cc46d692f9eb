import Dispatch
import Foundation

/// Detects whether code runs on the main actor, and transfers work to it.
///
/// On Linux, the main actor's jobs need not run on the first thread, so the main queue is checked, too.
package enum MainThread {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }

    /// Runs `body` immediately on the main actor; from elsewhere, runs it there as soon as possible.
    package static func run(_ body: @escaping @MainActor () -> Void) {
        if isCurrent { return MainActor.assumeIsolated(body) }
        let job = Job(body: body)
        Task { @MainActor in job.body() }
    }

    /// Carries a closure to the main actor. No other reference to the closure exists.
    private struct Job: @unchecked Sendable {
        let body: @MainActor () -> Void
    }
}
