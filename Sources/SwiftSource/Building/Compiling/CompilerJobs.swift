import Commands
import Dispatch
import Foundation
import FramePipeline
import Synchronization

/// Calls of the compiler that run at the same time.
struct CompilerJobs: Sendable {
    /// One call of the compiler.
    struct Job: Sendable {
        let arguments: [String]
        /// Whether its errors make those of other calls pointless, so that these end.
        var isDecisive = false
        /// Keeps the results, which are complete; called if the compiler succeeded.
        var keep: @Sendable () throws -> Void = {}
    }

    /// What a call gave.
    struct Outcome: Sendable {
        let isDone: Bool
        let output: String
    }

    let toolchain: SwiftToolchain
    /// For temporary files.
    let folder: URL
    /// Whether the results of a call, or its errors, are those of the source that was read.
    let isCurrent: @Sendable () -> Bool

    /// Runs calls, as many at once as there are processors. The results of each one that succeeds are kept, whatever happens to the others.
    ///
    /// - Returns: the outcomes in the order of the calls; nil for those that were ended because a decisive one failed.
    /// - Throws: `ModuleCompiler.Outdated`, `SwiftSourceError` if the compiler can't be started, `WriteError`.
    func run(_ jobs: [Job]) throws -> [Outcome?] {
        let results = Mutex<[Int: Result<Outcome?, any Error>]>([:])
        let processes = CompilerProcesses()
        var toolchain = toolchain
        toolchain.processes = processes
        let caller = toolchain
        DispatchQueue.concurrentPerform(iterations: jobs.count) { index in
            let result = Result { () throws -> Outcome? in
                guard !processes.isEnded else { return nil }
                let (isDone, output) = try caller.compile(jobs[index].arguments, in: folder)
                if processes.isEnded { return nil }
                Interruption.waitForEnd()
                guard isCurrent() else { throw ModuleCompiler.Outdated() }
                if isDone {
                    try jobs[index].keep()
                } else if jobs[index].isDecisive {
                    processes.end()
                }
                return Outcome(isDone: isDone, output: output)
            }
            results.withLock { $0[index] = result }
        }
        Interruption.waitForEnd()
        return try jobs.indices.map { index in try results.withLock { $0[index] }?.get() }
    }
}

/// The processes of the compiler that end together.
final class CompilerProcesses: Sendable {
    private let state = Mutex((running: [ObjectIdentifier: ProgramProcess](), isEnded: false))

    var isEnded: Bool { state.withLock { $0.isEnded } }

    /// Notes a process that has started.
    func add(_ process: ProgramProcess) {
        state.withLock { state in
            state.running[ObjectIdentifier(process)] = process
            if state.isEnded { process.killGroup() }
        }
    }

    /// Notes that a process has ended.
    func remove(_ process: ProgramProcess) { state.withLock { $0.running[ObjectIdentifier(process)] = nil } }

    /// Ends the processes, and those that are added later.
    func end() {
        state.withLock { state in
            state.isEnded = true
            for process in state.running.values { process.killGroup() }
        }
    }
}
