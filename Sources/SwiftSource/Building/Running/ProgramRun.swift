import Commands
import Foundation
import FramePipeline
import Synchronization
import Views

extension BuiltProgram {
    /// Runs the program with this process's standard output and error until it ends; Ctrl-C ends it as well.
    ///
    /// As with `swift run`, a terminal gets all that a view prints, unless it is in the sandbox: then `TerminalFilter` holds back what a terminal would obey.
    ///
    /// - Parameter source: the program's source, for messages.
    /// - Returns: the program's exit status.
    /// - Throws: `SwiftSourceError` if a signal ended the program, such as a trap in the view's code.
    package func run(_ request: ViewRequest, source: SwiftSource) throws -> Int32 {
        var request = request
        request.options.leftOut = leftOutSettings(request.options)
        switch request.job {
        // References to compare with must be whole.
        case .recordGolden, .verifyGolden: request.options.leftOut?.isRefused = true
        // The program knows its views, but not their source.
        case .layout(let time, let format, var selection) where !selection.showsAll:
            selection.calls = source.calls
            request.job = .layout(at: time, format: format, selection)
        case .layoutFrames(var selection) where !selection.showsAll:
            selection.calls = source.calls
            request.job = .layoutFrames(selection)
        case .draw, .still, .layout, .layoutFrames, .contactSheet, .screens, .check, .previews: break
        }
        for _ in 0..<Self.restartLimit {
            let (status, report) = try runOnce(request, source: source)
            guard status == LeftOutStop.status, let report else { return status }
            guard let replacement = report.replacement, request.options.leftOut?.replacements.contains(replacement) == false else {
                throw report.end(of: request.options.view ?? "", in: source.path)
            }
            request.options.leftOut?.replacements.append(replacement)
            if !request.options.isQuiet { MessageOutput.print("warning: \(replacement.warning)") }
        }
        throw SwiftSourceError("\(source.path): more than \(Self.restartLimit) views run code that was left out because it doesn't compile")
    }

    /// Returns what the program has to know if some parts were left out; nil if none was.
    func leftOutSettings(_ options: RenderOptions) -> LeftOutSettings? {
        guard !leftOut.pieces.isEmpty else { return nil }
        var settings = options.leftOut ?? LeftOutSettings(isTolerated: options.isTolerant)
        settings.modules = modules
        return settings
    }

    /// How often a program is started again with one more placeholder.
    private static let restartLimit = 20

    private func runOnce(_ request: ViewRequest, source: SwiftSource) throws -> (status: Int32, report: LeftOutReport?) {
        let process = ProgramProcess()
        let place = try RunFolder(source)
        let child = Mutex<ProgramProcess?>(nil)
        let isSandboxed = request.options.isSandboxed
        let interruption = Interruption {
            defer { place.remove() }
            guard let process = child.withLock({ $0 }) else { return .usual }
            // The program cleans up, prints a message and exits; if it hangs, it is killed.
            process.terminate()
            if !process.waitUntilExit(within: 2) { process.killGroup() }
            return .none
        }
        defer {
            place.remove()
            interruption.end()
        }
        let input = place.folder.appending(path: "request.json")
        process.executableURL = try AppBundle(source, in: place.bundle.path).assemble(executable: executable, copying: isSandboxed)
        var request = request
        request.options.appBundle = place.bundle.path
        request.options.fontPaths += source.fonts
        request.options.leftOut?.reportPath = place.leftOutReport.path
        let terminals = isSandboxed ? [STDOUT_FILENO, STDERR_FILENO].map { FilteredTerminal($0) } : []
        if terminals.last.flatMap({ $0 }) != nil, request.options.progress == .auto {
            // The program doesn't see the terminal.
            request.options.progress = place.environment["TERM"] != "dumb" ? .tty : .none
        }
        // A file, because arguments are limited to 128 KB and the buffer of a pipe to half of that.
        try request.encoded().write(to: input)
        process.arguments = []
        process.standardInput = try FileHandle(forReadingFrom: input)
        process.environment = place.environment
        if let output = terminals.first?.map(\.pipe) { process.standardOutput = output }
        if let errors = terminals.last?.map(\.pipe) { process.standardError = errors }
        var files: SandboxFiles?
        if isSandboxed {
            let allowed = try SandboxFiles(of: request, source, temporary: place.folder.path, libraries: libraries)
            try Sandbox().confine(process, allowed, runner: runner)
            files = allowed
        }
        try Interruption.start(process) { child.withLock { $0 = process } }
        let watch = ProgramSigns.Watch(process, file: place.signs)
        watch.waitUntilExit { request.options.timeout }
        for terminal in terminals { terminal?.finish() }
        Interruption.waitForEnd()
        try files?.moveResults()
        let view = request.options.view ?? ""
        if watch.isSilent { throw Self.silence(view: view, path: source.path, seconds: request.options.timeout) }
        let isExit = process.terminationReason == .exit
        if isSandboxed, isExit, let status = Sandbox.commandStatus(process.terminationStatus) { return (status.rawValue, nil) }
        guard let number = Self.signal(isExit ? nil : process.terminationStatus, process.terminationStatus, isSandboxed: isSandboxed) else {
            let (status, report) = (process.terminationStatus, LeftOutReport.read(from: place.leftOutReport))
            if let end = Self.exit(status, view: view, place, source) { throw end }
            return (status, report)
        }
        // The reader of the results closed the pipe, which needs no message.
        if number == SIGPIPE { return (128 + SIGPIPE, nil) }
        throw Self.crash(signal: number, view: view, place, source)
    }

