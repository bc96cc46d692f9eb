import CairoCanvas
import Display
import Foundation
import Geometry
import SceneFormat
import Views

/// Something that can be drawn, together with what the command line says about it: everything that is known before the first frame.
@MainActor
package protocol RenderJob {
    var frameRate: FrameRate { get }
    /// How many frames there are when the command line does not say; at least 1.
    var frameCount: Int { get }
    /// What was odd, for the user to see.
    var warnings: [String] { get }
    /// The files that errors show lines of.
    var sources: [SourceFile] { get }
    /// How errors of the scene are printed.
    var diagnosticFormat: RenderOptions.DiagnosticFormat { get }
    /// Ends a frame that takes too long; nil where none can.
    var watchdog: FrameWatchdog? { get }

    /// Lets the views' tasks run; nil for views that can't have any.
    var taskRest: TaskRest? { get }

    /// The views at work, at their start.
    func makeStepper() throws -> FrameStepper
}

extension RenderJob {
    package var diagnosticFormat: RenderOptions.DiagnosticFormat { .text }
    package var watchdog: FrameWatchdog? { nil }
    package var taskRest: TaskRest? { nil }

    /// Draws and writes the frames that the options ask for.
    ///
    /// - Parameters:
    ///   - canResume: whether the command takes `--resume`.
    ///   - warn: is told what is odd, once each.
    package func draw(_ options: RenderOptions, canResume: Bool = true, warn: @escaping (String) -> Void) async throws {
        let plan = try RenderPlan(options: options, sceneFrameCount: frameCount, frameRate: frameRate)
        try SideFiles(options, sources: sources).check(against: plan)
        guard let manifestPath = options.manifestPath else {
            return try await draw(plan.frames, into: plan.makeSink(), options, plan: plan, canResume: canResume, warn: warn)
        }
        if manifestPath != "-" { try AtomicFile.checkWritable(manifestPath) }
        let sink = ManifestSink(try plan.makeSink())
        try await draw(plan.frames, into: sink, options, plan: plan, canResume: canResume, warn: warn) {
            let named = try options.range?.frames(count: plan.frameCount) ?? Array(0..<plan.frameCount)
            let timing = plan.timing ?? AnimationTiming(frames: named, rate: frameRate)
            let manifest = try sink.manifest(of: plan, timing: timing, rate: frameRate, at: manifestPath)
            if manifestPath == "-" { try ResultOutput.write(manifest) } else { try AtomicFile.write(manifest, to: manifestPath) }
        }
    }

    /// Draws frames for a sink; what the options say of frames and output counts no more, but for messages.
    ///
    /// - Parameters:
    ///   - frames: ascending, each once.
    ///   - plan: for files that can be drawn in parts; nil for other sinks.
    ///   - canResume: whether the command takes `--resume`.
    ///   - finish: makes what the command is asked for of the frames, once all are there.
    func draw(
        _ frames: [Int], into sink: any FrameSink, _ options: RenderOptions, plan: RenderPlan? = nil, canResume: Bool = false,
        warn: @escaping (String) -> Void, finish: () throws -> Void = {}
    ) async throws {
        let progress = ProgressReporter.ofProcess ?? ProgressReporter(style: options.progress)
        let log = RenderLog()
        let interruption = Interruption {
            sink.cancel()
            guard let plan, plan.timing == nil else { return .usual }
            let written = log.counters.framesWritten
            let remedy = canResume && plan.destination != .standardOutput ? "; --resume draws the others" : ""
            return .text("interrupted: \(written) \(written == 1 ? "frame was" : "frames were") written\(remedy)")
        }
        defer { interruption.end() }
        // A file that may not grow is an error to report, no reason to die.
        signal(SIGXFSZ, SIG_IGN)
        warnings.forEach(warn)
        let stepper: FrameStepper
        do {
            stepper = try start()
        } catch {
            sink.cancel()
            throw error
        }
        stepper.graph.warnings.forEach(warn)
        stepper.graph.onWarning = warn
        if let path = plan?.destination.path(frame: 0) { LeftOver.remove(in: URL(filePath: path).deletingLastPathComponent()) }
        let frames = options.isResuming ? try plan?.unfinished(canvas: stepper.graph.configuration) ?? frames : frames
        progress.start(frames: frames.count, output: options.output)
        do {
            let renderer = FrameRenderer(
                frames: frames, sink: sink, jobs: options.jobs ?? ProcessorCount.available, progress: progress, log: log, watchdog: watchdog,
                layerPixels: options.limits.layerPixels)
            try await renderer.run { index in try await list(of: index, from: stepper, log) }
            if let file = options.timingsPath { try RenderTimings(log, graph: stepper.graph.counters).write(to: file) }
            try finish()
        } catch {
            Interruption.waitForEnd()
            sink.cancel()
            let status = (error as? any CommandError)?.exitStatus ?? .internalError
            progress.failed("\(error)", status: status)
            throw error
        }
        progress.done()
    }

