import Foundation
import FramePipeline
import Synchronization

/// Processes of the compiler that wait while more urgent work is done.
final class BackgroundProcesses: Sendable {
    private struct State {
        var numbers: Set<pid_t> = []
        /// The number of urgent pieces of work.
        var urgent = 0
        var isEnded = false
    }

    private let state = Mutex(State())

    /// Notes a process that has started, with low priority from now on.
    func add(_ process: ProgramProcess) {
        state.withLock { state in
            let number = process.processIdentifier
            guard process.isRunning else { return }
            setpriority(__priority_which_t(PRIO_PROCESS.rawValue), id_t(number), 10)
            if state.urgent > 0 { kill(number, SIGSTOP) }
            if state.isEnded { kill(number, SIGKILL) }
            state.numbers.insert(number)
        }
    }

    /// Notes that a process has ended.
    func remove(_ process: ProgramProcess) { state.withLock { _ = $0.numbers.remove(process.processIdentifier) } }

    /// Performs work while the processes are stopped.
    func paused<Value>(_ work: () throws -> Value) rethrows -> Value {
        change(by: 1)
        defer { change(by: -1) }
        return try work()
    }

    /// Ends the processes, and those that are added later.
    func end() {
        state.withLock { state in
            state.isEnded = true
            for process in state.numbers { kill(process, SIGKILL) }
        }
    }

    private func change(by number: Int) {
        state.withLock { state in
            let wasPaused = state.urgent > 0
            state.urgent += number
            guard wasPaused != (state.urgent > 0) else { return }
            for process in state.numbers { kill(process, wasPaused ? SIGCONT : SIGSTOP) }
        }
    }
}
