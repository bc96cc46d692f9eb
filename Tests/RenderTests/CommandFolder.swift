import Foundation
import FramePipeline

/// A folder in which the command runs as a process: its complete output and errors, and its exit status.
final class CommandFolder {
    let url = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(path: name).path }
    func write(_ text: String, to name: String) throws { try AtomicFile.write(Array(text.utf8), to: path(name)) }
    func text(_ name: String) throws -> String { String(decoding: try InputFile.read(path(name), limit: 1 << 24), as: UTF8.self) }
    func files(in folder: String) throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted() }

    /// The command that `EASEL_TESTED_COMMAND` names; without it, the one that the build puts beside the tests, which takes ten times as long to start.
    static let command =
        ProcessInfo.processInfo.environment["EASEL_TESTED_COMMAND"].map { URL(filePath: $0) }
        ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "render")

    func process(_ arguments: [String], environment: [String: String] = [:]) -> Process {
        let process = Process()
        process.executableURL = Self.command
        process.arguments = arguments
        process.currentDirectoryURL = url
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        return process
    }

    func run(_ arguments: String..., environment: [String: String] = [:]) throws -> (status: Int32, output: String, errors: String) {
        try run(arguments, environment: environment)
    }

    func run(_ arguments: [String], environment: [String: String] = [:]) throws -> (status: Int32, output: String, errors: String) {
        let process = process(arguments, environment: environment)
        // Files, because a pipe holds 64 KB and the manual is nearly that long.
        let (output, errors) = (url.appending(path: ".output"), url.appending(path: ".errors"))
        for file in [output, errors] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try ProgramStart.run(process)
        process.waitUntilExit()
        return (process.terminationStatus, try String(contentsOf: output, encoding: .utf8), try String(contentsOf: errors, encoding: .utf8))
    }
}

/// Returns the two lines of a usage error.
///
/// - Parameter command: the words of the command whose help the second line names.
func usageError(_ message: String, _ command: String = "render") -> String { "render: \(message)\nSee '\(command) --help' for more information.\n" }
