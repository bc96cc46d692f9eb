import Foundation
import Testing

@testable import FramePipeline

/// The ends of programs that this process has started.
struct ProgramProcessTests {
    private func start(_ line: String, _ change: (ProgramProcess) -> Void = { _ in }) throws -> ProgramProcess {
        let process = ProgramProcess()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", line]
        change(process)
        try ProgramStart.run(process)
        return process
    }

    /// Waits until no process has a text in its command line; the time limit ends the wait for one that stays.
    private func waitForEnd(of mark: String) async throws {
        func isThere(_ number: String) -> Bool {
            (try? String(contentsOfFile: "/proc/\(number)/cmdline", encoding: .utf8))?.contains(mark) == true
        }
        while try FileManager.default.contentsOfDirectory(atPath: "/proc").contains(where: isThere) { try await Task.sleep(for: .milliseconds(5)) }
    }

    @Test func theEndIsKnown() throws {
        let ended = try start("exit 7")
        ended.waitUntilExit()
        #expect((ended.terminationReason, ended.terminationStatus, ended.isRunning) == (.exit, 7, false))
        let killed = try start("kill -TERM $$")
        killed.waitUntilExit()
        #expect((killed.terminationReason, killed.terminationStatus) == (.uncaughtSignal, SIGTERM))
        let missing = ProgramProcess()
        missing.executableURL = URL(filePath: "/none")
        #expect(throws: POSIXError(.ENOENT)) { try ProgramStart.run(missing) }
    }

    /// It holds the program's output as well, so a reader would wait for it.
    @Test(.timeLimit(.minutes(5))) func programsThatAProgramHasStartedEndWithIt() async throws {
        let mark = UUID().uuidString
        let output = ProgramStart.makePipe()
        let process = try start("sh -c 'sleep 600; : \(mark)' & echo started; exit 0") { $0.standardOutput = output }
        process.waitUntilExit()
        #expect(try output.fileHandleForReading.readToEnd() == Data("started\n".utf8))
        try await waitForEnd(of: mark)
    }

    /// Its pipes are closed, too: each edit of a view would leave some.
    @Test(.timeLimit(.minutes(5))) func nothingIsKeptOfAProgramThatHasEnded() async throws {
        weak var output: Pipe?
        func run() throws {
            let pipe = ProgramStart.makePipe()
            output = pipe
            let process = try start("sleep 600 & exit 0") { ($0.standardOutput, $0.standardError) = (pipe, pipe) }
            process.waitUntilExit()
        }
        try run()
        while output != nil { try await Task.sleep(for: .milliseconds(5)) }
    }

    /// As `confined-run` ends the processes that left its program's group, and removes the control group.
    @Test(.timeLimit(.minutes(5))) func aProgramWithAGroupOfItsOwnMayCleanUp() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let mark = UUID().uuidString
        let process = try start("setsid sh -c ': >\(folder.path)/started; sleep 600; : \(mark)' & wait; : >\(folder.path)/clean; sleep 600; : \(mark)")
        while !FileManager.default.fileExists(atPath: "\(folder.path)/started") { try await Task.sleep(for: .milliseconds(5)) }
        // It goes on to clean up.
        process.pause()
        process.killGroup()
        process.killGroup()
        while !FileManager.default.fileExists(atPath: "\(folder.path)/clean") { try await Task.sleep(for: .milliseconds(5)) }
        // Not forever.
        process.waitUntilExit()
        #expect((process.terminationReason, process.terminationStatus) == (.uncaughtSignal, SIGKILL))
        try await waitForEnd(of: mark)
    }

    @Test(.timeLimit(.minutes(5))) func aLimitOfTimeEndsWithTheProgram() throws {
        let late = try start("sleep 600")
        late.limitTime(to: 0.01)
        late.waitUntilExit()
        #expect(late.isLate && !late.hasDeadline)
        let early = try start("read line") { $0.standardInput = ProgramStart.makePipe() }
        early.limitTime(to: 600)
        #expect(early.hasDeadline)
        early.terminate()
        early.waitUntilExit()
        #expect(!early.isLate && !early.hasDeadline)
        // Too late to limit anything.
        early.limitTime(to: 600)
        #expect(!early.hasDeadline)
    }

    /// It would keep a pipe of another thread open.
    @Test func aProgramInheritsNoOtherDescriptor() throws {
        let other = unsafe open("/dev/null", O_RDONLY)
        defer { close(other) }
        let output = ProgramStart.makePipe()
        let process = try start("ls /proc/self/fd | wc -l") { $0.standardOutput = output }
        process.waitUntilExit()
        // The three streams, and the folder that is listed.
        #expect(try output.fileHandleForReading.readToEnd() == Data("4\n".utf8))
    }

    @Test(.timeLimit(.minutes(5))) func aProgramWithoutProgressIsEnded() throws {
        let log = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString).log")
        defer { try? FileManager.default.removeItem(at: log) }
        let shell = URL(filePath: "/bin/sh")
        let stuck = try ExternalProgram(shell, ["-c", "read line; sleep 600"], log: log, takesInput: true, pause: 0.2)
        try stuck.input?.write(contentsOf: Data("x\n".utf8))
        #expect(stuck.waitForFailure() == "it made no progress for 0.2 s")
        // It waits for its input.
        let waiting = try ExternalProgram(shell, ["-c", "cat >/dev/null"], log: log, takesInput: true, pause: 0.2)
        usleep(600_000)
        #expect(waiting.waitForFailure() == nil)
    }
}
