import Commands
import Foundation
import FramePipeline

/// The views that a server keeps alive between calls, each with its process.
actor LiveViews {
    private struct Entry {
        let view: LiveView
        let project: String
    }

    /// The calls that wait for a view, by its key; there is an entry while a call uses the view.
    private var waiting: [String: [CheckedContinuation<Void, Never>]] = [:]

    /// The number of views that stay alive: each has a process with some 100 MB.
    private static let limit = 4

    private let makeLauncher: @Sendable (String) -> any LiveLauncher
    private let project: @Sendable (String) -> String
    private let isSandboxed: Bool
    /// The launchers of projects, which the views of all their files share.
    private var launchers: [String: any LiveLauncher] = [:]
    /// The number of listings that use the launcher of a project.
    private var listings: [String: Int] = [:]
    private var entries: [String: Entry] = [:]
    /// The keys of the entries, the last one used at the end.
    private var order: [String] = []

    /// - Parameters:
    ///   - project: returns the path of the project that an input belongs to.
    ///   - makeLauncher: returns the launcher for an input and the others of its project.
    init(isSandboxed: Bool, project: @escaping @Sendable (String) -> String = { $0 }, makeLauncher: @escaping @Sendable (String) -> any LiveLauncher) {
        (self.isSandboxed, self.project, self.makeLauncher) = (isSandboxed, project, makeLauncher)
    }

    /// Waits until no other call uses a view, because its events belong to one call.
    func beginUse(of key: String) async {
        guard waiting[key] != nil else {
            waiting[key] = []
            return
        }
        await withCheckedContinuation { waiting[key]?.append($0) }
    }

    func endUse(of key: String) {
        if waiting[key]?.isEmpty == false { waiting[key]?.removeFirst().resume() } else { waiting[key] = nil }
    }

    /// Returns the apps, views, and previews of a Swift file or folder.
    func views(_ options: RenderOptions, of input: String) async throws -> [LiveEntry] {
        let project = project(input)
        listings[project, default: 0] += 1
        defer { listings[project, default: 1] -= 1 }
        return try await launcher(for: input).views(options)
    }

    private func launcher(for input: String) -> any LiveLauncher {
        let project = project(input)
        if let known = launchers[project] { return known }
        let new = makeLauncher(input)
        launchers[project] = new
        return new
    }

    /// Returns a view that has begun with the current source.
    ///
    /// - Throws: `LiveError` with the compiler's messages, for example.
    func view(_ key: String, _ options: RenderOptions, of input: String) async throws -> (view: LiveView, description: LiveDescription) {
        let view = entries[key]?.view ?? LiveView(launcher: launcher(for: input), isSandboxed: isSandboxed)
        entries[key] = Entry(view: view, project: project(input))
        order.removeAll { $0 == key }
        order.append(key)
        while order.count > Self.limit, let oldest = order.first(where: { waiting[$0] == nil }) {
            order.removeAll { $0 == oldest }
            if let entry = entries.removeValue(forKey: oldest) { await entry.view.end() }
            let used = Set(entries.values.map(\.project)).union(listings.filter { $0.value > 0 }.keys)
            if let unused = launchers.keys.first(where: { !used.contains($0) }) {
                await launchers.removeValue(forKey: unused)?.end()
            }
        }
        return (view, try await view.begin(options))
    }

    /// Ends the view of a call that took too long.
    func interrupt(_ key: String) async { await entries[key]?.view.interrupt() }

    /// Ends all processes and removes their files.
    func end() async {
        let (ending, others) = (entries.values, launchers.values)
        (entries, launchers, order) = ([:], [:], [])
        for entry in ending { await entry.view.end() }
        for launcher in others { await launcher.end() }
    }
}

extension ToolCall {
    /// Performs work with the preview of the call, which is kept alive for the next call.
    ///
    /// - Parameters:
    ///   - events: the events from the start; nil for the scene's own.
    ///   - work: receives the view and its description.
    /// - Throws: `ToolError` with the messages of the compiler or the view, or after the timeout.
    func withLiveView<Value: Sendable>(
        of source: PreviewSource, events: [JSONValue]? = nil, _ work: @escaping @Sendable (LiveView, LiveDescription) async throws -> Value
    ) async throws -> Value {
        let key = source.key + (try options()).joined(separator: " ")
        let session = session
        var options = try renderOptions(for: source)
        if let events, !events.isEmpty {
            // The same name for the same view: messages quote it.
            let file = session.process.process.folder.appending(path: "events-\(abs(key.hashValue)).json")
            try Data(JSONValue.array(events).line.utf8).write(to: file)
            options.timeline = file.path
        }
        return try await limited(to: timeout) { [options] in
            await session.live.beginUse(of: key)
            do {
                try Task.checkCancellation()
                let (view, description) = try await session.live.view(key, options, of: source.input)
                let result = try await work(view, description)
                await session.live.endUse(of: key)
                return result
            } catch {
                await session.live.endUse(of: key)
                guard let error = error as? LiveError else { throw error }
                // The caller knows actions, and no file of events.
                let message = options.timeline.map { error.message.replacing("\($0):1:", with: "actions, character ") } ?? error.message
                throw ToolError(message, isOfAction: options.timeline.map { error.message.hasPrefix("\($0):") } ?? false)
            }
        } onTimeout: {
            Task { await session.live.interrupt(key) }
        }
    }

