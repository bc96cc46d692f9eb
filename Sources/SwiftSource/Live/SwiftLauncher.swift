import Commands
import Dispatch
import Foundation
import SwiftFacts
import Synchronization

/// Builds a library of Swift source, and loads it into a host for each live view.
///
/// A host is a process that has loaded Easel and drawn a first text; one is always waiting, so that a view starts within a few milliseconds.
package final class SwiftLauncher: LiveLauncher {
    private let environment: [String: String]
    private let command: URL
    private let readTimeline: @Sendable (RenderOptions) throws -> ViewTimeline?
    private let hosts: HostPool
    private let patches = LiteralPatches()
    private let background = BackgroundProcesses()

    /// - Parameters:
    ///   - environment: that of the process.
    ///   - command: the `render` command's file, beside which the library is found.
    ///   - readTimeline: reads the events of `--timeline`.
    ///   - output: receives the views' output; on any thread.
    package init(
        environment: [String: String] = ProcessInfo.processInfo.environment, command: URL,
        readTimeline: @escaping @Sendable (RenderOptions) throws -> ViewTimeline?, output: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        (self.environment, self.command, self.readTimeline) = (environment, command, readTimeline)
        hosts = HostPool(output: output)
    }

    package func prepare(_ options: RenderOptions) async throws -> LiveLaunch {
        // Compiling blocks, which tasks must not.
        try await Self.onThread { try self.launch(options, nil) }
    }

    package func prepare(_ options: RenderOptions, for job: ViewRequest.Job) async throws -> LiveLaunch {
        try await Self.onThread { try self.launch(options, job) }
    }

    package func views(_ options: RenderOptions) async throws -> [LiveEntry] {
        try await Self.onThread {
            func rows(_ options: RenderOptions, _ found: FoundProject?) throws -> [LiveEntry] {
                let (source, time) = try self.read(options, found)
                return try self.build(options, source, time).program.catalog.rows(in: source.place.file)
            }
            return try options.withProjectOrAlone(report: { _ in }, rows)
        }
    }

    package func end() async {
        patches.end()
        background.end()
        hosts.end()
    }

    /// Waits until changed literals can be shown without the compiler, for tests.
    func finishPreparing() async { await patches.finish() }

    /// Waits until the next host is ready, for tests; returns the number of its process.
    func awaitNextHost() async -> Int32? { await hosts.awaitNext() }

    private static func onThread<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(with: Result(catching: work)) }
        }
    }

    private struct Build: Sendable {
        let source: SwiftSource
        let program: BuiltProgram
        let host: BuiltProgram
        let times: [LiveTime]
        let warnings: [String]
    }

    private func read(_ options: RenderOptions, _ found: FoundProject?) throws -> (source: SwiftSource, time: LiveTime) {
        guard let selection = options.sourceSelection else { throw UsageError("Swift source on standard input can't be drawn") }
        let start = ContinuousClock.now
        let source = try SwiftSource(selection, found, for: CompilationTarget(platform: options.platform, version: options.osVersion))
        return (source, LiveTime("read", since: start))
    }

    private func build(_ options: RenderOptions, _ typed: SwiftSource, _ time: LiveTime) throws -> Build {
        var source = typed
        let times = Mutex([time])
        let warnings = Mutex<[String]>([])
        let builder = try ProgramBuilder(environment: environment, command: command) { text in
            warnings.withLock { $0.append(text.hasPrefix("render: warning: ") ? String(text.dropFirst(17)) : text) }
        }.confined(options.isSandboxed)
        let libraries = builder.forLibraries { time in times.withLock { $0.append(time) } }
        let program = try background.paused { try libraries.program(of: &source, tolerance: options.tolerance) }
        let clock = (source.clockWarnings + [program.leftOut.report].filter { !$0.isEmpty }).map { $0.replacing("render: warning: ", with: "") }
        return Build(
            source: source, program: program, host: try builder.host(), times: times.withLock { $0 }, warnings: warnings.withLock { $0 } + clock)
    }

    private func launch(_ options: RenderOptions, _ job: ViewRequest.Job?) throws -> LiveLaunch {
        var notes: [String] = []
        func begin(_ options: RenderOptions, _ found: FoundProject?) throws -> LiveLaunch { try launchOne(options, found, job) }
        var launch = try options.withProjectOrAlone(report: { notes.append($0) }, begin)
        launch.warnings = notes + launch.warnings
        return launch
    }

    private func launchOne(_ options: RenderOptions, _ found: FoundProject?, _ job: ViewRequest.Job?) throws -> LiveLaunch {
        let (source, time) = try read(options, found)
        let resources = ResourceStamp(source, besides: source.place.folder, except: options.timeline)
        let start = ContinuousClock.now
        if let patch = patches.patch(for: source, resources) {
            let build = Build(
                source: source, program: patch.program, host: patch.host, times: [time, LiveTime("literals", since: start)], warnings: patch.warnings)
            return try launch(options, job, build, resources, patch)
        }
        let build = try build(options, source, time)
        let (environment, command, background, isSandboxed) = (environment, command, background, options.isSandboxed)
        // Calls around the literals of the typed source would bring back what was left out.
        guard build.program.leftOut.pieces.isEmpty else { return try launch(options, job, build, resources, nil) }
        patches.prepare(source, resources, host: build.host, warnings: build.warnings, built: build.source) { source in
            try ProgramBuilder(environment: environment, command: command) { _ in }.confined(isSandboxed).forLibraries { _ in }.inBackground(background)
                .program(of: source)
        }
        return try launch(options, job, build, resources, nil)
    }

    private func launch(
        _ options: RenderOptions, _ job: ViewRequest.Job?, _ build: Build, _ resources: ResourceStamp, _ patch: LiteralPatches.Patch?
    ) throws -> LiveLaunch {
        var options = options
        let (catalog, place) = (build.program.catalog, build.source.place)
        options.view = try catalog.choose(options.view, path: build.source.path, file: place.file, takesFirst: job == nil).name
        options.projectFolder = place.hasProject ? place.folder : nil
        let defaults = try options.defaults.map { path in try DefaultValues.read(path) }
        let assets = try options.assets.map { path in try AssetMap.read(path) }
        var request = LiveRequest(options: options, timeline: try readTimeline(options), defaults: defaults, assets: assets)
        request.literals = patch?.values ?? [:]
        request.options.leftOut = build.program.leftOutSettings(options)
        request.job = job
        let (hosts, sent) = (hosts, request)
        var launch = LiveLaunch(
            program: "\(patch?.identity ?? build.program.executable.path) \(resources.text)", request: request, canStartAnew: false, times: build.times,
            warnings: build.warnings
        ) {
            guard let patch else { return try await hosts.process(build.host, showing: build.program.executable, of: build.source, for: sent) }
            do {
                return try await hosts.process(build.host, showing: build.program.executable, of: build.source, for: sent)
            } catch {
                // A part of the library may have left the cache.
                self.patches.forget(patch)
                let usual = try await Self.onThread { try self.build(sent.options, build.source, build.times[0]) }
                return try await hosts.process(usual.host, showing: usual.program.executable, of: usual.source, for: sent)
            }
        }
        launch.calls = { build.source.calls }
        return launch
    }
}

/// Identifies the contents of resources: names, sizes, and times.
struct ResourceStamp: Sendable, Equatable {
    let text: String

    /// - Parameters:
    ///   - folder: the folder of the source, whose images views can use.
    ///   - events: a file that is not a resource, although it may be among the resources.
    init(_ source: SwiftSource, besides folder: String, except events: String?) {
        var hash = FNV1a()
        let project = source.place.projectFiles
        let events = events.map { URL(filePath: $0).standardizedFileURL.path }
        func add(_ path: String) {
            if let events, URL(filePath: path).standardizedFileURL.path == events { return }
            guard let values = try? FileManager.default.attributesOfItem(atPath: path) else { return }
            let time = (values[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
            hash.add(Array("\(path) \(values[.size] as? Int ?? 0) \(time)".utf8))
            guard values[.type] as? FileAttributeType == .typeDirectory else { return }
            for name in project.names(path) { add("\(path)/\(name)") }
        }
        for module in source.modules { for resource in module.resources { add(resource) } }
        for name in project.names(folder) {
            if ResourceFiles.pictures.contains(ResourceFiles.ending(of: name)) { add("\(folder)/\(name)") }
        }
        text = hash.digits
    }
}
