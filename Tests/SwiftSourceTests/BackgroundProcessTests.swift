import Foundation
import FramePipeline
import Testing

@testable import SwiftSource

/// Processes that wait for more urgent work.
struct BackgroundProcessTests {
    private func start() throws -> ProgramProcess {
        let process = ProgramProcess()
        process.executableURL = URL(filePath: "/bin/sleep")
        process.arguments = ["600"]
        try ProgramStart.run(process)
        return process
    }

    /// Waits until a process has a state of `/proc`: `S` if it sleeps, `T` if it is stopped.
    ///
    /// - Returns: false after ten minutes.
    private func waits(_ process: ProgramProcess, for expected: String) -> Bool {
        for _ in 0..<60_000 {
            let text = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
            if text?.contains(") \(expected) ") == true { return true }
            usleep(10_000)
        }
        return false
    }

    @Test func processesStopWhileUrgentWorkIsDone() throws {
        let processes = BackgroundProcesses()
        let (first, second) = (try start(), try start())
        defer { for process in [first, second] { kill(process.processIdentifier, SIGKILL) } }
        processes.add(first)
        #expect(getpriority(__priority_which_t(PRIO_PROCESS.rawValue), id_t(first.processIdentifier)) == 10)
        processes.paused {
            processes.paused {}
            processes.add(second)
            #expect(waits(first, for: "T"))
            #expect(waits(second, for: "T"))
        }
        #expect(waits(first, for: "S"))
        #expect(waits(second, for: "S"))
    }

    @Test func theEndEndsThemAndLaterOnes() throws {
        let processes = BackgroundProcesses()
        let (first, second) = (try start(), try start())
        processes.add(first)
        processes.end()
        processes.add(second)
        for process in [first, second] {
            process.waitUntilExit()
            #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL)
        }
    }
}
