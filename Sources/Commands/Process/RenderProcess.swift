import Foundation
import FramePipeline
import Synchronization

/// Runs `render` itself as another process, so that a trap or a hang in a view ends one call and not the caller.
package struct RenderProcess: Sendable {
    /// The result of a process.
    package struct Result: Sendable {
        package let status: Int32
        package let output: Data
        /// Messages, without a final newline.
        package let messages: String

        package var text: String { String(decoding: output, as: UTF8.self) }

        /// The messages of a command that failed.
        package var failure: String { messages.isEmpty ? "render ended with status \(status)" : messages }
    }

    /// A process did not end in time.
    package struct Timeout: Error {
        package let seconds: Double
    }

    /// The `render` command.
    package let executable: URL
    /// An existing folder for the output of processes.
    package let folder: URL

    package init(executable: URL, folder: URL) { (self.executable, self.folder) = (executable, folder) }

    /// Runs a command to its end; ends it if the task is canceled.
    ///
    /// - Parameters:
    ///   - input: the text of standard input.
    ///   - timeout: seconds, above 0; infinite for no limit.
    /// - Throws: `Timeout`, `CancellationError` if the task was canceled, or an error of the file system.
    package func run(_ arguments: [String], input: String = "", timeout: Double = .infinity) async throws -> Result {
        let files = ["in", "out", "err"].map { folder.appending(path: "\(UUID().uuidString).\($0)") }
        defer { for file in files { try? FileManager.default.removeItem(at: file) } }
        try Data(input.utf8).write(to: files[0])
        for file in files[1...] { try Data().write(to: file) }
        let process = ProgramProcess()
        process.executableURL = executable
        process.arguments = arguments
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        let child = RunningChild(process)
        let interruption = Interruption {
            child.end()
            return .usual
        }
        defer { interruption.end() }
        let isLate = Mutex(false)
        let deadline = Deadline(in: timeout) {
            isLate.withLock { $0 = true }
            child.end()
        }
        defer { deadline.cancel() }
        let status = try await withTaskCancellationHandler {
            try await child.run()
        } onCancel: {
            child.end()
        }
        try Task.checkCancellation()
        if isLate.withLock({ $0 }) { throw Timeout(seconds: timeout) }
        var messages = String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
        while messages.last?.isNewline == true { messages.removeLast() }
        return Result(status: status, output: try Data(contentsOf: files[1]), messages: messages)
    }
}

/// A process that may be ended from any thread, before it starts or while it runs.
///
/// The lock protects the state. It is not held while the process starts, because starting may block for good when the server itself is being ended.
private final class RunningChild: @unchecked Sendable {
    private struct State {
        var isStarted = false
        var isEnded = false
    }
    private let process: ProgramProcess
    private let state = Mutex(State())

    init(_ process: sending ProgramProcess) { self.process = process }

    /// Returns the exit status.
    func run() async throws -> Int32 {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Int32, any Error>) in
            guard !state.withLock({ $0.isEnded }) else { return continuation.resume(throwing: CancellationError()) }
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do {
                try Interruption.start(process) {
                    state.withLock { state in
                        state.isStarted = true
                        if state.isEnded { process.terminate(patience: 5) }
                    }
                }
            } catch {
                continuation.resume(throwing: error)
            }
        }
    }

    /// `render` passes the signal on to the view's process and removes temporary files.
    func end() {
        state.withLock { state in
            state.isEnded = true
            if state.isStarted, process.isRunning { process.terminate(patience: 5) }
        }
    }
}
