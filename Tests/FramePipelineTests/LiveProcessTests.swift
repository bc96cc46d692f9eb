import Foundation
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
            let process = Process()
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
}
