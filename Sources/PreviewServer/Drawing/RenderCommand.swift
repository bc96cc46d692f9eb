import Commands
import Foundation
import Synchronization

/// Runs a subcommand of `render` as another process, for work that takes long: lists of views, checks, and exports.
package struct RenderCommand: Sendable {
    package let executable: URL
    /// An existing folder for the output of processes.
    package let folder: URL

    package init(executable: URL, folder: URL) { (self.executable, self.folder) = (executable, folder) }

    /// Runs a subcommand to its end; ends it if the task is canceled.
    ///
    /// - Parameter statuses: those that are not errors.
    /// - Returns: its output.
    /// - Throws: `LiveError` with its messages.
    func run(_ arguments: [String], statuses: Set<Int32> = [0]) async throws -> Data {
        let files = ["out", "err"].map { folder.appending(path: "\(UUID().uuidString).\($0)") }
        defer { for file in files { try? FileManager.default.removeItem(at: file) } }
        for file in files { try Data().write(to: file) }
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        let child = Child(process)
        let interruption = Interruption {
            child.end()
            return .usual
        }
        defer { interruption.end() }
        let status = try await withTaskCancellationHandler {
            try await child.run()
        } onCancel: {
            child.end()
        }
        try Task.checkCancellation()
        guard statuses.contains(status) else {
            let messages = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            throw LiveError(messages.isEmpty ? "render ended with status \(status)" : messages, exitStatus: CommandStatus(rawValue: status) ?? .internalError)
        }
        return try Data(contentsOf: files[0])
    }

    /// A process that may be ended from any thread, before or while it runs.
    private final class Child: @unchecked Sendable {
        private let process: Process
        private let state = Mutex((isStarted: false, isEnded: false))

        init(_ process: sending Process) { self.process = process }

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

        func end() {
            state.withLock { state in
                state.isEnded = true
                if state.isStarted, process.isRunning { process.terminate() }
            }
        }
    }
}