    /// What a frame shows, with the time that it took noted.
    private func list(of index: Int, from stepper: FrameStepper, _ log: RenderLog) async throws -> DisplayList {
        let start = ContinuousClock.now
        if log.times.startUp == 0 { log.add(ProcessTime.used, to: \.startUp) }
        try await step(stepper, to: index)
        log.add((ContinuousClock.now - start).seconds, to: \.evaluate)
        return try log.timed(\.displayList) { try displayList(of: index, from: stepper) }
    }

    /// What a frame shows, to which the stepper has come; the watchdog looks after canvases that draw.
    ///
    /// - Throws: `SceneError`; `MissingFontError` where there was a text and no font at all: its place would stay blank.
    func displayList(of frame: Int, from stepper: FrameStepper) throws -> DisplayList {
        watchdog?.begin(frame: frame)
        defer { watchdog?.end() }
        let list: DisplayList
        do throws(Diagnostic) {
            list = try stepper.displayList()
        } catch {
            throw sceneError(error)
        }
        try checkFonts(of: stepper)
        return list
    }

    /// - Throws: `MissingFontError` where there was a text and no font at all.
    func checkFonts(of stepper: FrameStepper) throws(MissingFontError) {
        if (stepper.graph.textShaper as? PangoTextShaper)?.missedFonts == true { throw MissingFontError() }
    }

    /// The views at work; the watchdog looks after their making as well.
    func start() throws -> FrameStepper {
        watchdog?.begin(frame: 0)
        defer { watchdog?.end() }
        do {
            return try makeStepper()
        } catch let error as Diagnostic {
            throw sceneError(error)
        }
    }

    /// Steps frame by frame up to `frame`.
    ///
    /// - Throws: `SceneError` for what is wrong in the scene or in an event.
    func step(_ stepper: FrameStepper, to frame: Int) async throws {
        for next in min(stepper.currentFrame ?? 0, frame)...frame {
            PausePoint.evaluation.reach()
            watchdog?.begin(frame: next)
            defer { watchdog?.end() }
            do throws(Diagnostic) {
                if let taskRest {
                    try await stepper.step(to: next, resting: taskRest)
                } else {
                    try stepper.step(to: next)
                }
            } catch {
                throw sceneError(error)
            }
        }
    }

    /// What went wrong in the scene as the command's error.
    private func sceneError(_ error: Diagnostic) -> SceneError {
        SceneError(error, source: sources.first { $0.name == error.file }, format: diagnosticFormat)
    }
}

/// A scene that can't be drawn, or not any further: all that is wrong with it.
package struct SceneError: CommandError, Equatable {
    /// One message after the other as compilers print them, file first.
    package let description: String
    package var exitStatus: CommandStatus { .badInput }
    package var isPrefixed: Bool { false }

    package init(_ diagnostics: DiagnosticCollector, format: RenderOptions.DiagnosticFormat = .text) {
        description = format == .json ? diagnostics.json : diagnostics.text
    }

    package init(_ diagnostic: Diagnostic, source: SourceFile?, format: RenderOptions.DiagnosticFormat = .text) {
        description = format == .json ? diagnostic.json : diagnostic.text(source: source)
    }
}

/// Texts are to be drawn, and there is no font.
package struct MissingFontError: CommandError, Equatable {
    package let description = "there is no font to draw texts with; name some with --font-path, or install the package fonts-inter: apt-get install fonts-inter"
    package var exitStatus: CommandStatus { .noInput }
}

extension RenderOptions {
    /// The file of `--timeline`.
    func readTimeline() throws(InputError) -> SourceFile? {
        guard let timeline else { return nil }
        return try timeline.source()
    }

    /// A shaper with the fonts that the options name.
    ///
    /// - Parameter fonts: further files, those of the scene.
    @MainActor
    func makeTextShaper(fonts: [String] = []) throws(InputError) -> PangoTextShaper {
        do throws(CanvasError) {
            return try PangoTextShaper(source: FontSource(paths: fontPaths + fonts, ignoresSystemFonts: ignoresSystemFonts))
        } catch {
            if case .unreadableFont(let path) = error, fonts.contains(path) {
                throw InputError(path: path, reason: "no font that can be read", exitStatus: .badInput)
            }
            throw InputError(path: "--font-path", reason: "\(error)", exitStatus: .noInput)
        }
    }

    /// - Throws: `UsageError` for a canvas of more pixels than the limit allows.
    static func checkCanvas(_ size: CGSize, scale: CGFloat, limit: Int = SceneLimits.default.canvasPixels) throws(UsageError) {
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width * height <= CGFloat(limit) else {
            throw UsageError("the canvas has \(Int(min(width * height, 1e18))) pixels, more than the limit of \(limit)")
        }
        guard min(size.width, size.height) * scale >= 0.5, max(width, height) <= CGFloat(SceneLimits.canvasSide) else {
            throw UsageError("a side of the canvas must have from 1 to \(SceneLimits.canvasSide) pixels")
        }
    }
}
