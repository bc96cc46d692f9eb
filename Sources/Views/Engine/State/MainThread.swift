import Dispatch
import Foundation

/// Whether code runs where the views live, and the way there.
///
/// On Linux the main actor's jobs need not run on the first thread, so the main queue is asked, too.
package enum MainThread {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }

    /// Runs `body` now, if this is the main actor, else as soon as that has time.
    package static func run(_ body: @escaping @MainActor () -> Void) {
        if isCurrent { return MainActor.assumeIsolated(body) }
        let job = Job(body: body)
        Task { @MainActor in job.body() }
    }

    /// Carries a closure to the main actor; nobody else keeps it.
    private struct Job: @unchecked Sendable {
        let body: @MainActor () -> Void
    }
}
