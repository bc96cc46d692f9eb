import Foundation

/// A running external program, which is ended if it makes no progress.
package final class ExternalProgram: Sendable {
    private let process: ProgramProcess
    private let log: URL
    /// A handle for writing the program's input; nil if it has none.
    package let input: FileHandle?

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: the executable's file.
    ///   - log: a file for the program's output and errors.
    ///   - takesInput: whether to provide `input`; otherwise the program reads nothing.
    ///   - pause: the number of seconds without progress after which it is ended.
    package init(_ program: URL, _ arguments: [String], log: URL, takesInput: Bool, pause: Double = ProgramProcess.longestPause) throws {
        self.log = log
        process = ProgramProcess()
        process.executableURL = program
        process.arguments = arguments
        let pipe = takesInput ? ProgramStart.makePipe() : nil
        input = pipe?.fileHandleForWriting
        if let pipe { process.standardInput = pipe } else { process.standardInput = FileHandle.nullDevice }
        try Data().write(to: log)
        let output = try FileHandle(forWritingTo: log)
        process.standardOutput = output
        process.standardError = output
        try ProgramStart.run(process)
        process.limitPauses(to: pause, input: input)
    }

    /// Waits for the program to end. Call it only once.
    ///
    /// - Returns: nil on success, otherwise the last line that the program printed.
    package func waitForFailure() -> String? {
        try? input?.close()
        process.waitUntilExit()
        if let pause = process.endedPause { return "it made no progress for \(pause.formatted()) s" }
        guard process.terminationReason != .exit || process.terminationStatus != 0 else { return nil }
        let output = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
        let line = output.split(whereSeparator: \.isNewline).last { !$0.allSatisfy(\.isWhitespace) }
        return line.map(String.init) ?? "it ended with status \(process.terminationStatus)"
    }

    /// Ends the program immediately.
    package func kill() { process.killGroup() }

    /// Returns the file of a program on the search path; nil if it isn't installed.
    package static func find(_ name: String, path: String? = ProcessInfo.processInfo.environment["PATH"]) -> URL? {
        (path ?? "").split(separator: ":").map { URL(filePath: String($0)).appending(path: name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}

/// A program that the command needs is not installed.
package struct MissingProgramError: Error, Equatable, CustomStringConvertible {
    /// A message with the program, its purpose and the package to install.
    package let description: String

    /// - Parameters:
    ///   - program: the program's name.
    ///   - package: the name of the Debian and Ubuntu package that contains it.
    package init(_ program: String, package: String, for purpose: String) {
        description = "\(program) is missing, which \(purpose) needs; install the package \(package): apt-get install \(package)"
    }
}
