import Foundation
import FramePipeline
import Testing

/// Every command ends in the same way when it is interrupted, and leaves nothing behind.
final class InterruptionTests {
    private let folder: CommandFolder
    /// The folder for the command's temporary files.
    private let temporary: String

    init() throws {
        folder = try CommandFolder()
        temporary = folder.path("temporary")
        try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
        try folder.write(Self.scene(seconds: 1500), to: "long.json")
        try folder.write(Self.scene(seconds: 0.05), to: "short.json")
    }

    /// A spot that moves all the time.
    private static func scene(seconds: Double) -> String {
        #"""
        { "size": [20, 20], "duration": \#(seconds),
          "view": { "TimelineView": { "content": { "Circle": {}, "modifiers": [{ "fill": "red" }, { "frame": { "width": "1 + time % 18" } }] } } } }
        """#
    }

    private func process(_ arguments: [String], environment: [String: String] = [:]) throws -> Process {
        let process = folder.process(arguments, environment: environment.merging(["TMPDIR": temporary]) { $1 })
        try Data().write(to: errors)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: errors)
        return process
    }

    /// Otherwise a program that another thread starts at the same time would keep the pipe open.
    @Test func pipesCloseInOtherPrograms() {
        let pipe = ProgramStart.makePipe()
        for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] { #expect(fcntl(end.fileDescriptor, F_GETFD) == FD_CLOEXEC) }
    }

    private var errors: URL { folder.url.appending(path: ".errors") }

    private typealias Ending = (status: Int32, reason: Process.TerminationReason, errors: String)

    /// Runs the command until it stops itself at a moment (`PausePoint`), and sends it a signal there.
    private func interrupt(_ signal: Int32, _ arguments: [String], at moment: String) throws -> Ending {
        let end = try PausedCommand(process(arguments), at: moment).end(with: signal)
        return (end.status, end.reason, try String(contentsOf: errors, encoding: .utf8))
    }

    /// Starts a command that waits without end, and sends it a signal once it listens and `isReady`.
    private func interrupt(
        _ signal: Int32, waiting arguments: [String], environment: [String: String] = [:], input: Pipe? = nil, when isReady: () -> Bool = { true }
    ) throws -> Ending {
        let process = try process(arguments, environment: environment)
        if let input { process.standardInput = input }
        try ProgramStart.run(process)
        while process.isRunning && !(ProcessStatus.listens(process.processIdentifier) && isReady()) { Thread.sleep(forTimeInterval: 0.005) }
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        return (process.terminationStatus, process.terminationReason, try String(contentsOf: errors, encoding: .utf8))
    }

    /// Returns the temporary files that stay: a process beside the command removes folders when the command has ended.
    private func leftOver() throws -> [String] {
        var files = try FileManager.default.contentsOfDirectory(atPath: temporary)
        for _ in 0..<1000 where !files.isEmpty {
            Thread.sleep(forTimeInterval: 0.02)
            files = try FileManager.default.contentsOfDirectory(atPath: temporary)
        }
        return files
    }

    private static let printing = [["check", "long.json"], ["layout", "long.json", "--range", "0-"], ["golden", "verify", "G"]]

    @Test(arguments: [SIGINT, SIGTERM], printing)
    func anInterruptEndsCommandsThatPrint(_ signal: Int32, _ arguments: [String]) throws {
        if arguments[0] == "golden" {
            #expect(try folder.run("golden", "record", "short.json", "-o", "G").status == 0)
            try folder.write(Self.scene(seconds: 1500), to: "short.json")
        }
        let result = try interrupt(signal, arguments, at: "evaluation:100")
        #expect((result.status, result.reason) == (130, .exit))
        #expect(result.errors == "render: interrupted\n")
        #expect(try leftOver().isEmpty)
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func anInterruptEndsTheWaitForInput(_ signal: Int32) throws {
        let input = ProgramStart.makePipe()
        let result = try interrupt(signal, waiting: ["validate", "-"], input: input)
        #expect((result.status, result.reason, result.errors) == (130, .exit, "render: interrupted\n"))
    }

    /// The program that decodes the files is ended as well, also if the command can't do that.
    @Test(.timeLimit(.minutes(5)), arguments: [SIGINT, SIGTERM, SIGKILL])
    func anInterruptEndsComparingAndItsDecoder(_ signal: Int32) throws {
        try folder.write("#!/bin/sh\nprintf 'width=2\\nheight=2\\n'\n", to: "bin/ffprobe")
        try folder.write("#!/bin/sh\necho $$ > decoder; exec sleep 600\n", to: "bin/ffmpeg")
        for name in ["ffprobe", "ffmpeg"] { try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("bin/\(name)")) }
        for name in ["a.mp4", "b.mp4"] { try folder.write("?", to: name) }
        let path = folder.path("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        func decoder() -> Int32? { (try? folder.text("decoder")).flatMap { Int32($0.split(separator: "\n").first ?? "") } }
        let result = try interrupt(signal, waiting: ["compare", "a.mp4", "b.mp4"], environment: ["PATH": path]) { decoder() != nil }
        if signal != SIGKILL {
            #expect((result.status, result.reason, result.errors) == (130, .exit, "render: interrupted\n"))
            #expect(try leftOver().isEmpty)
        }
        #expect(try ProcessStatus.ends(#require(decoder())))
    }

    @Test(arguments: ["a.apng", "a.gif"])
    func aKilledCommandLeavesNoFramesOfAnAnimation(_ output: String) throws {
        _ = try interrupt(SIGKILL, ["long.json", "-o", output], at: "frame:20")
        #expect(try leftOver().isEmpty)
    }

    /// For every destination of the frames, there is one message, and no other error.
    private static let drawn: [([String], String)] = [
        (["long.json", "-o", "a.apng"], "interrupted"), (["long.json", "-o", "a.gif"], "interrupted"), (["contact-sheet", "long.json"], "interrupted"),
        (["long.json", "-o", "f/"], "interrupted: # written; --resume draws the rest"), (["long.json", "-o", "-"], "interrupted: # written"),
    ]

    @Test(arguments: drawn)
    func anInterruptEndsDrawingWithOneMessage(_ arguments: [String], _ message: String) throws {
        for signal in [SIGINT, SIGTERM] {
            let result = try interrupt(signal, arguments + ["--progress", "ndjson"], at: "frame:20")
            #expect((result.status, result.reason) == (130, .exit))
            let lines = result.errors.replacing(#/[0-9]+ frames? (was|were) written/#, with: "# written").split(separator: "\n")
            #expect(lines.suffix(2) == ["{\"event\":\"failed\",\"message\":\"\(message)\",\"status\":130}", "render: \(message)"])
            #expect(lines.count { $0.hasPrefix("render: ") || $0.hasPrefix("{\"event\":\"failed\"") } == 2)
            #expect(try leftOver().isEmpty)
            #expect(try folder.files(in: ".").allSatisfy { [".errors", "f", "temporary", "long.json", "short.json"].contains($0) })
        }
    }

    /// It has no `--resume`.
    @Test func anInterruptEndsAStill() throws {
        let result = try interrupt(SIGTERM, ["still", "long.json", "--frame", "80000"], at: "evaluation:1000")
        #expect((result.status, result.errors) == (130, "render: interrupted: 0 frames were written\n"))
    }

    /// A new golden leaves no folder, and an existing one stays.
    @Test(arguments: [SIGINT, SIGTERM])
    func anInterruptedRecordingLeavesNoFolder(_ signal: Int32) throws {
        let arguments = ["golden", "record", "long.json", "-o", "deep/G"]
        let result = try interrupt(signal, arguments, at: "file:2")
        #expect((result.status, result.reason, result.errors) == (130, .exit, "render: interrupted\n"))
        #expect(try folder.files(in: ".") == [".errors", "long.json", "short.json", "temporary"])
        try folder.write("kept", to: "deep/other.txt")
        #expect(try interrupt(signal, arguments, at: "file:2").status == 130)
        #expect(try folder.files(in: "deep") == ["other.txt"])
    }

    /// The compiler, the processes that it has started, and the wait for it.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["EASEL_RUNTIME"] != nil, "Scripts/test names the library"), arguments: [SIGINT, SIGTERM])
    func anInterruptEndsCompilingAndTheCompiler(_ signal: Int32) throws {
        try folder.write("struct A {}", to: "A.swift")
        try folder.write("", to: "runtime/swiftc-options")
        try folder.write("", to: "runtime/libEaselRuntime.so")
        let runtime = ProcessInfo.processInfo.environment["EASEL_RUNTIME"] ?? ""
        try FileManager.default.createSymbolicLink(atPath: folder.path("runtime/swift-reader"), withDestinationPath: "\(runtime)/swift-reader")
        // The fake compiler doesn't report its toolchain, and never finishes compiling.
        let compilerScript = """
            #!/bin/sh
            if [ "$1" = -print-target-info ]; then exit 1; fi
            touch $TMPDIR/some
            sleep 600 &
            # Other compilations at the same time leave the first one's number.
            (set -C; echo $! > compiler) 2>/dev/null
            wait

            """
        try folder.write(compilerScript, to: "bin/swiftc")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("bin/swiftc"))
        let path = folder.path("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        func compiler() -> Int32? { (try? folder.text("compiler")).flatMap { Int32($0.split(separator: "\n").first ?? "") } }
        let environment = ["PATH": path, "EASEL_RUNTIME": folder.path("runtime"), "XDG_CACHE_HOME": folder.path("cache")]
        let result = try interrupt(signal, waiting: ["A.swift", "--progress", "ndjson"], environment: environment) { compiler() != nil }
        #expect((result.status, result.reason) == (130, .exit))
        #expect(result.errors == #"{"event":"failed","message":"interrupted","status":130}"# + "\nrender: interrupted\n")
        #expect(try leftOver().isEmpty)
        #expect(try folder.files(in: "cache/easel").allSatisfy { $0.hasSuffix(".lock") || $0 == "facts" })
        #expect(try ProcessStatus.ends(#require(compiler())))
    }
}
