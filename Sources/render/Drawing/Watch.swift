import ArgumentParser
import Commands
import Foundation
import FramePipeline
import Inputs
import SceneCommands
import SwiftSource

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

            EXIT STATUS: 130 interrupted; 64 wrong usage; 66 no such input; 73 standard output can't be written.
            """)

    @OptionGroup var arguments: DrawArguments

    /// The interval in seconds at which the files are checked.
    private static let pause = 0.1

    @MainActor func run() async throws {
        ProgressReporter.begin(style: arguments.progressStyle)
        var options = try arguments.options()
        guard case .file(let input) = options.input else { throw UsageError("-: standard input can't be watched") }
        guard options.output != "-" else { throw UsageError("-o -: watching writes to files, not to standard output") }
        for (name, file) in [("--timeline", options.timeline), ("--data", options.data)] where file == "-" {
            throw UsageError("\(name) -: standard input can't be watched")
        }
        if arguments.lists { throw UsageError("--list: it draws nothing; render --list prints the views") }
        guard FileManager.default.fileExists(atPath: input) else { throw InputError(path: input, reason: "no such file", kind: .unreadable) }
        // Refuses the options that only Swift source has.
        if !SwiftSource.isSwift(input) { _ = try SwiftViews(options) }
        options.keepsEqualFiles = true
        // The processes that draw write to a pipe.
        if options.progress == .auto { options.progress = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb" ? .tty : .none }
        let others = [options.timeline, options.data, options.defaults, options.assets].compactMap(\.self) + options.assignments.compactMap(\.file)
        // A Swift file depends on the others of its project.
        let folder = SourcePlace.projectFolder(of: input, options)
        let files = WatchedFiles(folder ?? input, others: others + (folder == nil ? [] : [input]))
        let launcher = Launchers.launcher(for: input) { Self.printOutput($0) }
        let view = LiveView(launcher: launcher, isSandboxed: options.isSandboxed, timeout: options.timeout)
        // A user who ends the command knows it.
        let interruption = Interruption { .none }
        defer { interruption.end() }
        while true {
            let stamps = files.stamps()
            let drawing = Task { [options, count = stamps.count] in await Self.draw(view, options, watching: count) }
            while files.stamps() == stamps { try await Task.sleep(for: .seconds(Self.pause)) }
            // A result would be outdated.
            await view.cancelJob()
            await drawing.value
        }
    }

    /// Draws once, and prints what happened; nothing if the files changed in the meantime. If standard output can't be written, the process ends.
    @MainActor private static func draw(_ view: LiveView, _ options: RenderOptions, watching count: Int) async {
        let start = ContinuousClock.now
        let result: LiveResult
        do {
            result = try await view.perform(.draw, options)
        } catch let error as LiveError {
            // Ctrl-C ends the process of the drawing, too.
            Interruption.waitForEnd()
            // Its process has ended, or never began, and left this to its end.
            if error.frame == nil { ProgressReporter.ofProcess?.failed(error.description, status: error.exitStatus) }
            ProgressReporter.begin(style: options.progress)
            result = LiveResult(status: error.exitStatus.rawValue, error: error)
        } catch {
            return
        }
        if !options.isQuiet {
            for warning in result.warnings {
                let isWhole = warning.contains(": warning: ")
                MessageOutput.print(isWhole ? warning : "warning: \(warning)", isPrefixed: !isWhole)
            }
        }
        if let error = result.error { MessageOutput.print(error.description, isPrefixed: error.isPrefixed) }
        do {
            if !result.output.isEmpty { try ResultOutput.write(Array(result.output)) }
        } catch {
            // The loop would learn of it only at the next change.
            CommandEnd.failed(error)
        }
        if !options.isQuiet { MessageOutput.print(message(result.status, start.duration(to: .now), count)) }
    }

    /// Prints what the views print, and the progress of drawing.
    private static func printOutput(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }

    private static func message(_ status: Int32, _ time: Duration, _ count: Int) -> String {
        let seconds = time.formatted(.units(allowed: [.seconds], width: .narrow, fractionalPart: .show(length: 2)))
        return "\(status == 0 ? "drawn in \(seconds)" : "not drawn (status \(status))"); watching \(counted(count, "file"))"
    }
}
