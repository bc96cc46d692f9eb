import CairoCanvas
import Display
import Foundation
import FramePipeline
import Geometry
import Inputs
import Stepping
import Views

/// Something that can be drawn, together with the command line's options: everything known before the first frame.
@MainActor
package protocol RenderJob {
    var frameRate: FrameRate { get }
    /// The number of frames unless the command line sets it; at least 1.
    var frameCount: Int { get }
    /// Warnings for the user.
    var warnings: [String] { get }
    /// The files whose lines errors quote.
    var sources: [SourceFile] { get }
    /// The format of the scene's errors.
    var diagnosticFormat: RenderOptions.DiagnosticFormat { get }
    /// Ends the process if a frame takes too long; nil if frames have no time limit.
    var watchdog: FrameWatchdog? { get }

    /// Lets the views' tasks run; nil for views that can't have tasks.
    var taskRest: TaskRest? { get }

    /// The named stops of the events, in chronological order.
    var stops: [ScreenStop] { get }

    /// The date at second 0.
    var startDate: Date { get }

    /// Creates a stepper for the views in their initial state.
    func makeStepper() throws -> FrameStepper<Diagnostic>

    /// Returns the names of a provider's previews, in order; nil for those without a name.
    func previewNames() throws -> [String?]

    /// Returns the same job with other events; nil if that requires a new job.
    func withEvents(_ timeline: ViewTimeline?) -> (any RenderJob)?
}

extension RenderJob {
    package var diagnosticFormat: RenderOptions.DiagnosticFormat { .text }
    package var watchdog: FrameWatchdog? { nil }
    package var startDate: Date { _SceneTime.defaultStart }
    package var taskRest: TaskRest? { nil }
    package func withEvents(_ timeline: ViewTimeline?) -> (any RenderJob)? { nil }
    package func previewNames() throws -> [String?] { [] }

    /// Draws and writes the frames that the options select.
    ///
    /// - Parameters:
    ///   - canResume: whether the command has the option `--resume`.
    ///   - reportsProgress: whether to report progress; false for a part of the command's work.
    ///   - warn: receives each warning once.
    package func draw(
        _ options: RenderOptions, canResume: Bool = true, reportsProgress: Bool = true, warn: @escaping (String) -> Void
    ) async throws {
        let plan = try RenderPlan(options: options, viewFrameCount: frameCount, frameRate: frameRate)
        try SideFiles(options, sources: sources).check(against: plan)
        if let path = options.manifestPath, path != "-" { try AtomicFile.checkWritable(path) }
        let files = try plan.makeSink()
        guard let manifestPath = options.manifestPath else {
            return try await draw(Drawing(plan, into: files, options, canResume: canResume, reportsProgress: reportsProgress), warn: warn)
        }
        let sink = ManifestSink(files)
        try await draw(Drawing(plan, into: sink, options, canResume: canResume), warn: warn) {
            let named = try options.range?.frames(count: plan.frameCount) ?? Array(0..<plan.frameCount)
            let timing = plan.timing ?? AnimationTiming(frames: named, rate: frameRate)
            let manifest = try sink.manifest(of: plan.frames, in: plan.destination, timing: timing, rate: frameRate, at: manifestPath)
            if manifestPath == "-" { try ResultOutput.write(manifest) } else { try AtomicFile.write(manifest, to: manifestPath) }
        }
    }

