import Commands
import Foundation
import Synchronization

/// The live views of all pages: the visible one, and a few for variants and thumbnails.
package actor ViewPool {
    /// Returns the launcher for a scene, Swift file, or folder.
    package typealias LauncherMaker = @Sendable (_ path: String) throws -> any LiveLauncher

    /// A preview that has begun.
    package struct Begun: Sendable {
        package let description: LiveDescription
        /// The number of changes of files before it began.
        package let generation: Int
    }

    /// A slot for a live view. Its work is done in turn, so requests don't interleave.
    private final class Slot {
        let path: String
        let view: LiveView
        let turns = Turns()
        var request: PreviewRequest?
        var begun: Begun?
        var waiting = 0
        var lastUse = ContinuousClock.now

        init(path: String, view: LiveView) { (self.path, self.view) = (path, view) }
    }

    private let makeLauncher: LauncherMaker
    private let base: RenderOptions
    private let folder: URL
    private let path: @Sendable (PreviewRequest) throws -> String
    private let limit: Int
    private var launchers: [String: any LiveLauncher] = [:]
    private var slots: [Slot] = []
    private var generation = 0
    private var isEnded = false

    /// - Parameters:
    ///   - base: the options of the command line.
    ///   - folder: an existing folder for files of events.
    ///   - limit: the number of processes, at least 1.
    ///   - path: returns the path of a request's input.
    package init(
        base: RenderOptions, folder: URL, limit: Int = 3, path: @escaping @Sendable (PreviewRequest) throws -> String, makeLauncher: @escaping LauncherMaker
    ) {
        (self.base, self.folder, self.limit, self.path, self.makeLauncher) = (base, folder, limit, path, makeLauncher)
    }

    /// The number of changes of files so far.
    package var currentGeneration: Int { generation }

    /// Notes that files have changed: previews that begin from now on are built anew.
    package func filesDidChange() { generation += 1 }

    /// Begins a preview, or returns the description of one that has begun.
    ///
    /// - Throws: `LiveError`; the previous preview stays.
    package func begin(_ request: PreviewRequest) async throws -> Begun {
        try await use(request) { begun, _ in begun }
    }

    /// Returns the PNG file of a frame.
    ///
    /// - Parameter generation: the generation of the page's description.
    /// - Returns: nil if files changed since then.
    package func frame(_ index: Int, of request: PreviewRequest, generation: Int) async throws -> LiveFrame? {
        try await use(request, generation: generation) { begun, view in begun.generation == generation ? try await view.frame(index) : nil }
    }

    /// Returns all views at a frame as JSON; nil if files changed since the given generation.
    package func inspection(at index: Int, of request: PreviewRequest, generation: Int) async throws -> Data? {
        try await use(request, generation: generation) { begun, view in
            begun.generation == generation ? try await view.inspection(at: index) : nil
        }
    }

    /// Returns the options of a command that draws what a page shows: of several views, the one that the page chose.
    ///
    /// - Throws: `LiveError`.
    func commandOptions(of request: PreviewRequest) async throws -> RenderOptions {
        var options = try options(of: request)
        if options.view == nil, !request.isScene { options.view = try await begin(request).description.view }
        return options
    }

    /// Returns the apps, views, and previews of a Swift file or folder.
    ///
    /// - Throws: the errors of the compiler.
    package func views(of request: PreviewRequest) async throws -> [LiveEntry] {
        var options = try options(of: request)
        options.view = nil
        return try await launcher(for: try path(request)).views(options)
    }

    /// Ends all processes.
    package func end() async {
        isEnded = true
        for slot in slots { await slot.view.end() }
        for launcher in launchers.values { await launcher.end() }
        (slots, launchers) = ([], [:])
    }

    /// Performs work with a live view that shows a request.
    ///
    /// - Parameter old: a generation whose images are sufficient, if they still exist.
    private func use<Result: Sendable>(
        _ request: PreviewRequest, generation old: Int? = nil, _ work: @Sendable (Begun, LiveView) async throws -> Result
    ) async throws -> Result {
        let slot = try await slot(for: request)
        slot.waiting += 1
        await slot.turns.begin()
        defer {
            slot.waiting -= 1
            slot.lastUse = .now
            slot.turns.end()
        }
        guard !isEnded else { throw LiveError("the server is shutting down") }
        do {
            return try await perform(work, in: slot, request, generation: old)
        } catch let error as LiveError {
            // The page shows events, and no file.
            guard let file = try options(of: request).timeline, request.events != nil else { throw error }
            throw error.replacing(file, with: "events")
        }
    }

    private func perform<Result: Sendable>(
        _ work: @Sendable (Begun, LiveView) async throws -> Result, in slot: Slot, _ request: PreviewRequest, generation old: Int?
    ) async throws -> Result {
        let now = generation
        if let begun = slot.begun, slot.request == request, begun.generation == now || begun.generation == old {
            return try await work(begun, slot.view)
        }
        let options = try options(of: request)
        let description: LiveDescription
        if slot.request == request, slot.begun != nil {
            description = try await slot.view.reload()
        } else {
            // If beginning fails, the images of the previous request still exist.
            description = try await slot.view.begin(options)
        }
        let begun = Begun(description: description, generation: now)
        (slot.request, slot.begun) = (request, begun)
        return try await work(begun, slot.view)
    }

    private func slot(for request: PreviewRequest) async throws -> Slot {
        let path = try path(request)
        if let slot = slots.first(where: { $0.request == request && $0.path == path }) { return slot }
        // A process continues if only later events differ.
        if let slot = slots.first(where: { $0.request?.withoutEvents == request.withoutEvents && $0.path == path }) { return slot }
        let idle = slots.filter { $0.waiting == 0 }.sorted { $0.lastUse < $1.lastUse }
        // A slot whose view could not begin.
        if let slot = idle.first(where: { $0.path == path && $0.begun == nil }) { return slot }
        if slots.count >= limit {
            // A process of the same input needs no new program.
            if let slot = idle.first(where: { $0.path == path && $0 !== newest }) ?? (limit == 1 ? idle.first { $0.path == path } : nil) { return slot }
            if let oldest = idle.first {
                slots.removeAll { $0 === oldest }
                await oldest.view.end()
            }
        }
        let launcher = try launcher(for: path)
        let slot = Slot(path: path, view: LiveView(launcher: launcher, isSandboxed: base.isSandboxed, timeout: base.timeout))
        slots.append(slot)
        return slot
    }

    /// The slot used last, which shows the visible preview.
    private var newest: Slot? { slots.max { $0.lastUse < $1.lastUse } }

    private func launcher(for path: String) throws -> any LiveLauncher {
        if let launcher = launchers[path] { return launcher }
        let launcher = try makeLauncher(path)
        launchers[path] = launcher
        return launcher
    }

    /// Returns the options of a request; its events are in a file.
    package func options(of request: PreviewRequest) throws -> RenderOptions {
        var timeline: String?
        if let events = request.events {
            let file = folder.appending(path: "events-\(request.id).json")
            if !FileManager.default.fileExists(atPath: file.path) { try Data(events.utf8).write(to: file) }
            timeline = file.path
        }
        return try request.options(base, path: try path(request), timeline: timeline)
    }
}

/// Lets one task at a time continue, in the order in which they asked.
final class Turns: Sendable {
    private let state = Mutex((isBusy: false, queue: [CheckedContinuation<Void, Never>]()))

    func begin() async {
        await withCheckedContinuation { continuation in
            let isFree = state.withLock { state in
                if state.isBusy {
                    state.queue.append(continuation)
                    return false
                }
                state.isBusy = true
                return true
            }
            if isFree { continuation.resume() }
        }
    }

    func end() {
        let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
            if state.queue.isEmpty {
                state.isBusy = false
                return nil
            }
            return state.queue.removeFirst()
        }
        next?.resume()
    }
}
