import Commands
import Dispatch
import Foundation
import FramePipeline

/// Another program that runs to its end; Ctrl-C ends it as well.
enum ChildProcess {
    /// The output and the exit of a program.
    struct Result {
        let status: Int32
        let output: Data
        let errors: String
    }

    /// Runs a program and returns its output.
    ///
    /// - Parameters:
    ///   - environment: nil for that of this process.
    ///   - timeout: the seconds that it may take; nil for any number.
    /// - Throws: `SwiftSourceError` for a program that takes longer.
    static func run(_ program: String, _ arguments: [String], environment: [String: String]? = nil, timeout: Double? = nil) throws -> Result {
        let (output, errors) = (ProgramStart.makePipe(), ProgramStart.makePipe())
        let reader = DispatchQueue(label: "errors")
        nonisolated(unsafe) var text = Data()
        let status = try start(program, arguments, environment: environment, timeout: timeout) { process in
            process.standardOutput = output
            process.standardError = errors
        } whileRunning: {
            reader.async { unsafe text = errors.fileHandleForReading.readDataToEndOfFile() }
            return output.fileHandleForReading.readDataToEndOfFile()
        }
        reader.sync {}
        return unsafe Result(status: status.0, output: status.1, errors: String(decoding: text, as: UTF8.self))
    }

    /// Runs a program with this process's standard output and error, or with a file instead of both.
    ///
    /// - Parameter isSandboxed: whether it is in the sandbox, so that it must not control the terminal.
    /// - Returns: its exit status.
    static func passThrough(
        _ program: String, _ arguments: [String], environment: [String: String], into file: FileHandle? = nil, isSandboxed: Bool = false
    ) throws -> Int32 {
        let terminals = isSandboxed && file == nil ? [STDOUT_FILENO, STDERR_FILENO].map { FilteredTerminal($0) } : []
        let (status, _) = try start(program, arguments, environment: environment) { process in
            if let file { (process.standardOutput, process.standardError) = (file, file) }
            if let output = terminals.first?.map(\.pipe) { process.standardOutput = output }
            if let errors = terminals.last?.map(\.pipe) { process.standardError = errors }
        } whileRunning: {
        }
        for terminal in terminals { terminal?.finish() }
        return status
    }

    private static func start<Value>(
        _ program: String, _ arguments: [String], environment: [String: String]?, timeout: Double? = nil, configure: (ProgramProcess) -> Void,
        whileRunning: () -> Value
    ) throws -> (Int32, Value) {
        let process = ProgramProcess()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        if let environment { process.environment = environment }
        configure(process)
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        let interruption = Interruption {
            if process.isRunning { process.terminate() }
            return .usual
        }
        defer { interruption.end() }
        try Interruption.start(process)
        if let timeout { process.limitTime(to: timeout) }
        let value = whileRunning()
        ended.wait()
        Interruption.waitForEnd()
        if process.isLate { throw SwiftToolchain.tooSlow(timeout ?? 0) }
        return (process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus, value)
    }
}
