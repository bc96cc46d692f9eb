import Foundation
import Testing

/// A crash of the command itself: it is never silent, and it leaves nothing incomplete.
struct InternalErrorTests {
    private let folder: CommandFolder

    init() throws {
        folder = try CommandFolder()
        try folder.write(#"{ "size": [40, 20], "fps": 20, "duration": 0.5, "view": { "Color": "red" } }"#, to: "m.json")
    }

    private func message(_ signals: [Int32], of errors: String) -> Bool {
        signals.contains {
            errors.hasSuffix(
                "render: internal error: signal \($0) in version 0.1.0; please report it with the command, its input, and the output of render --version\n")
        }
    }

    @Test func aTrapIsAMessage() throws {
        let result = try folder.run("crash", "trap")
        #expect(result.status == 70)
        #expect(message([SIGILL, SIGTRAP], of: result.errors), "\(result.errors)")
        #expect(result.output.isEmpty)
    }

    @Test func aRecursionWithoutEndIsAMessage() throws {
        let result = try folder.run("crash", "recursion")
        #expect(result.status == 70)
        #expect(message([SIGSEGV, SIGBUS], of: result.errors), "\(result.errors)")
    }

    @Test func aCrashIsTheLastEvent() throws {
        let result = try folder.run("crash", "trap", "--progress", "ndjson")
        let lines = result.errors.split(separator: "\n").suffix(2)
        #expect(lines.first?.hasPrefix(#"{"event":"failed","message":"internal error: signal "#) == true && lines.first?.hasSuffix(#","status":70}"#) == true)
        #expect(message([SIGILL, SIGTRAP], of: result.errors))
    }

    /// The file is complete under its temporary name when the process crashes.
    @Test(arguments: [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]) func aCrashLeavesNoFile(_ signal: Int32) throws {
        let process = folder.process(["m.json", "-q", "-o", "out/", "-j", "1"])
        let errors = folder.url.appending(path: "errors")
        try Data().write(to: errors)
        process.standardError = try FileHandle(forWritingTo: errors)
        let paused = try PausedCommand(process, at: "temporary-file:1")
        #expect(try folder.files(in: "out").contains { $0.hasSuffix(".part") })
        let end = paused.end(with: signal)
        #expect(end.status == 70 && end.reason == .exit)
        #expect(message([signal], of: try folder.text("errors")))
        #expect(try !folder.files(in: "out").contains { $0.hasSuffix(".part") })
    }
}
