import Dispatch
import Foundation

/// A program that is not ours, at work.
final class ExternalProgram: Sendable {
    private let process: Process
    private let ended = DispatchSemaphore(value: 0)
    private let log: URL
    /// Where to write what the program reads.
    let input: FileHandle?

    /// Starts a program of the search path.
    ///
    /// - Parameters:
    ///   - program: its file.
    ///   - log: a file for what it says.
    ///   - takesInput: whether `input` is wanted; else the program reads nothing.
    init(_ program: URL, _ arguments: [String], log: URL, takesInput: Bool) throws {
        self.log = log
        process = Process()
        process.executableURL = program
        process.arguments = arguments
        let pipe = takesInput ? Pipe() : nil
        input = pipe?.fileHandleForWriting
        if let pipe { process.standardInput = pipe } else { process.standardInput = FileHandle.nullDevice }
        try Data().write(to: log)
        let output = try FileHandle(forWritingTo: log)
        process.standardOutput = output
        process.standardError = output
        let ended = ended
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        // Ours would keep the program's input open to reading, and a program that ended would go unnoticed.
        try? pipe?.fileHandleForReading.close()
    }

    /// Waits for the end; call it once.
    ///
    /// - Returns: nil where all went well, else what the program said last.
    func complaint() -> String? {
        try? input?.close()
        ended.wait()
        guard process.terminationReason != .exit || process.terminationStatus != 0 else { return nil }
        let said = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
        let line = said.split(whereSeparator: \.isNewline).last { !$0.allSatisfy(\.isWhitespace) }
        return line.map(String.init) ?? "it ended with status \(process.terminationStatus)"
    }

    /// Ends the program at once.
    func kill() {
        if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    }

    /// The file of a program on the search path; nil where it isn't installed.
    static func find(_ name: String, path: String? = ProcessInfo.processInfo.environment["PATH"]) -> URL? {
        (path ?? "").split(separator: ":").map { URL(filePath: String($0)).appending(path: name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}

/// Something that the command needs is not installed.
package struct MissingProgramError: CommandError, Equatable {
    /// The program and what it is needed for.
    package let description: String
    package var exitStatus: CommandStatus { .unavailable }

    /// - Parameters:
    ///   - program: its name.
    ///   - package: what Debian and Ubuntu call the package that has it.
    package init(_ program: String, package: String, for purpose: String) {
        description = "\(program) is missing, which \(purpose) needs; install the package \(package): apt-get install \(package)"
    }
}
