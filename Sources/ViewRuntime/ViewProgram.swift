import CTaskHooks
import Commands
import Dispatch
import Foundation
import FramePipeline
import Views

/// The program that `render` builds from a Swift file: the file's views, and this code.
///
/// It receives its request on standard input, in a format that is private to `render` and may change from version to version.
public enum ViewProgram {
    /// The result of the function of a `#Preview`.
    public typealias Preview = _Preview

    /// A view that can be selected by name.
    public struct Entry: Sendable {
        let name: String
        let prepare: @MainActor @Sendable () async throws -> ViewContent
        /// Returns a provider's preview by its number, counted from 1; nil for other entries.
        var numbered: (@MainActor @Sendable (Int) -> ViewContent)?

        /// - Parameters:
        ///   - name: the name for `--view`.
        ///   - make: creates the view in its initial state.
        public static func view(_ name: String, make: @escaping @MainActor @Sendable () -> any View) -> Entry {
            Entry(name: name) { ViewContent(make: make) }
        }

        /// - Parameter make: creates the app; its `init()` runs once for each run.
        public static func app<A: App>(_ name: String, make: @escaping @MainActor @Sendable () -> A) -> Entry {
            Entry(name: name) { ViewContent { AppContent(make()) } }
        }

        /// - Parameter make: creates the `#Preview`.
        public static func preview(_ name: String, make: @escaping @MainActor @Sendable () -> _Preview) -> Entry {
            Entry(name: name) {
                let preview = make()
                let view = try await preview.prepare()
                return ViewContent(preview: preview.options) { view() }
            }
        }

        /// - Parameters:
        ///   - displayName: selects one of the provider's previews; nil for the first one.
        ///   - make: returns the provider's `previews`.
        public static func provider(_ name: String, displayName: String? = nil, make: @escaping @MainActor @Sendable () -> any View) -> Entry {
            var entry = Entry(name: name) { ViewContent(previewNamed: displayName, of: make) }
            if displayName == nil { entry.numbered = { ViewContent(previewNamed: nil, number: $0, of: make) } }
            return entry
        }

        /// Returns the entry for a name of `--view`: `Card_Previews 2` is the second preview of the provider `Card_Previews`.
        static func named(_ name: String, in entries: [Entry]) -> Entry? {
            if let entry = entries.first(where: { $0.name == name }) { return entry }
            let words = name.split(separator: " ")
            guard words.count == 2, let number = Int(words[1]), number > 0, let provider = entries.first(where: { $0.name == words[0] }),
                let content = provider.numbered
            else { return nil }
            return Entry(name: name) { content(number) }
        }
    }

    /// Performs the request on standard input and ends the program.
    public static func main(_ entries: [Entry]) -> Never {
        // The views' own code doesn't see the variables that control how they are shown.
        let isLive = unsafe getenv(LiveProcess.variable) != nil
        unsafe unsetenv(LiveProcess.variable)
        ProgramSigns.begin()
        UserCode.begin()
        // Output of a view before it traps must be visible.
        easel_buffer_output_by_lines()
        Interruption.begin()
        ResultOutput.divertPrinting()
        TaskQueue.begin()
        Task { @MainActor in
            ViewGraph.callerPlace = UserCode.place
            if isLive {
                await LiveProgram(load: load) { try await job(for: $0, entries + addedEntries) }.answerQuestions()
                ProgramSigns.end(CommandStatus.done.rawValue)
                exit(CommandStatus.done.rawValue)
            }
            do {
                ViewJob.keepsViews = true
                let status = try await run(entries)
                Interruption.waitForEnd()
                ProgramSigns.end(status.rawValue)
                exit(status.rawValue)
            } catch {
                CommandEnd.failed(error)
            }
        }
        dispatchMain()
    }

    @MainActor private static func run(_ entries: [Entry]) async throws -> CommandStatus {
        // If standard input is a terminal, there is no request.
        guard isatty(STDIN_FILENO) == 0, let bytes = try? FileHandle.standardInput.readToEnd(),
            let request = try? ViewRequest(decoding: bytes)
        else {
            throw UsageError("this program was built by render, and only render can run it")
        }
        let options = request.options
        MemoryWatch.begin(limit: options.memory)
        ProgressReporter.begin(style: options.progress)
        let live = LiveRequest(options: options, timeline: request.timeline, defaults: request.defaults, assets: request.assets)
        let job = try await job(for: live, entries)
        let status = try await job.perform(request.job, options) { warning in
            if !options.isQuiet { MessageOutput.print("warning: \(warning)") }
        }
        switch request.job {
        case .draw, .still, .contactSheet, .screens:
            guard let complaint = SeenLeftOut.current?.complaint else { return status }
            MessageOutput.print(complaint)
            return .badInput
        case .layout, .layoutFrames, .recordGolden, .verifyGolden, .check, .previews: return status
        }
    }

    /// Follows the code of a program of which some parts were left out.
    @MainActor private static func follow(_ settings: LeftOutSettings) {
        SeenLeftOut.begin(settings)
        LeftOutStop.begin(settings.replacements, modules: settings.modules) { name, replacement in
            try? JSONEncoder().encode(LeftOutReport(name: name, replacement: replacement)).write(to: URL(filePath: settings.reportPath))
        }
    }

    /// Creates the job for a view of the table.
    @MainActor private static func job(for request: LiveRequest, _ entries: [Entry]) async throws -> ViewJob {
        let options = request.options
        guard let entry = Entry.named(options.view ?? "", in: entries) else {
            throw UsageError("--view \(options.view ?? ""): no such view")
        }
        let watchdog = FrameWatchdog(seconds: options.timeout) { frame in
            let message = "\(entry.name): frame \(frame) took more than \(options.timeout) s and may never end; --timeout allows more time per frame"
            LateFrame.end(frame, because: message)
        }
        _SceneTime.requireScene()
        DesignTimeValues.use(request.literals)
        if let defaults = request.defaults { DefaultValues.install(defaults, in: .standard) }
        RemoteFiles.install(request.assets ?? [:])
        if let settings = options.leftOut { follow(settings) }
        let content: ViewContent
        do {
            content = try await entry.prepare()
        } catch {
            throw UsageError("--view \(entry.name): the preview's modifier failed: \(error)")
        }
        return try ViewJob(options, timeline: request.timeline, watchdog: watchdog, taskRest: TaskQueue.rest, content: content)
    }
}
