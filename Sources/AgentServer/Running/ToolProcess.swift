import Commands
import Foundation
import Synchronization

/// Runs `render` for the tools of the server.
struct ToolProcess: Sendable {
    /// The files and folders of the last calls.
    private final class Results: Sendable {
        let paths = Mutex<[URL]>([])
    }

    /// The number of files and folders that are kept. Running calls have fewer.
    static let resultLimit = 100

    let process: RenderProcess
    /// Whether views run without network and other files.
    let isSandboxed: Bool
    /// The `--max-memory` of the views' processes; nil for the default.
    let memory: String?
    private let results = Results()

    init(process: RenderProcess, isSandboxed: Bool, memory: String? = nil) { (self.process, self.isSandboxed, self.memory) = (process, isSandboxed, memory) }

    /// Returns a path for a new file or folder of a call, and removes the oldest one of those that are too many.
    ///
    /// - Parameter ending: the extension with its dot; empty for a folder.
    func newPath(_ name: String, _ ending: String) -> URL {
        let path = process.folder.appending(path: "\(name)-\(UUID().uuidString.prefix(8))\(ending)")
        let oldest = results.paths.withLock { paths in
            paths.append(path)
            return paths.count > Self.resultLimit ? paths.removeFirst() : nil
        }
        if let oldest { try? FileManager.default.removeItem(at: oldest) }
        return path
    }

    /// Runs a command to its end.
    ///
    /// - Parameters:
    ///   - input: the text of standard input.
    ///   - timeout: seconds, above 0.
    /// - Throws: `ToolError` after the timeout, `CancellationError` if the call was canceled, or an error of the file system.
    func run(_ arguments: [String], input: String = "", timeout: Double = 120) async throws -> RenderProcess.Result {
        do {
            return try await process.run(arguments + limits(of: arguments), input: input, timeout: timeout)
        } catch let error as RenderProcess.Timeout {
            throw ToolError("nothing was drawn within \(error.seconds.formatted()) s; the code may have a loop that doesn't end, or need a longer 'timeout'")
        }
    }

    /// Returns the options that limit a command.
    func limits(of arguments: [String]) -> [String] {
        guard ["still", "layout", "check", "contact-sheet", "screens"].contains(arguments.first) else { return [] }
        return (isSandboxed ? ["--sandbox"] : []) + (memory.map { ["--max-memory", $0] } ?? [])
    }

    /// Runs a command that must succeed.
    ///
    /// - Throws: `ToolError` with the command's messages.
    func runSuccessfully(_ arguments: [String], input: String = "", timeout: Double = 120) async throws -> RenderProcess.Result {
        let result = try await run(arguments, input: input, timeout: timeout)
        guard result.status == 0 else { throw ToolError(result.failure) }
        return result
    }
}
