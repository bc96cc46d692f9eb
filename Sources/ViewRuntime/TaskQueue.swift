import CTaskHooks
import Commands
import Dispatch

/// The tasks of the view's code, all on one queue, so that it is known when they have nothing more to do, and so that their order is always the same.
///
/// A task that is on its way through another actor, a detached task or a group is waited for like any other. Work on threads that are not tasks'
/// (a queue's own, a download) is not seen.
enum TaskQueue {
    /// Takes charge of all tasks. Call it before the first one.
    static func begin() { easel_run_tasks_on_main() }

    /// Jobs that a task may have in one moment before it counts as one that never waits.
    private static let passLimit = 10_000

    /// Lets tasks run until none has anything to do at the present time of the scene.
    ///
    /// - Returns: whether any did something.
    @MainActor static func rest() async -> Bool {
        for pass in 0..<passLimit {
            let before = easel_main_job_count()
            await oneRound()
            // Coming back from there is one job itself.
            if easel_main_job_count() - before <= 1 { return pass > 0 }
        }
        if !hasWarned { MessageOutput.print("warning: a task never waits; frames are drawn while it runs") }
        hasWarned = true
        return false
    }

    @MainActor private static var hasWarned = false

    /// Returns when everything that was on the main queue before has had its turn.
    @MainActor private static func oneRound() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }
}