    /// Returns the signal that ended a program; nil if it exited by itself.
    static func signal(_ signal: Int32?, _ status: Int32, isSandboxed: Bool) -> Int32? {
        if let signal { return signal }
        // bubblewrap turns a signal into a status, as shells do.
        guard isSandboxed, (129..<160).contains(status), status != CommandStatus.interrupted.rawValue else { return nil }
        return status - 128
    }

    /// Returns the error for a program that a signal has ended, with the calls that are in the user's files, or else the view that was being updated.
    ///
    /// - Parameter message: the message of the fatal error, unless the user sees it in the program's output.
    static func crash(signal: Int32, view: String, _ place: RunFolder, _ source: SwiftSource, message: String? = nil) -> SwiftSourceError {
        let trap = trap(signal: signal, view: view, path: source.path, message: message)
        let calls = calls(in: place.report, of: source)
        guard !calls.isEmpty else {
            // In Easel's code, such as for a binding to an element that is gone.
            guard let name = place.updatedView?.prefix(while: { $0 != "<" }), let body = source.calls.bodies[String(name)] else { return trap }
            let note = "\(body.file):\(body.line): note: the content of \(name) was being updated"
            return SwiftSourceError("render: \(trap)\n\(note)", isPrefixed: false, exitStatus: trap.exitStatus)
        }
        let notes = calls.prefix(8).enumerated().map { "\($1.position): \($0 == 0 ? "error: stopped here, in" : "note: called from") \($1.function)" }
        return SwiftSourceError((["render: \(trap)"] + notes).joined(separator: "\n"), isPrefixed: false, exitStatus: trap.exitStatus)
    }

    /// Returns the error for a program that the view's code has ended with a status; nil for one that ended by itself.
    static func exit(_ status: Int32, view: String, _ place: RunFolder, _ source: SwiftSource) -> SwiftSourceError? {
        if status == LeftOutStop.status || ProgramSigns.isOwnEnd(status, in: place.signs) { return nil }
        return SwiftSourceError("\(source.path): \(view) ended the program with exit(\(status)); a view can't do that")
    }

    /// Returns the error for a program that gave no signs for some time, such as one that has stopped itself.
    static func silence(view: String, path: String, seconds: Double) -> SwiftSourceError {
        SwiftSourceError("\(path): \(view) stopped and did not go on within \(seconds.formatted()) s; --timeout allows more time")
    }

    /// The variables that every run gets in addition to this process's own: the time zone of the scene's clock, and deterministic hashing.
    static var environment: [String: String] {
        ProcessInfo.processInfo.environment.merging(["SWIFT_DETERMINISTIC_HASHING": "1", "TZ": "GMT"]) { $1 }
    }

    /// Returns the calls in a backtrace that are in the user's files, innermost first.
    static func calls(in backtrace: String, of source: SwiftSource) -> [(position: String, function: String)] {
        // " 3 [ra]  0x000055e5c3ab6ba4 Trap.body.getter + 355 in views at /folder/Trap.swift:2:95"
        let names = Dictionary(source.files.map { (URL(filePath: $0.path).absoluteURL.standardized.path, $0.path) }, uniquingKeysWith: { first, _ in first })
        return backtrace.split(separator: "\n").compactMap { line in
            let images = [ProgramCache.executableName, ProgramCache.libraryName]
            guard let end = images.firstNonNil({ line.range(of: " in \($0) at ") }), let start = line.range(of: " 0x"),
                let colon = line[end.upperBound...].firstIndex(of: ":"), let name = names[String(line[end.upperBound..<colon])]
            else { return nil }
            let function = line[start.upperBound..<end.lowerBound].drop { $0 != " " }.dropFirst()
            let nameEnd = function.range(of: " + ", options: .backwards)?.lowerBound ?? function.endIndex
            return (name + line[colon...], readable(String(function[..<nameEnd])))
        }
    }

    /// Returns the name of a function, with `#Preview` instead of what its macro makes: the function, the closure, and a view with the preview's own properties.
    private static func readable(_ function: String) -> String {
        function.replacing(/((closure #1 in )?body\.getter in __EaselPreviewContent #\d+ in )?closure #1 in \$s\w*EaselPreview\w*\(\)/, with: "#Preview")
    }

    /// Returns the message of the last fatal error in a program's output, such as "boom" for `Views/Card.swift:4: Fatal error: boom`; nil without one.
    ///
    /// A program that gets no more memory in a sandbox also learns the sandbox's limit.
    static func fatalMessage(in output: String, isSandboxed: Bool) -> String? {
        let mark = "Fatal error: "
        let line = output.split(separator: "\n").last { $0.hasPrefix(mark) || $0.contains(": \(mark)") }
        guard let line, let range = line.range(of: mark) else { return nil }
        let message = String(line[range.upperBound...].prefix(1000))
        return isSandboxed && message.hasPrefix("failed to allocate ") ? "\(message); --sandbox allows \(Sandbox.memory >> 30) GiB" : message
    }

    /// Returns the error for a program that a signal has ended.
    ///
    /// A trap is an error in the source, status 65; any other signal came from outside.
    static func trap(signal number: Int32, view: String, path: String, message: String? = nil) -> SwiftSourceError {
        switch number {
        case SIGILL, SIGTRAP, SIGABRT, SIGFPE:
            SwiftSourceError("\(path): \(view) stopped with a fatal error\(message.map { ": \($0)" } ?? "") (signal \(number))")
        case SIGSEGV, SIGBUS:
            SwiftSourceError("\(path): \(view) crashed (signal \(number)); infinite recursion of a view or function is a common cause")
        default:
            SwiftSourceError("\(path): \(view) was ended by signal \(number)", exitStatus: .internalError)
        }
    }
}

extension Sequence {
    fileprivate func firstNonNil<Result>(_ result: (Element) -> Result?) -> Result? {
        for element in self { if let result = result(element) { return result } }
        return nil
    }
}