    /// Draws frames for a sink.
    ///
    /// - Parameters:
    ///   - warn: receives each warning once.
    ///   - finish: creates the command's result once all frames are drawn.
    func draw(_ drawing: Drawing, warn: @escaping (String) -> Void, finish: () throws -> Void = {}) async throws {
        let (sink, plan) = (drawing.sink, drawing.plan)
        let shared = drawing.reportsProgress ? ProgressReporter.ofProcess : nil
        let progress = shared ?? ProgressReporter(style: drawing.progress)
        let log = RenderLog()
        let canResume = drawing.canResume
        let interruption = Interruption {
            sink.cancel()
            guard let plan, plan.timing == nil else { return .usual }
            let written = log.counters.framesWritten
            let remedy = canResume && plan.destination != .standardOutput ? "; --resume draws the rest" : ""
            return .text("interrupted: \(counted(written, "frame")) \(written == 1 ? "was" : "were") written\(remedy)")
        }
        defer { interruption.end() }
        // Exceeding the file size limit is an error to report; the signal would end the process.
        signal(SIGXFSZ, SIG_IGN)
        warnings.forEach(warn)
        let stepper: FrameStepper<Diagnostic>
        do {
            stepper = try start()
        } catch {
            sink.cancel()
            throw error
        }
        stepper.graph.warnings.forEach(warn)
        stepper.graph.onWarning = warn
        if let path = plan?.destination.path(frame: 0) { TemporaryFileCleaner.clean(URL(filePath: path).deletingLastPathComponent()) }
        let frames = drawing.isResuming ? try plan?.unfinished(canvas: stepper.graph.configuration) ?? drawing.frames : drawing.frames
        progress.start(frames: frames.count, output: drawing.output)
        do {
            let canvas = stepper.graph.configuration
            let jobs = drawing.jobs(for: canvas)
            let renderer = FrameRenderer(
                frames: frames, sink: sink, jobs: jobs, log: log, watchdog: watchdog, layerPixels: drawing.layerPixels,
                layers: drawing.layers(jobs: jobs, for: canvas)
            ) { progress.frame($0, path: $1) }
            var hasWarned = false
            try await renderer.run { index in
                let list = try await list(of: index, from: stepper, log)
                if !hasWarned, let warning = plan?.transparencyWarning(for: list.background) {
                    hasWarned = true
                    warn(warning)
                }
                return list
            }
            if let file = drawing.timingsPath { try RenderTimings(log, graph: stepper.graph.counters).write(to: file) }
            try finish()
        } catch {
            Interruption.waitForEnd()
            sink.cancel()
            let status = (error as? any CommandError)?.exitStatus ?? .internalError
            progress.failed("\(error)", status: status)
            throw error
        }
        progress.done()
        if let summary = drawing.summary {
            let isDone = drawing.isResuming && frames.isEmpty
            MessageOutput.print(isDone ? DrawingSummary.done : summary.text(frames: log.counters.framesWritten, isOneFile: drawing.isOneFile))
        }
    }

    /// Returns a frame's display list and logs the time that it took.
    private func list(of index: Int, from stepper: FrameStepper<Diagnostic>, _ log: RenderLog) async throws -> DisplayList {
        let start = ContinuousClock.now
        if log.times.startUp == 0 { log.add(ProcessTime.used, to: \.startUp) }
        try await step(stepper, to: index)
        log.add((ContinuousClock.now - start).seconds, to: \.evaluate)
        return try log.timed(\.displayList) { try displayList(of: index, from: stepper) }
    }

    /// Returns the display list of the stepper's current frame; the watchdog also monitors the drawing code of canvases.
    ///
    /// - Throws: `DiagnosticError`; `MissingFontError` if there is text but no font at all, so that the text would be blank.
    package func displayList(of frame: Int, from stepper: FrameStepper<Diagnostic>) throws -> DisplayList {
        watchdog?.begin(frame: frame)
        defer { watchdog?.end() }
        let list: DisplayList
        do throws(Diagnostic) {
            list = try stepper.displayList()
        } catch {
            throw diagnosticError(error)
        }
        try checkFonts(of: stepper)
        if let seen = SeenLeftOut.current {
            var list = list
            list.leftOut = try seen.inspect(stepper.graph)
            return list
        }
        return list
    }

    /// Checks that text could be shaped.
    ///
    /// - Throws: `MissingFontError` if there is text but no font at all.
    func checkFonts(of stepper: FrameStepper<Diagnostic>) throws(MissingFontError) {
        if (stepper.graph.textShaper as? PangoTextShaper)?.missedFonts == true { throw MissingFontError() }
    }

