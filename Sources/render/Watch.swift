import ArgumentParser
import Commands
import Foundation
import FramePipeline
import Synchronization

/// `render watch`: draws, and draws again whenever a file changes that the scene is made of.
struct Watch: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch", abstract: "Draw a scene, and again whenever it or a file that it names changes.",
        discussion: """
            Takes what drawing takes. Only files whose bytes change are written. What is wrong with the scene is told, and drawing goes on with the
            next change. Ctrl-C ends it.

            EXAMPLES:
              render watch scene.json --range 30 -o still.png
              render watch ContentView.swift --frames 60

            EXIT STATUS: 130 when it is ended; 64 usage; 66 no such input.
            """)

    @OptionGroup var arguments: DrawArguments

    /// Seconds between two looks at the files.
    private static let pause = 0.1

    @MainActor func run() async throws {
        ProgressReporter.begin(style: arguments.progressStyle)
        let options = try arguments.options()
        guard case .file(let input) = options.input else { throw UsageError("-: standard input can't be watched") }
        guard options.output != "-" else { throw UsageError("-o -: what is drawn again and again goes to files") }
        guard FileManager.default.fileExists(atPath: input) else { throw InputError(path: input, reason: "no such file", kind: .unreadable) }
        let files = WatchedFiles(input, others: [options.timeline].compactMap(\.self))
        let command = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
        let child = Mutex<Process?>(nil)
        let interruption = Interruption {
            let running = child.withLock { $0 }
            if let running, running.isRunning { running.interrupt() }
            running?.waitUntilExit()
            // If there was something to say, the other process has said it.
            return .none
        }
        defer { interruption.end() }
        // The parser took all words for this command, so what stands behind its name is what drawing takes.
        let words = CommandLine.arguments.dropFirst().drop { $0 == "watch" }
        while true {
            let stamps = files.stamps()
            let process = Process()
            process.executableURL = command
            process.arguments = ["draw", "--keep-equal"] + words
            process.standardInput = FileHandle.nullDevice
            let start = ContinuousClock.now
            try process.run()
            child.withLock { $0 = process }
            var isStale = false
            while process.isRunning {
                try await Task.sleep(for: .seconds(Self.pause))
                guard !isStale, files.stamps() != stamps else { continue }
                // What it draws is old already.
                isStale = true
                process.terminate()
            }
            if isStale { continue }
            if !options.isQuiet { MessageOutput.print(Self.message(process.terminationStatus, start.duration(to: .now), stamps.count)) }
            while files.stamps() == stamps { try await Task.sleep(for: .seconds(Self.pause)) }
        }
    }

    private static func message(_ status: Int32, _ time: Duration, _ count: Int) -> String {
        let seconds = time.formatted(.units(allowed: [.seconds], width: .narrow, fractionalPart: .show(length: 2)))
        return "\(status == 0 ? "drawn in \(seconds)" : "not drawn (status \(status))"); watching \(count) file\(count == 1 ? "" : "s")"
    }
}
