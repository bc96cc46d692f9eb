import Commands
import Dispatch
import Foundation
import FramePipeline
import Synchronization

extension BuiltProgram {
    /// Runs the program with this process's standard output and error until it ends; Ctrl-C ends it as well.
    ///
    /// - Parameter source: the program's source, for messages.
    /// - Returns: the program's exit status.
    /// - Throws: `SwiftSourceError` if a signal ended the program, such as a trap in the view's code.
    package func run(_ request: ViewRequest, source: SwiftSource) throws -> Int32 {
        let process = Process()
        // All files that the program would leave behind when it is killed are in this folder, which is removed.
        let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let child = Mutex<Process?>(nil)
        let isSandboxed = request.options.isSandboxed
        let interruption = Interruption {
            defer { try? FileManager.default.removeItem(at: folder) }
            guard let process = child.withLock({ $0 }) else { return .usual }
            // The program cleans up, prints a message and exits; if it hangs, it is killed.
            if isSandboxed { Sandbox.end(process) } else { process.terminate() }
            for _ in 0..<200 where process.isRunning { Thread.sleep(forTimeInterval: 0.01) }
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
            return .none
        }
        defer {
            try? FileManager.default.removeItem(at: folder)
            interruption.end()
        }
        let (input, backtrace) = (folder.appending(path: "request.json"), folder.appending(path: "backtrace.txt"))
        let bundle = folder.appending(path: "\(source.info.name.filter { $0 != "/" }).app")
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        process.executableURL = try AppBundle(source, in: bundle.path).assemble(executable: executable, copying: isSandboxed)
        var request = request
        request.options.appBundle = bundle.path
        request.options.fontPaths += source.fonts
        // A file, because arguments are limited to 128 KB and the buffer of a pipe to half of that.
        try request.encoded().write(to: input)
        process.arguments = []
        process.standardInput = try FileHandle(forReadingFrom: input)
        var environment = Self.environment
        environment["TMPDIR"] = folder.path
        // The view's own files and defaults: each run starts without any.
        environment["CFFIXED_USER_HOME"] = folder.path
        environment["SWIFT_BACKTRACE"] =
            "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=256,top=0,output-to=\(backtrace.path)"
        process.environment = environment
        var files: SandboxFiles?
        if isSandboxed {
            let allowed = try SandboxFiles(of: request, source, temporary: folder.path, libraries: libraries)
            try Sandbox().confine(process, allowed)
            files = allowed
        }
        // Foundation's own waiting polls every 50 ms, which is longer than drawing an image takes.
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try Interruption.start(process) { child.withLock { $0 = process } }
        ended.wait()
        Interruption.waitForEnd()
        try files?.moveResults()
        var number = process.terminationStatus
        if process.terminationReason == .exit {
            // bubblewrap turns a signal into a status, as shells do.
            guard isSandboxed, (129..<160).contains(number), number != CommandStatus.interrupted.rawValue else { return number }
            number -= 128
        }
        // The reader of the results closed the pipe, which needs no message.
        if number == SIGPIPE { return 128 + SIGPIPE }
        let trap = Self.trap(signal: number, view: request.options.view ?? "", path: source.path)
        let calls = Self.calls(
            in: AtomicFile.type(of: backtrace) == .typeRegular ? (try? String(contentsOf: backtrace, encoding: .utf8)) ?? "" : "", of: source)
        guard !calls.isEmpty else { throw trap }
        let notes = calls.prefix(8).enumerated().map { "\($1.position): \($0 == 0 ? "error: stopped here, in" : "note: called from") \($1.function)" }
        throw SwiftSourceError((["render: \(trap)"] + notes).joined(separator: "\n"), isPrefixed: false, exitStatus: trap.exitStatus)
    }

    /// The environment of the program: this process's own, the time zone GMT, which is that of the scene's clock, and deterministic hashing, so that sets and
    /// dictionaries have the same order in each run; otherwise a view that shows one would differ from run to run.
    static var environment: [String: String] {
        ProcessInfo.processInfo.environment.merging(["SWIFT_DETERMINISTIC_HASHING": "1", "TZ": "GMT"]) { $1 }
    }

    /// Returns the calls in a backtrace that are in the user's files, innermost first.
    static func calls(in backtrace: String, of source: SwiftSource) -> [(position: String, function: String)] {
        // " 3 [ra]  0x000055e5c3ab6ba4 Trap.body.getter + 355 in views at /folder/Trap.swift:2:95"
        let names = Dictionary(source.files.map { (URL(filePath: $0.path).standardized.path, $0.path) }, uniquingKeysWith: { first, _ in first })
        return backtrace.split(separator: "\n").compactMap { line in
            guard let end = line.range(of: " in \(ProgramCache.executableName) at "), let start = line.range(of: " 0x"),
                let colon = line[end.upperBound...].firstIndex(of: ":"), let name = names[String(line[end.upperBound..<colon])]
            else { return nil }
            let function = line[start.upperBound..<end.lowerBound].drop { $0 != " " }.dropFirst()
            return (name + line[colon...], String(function[..<(function.range(of: " + ", options: .backwards)?.lowerBound ?? function.endIndex)]))
        }
    }

    /// Returns the error for a program that a signal has ended.
    ///
    /// A trap is an error in the source, status 65; any other signal came from outside.
    static func trap(signal number: Int32, view: String, path: String) -> SwiftSourceError {
        switch number {
        case SIGILL, SIGTRAP, SIGABRT, SIGFPE:
            SwiftSourceError("\(path): \(view) stopped with a fatal error (signal \(number))")
        case SIGSEGV, SIGBUS:
            SwiftSourceError("\(path): \(view) crashed (signal \(number)); infinite recursion of a view or function is a common cause")
        default:
            SwiftSourceError("\(path): \(view) was ended by signal \(number)", exitStatus: .internalError)
        }
    }
}
