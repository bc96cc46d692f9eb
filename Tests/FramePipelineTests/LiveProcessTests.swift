import Foundation
import FramePipeline
import Testing

@testable import Commands

/// The processes of live views. A shell stands for a view.
struct LiveProcessTests {
    /// The processes whose command line contains a text.
    private func processes(with text: String) -> [Int32] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { Int32($0) }.filter { number in
            (try? String(contentsOfFile: "/proc/\(number)/cmdline", encoding: .utf8))?.contains(text) == true
        }
    }

    /// A program that was just being started when its view ended would go on.
    @Test(.timeLimit(.minutes(20))) func programsThatAreJustBeingStartedEndWithTheirView() async throws {
        for _ in 0..<5 {
            let mark = UUID().uuidString
            let process = ProgramProcess()
            process.executableURL = URL(filePath: "/bin/bash")
            // It starts programs all the time, and ends all but the last five: their number would soon be that of all processes that the system allows.
            let line = "while :; do (exec -a \(mark) sleep 600) & set -- \"$@\" $!; if [ $# -gt 5 ]; then kill -KILL $1; shift; fi; done"
            process.arguments = ["-c", line]
            let live = try LiveProcess(LiveProcess.Setup(process: process))
            while processes(with: mark).count < 3 { await Task.yield() }
            live.end()
            // The time limit ends the wait for a program that stays.
            while !processes(with: mark).isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        }
    }

    /// Starts a process that never answers.
    private struct SilentLauncher: LiveLauncher {
        let mark: String

        func prepare(_ options: RenderOptions) async throws -> LiveLaunch {
            LiveLaunch(program: mark, request: LiveRequest(options: options), canStartAnew: false) {
                let process = ProgramProcess()
                process.executableURL = URL(filePath: "/bin/bash")
                process.arguments = ["-c", "sleep 600; : \(mark)"]
                return try LiveProcess(LiveProcess.Setup(process: process))
            }
        }
    }

    /// It went on for as long as a frame may take, and the next call waited for that.
    @Test(.timeLimit(.minutes(5))) func aViewThatHangsWhileItBeginsIsInterrupted() async throws {
        let mark = UUID().uuidString
        let view = LiveView(launcher: SilentLauncher(mark: mark))
        let begin = Task { try await view.begin(RenderOptions(input: "Card.swift")) }
        while processes(with: mark).isEmpty { await Task.yield() }
        while !processes(with: mark).isEmpty {
            await view.interrupt()
            try await Task.sleep(for: .milliseconds(5))
        }
        await #expect(throws: LiveError.self) { try await begin.value }
        await view.end()
    }

    /// A process that waits for a child of `vfork` stops only when the child has ended.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/perl")), .timeLimit(.minutes(5)))
    func endingAProcessThatDoesNotStopDoesNotBlock() async throws {
        let mark = UUID().uuidString
        let process = ProgramProcess()
        process.executableURL = URL(filePath: "/usr/bin/perl")
        #if arch(x86_64)
            let clone = 56
        #else
            let clone = 220
        #endif
        // CLONE_VFORK | CLONE_VM | SIGCHLD; the child shares the memory, so it only sleeps.
        process.arguments = ["-e", "$0 = '\(mark)'; syscall(\(clone), 0x4111, 0, 0, 0, 0); sleep 600"]
        let live = try LiveProcess(LiveProcess.Setup(process: process))
        while processes(with: mark).count < 2 { await Task.yield() }
        live.end()
        while !processes(with: mark).isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    }
}
