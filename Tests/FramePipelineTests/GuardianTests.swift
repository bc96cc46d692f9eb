import Foundation
import Testing

@testable import FramePipeline

/// What happens after the end of a process, by the messages that it has sent.
@Suite(.timeLimit(.minutes(5))) struct GuardianTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")

    /// Sends messages, and waits for the end. Programs start with at most 128 KiB of arguments, a fourth of the stack.
    private func send(_ messages: [String], mark: String = "MARK=none") throws {
        let (process, input) = (Process(), ProgramStart.makePipe())
        (process.executableURL, process.arguments) = (
            URL(filePath: "/bin/sh"), ["-c", "ulimit -s 512; exec /bin/sh -c \"$0\" guardian \"$1\"", Guardian.script, mark]
        )
        process.standardInput = input
        process.standardError = FileHandle.nullDevice
        try ProgramStart.run(process)
        try input.fileHandleForReading.close()
        try input.fileHandleForWriting.write(contentsOf: Data(messages.map { $0 + "\n" }.joined().utf8))
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }

    @Test func forgottenFoldersStay() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["a b", "c", "d*", "$(e)"] {
            try FileManager.default.createDirectory(at: folder.appending(path: "\(name)/inner"), withIntermediateDirectories: true)
        }
        let all = try names().map { "\(folder.path)/\($0)" }
        try send(all.map { "/+ \($0)" } + ["/- \(folder.path)/a b", "/- \(folder.path)/none", "/- \(folder.path)/d*"])
        #expect(try names() == ["a b", "d*"])
        try send(all.map { "/+ \($0)" })
        #expect(try names() == [])
    }

    @Test func anyNumberOfFoldersIsRemoved() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder.appending(path: "last"), withIntermediateDirectories: true)
        let long = String(repeating: "/none", count: 700)
        try send((0..<50).map { "/+ \(folder.path)\(long)\($0)" } + ["/+ \(folder.path)/last"])
        #expect(try names() == [])
    }

    /// `confined-run` is one.
    @Test func aProgramWithAGroupOfItsOwnMayCleanUp() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let process = ProgramProcess()
        process.executableURL = URL(filePath: "/bin/sh")
        let place = folder.path
        process.arguments = ["-c", "setsid sh -c ': >\(place)/started; exec sleep 600' & wait; : >\(place)/clean; exec sleep 600"]
        try ProgramStart.run(process)
        while try names() != ["started"] { try await Task.sleep(for: .milliseconds(5)) }
        // One that has ended already is no problem.
        try send(["+ 4194304", "+ \(process.processIdentifier)", "- 17", "- 4194304"])
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL)
        #expect(try names() == ["clean", "started"])
    }

    /// The process was killed between the start of a program and the message with its number.
    @Test(arguments: [["*"], ["*", "+ 4194304", "*"], ["*", "*", "!"]]) func aProgramThatWasJustStartedIsFound(_ messages: [String]) throws {
        let (process, mark) = (ProgramProcess(), "MARK=\(UUID().uuidString)")
        (process.executableURL, process.arguments, process.isIndependent) = (URL(filePath: "/usr/bin/env"), [mark, "sleep", "600"], true)
        try ProgramStart.run(process)
        while !ProcessFacts.text("environ", of: process.processIdentifier).contains(mark) { Thread.sleep(forTimeInterval: 0.005) }
        // All starts were told.
        try send(["*", "+ 4194304", "*", "!"], mark: mark)
        #expect(process.isRunning)
        try send(messages, mark: mark)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL)
    }
}