    /// Returns the options of `render` for the preview, the canvas, and the environment.
    ///
    /// - Throws: `ToolError` for an invalid value.
    func renderOptions(for source: PreviewSource) throws -> RenderOptions {
        var options = RenderOptions(input: source.input)
        (options.view, options.target, options.root) = (source.view, source.target, source.root)
        do {
            if let memory = session.process.memory { try options.setMemory(memory) }
            options.size = try self(Arguments.size).map { text throws(UsageError) in try RenderOptions.parseSize(text) }
            options.scale = try self(Arguments.scale).map { text throws(UsageError) in try RenderOptions.parseScale(text) }
            options.device = try self(Arguments.device)
            if let device = options.device { _ = try Device.named(device) }
            options.colorScheme = try self(Arguments.scheme) == "dark" ? .dark : try self(Arguments.scheme).map { _ in .light }
            options.locale = try self(Arguments.locale)
            if let locale = options.locale { _ = try RenderOptions.parseLocale(locale) }
            options.date = try self(Arguments.date).map { text throws(UsageError) in try RenderOptions.parseDate(text) }
            options.accessibility = try accessibility()
            options.dynamicType = try self(Arguments.typeSize).map { text throws(UsageError) in try RenderOptions.parseDynamicType(text) }
        } catch let error as UsageError {
            throw ToolError("render: \(error.description)")
        }
        return options
    }

    /// The time for which a call waits for Easel's library.
    private static var patience: Duration { .seconds(20) }

    /// Performs work that is abandoned after some time, while Easel's library is built, or when the call is canceled.
    func limited<Value: Sendable>(
        to seconds: Double, _ work: @escaping @Sendable () async throws -> Value, onTimeout: @escaping @Sendable () -> Void = {}
    ) async throws -> Value {
        let (results, continuation) = AsyncThrowingStream.makeStream(of: Value.self)
        let working = Task {
            do {
                continuation.yield(try await work())
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        let deadline = Deadline(in: seconds) {
            onTimeout()
            continuation.finish(
                throwing: ToolError("nothing was drawn within \(seconds.formatted()) s; the code may have a loop that doesn't end, or need a longer 'timeout'"))
        }
        let building = Task {
            while true {
                try await Task.sleep(for: .seconds(1))
                // Clients don't wait for minutes. The script goes on, and the next call finds its result.
                guard let time = RuntimeBuild.runningTime, time >= Self.patience else { continue }
                continuation.finish(
                    throwing: ToolError(
                        "Easel's library for Swift source is being built, for \(time.components.seconds) s so far; the first time takes some minutes. "
                            + "Call the tool again then; tools for scenes work already."))
            }
        }
        defer {
            deadline.cancel()
            building.cancel()
        }
        return try await withTaskCancellationHandler {
            for try await value in results { return value }
            throw CancellationError()
        } onCancel: {
            working.cancel()
            onTimeout()
            continuation.finish(throwing: CancellationError())
        }
    }
}

extension LiveError {
    /// The message that `render` prints.
    var message: String { isPrefixed ? description.split(separator: "\n").map { "render: \($0)" }.joined(separator: "\n") : description }
}

extension LiveView {
    /// Returns the warnings and the view's output since the last call, as lines.
    func notes(_ description: LiveDescription) -> [String] {
        let warnings = (description.warnings + takeWarnings()).map { $0.contains(": warning: ") ? $0 : "render: warning: \($0)" }
        return warnings + takePrinted().split(separator: "\n").map(String.init)
    }

    /// Returns the views of the source at a time as lines: name, text, rect, and place, indented by depth. The texts of SwiftUI's own views, such as an alert's,
    /// follow.
    func lines(at frame: Int) async throws -> [String] {
        let inspection = try await views(at: frame)
        return inspection.lines + inspection.otherTexts.map { $0.line(scale: inspection.scale) }
    }

    /// Returns the views at a time with their details.
    func views(at frame: Int) async throws -> LiveInspection {
        try JSONDecoder().decode(LiveInspection.self, from: try await inspection(at: frame))
    }
}

extension LiveDescription {
    /// Returns the last frame that is not later than a time in seconds.
    func frame(at time: Double) -> Int { FrameMoment.time(time).frame(atRate: frameRate) }
}
