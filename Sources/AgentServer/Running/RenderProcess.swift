import Commands
import Foundation
import Synchronization

/// Runs `render` itself as another process, so that a trap or a hang in a view ends one call and not the server.
struct RenderProcess: Sendable {
    struct Result: Sendable {
        let status: Int32
        let output: Data
        /// Messages, without a final newline.
        let messages: String

        var text: String { String(decoding: output, as: UTF8.self) }
    }

    /// The `render` command.
    let executable: URL
    /// The folder for the output of processes.
    let folder: URL
    /// Whether views run without network and other files.
    let isSandboxed: Bool

    /// Returns a path for a new file or folder of a call.
    ///
    /// - Parameter ending: the extension with its dot; empty for a folder.
    func newPath(_ name: String, _ ending: String) -> URL { folder.appending(path: "\(name)-\(UUID().uuidString.prefix(8))\(ending)") }

    /// Runs a command to its end.
    ///
    /// - Parameters:
    ///   - input: the text of standard input.
    ///   - timeout: seconds, above 0.
    /// - Throws: `ToolError` after the timeout, `CancellationError` if the call was canceled, or an error of the file system.
    func run(_ arguments: [String], input: String = "", timeout: Double = 120) async throws -> Result {
        let files = ["in", "out", "err"].map { folder.appending(path: "\(UUID().uuidString).\($0)") }
        defer { for file in files { try? FileManager.default.removeItem(at: file) } }
        try Data(input.utf8).write(to: files[0])
        for file in files[1...] { try Data().write(to: file) }
        let process = Process()
        process.executableURL = executable
        let drawsSwift = ["still", "layout", "check", "contact-sheet", "screens"].contains(arguments.first)
        process.arguments = arguments + (isSandboxed && drawsSwift ? ["--sandbox"] : [])
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
        let watch = Task {
            try await Task.sleep(for: .seconds(timeout))
            isLate.withLock { $0 = true }
            child.end()
        }
        defer { watch.cancel() }
        let status = try await withTaskCancellationHandler {
            try await child.run()
        } onCancel: {
            child.end()
        }
        try Task.checkCancellation()
        if isLate.withLock({ $0 }) {
            throw ToolError("nothing was drawn within \(timeout.formatted()) s; a longer 'timeout' gives the compiler or the view more time")
        }
        var messages = String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
        while messages.last?.isNewline == true { messages.removeLast() }
        return Result(status: status, output: try Data(contentsOf: files[1]), messages: messages)
    }

    /// Runs a command that must succeed.
    ///
    /// - Throws: `ToolError` with the command's messages.
    func runSuccessfully(_ arguments: [String], input: String = "", timeout: Double = 120) async throws -> Result {
        let result = try await run(arguments, input: input, timeout: timeout)
        guard result.status == 0 else { throw ToolError(result.messages.isEmpty ? "render ended with status \(result.status)" : result.messages) }
        return result
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
    private let process: Process
    private let state = Mutex(State())

    init(_ process: sending Process) { self.process = process }

    /// Returns the exit status.
    func run() async throws -> Int32 {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Int32, any Error>) in
            guard !state.withLock({ $0.isEnded }) else { return continuation.resume(throwing: CancellationError()) }
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do {
                try Interruption.start(process) {
                    state.withLock { state in
                        state.isStarted = true
                        if state.isEnded { process.terminate() }
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
            if state.isStarted, process.isRunning { process.terminate() }
        }
    }
}
