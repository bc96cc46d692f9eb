import CTaskHooks
import Commands
import Dispatch

/// Runs the tasks of the view's code on a single queue, so that their order is always the same, and idleness can be detected.
///
/// The queue waits for tasks on other actors, detached tasks and task groups like any others. Work on threads outside Swift concurrency (a dispatch queue's,
/// a download) is not detected.
enum TaskQueue {
    /// Redirects all tasks to the queue. Call it before the first task starts.
    static func begin() { easel_run_tasks_on_main() }

    /// The number of rounds at one time of the scene after which a task counts as one that never waits.
    private static let passLimit = 10_000

    /// The number of jobs that had been enqueued when the tasks last were idle.
    @MainActor private static var seenJobs: UInt64 = 0

    /// Runs tasks until all are idle at the current time of the scene.
    ///
    /// - Returns: whether any counted job ran, also one that was enqueued before the call. The runtime doesn't count the first job of a task that the main
    ///   actor starts, so a caller also has to look for what has changed.
    @MainActor static func rest() async -> Bool {
        var hasRun = false
        // A task that starts a task takes two rounds.
        var idleRounds = 0
        for _ in 0..<passLimit {
            await oneRound()
            let jobs = easel_main_job_count()
            // Resuming this function is itself one job.
            let isIdle = jobs - seenJobs <= 1
            seenJobs = jobs
            hasRun = hasRun || !isIdle
            idleRounds = isIdle ? idleRounds + 1 : 0
            if idleRounds == 2 { return hasRun }
        }
        if !hasWarned { MessageOutput.print("warning: a task never waits; frames are drawn while it runs") }
        hasWarned = true
        return false
    }

    @MainActor private static var hasWarned = false

    /// Waits until all work already on the main queue has run.
    @MainActor private static func oneRound() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }
}
