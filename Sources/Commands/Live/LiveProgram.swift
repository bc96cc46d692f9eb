import Display
import Foundation
import FramePipeline
import Inputs
import Stepping
import Synchronization
import Views

/// A process that keeps a view alive: it answers requests on standard input until that ends.
@MainActor
package final class LiveProgram {
    /// Creates the job for a request.
    package typealias MakeJob = @MainActor (LiveRequest) async throws -> any RenderJob

    /// A view in progress.
    private struct Run {
        var request: LiveRequest
        var job: any RenderJob
        var stepper: FrameStepper<Diagnostic>
        let painters: FrameWorkerPool
        /// Whether an error ended the last step in the middle.
        var isHalfDone = false
    }

    /// Loads a library.
    package typealias Load = @MainActor (String) throws -> Void

    private let makeJob: MakeJob
    private let load: Load?
    private let input = LiveInput()
    private var run: Run?
    /// Whether it performs a job, which may have its own temporary files and programs.
    private let isPerforming = Atomic<Bool>(false)

    /// - Parameter load: loads a library with views; nil if the process has them from the start.
    package init(load: Load? = nil, makeJob: @escaping MakeJob) { (self.load, self.makeJob) = (load, makeJob) }

    /// Answers requests until standard input ends.
    package func answerQuestions() async {
        MessageOutput.divert { text in Self.write(LiveAnswer(message: text, frame: LateFrame.index)) }
        input.watchForEnd { [self] in
            if isPerforming.load(ordering: .sequentiallyConsistent) { Interruption.end(.interrupted, because: "interrupted") }
        }
        while let question = input.next() {
            var answer = LiveAnswer(id: question.id)
            var payload: [UInt8] = []
            do {
                payload = try await answerTo(question.subject, &answer)
            } catch {
                Interruption.waitForEnd()
                answer.error = LiveError(error)
            }
            Self.write(answer, payload)
        }
    }

    private func answerTo(_ subject: LiveQuestion.Subject, _ answer: inout LiveAnswer) async throws -> [UInt8] {
        switch subject {
        case .begin(let request):
            return Array(try JSONEncoder().encode(try await begin(request)))
        case .events(let timeline):
            return try useEvents(timeline).map { Array(try JSONEncoder().encode($0)) } ?? []
        case .load(let path):
            try load?(path)
            return []
        case .warmUp(let request):
            try await warmUp(request)
            return []
        case .perform(let request):
            return try await perform(request, &answer)
        case .frame(let index):
            var start = ContinuousClock.now
            let run = try await step(to: index)
            answer.times.append(LiveTime("step", since: start))
            start = .now
            let list = try displayList(of: index, in: run)
            answer.times.append(LiveTime("display list", since: start))
            start = .now
            let frame = try run.job.watchdog?.whilePainting(frame: index) { try run.painters.encode(list) } ?? run.painters.encode(list)
            answer.times.append(LiveTime("paint", since: start))
            answer.pixels = [frame.width, frame.height]
            return frame.bytes ?? []
        case .inspection(let index):
            let run = try await step(to: index)
            return Array(try run.job.inspection(of: run.stepper, frame: index))
        }
    }

    /// Creates the view in its initial state. After an error, the previous view stays.
    private func begin(_ request: LiveRequest) async throws -> LiveDescription {
        var start = ContinuousClock.now
        MemoryWatch.begin(limit: request.options.memory)
        let job = try await makeJob(request)
        var times = [LiveTime("read", since: start)]
        start = .now
        let stepper = try job.start()
        times.append(LiveTime("begin", since: start))
        let sink = PNGSink(destination: .standardOutput, compression: request.options.compression)
        let painters = FrameWorkerPool(sink: sink, reuse: .all, log: RenderLog(), layerPixels: request.options.limits.layerPixels)
        run = Run(request: request, job: job, stepper: stepper, painters: painters)
        stepper.graph.onWarning = { MessageOutput.print("warning: \($0)") }
        return describe(job, stepper, request.options, times)
    }

    /// Performs a job as its own process would.
    private func perform(_ request: LiveRequest, _ answer: inout LiveAnswer) async throws -> [UInt8] {
        guard let job = request.job else { throw UsageError("the request has no job") }
        isPerforming.store(true, ordering: .sequentiallyConsistent)
        MemoryWatch.begin(limit: request.options.memory)
        defer { isPerforming.store(false, ordering: .sequentiallyConsistent) }
        run = nil
        ViewJob.keepsViews = true
        ProcessTime.restart()
        ProgressReporter.begin(style: request.options.progress)
        ResultOutput.keep()
        do {
            let status = try await makeJob(request).perform(job, request.options) { MessageOutput.print("warning: \($0)") }
            answer.status = status.rawValue
            return ResultOutput.takeKept()
        } catch {
            Interruption.waitForEnd()
            _ = ResultOutput.takeKept()
            ProgressReporter.ofProcess?.failed("\(error)", status: LiveError(error).exitStatus)
            throw error
        }
    }

    private func describe(_ job: any RenderJob, _ stepper: FrameStepper<Diagnostic>, _ options: RenderOptions, _ times: [LiveTime]) -> LiveDescription {
        let configuration = stepper.graph.configuration
        return LiveDescription(
            size: configuration.size, scale: configuration.scale, frameRate: job.frameRate.description, frameDuration: job.frameRate.seconds(ofFrame: 1),
            frameCount: options.frameCount ?? job.frameCount, warnings: job.warnings + stepper.graph.warnings, stops: job.stops, times: times, process: getpid()
        )
    }

    /// Replaces the events that have not acted yet.
    ///
    /// - Returns: nil if that isn't sufficient, because events in the past differ.
    private func useEvents(_ timeline: ViewTimeline?) throws -> LiveDescription? {
        guard var run, !run.isHalfDone, let job = run.job.withEvents(timeline) else { return nil }
        let (old, new, acted) = (run.request.timeline?.events ?? [], timeline?.events ?? [], run.stepper.actedEvents)
        guard new.count >= acted, zip(old.prefix(acted), new.prefix(acted)).allSatisfy({ $0.time == $1.time && $0.input == $1.input }) else { return nil }
        let now = run.stepper.currentFrame.map { run.job.frameRate.seconds(ofFrame: $0) } ?? 0
        guard new.dropFirst(acted).allSatisfy({ $0.time >= now }) else { return nil }
        run.stepper.replaceEvents(with: timeline?.steps ?? [])
        run.job = job
        run.request.timeline = timeline
        run.request.options.timeline = timeline == nil ? nil : run.request.options.timeline ?? timeline?.source.name
        self.run = run
        return describe(job, run.stepper, run.request.options, [])
    }

    /// Draws some text with the fonts of a request, which leaves no visible trace.
    private func warmUp(_ request: LiveRequest) async throws {
        var options = request.options
        options.timeline = nil
        let content = ViewContent {
            VStack {
                Text("Easel 0123").bold()
                Text("Easel").font(.caption)
                Image(systemName: "star")
            }
        }
        let job = try ViewJob(options, content: content)
        let stepper = try job.start()
        try stepper.step(to: 0)
        let list = try job.displayList(of: 0, from: stepper)
        let sink = PNGSink(destination: .standardOutput, compression: options.compression)
        _ = try FrameWorkerPool(sink: sink, reuse: .all, log: RenderLog(), layerPixels: options.limits.layerPixels).encode(list)
    }

    /// Steps to a frame, from the start if it lies in the past.
    private func step(to frame: Int) async throws -> Run {
        guard var run else { throw UsageError("no view has begun") }
        guard frame >= 0 else { throw UsageError("there is no frame \(frame)") }
        if run.isHalfDone || run.stepper.currentFrame.map({ $0 > frame }) == true { run.stepper = try run.job.start() }
        run.isHalfDone = true
        self.run = run
        try await run.job.step(run.stepper, to: frame)
        self.run?.isHalfDone = false
        return run
    }

    /// Returns the display list of a frame to which the view was stepped. After an error the view starts again: its canvases wouldn't draw a second time.
    private func displayList(of frame: Int, in run: Run) throws -> DisplayList {
        do {
            return try run.job.displayList(of: frame, from: run.stepper)
        } catch {
            self.run?.isHalfDone = true
            throw error
        }
    }

    nonisolated private static func write(_ answer: LiveAnswer, _ payload: [UInt8] = []) {
        var answer = answer
        answer.bytes = payload.count
        guard let head = try? JSONEncoder().encode(answer) else { return }
        try? ResultOutput.writeThrough(Array(head) + [UInt8(ascii: "\n")] + payload)
    }
}
