import Commands
import Dispatch
import Foundation
import FramePipeline
import Views

/// The program that `render` makes of a Swift file: the file's views, and this.
///
/// It is told what to do on its standard input, which is `render`'s business and may change from version to version.
public enum ViewProgram {
    /// A view that can be asked for by name.
    public struct Entry: Sendable {
        let name: String
        let make: @MainActor @Sendable () -> any View

        /// - Parameters:
        ///   - name: what `--view` says.
        ///   - make: makes the view, with the state that it starts with.
        public init(_ name: String, make: @escaping @MainActor @Sendable () -> any View) {
            self.name = name
            self.make = make
        }
    }

    /// Draws what the request on standard input asks for, and ends the program.
    public static func main(_ entries: [Entry]) -> Never {
        Interruption.begin()
        ResultOutput.divertPrinting()
        TaskQueue.begin()
        Task { @MainActor in
            do {
                let status = try await run(entries)
                Interruption.waitForEnd()
                exit(status.rawValue)
            } catch {
                CommandEnd.failed(error)
            }
        }
        dispatchMain()
    }

    @MainActor private static func run(_ entries: [Entry]) async throws -> CommandStatus {
        // A terminal there means that nobody asks.
        guard isatty(STDIN_FILENO) == 0, let bytes = try? FileHandle.standardInput.readToEnd(),
            let request = try? ViewRequest(decoding: bytes)
        else {
            throw UsageError("this program was made by render, and only render can run it")
        }
        let options = request.options
        ProgressReporter.begin(style: options.progress)
        guard let entry = entries.first(where: { $0.name == options.view }) else {
            throw UsageError("--view \(options.view ?? ""): no such view")
        }
        let watchdog = FrameWatchdog(seconds: options.timeout) { frame in
            let message = "\(entry.name) does not come to an end: frame \(frame) took more than \(options.timeout) s; --timeout allows a frame more time"
            Interruption.end(.badInput, because: message)
        }
        let job = try ViewJob(options, timeline: request.timeline, watchdog: watchdog, taskRest: TaskQueue.rest) { entry.make() }
        return try await job.perform(request.job, options) { warning in
            if !options.isQuiet { MessageOutput.print("warning: \(warning)") }
        }
    }
}
