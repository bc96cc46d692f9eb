import Foundation
import FramePipeline
import Testing

/// A command that has stopped itself at a `PausePoint`, so that a test ends it there for certain.
struct PausedCommand {
    private let process: Process

    /// Starts a command and waits until it has stopped itself.
    ///
    /// - Parameter moment: the name of a pause point and the count, as in `EASEL_PAUSE_AT`, such as `file:8`.
    init(_ process: Process, at moment: String) throws {
        self.process = process
        process.environment = (process.environment ?? ProcessInfo.processInfo.environment).merging(["EASEL_PAUSE_AT": moment]) { $1 }
        try ProgramStart.run(process)
        // No time limit: a command that doesn't stop ends.
        while process.isRunning && !isStopped { Thread.sleep(forTimeInterval: 0.005) }
        #expect(process.isRunning, "the command ended before \(moment)")
    }

    private var isStopped: Bool { ProcessStatus.text(of: process.processIdentifier)?.contains("State:\tT") == true }

    /// Sends a signal, lets the command continue, and waits for its end.
    @discardableResult
    func end(with signal: Int32) -> (status: Int32, reason: Process.TerminationReason) {
        kill(process.processIdentifier, signal)
        kill(process.processIdentifier, SIGCONT)
        process.waitUntilExit()
        return (process.terminationStatus, process.terminationReason)
    }
}

/// The system's description of a process.
enum ProcessStatus {
    /// The text of `/proc/NUMBER/status`; nil after the end of the process.
    static func text(of number: Int32) -> String? {
        (try? InputFile.read("/proc/\(number)/status", limit: 1 << 16)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether the system knows of a handler for `SIGTERM` in a process.
    static func listens(_ number: Int32) -> Bool {
        let line = text(of: number)?.split(separator: "\n").first { $0.hasPrefix("SigCgt:") }
        return line.flatMap { UInt64($0.split(separator: "\t").last ?? "", radix: 16) }.map { $0 >> UInt64(SIGTERM - 1) & 1 == 1 } ?? false
    }

    /// Waits for the end of a process that was killed. An ended process keeps its number until its parent reads its status.
    ///
    /// - Returns: false for a process that lives on for ten minutes, and so was not killed.
    static func ends(_ number: Int32) -> Bool {
        for _ in 0..<60_000 {
            guard let status = text(of: number), !status.contains("State:\tZ") else { return true }
            Thread.sleep(forTimeInterval: 0.01)
        }
        return false
    }
}
