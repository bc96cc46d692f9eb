import Foundation
import Views

/// A view that is kept alive: it is stepped and provides images and boxes while its source changes.
///
/// The state at a time is a function of source, options, events, and time: nothing is carried from a process to the next one, which gets the same options and
/// events and is stepped from frame 0. So time and state survive an edit, and a frame before the current one is the same replay. A trap, a hang, or an error of
/// the compiler makes a call throw and never touches this process. Calls are answered in the order in which they are made.
package actor LiveView {
    private let launcher: any LiveLauncher
    private let isSandboxed: Bool
    private let timeout: Double
    /// The options of the last `begin`, for `reload`.
    private var options: RenderOptions?
    /// The last launch that began, and its content.
    private var launch: LiveLaunch?
    private var description: LiveDescription?
    /// The views that placeholders replace because left-out code would run, by program.
    private var replacements: [String: [LeftOutCode.Replacement]] = [:]
    /// Builds are numbered: a build that began earlier than the one in use is ignored.
    private var (lastBuild, usedBuild) = (0, 0)
    private var process: LiveProcess?
    /// A process that begins, and will replace the current one.
    private var starting: LiveProcess?
    /// The time at which a process began to answer the present request.
    private var busySince: ContinuousClock.Instant?
    /// Whether a request was interrupted since the last `takeInterruption`.
    private var isInterrupted = false
    /// The last frame that was requested from the process.
    private var position: Int?
    private var isEnded = false
    /// Whether the job that is performed is no longer wanted.
    private var isJobCanceled = false

    /// - Parameters:
    ///   - launcher: builds and starts the processes; the caller ends it after this view.
    ///   - isSandboxed: whether Swift code runs without network and other files.
    ///   - timeout: the maximum time for a frame in seconds, above 0.
    package init(launcher: any LiveLauncher, isSandboxed: Bool = false, timeout: Double = RenderOptions.defaultTimeout) {
        (self.launcher, self.isSandboxed, self.timeout) = (launcher, isSandboxed, timeout)
    }

    /// Uses these options and events from now on; `options.timeline` names a file with the events. After an error, the previous options and process stay.
    /// If program, options, and past events are the same, so is the process, and time goes on.
    ///
    /// - Throws: `LiveError`.
    @discardableResult
    package func begin(_ options: RenderOptions) async throws -> LiveDescription {
        try await use(options, isReload: false)
    }

    /// Builds again after files changed, and replaces the process once the new one has begun. After an error, the previous process stays and keeps answering.
    ///
    /// - Throws: `LiveError`.
    @discardableResult
    package func reload() async throws -> LiveDescription {
        guard let options else { throw Self.notBegun }
        return try await use(options, isReload: true)
    }

    /// Returns an image: the same bytes that `render still` writes for this frame.
    ///
    /// - Parameter index: at least 0. A frame before the last one is a replay from the start.
    /// - Throws: `LiveError`. After a trap or a hang, the next call starts a new process.
    package func frame(_ index: Int) async throws -> LiveFrame {
        let reply = try await ask(.frame(index), frame: index)
        let pixels = reply.answer.pixels
        return LiveFrame(
            index: index, png: reply.payload, width: pixels.first ?? 0, height: pixels.last ?? 0, times: reply.answer.times)
    }

    /// Returns all views at a frame as JSON; `LiveInspection` describes it.
    ///
    /// - Throws: `LiveError`, as `frame` does.
    package func inspection(at frame: Int) async throws -> Data {
        let payload = try await ask(.inspection(at: frame), frame: frame).payload
        guard var inspection = try? JSONDecoder().decode(LiveInspection.self, from: payload) else { return payload }
        let calls = launch?.calls?()
        for index in inspection.views.indices where inspection.views[index].place == nil {
            inspection.views[index].place = inspection.views[index].owner.flatMap { calls?.bodies[String($0.prefix { $0 != "<" })] }
        }
        inspection.written = SourceTree(inspection.written, calls: calls).entries
        return try inspection.encoded()
    }

    /// Builds what changed, and performs a job as `render` does, in a process that is ready for it: a scene's is the one of the last job.
    ///
    /// - Throws: `LiveError` if the job could not begin, or ended its process; `CancellationError` after `cancelJob`.
    package func perform(_ job: ViewRequest.Job, _ options: RenderOptions) async throws -> LiveResult {
        isJobCanceled = false
        var complete = options
        complete.isSandboxed = isSandboxed
        complete.timeout = timeout
        do {
            let next = try await launcher.prepare(complete, for: job)
            await beginTurn()
            defer { endTurn() }
            if isJobCanceled { throw CancellationError() }
            busySince = .now
            defer { busySince = nil }
            return try await replacing(next) { try await perform(next) }
        } catch {
            if isJobCanceled || error is CancellationError { throw CancellationError() }
            throw LiveError(error)
        }
    }

    private func perform(_ next: LiveLaunch) async throws -> LiveResult {
        let process = try await processForJob(next)
        (launch, position, description) = (next, Int.max, nil)
        // `cancelJob` doesn't know a process that begins.
        if isJobCanceled {
            if !next.canStartAnew { process.end() }
            throw CancellationError()
        }
        var result = LiveResult(warnings: next.warnings)
        do {
            let reply = try await process.ask(.perform(request(of: next)))
            result.status = reply.answer.status ?? CommandStatus.internalError.rawValue
            result.output = reply.payload
        } catch let error as LiveError where process.isRunning {
            result.error = error
            result.status = error.exitStatus.rawValue
        }
        result.warnings += takeWarnings()
        // Swift code has changed its process, so the next job gets another one.
        if !next.canStartAnew { process.end() }
        return result
    }

    /// Cancels the running job, if any: its call throws. A build for it is finished first.
    package func cancelJob() {
        isJobCanceled = true
        if busySince != nil { process?.end() }
    }

    /// Returns the process of the last job if it can perform another one, or a new one.
    private func processForJob(_ next: LiveLaunch) async throws -> LiveProcess {
        guard !isEnded else { throw Self.notBegun }
        if let process, process.isRunning, next.canStartAnew, let launch, launch.program == next.program { return process }
        let new = try await next.start()
        process?.end()
        process = new
        return new
    }

    /// Ends the process if it has been answering one request for longer than a time: the call throws, and the next one starts a new process.
    ///
    /// - Returns: whether it was.
    package func interrupt(ifBusyFor limit: Duration) -> Bool {
        guard let busySince, ContinuousClock.now - busySince > limit else { return false }
        isInterrupted = true
        (starting ?? process)?.end()
        return true
    }

    /// Returns whether `interrupt(ifBusyFor:)` has ended a request since the last call.
    package func takeInterruption() -> Bool {
        defer { isInterrupted = false }
        return isInterrupted
    }

    /// The number of the process, the warnings since the last call, and the output since the last call.
    package func takeNotes() -> (process: Int32, warnings: [String], printed: String) { (process?.identifier ?? 0, takeWarnings(), takePrinted()) }

    /// Returns the warnings of the view since the last call, such as those for names that draw nothing.
    package func takeWarnings() -> [String] { process?.takeMessages() ?? [] }

    /// Returns the view's output since the last call.
    package func takePrinted() -> String { process?.takePrinted() ?? "" }

    /// Ends a call that takes too long by ending the process: it throws. The next call starts a new process.
    package func interrupt() { (starting ?? process)?.end() }

    /// Ends the process. Calls after this throw.
    package func end() {
        isEnded = true
        process?.end()
        process = nil
    }

    deinit { process?.end() }

    // MARK: Processes

    private static let notBegun = LiveError("no view has begun", exitStatus: .internalError)

    private func use(_ typed: RenderOptions, isReload: Bool) async throws -> LiveDescription {
        lastBuild += 1
        let build = lastBuild
        var complete = typed
        complete.isSandboxed = isSandboxed
        complete.timeout = timeout
        complete.isQuiet = true
        complete.progress = .none
        do {
            let next = try await launcher.prepare(complete)
            await beginTurn()
            defer { endTurn() }
            if build < usedBuild, let description { return description }
            let result: LiveDescription
            if !isReload, let same = try await goOn(next) { result = same } else { result = try await start(next) }
            (options, usedBuild) = (typed, build)
            return result
        } catch {
            if options == nil { options = typed }
            throw LiveError(error)
        }
    }

    /// Keeps the running process if a launch differs from it only in events of the future.
    ///
    /// - Returns: nil if that is not possible.
    private func goOn(_ next: LiveLaunch) async throws -> LiveDescription? {
        guard let process, process.isRunning, !next.canStartAnew, position != Int.max, var launch, launch.program == next.program else { return nil }
        launch.request.timeline = next.request.timeline
        launch.request.options.timeline = next.request.options.timeline
        guard launch.request == next.request else { return nil }
        let reply = try await process.ask(.events(next.request.timeline))
        guard !reply.payload.isEmpty else { return nil }
        self.launch = next
        return try take(reply, next)
    }

    /// Begins a launch in the running process if possible, otherwise in a new one, which then replaces the running one.
    private func start(_ next: LiveLaunch) async throws -> LiveDescription {
        guard !isEnded else { throw Self.notBegun }
        if let process, process.isRunning, next.canStartAnew, let launch, launch.program == next.program {
            return try await begin(next, in: process)
        }
        return try await replacing(next) { try await startAnew(next) }
    }

    /// Does work again, with one more placeholder each time that left-out code ends the view's process.
    private func replacing<Result>(_ launch: LiveLaunch, _ work: () async throws -> Result) async throws -> Result {
        while true {
            do {
                return try await work()
            } catch let error as LiveError {
                let known = replacements[launch.program] ?? []
                guard let replacement = error.leftOut?.replacement, !known.contains(replacement), known.count < Self.replacementLimit else { throw error }
                replacements[launch.program] = known + [replacement]
            }
        }
    }
    private static let replacementLimit = 20

    /// Returns the request of a launch, with the placeholders that it needs.
    private func request(of launch: LiveLaunch) -> LiveRequest {
        var request = launch.request
        request.options.leftOut?.replacements = replacements[launch.program] ?? []
        return request
    }

    private func startAnew(_ next: LiveLaunch) async throws -> LiveDescription {
        let start = ContinuousClock.now
        let new = try await next.start()
        let time = LiveTime("start", since: start)
        starting = new
        defer { starting = nil }
        do {
            var description = try await begin(next, in: new)
            description.times.insert(time, at: next.times.count)
            self.description = description
            process?.end()
            process = new
            return description
        } catch {
            new.end()
            throw error
        }
    }

    private func begin(_ next: LiveLaunch, in process: LiveProcess) async throws -> LiveDescription {
        busySince = .now
        defer { busySince = nil }
        let reply = try await process.ask(.begin(request(of: next)))
        guard !isEnded else { throw Self.notBegun }
        (launch, position) = (next, nil)
        return try take(reply, next)
    }

    private func take(_ reply: LiveProcess.Reply, _ next: LiveLaunch) throws -> LiveDescription {
        var description = try JSONDecoder().decode(LiveDescription.self, from: reply.payload)
        description.times = next.times + description.times
        description.view = next.request.options.view
        description.warnings = next.warnings + (replacements[next.program] ?? []).map(\.warning) + description.warnings
        self.description = description
        return description
    }

    private func ask(_ subject: LiveQuestion.Subject, frame: Int) async throws -> LiveProcess.Reply {
        do {
            await beginTurn()
            defer { endTurn() }
            guard let launch else { throw Self.notBegun }
            return try await replacing(launch) {
                let isPast = position.map { frame < $0 } ?? false
                if process?.isRunning != true || isPast && !launch.canStartAnew { _ = try await start(launch) }
                guard let process else { throw Self.notBegun }
                // After an error, the state of the view is unknown.
                position = Int.max
                busySince = .now
                defer { busySince = nil }
                let reply = try await process.ask(subject)
                position = frame
                return reply
            }
        } catch {
            throw LiveError(error)
        }
    }

    // MARK: Turns

    private var isBusy = false
    private var queue: [CheckedContinuation<Void, Never>] = []

    /// Waits until all earlier requests are done.
    private func beginTurn() async {
        if isBusy { await withCheckedContinuation { queue.append($0) } } else { isBusy = true }
    }

    private func endTurn() {
        if queue.isEmpty { isBusy = false } else { queue.removeFirst().resume() }
    }
}
