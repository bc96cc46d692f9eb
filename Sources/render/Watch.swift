import ArgumentParser
import Commands
import Foundation
import FramePipeline
import Synchronization

/// `render watch`: draws a scene, and draws it again whenever one of its files changes.
struct Watch: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch", abstract: "Draw a scene, and draw it again whenever it or a file that it uses changes.",
        discussion: """
            Takes the options of drawing. Only files whose bytes change are written. Errors of the scene are reported, and the next change draws
            it again. Ctrl-C ends the command.

            EXAMPLES:
              render watch scene.json --range 30 -o still.png
              render watch ContentView.swift --frames 60

            EXIT STATUS: 130 interrupted; 64 wrong usage; 66 no such input.
            """)

    @OptionGroup var arguments: DrawArguments

    /// The interval in seconds at which the files are checked.
    private static let pause = 0.1

    @MainActor func run() async throws {
        ProgressReporter.begin(style: arguments.progressStyle)
        let options = try arguments.options()
        guard case .file(let input) = options.input else { throw UsageError("-: standard input can't be watched") }
        guard options.output != "-" else { throw UsageError("-o -: watching writes to files, not to standard output") }
        guard FileManager.default.fileExists(atPath: input) else { throw InputError(path: input, reason: "no such file", kind: .unreadable) }
        let others = [options.timeline, options.data, options.defaults, options.assets].compactMap(\.self) + options.assignments.compactMap(\.file)
        let files = WatchedFiles(input, others: others)
        let command = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
        let child = Mutex<Process?>(nil)
        let interruption = Interruption {
            let running = child.withLock { $0 }
            if let running, running.isRunning { running.interrupt() }
            running?.waitUntilExit()
            // The other process has printed any message.
            return .none
        }
        defer { interruption.end() }
        // The parser accepted all arguments for this command, so those after its name are the arguments of drawing.
        let words = CommandLine.arguments.dropFirst().drop { $0 == "watch" }
        while true {
            let stamps = files.stamps()
            let process = Process()
            process.executableURL = command
            process.arguments = ["draw", "--keep-equal"] + words
            process.standardInput = FileHandle.nullDevice
            let start = ContinuousClock.now
            try Interruption.start(process) { child.withLock { $0 = process } }
            var isStale = false
            while process.isRunning {
                try await Task.sleep(for: .seconds(Self.pause))
                guard !isStale, files.stamps() != stamps else { continue }
                // The result would be outdated.
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
