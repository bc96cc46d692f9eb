import Commands
import Foundation
import FramePipeline
import Synchronization
import Views

/// The hosts of live views: programs without views that load them from libraries.
final class HostPool: Sendable {
    /// A host that has no views yet.
    private struct Host: Sendable {
        /// The values that must be the same for a view that uses it.
        let key: String
        let process: LiveProcess
        let place: RunFolder
        let source: Latest
    }

    /// The source for the lines of a crash: a host exists before the view's code does.
    private final class Latest: Sendable {
        let source: Mutex<SwiftSource>
        init(_ source: SwiftSource) { self.source = Mutex(source) }
    }

    private struct State {
        var waiting: Host?
        var folder: GuardedFolder?
        /// Starts the next host.
        var preparation: Task<Void, Never>?
        var isEnded = false
    }

    private let state = Mutex(State())
    private let output: @Sendable (String) -> Void

    init(output: @escaping @Sendable (String) -> Void) { self.output = output }

    deinit { end() }

    /// Ends the waiting host, and removes all temporary files.
    func end() {
        let (host, folder) = state.withLock { state in
            state.isEnded = true
            defer { (state.waiting, state.folder) = (nil, nil) }
            return (state.waiting, state.folder)
        }
        host?.process.end()
        folder?.remove()
    }

    /// Returns a process that has loaded a library.
    func process(_ program: BuiltProgram, showing library: URL, of source: SwiftSource, for request: LiveRequest) async throws -> LiveProcess {
        let key = try Self.key(program, source, request)
        let waiting = state.withLock { state in
            defer { state.waiting = nil }
            return state.waiting
        }
        let isFit = waiting.map { $0.key == key && $0.process.isRunning } ?? false
        if !isFit { waiting?.process.end() }
        let host = if isFit, let waiting { waiting } else { try makeHost(program, source, request, key) }
        host.source.source.withLock { $0 = source }
        let place = host.place.folder.appending(path: ProgramCache.libraryName)
        do {
            // Code in the sandbox could change a link's file.
            let isLinked = !request.options.isSandboxed && (try? FileManager.default.linkItem(at: library, to: place)) != nil
            if !isLinked { try FileManager.default.copyItem(at: library, to: place) }
            try await host.process.load(place.path)
        } catch {
            host.process.end()
            throw error
        }
        prepareNext(program, source, request, key)
        return host.process
    }

    /// Starts the next host once the view that just started has had time for its first image.
    private func prepareNext(_ program: BuiltProgram, _ source: SwiftSource, _ request: LiveRequest, _ key: String) {
        let task = Task.detached(priority: .background) { [weak self] in
            try? await Task.sleep(for: .milliseconds(150))
            guard let self, self.state.withLock({ $0.waiting == nil && !$0.isEnded }), let host = try? self.makeHost(program, source, request, key) else {
                return
            }
            try? await host.process.warmUp(request)
            let isKept = self.state.withLock { state in
                guard state.waiting == nil, !state.isEnded else { return false }
                state.waiting = host
                return true
            }
            if !isKept { host.process.end() }
        }
        state.withLock { $0.preparation = task }
    }

    /// Waits until the next host is ready, for tests.
    ///
    /// - Returns: the number of its process; nil if there is none.
    func awaitNext() async -> Int32? {
        await state.withLock { $0.preparation }?.value
        return state.withLock { $0.waiting?.process.identifier }
    }

    /// The parameters of a host's start.
    private static func key(_ program: BuiltProgram, _ source: SwiftSource, _ request: LiveRequest) throws -> String {
        let options = request.options
        let parts: [String] =
            [program.executable.path, source.place.projectPath, options.folder, options.root ?? "", options.systemFont ?? "", "\(options.isSandboxed)"]
            + options.fontPaths + ["\(options.ignoresSystemFonts)", "\(source.info)"] + source.modules.flatMap { [$0.bundleName ?? ""] + $0.resources }
            // What a job writes.
            + (request.job == nil ? [] : [options.output, options.manifestPath ?? "", options.timingsPath ?? "", options.audio ?? ""])
        return parts.joined(separator: "\n")
    }

    private func makeHost(_ program: BuiltProgram, _ source: SwiftSource, _ request: LiveRequest, _ key: String) throws -> Host {
        let parent = try state.withLock { state in
            if state.isEnded { throw LiveError("the launcher has ended", exitStatus: .internalError) }
            let folder = try state.folder ?? GuardedFolder("easel-live")
            state.folder = folder
            return folder.url
        }
        let place = try RunFolder(source, in: parent)
        let (process, latest, isSandboxed) = (ProgramProcess(), Latest(source), request.options.isSandboxed)
        let complete: @Sendable (LiveRequest) -> LiveRequest = { request in
            var request = request
            request.options.appBundle = place.bundle.path
            request.options.fontPaths += latest.source.withLock { $0.fonts }
            request.options.leftOut?.reportPath = place.leftOutReport.path
            return request
        }
        do {
            process.executableURL = try AppBundle(source, in: place.bundle.path).assemble(executable: program.executable, copying: isSandboxed)
            process.arguments = []
            process.environment = place.environment.merging([LiveProcess.variable: "1"]) { $1 }
            var files: SandboxFiles?
            if isSandboxed {
                // A view that only shows frames writes nothing.
                let request = ViewRequest(options: complete(request).options, assets: request.assets, job: request.job ?? .layoutFrames())
                let allowed = try SandboxFiles(of: request, source, temporary: place.folder.path, libraries: program.libraries)
                try Sandbox().confine(process, allowed, runner: program.runner)
                files = allowed
            }
            var setup = LiveProcess.Setup(process: process, folder: place.folder, complete: complete) { signal, status, request, printed in
                guard let number = BuiltProgram.signal(signal, status, isSandboxed: isSandboxed) else {
                    let source = latest.source.withLock { $0 }
                    if isSandboxed, let error = Sandbox.end(status, path: source.path, printed: printed) { return error }
                    guard status == LeftOutStop.status else { return BuiltProgram.exit(status, view: request?.options.view ?? "", place, source) }
                    let path = source.path
                    return LeftOutReport.read(from: place.leftOutReport)?.end(of: request?.options.view ?? "", in: path)
                }
                let source = latest.source.withLock { $0 }
                let message = BuiltProgram.fatalMessage(in: printed, isSandboxed: isSandboxed)
                return BuiltProgram.crash(signal: number, view: request?.options.view ?? "", place, source, message: message)
            }
            setup.signs = place.signs
            if let files { setup.finishJob = { try files.moveResults() } }
            return Host(key: key, process: try LiveProcess(setup, output: output), place: place, source: latest)
        } catch {
            place.remove()
            throw error
        }
    }
}
