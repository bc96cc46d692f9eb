import Foundation
import FramePipeline
import Synchronization

/// Processes of the compiler that wait while more urgent work is done.
final class BackgroundProcesses: Sendable {
    private struct State {
        var running: [ObjectIdentifier: ProgramProcess] = [:]
        /// The number of urgent pieces of work.
        var urgent = 0
        var isEnded = false
    }

    private let state = Mutex(State())

    /// Notes a process that has started, with low priority from now on.
    func add(_ process: ProgramProcess) {
        state.withLock { state in
            process.lowerPriority()
            if state.urgent > 0 { process.pause() }
            if state.isEnded { process.killGroup() }
            state.running[ObjectIdentifier(process)] = process
        }
    }

    /// Notes that a process has ended.
    func remove(_ process: ProgramProcess) { state.withLock { $0.running[ObjectIdentifier(process)] = nil } }

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
            for process in state.running.values { process.killGroup() }
        }
    }

    private func change(by number: Int) {
        state.withLock { state in
            let wasPaused = state.urgent > 0
            state.urgent += number
            guard wasPaused != (state.urgent > 0) else { return }
            for process in state.running.values { if wasPaused { process.resume() } else { process.pause() } }
        }
    }
}