    /// Creates the stepper, monitored by the watchdog as well.
    package func start() throws -> FrameStepper<Diagnostic> {
        watchdog?.begin(frame: 0)
        defer { watchdog?.end() }
        do {
            return try makeStepper()
        } catch let error as Diagnostic {
            throw diagnosticError(error)
        }
    }

    /// Steps frame by frame up to `frame`.
    ///
    /// - Throws: `DiagnosticError` for a problem in the scene or in an event.
    package func step(_ stepper: FrameStepper<Diagnostic>, to frame: Int) async throws {
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
                throw diagnosticError(error)
            }
        }
    }

    /// Returns a diagnostic of the scene as the command's error.
    private func diagnosticError(_ error: Diagnostic) -> DiagnosticError {
        DiagnosticError(error, source: sources.first { $0.name == error.file }, format: diagnosticFormat)
    }
}

/// All problems of a scene that can't be drawn, or can't be drawn any further.
package struct DiagnosticError: CommandError, Equatable {
    /// One message after the other in the style of compilers, beginning with the file.
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

/// There is text to draw, but no font.
package struct MissingFontError: CommandError, Equatable {
    package let description = "there is no font for drawing text; add fonts with --font-path, or install the package fonts-inter: apt-get install fonts-inter"
    package var exitStatus: CommandStatus { .noInput }
}

extension RenderOptions {
    /// Reads the file of `--timeline`; returns nil without the option.
    package func readTimeline() throws(InputError) -> SourceFile? {
        guard let timeline else { return nil }
        return SourceFile(name: timeline == "-" ? "standard input" : timeline, bytes: try InputFile.read(timeline, limit: SceneLimits.default.fileSize))
    }

    /// Reads the file of `--data`; returns nil without the option.
    package func readData() throws(InputError) -> SourceFile? {
        guard let data else { return nil }
        return SourceFile(name: data == "-" ? "standard input" : data, bytes: try InputFile.read(data, limit: limits.fileSize))
    }

    /// Returns a shaper with the fonts of the options, which may be that of the last view.
    ///
    /// - Parameter fonts: additional font files of the scene.
    @MainActor
    package func makeTextShaper(fonts: [String] = []) throws(InputError) -> PangoTextShaper {
        do throws(CanvasError) {
            return try TextShapers.shaper(
                for: FontSource(
                    paths: fontPaths + fonts, ignoresSystemFonts: ignoresSystemFonts, systemFont: systemFont ?? FontSource.environment.systemFont))
        } catch {
            if case .unreadableFont(let path) = error, path == systemFont ?? FontSource.environment.systemFont {
                let exists = FileManager.default.fileExists(atPath: path)
                let option = systemFont == nil ? FontSource.systemFontVariable : "--system-font"
                throw InputError(
                    path: path, reason: exists ? "it is not a font file; \(option) takes one" : "there is no such file for \(option)",
                    kind: exists ? .invalid : .unreadable)
            }
            if case .unreadableFont(let path) = error, fonts.contains(path) {
                throw InputError(path: path, reason: "it is not a readable font", kind: .invalid)
            }
            throw InputError(path: "--font-path", reason: "\(error)", kind: .unreadable)
        }
    }

    /// Checks the size of the canvas.
    ///
    /// - Throws: `UsageError` for a canvas with more pixels than the limit, or with a side that is too short or too long.
    package static func checkCanvas(_ size: CGSize, scale: CGFloat, limit: Int = SceneLimits.default.canvasPixels) throws(UsageError) {
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width * height <= CGFloat(limit) else {
            throw UsageError("the canvas has \(Int(min(width * height, 1e18))) pixels, more than the limit of \(limit)")
        }
        guard min(size.width, size.height) * scale >= 0.5, max(width, height) <= CGFloat(SceneLimits.canvasSide) else {
            throw UsageError("a side of the canvas must have from 1 to \(SceneLimits.canvasSide) pixels")
        }
    }
}
