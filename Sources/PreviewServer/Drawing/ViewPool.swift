import Commands
import Foundation

/// The live views of all pages: the visible one, and a few for variants and thumbnails.
package actor ViewPool {
    /// Returns the launcher for a scene, Swift file, or folder.
    package typealias LauncherMaker = @Sendable (_ path: String) throws -> any LiveLauncher

    /// A preview that has begun.
    package struct Begun: Sendable {
        package let description: LiveDescription
        /// The number of changes of files before it began.
        package let generation: Int
        package var notes = ViewNotes()
    }

    /// The first frame that can't be drawn; later ones can't be either.
    private struct Failure {
        let request: PreviewRequest
        let generation: Int
        let frame: Int
        let error: any Error
    }

    /// A request that a slot works on.
    private struct Work {
        let number: Int
        let request: PreviewRequest
        let generation: Int
    }

    /// The reason for work that ends early: no page waits for it any more.
    private struct Interrupted: Error {}

    /// A slot for a live view. Its work is done in turn, so requests don't interleave.
    private final class Slot {
        let path: String
        let view: LiveView
        let turns = Turns()
        /// The request that its view will show first.
        var wanted: PreviewRequest
        var request: PreviewRequest?
        var begun: Begun?
        var waiting = 0
        var work: Work?
        /// When another request interrupted the work of this slot.
        var lastPreference: ContinuousClock.Instant?
        /// A frame that fails takes as long as the limit allows, and would do so again.
        var failure: Failure?
        var notes = ViewNotes()
        /// The notes that were passed on last, and whether new ones will be.
        var sentNotes = ViewNotes()
        var isSending = false
        var lastUse = ContinuousClock.now

        init(path: String, view: LiveView, for request: PreviewRequest) { (self.path, self.view, wanted) = (path, view, request) }
    }

    /// A launcher with the number of listings that use it; slots of the same path use it as well.
    private final class Launcher {
        let launcher: any LiveLauncher
        var listings = 0
        /// Whether its last slot has ended during a listing.
        var isLeft = false

        init(_ launcher: any LiveLauncher) { self.launcher = launcher }
    }

    private let makeLauncher: LauncherMaker
    private let base: RenderOptions
    private let path: @Sendable (PreviewRequest) throws -> String
    private let limit: Int
    private var launchers: [String: Launcher] = [:]
    private var slots: [Slot] = []
    private var generation = 0
    private var isEnded = false
    private var workCount = 0
    private var eventFiles: EventFiles
    private let onNotes: @Sendable (PreviewRequest, Int, ViewNotes) -> Void
    /// The time after which work that no page waits for is interrupted: it may never end.
    private static let patience = Duration.milliseconds(300)

    /// - Parameters:
    ///   - base: the options of the command line.
    ///   - folder: an existing folder for files of events.
    ///   - limit: the number of processes, at least 1.
    ///   - path: returns the path of a request's input.
    ///   - onNotes: receives all notes of a preview and its generation a moment after they change.
    package init(
        base: RenderOptions, folder: URL, limit: Int = 3, path: @escaping @Sendable (PreviewRequest) throws -> String,
        onNotes: @escaping @Sendable (PreviewRequest, Int, ViewNotes) -> Void = { _, _, _ in }, makeLauncher: @escaping LauncherMaker
    ) {
        self.onNotes = onNotes
        (self.base, self.limit, self.path, self.makeLauncher) = (base, limit, path, makeLauncher)
        eventFiles = EventFiles(folder)
    }

    /// The number of changes of files so far.
    package var currentGeneration: Int { generation }

    /// Notes that files have changed: previews that begin from now on are built anew.
    package func filesDidChange() {
        generation += 1
        for slot in slots { endOldWork(of: slot) }
    }

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
        do {
            return try await use(request, frame: index, generation: generation) { begun, view in
                begun.generation == generation ? try await view.frame(index) : nil
            }
        } catch is Interrupted {
            return nil
        }
    }

    /// Returns all views at a frame as JSON; nil if files changed since the given generation.
    package func inspection(at index: Int, of request: PreviewRequest, generation: Int) async throws -> Data? {
        do {
            return try await use(request, frame: index, generation: generation) { begun, view in
                begun.generation == generation ? try await view.inspection(at: index) : nil
            }
        } catch is Interrupted {
            return nil
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
        let path = try path(request)
        let launcher = try launcher(for: path)
        launcher.listings += 1
        let result: Result<[LiveEntry], any Error>
        do { result = .success(try await launcher.launcher.views(options)) } catch { result = .failure(error) }
        launcher.listings -= 1
        if launcher.isLeft { await endLauncher(of: path) }
        return try result.get()
    }

    /// Ends all processes.
    package func end() async {
        isEnded = true
        let (ending, others) = (slots, launchers.values.map(\.launcher))
        (slots, launchers) = ([], [:])
        for slot in ending { await slot.view.end() }
        for launcher in others { await launcher.end() }
    }

    /// Performs work with a live view that shows a request.
    ///
    /// - Parameters:
    ///   - frame: the frame that the work shows; nil for beginning.
    ///   - old: a generation whose images are sufficient, if they still exist.
    private func use<Result: Sendable>(
        _ request: PreviewRequest, frame: Int? = nil, generation old: Int? = nil, _ work: @Sendable (Begun, LiveView) async throws -> Result
    ) async throws -> Result {
        let slot = try await reserveSlot(for: request)
        if frame == nil, slot.work?.request != request { endOldWork(of: slot, for: request) }
        await slot.turns.begin()
        workCount += 1
        let number = workCount
        defer {
            slot.waiting -= 1
            slot.work = nil
            slot.lastUse = .now
            slot.turns.end()
        }
        guard !isEnded else { throw Self.ended }
        if let frame, let failure = slot.failure, failure.request == request, failure.generation == old, frame >= failure.frame { throw failure.error }
        while true {
            slot.work = Work(number: number, request: request, generation: old ?? generation)
            do {
                let result = try await perform(work, in: slot, request, generation: old)
                // The answer may have come before the interruption.
                _ = await slot.view.takeInterruption()
                await note(slot)
                return result
            } catch let error as LiveError {
                await note(slot)
                let isInterrupted = await slot.view.takeInterruption()
                // Files have changed while it began.
                if isInterrupted, frame == nil, slot.work.map({ $0.generation != generation }) == true { continue }
                let shown: any Error = isInterrupted ? Interrupted() : try named(error, for: request)
                if let frame, let old, isInterrupted || error.exitStatus != .internalError {
                    slot.failure = Failure(request: request, generation: old, frame: error.frame ?? frame, error: shown)
                }
                if isInterrupted, frame == nil { throw LiveError("another page shows the same view, and needed its process; reload this page") }
                throw shown
            }
        }
    }

    /// Returns an error with the name that the page has for its events, which are in no file there.
    private func named(_ error: LiveError, for request: PreviewRequest) throws -> LiveError {
        guard request.events != nil, let file = try options(of: request).timeline else { return error }
        return error.replacing(file, with: "events")
    }

    private func perform<Result: Sendable>(
        _ work: @Sendable (Begun, LiveView) async throws -> Result, in slot: Slot, _ request: PreviewRequest, generation old: Int?
    ) async throws -> Result {
        let now = generation
        if var begun = slot.begun, slot.request == request, begun.generation == now || begun.generation == old {
            // Beginning again retries a failed frame.
            if old == nil { slot.failure = nil }
            begun.notes = slot.notes
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
        slot.notes = slot.notes.begun(description)
        slot.notes.add(await slot.view.takeNotes())
        let begun = Begun(description: description, generation: now, notes: slot.notes)
        (slot.request, slot.begun, slot.failure) = (request, begun, nil)
        return try await work(begun, slot.view)
    }

    // MARK: Work and notes

    /// Interrupts the work of a slot once it takes longer than usual, if it is for files that have changed, or for another request than the next one.
    private func endOldWork(of slot: Slot, for next: PreviewRequest? = nil) {
        guard let work = slot.work, work.generation != generation || next != nil else { return }
        if work.generation == generation {
            // Two pages with slow views must not interrupt each other forever.
            if let last = slot.lastPreference, ContinuousClock.now - last < .seconds(base.timeout * 2) { return }
            slot.lastPreference = .now
        }
        Task { try await interrupt(work, of: slot) }
    }

    private func interrupt(_ work: Work, of slot: Slot) async throws {
        // Work that begins again for newer files has the same number.
        while let now = slot.work, now.number == work.number, now.generation == work.generation {
            if await slot.view.interrupt(ifBusyFor: Self.patience) { return }
            try await Task.sleep(for: .milliseconds(50))
        }
    }

    /// Takes the notes of a slot's view, and passes them on a moment later: a view may print in each frame.
    private func note(_ slot: Slot) async {
        slot.notes.add(await slot.view.takeNotes())
        guard slot.notes != slot.sentNotes, !slot.isSending else { return }
        slot.isSending = true
        Task {
            try await Task.sleep(for: .milliseconds(100))
            slot.isSending = false
            slot.sentNotes = slot.notes
            if let request = slot.request, let begun = slot.begun { onNotes(request, begun.generation, slot.notes) }
        }
    }

    /// Returns a slot for a request, which waits for one more piece of work from now on, so that it stays.
    private func reserveSlot(for request: PreviewRequest) async throws -> Slot {
        let path = try path(request)
        var found = existingSlot(for: request, path)
        while found == nil, slots.count >= limit, let oldest = idleSlots.first {
            slots.removeAll { $0 === oldest }
            await oldest.view.end()
            // A launcher keeps a process ready for the next view.
            if oldest.path != path { await endLauncher(of: oldest.path) }
            // Meanwhile, another request may have got a slot that fits, or the free place.
            found = existingSlot(for: request, path)
        }
        guard !isEnded else { throw Self.ended }
        let slot: Slot
        if let found {
            slot = found
        } else {
            let view = LiveView(launcher: try launcher(for: path).launcher, isSandboxed: base.isSandboxed, timeout: base.timeout)
            slot = Slot(path: path, view: view, for: request)
            slots.append(slot)
        }
        slot.waiting += 1
        return slot
    }

    private static let ended = LiveError("the server is shutting down")

    /// The slots without work, the one used last at the end.
    private var idleSlots: [Slot] { slots.filter { $0.waiting == 0 }.sorted { $0.lastUse < $1.lastUse } }

    /// Returns the slot whose process a request can use; nil if it needs another one.
    private func existingSlot(for request: PreviewRequest, _ path: String) -> Slot? {
        if let slot = slots.first(where: { ($0.begun == nil ? $0.wanted : $0.request) == request && $0.path == path }) { return slot }
        // A process continues if only later events differ.
        if let slot = slots.first(where: { $0.request?.withoutEvents == request.withoutEvents && $0.path == path }) { return slot }
        let idle = idleSlots.filter { $0.path == path }
        // A slot whose view could not begin.
        if let slot = idle.first(where: { $0.begun == nil }) {
            slot.wanted = request
            return slot
        }
        guard slots.count >= limit else { return nil }
        // A process of the same input needs no new program.
        return idle.first { $0 !== newest } ?? (limit == 1 ? idle.first : nil)
    }

    /// The slot used last, which shows the visible preview.
    private var newest: Slot? { slots.max { $0.lastUse < $1.lastUse } }

    private func launcher(for path: String) throws -> Launcher {
        guard !isEnded else { throw Self.ended }
        if let launcher = launchers[path] { return launcher }
        let launcher = Launcher(try makeLauncher(path))
        launchers[path] = launcher
        return launcher
    }

    /// Ends a launcher that nothing uses.
    private func endLauncher(of path: String) async {
        guard let launcher = launchers[path], !slots.contains(where: { $0.path == path }) else { return }
        launcher.isLeft = true
        guard launcher.listings == 0 else { return }
        launchers[path] = nil
        await launcher.launcher.end()
    }

    /// Returns the options of a request; its events are in a file.
    package func options(of request: PreviewRequest) throws -> RenderOptions {
        let timeline = try request.events.map { try eventFiles.file(of: $0, id: request.id).path }
        return try request.options(base, path: try path(request), timeline: timeline)
    }
}
