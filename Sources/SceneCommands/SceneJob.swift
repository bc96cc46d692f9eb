import CairoCanvas
import Commands
import Display
import Foundation
import FramePipeline
import Geometry
import ImageCodec
import Inputs
import SceneFormat
import Stepping
import Views

/// A scene together with the command line's options that override it.
@MainActor
package struct SceneJob: RenderJob {
    private let scene: PreparedScene
    private var overrides: SceneOverrides
    private let options: RenderOptions
    private let images: ImageFolder
    /// The files of the scene's fonts.
    private let fonts: [String]
    /// The shaper that the rows of a batch share; nil to create one for each run.
    private var textShaper: PangoTextShaper?
    /// The rows of `--data`, for a batch.
    private let rows: SceneRows?
    package let watchdog: FrameWatchdog?
    package let sources: [SourceFile]
    package var diagnosticFormat: RenderOptions.DiagnosticFormat { options.diagnosticFormat }
    package let frameRate: FrameRate
    package let warnings: [String]

    /// Reads and checks the scene and its options.
    ///
    /// - Throws: `InputError`, `DiagnosticError`, `UsageError`.
    package init(_ options: RenderOptions) throws { try self.init(try Reading(options), options) }

    /// Reads and checks a scene and the rows of its data.
    ///
    /// - Throws: `InputError`, `DiagnosticError`, `UsageError`.
    package static func batch(_ options: RenderOptions) throws -> (job: SceneJob, rows: SceneRows) {
        var job = try SceneJob(try Reading(options, isBatch: true), options)
        guard let rows = job.rows else { throw UsageError("a batch needs rows: --data FILE, or - for standard input") }
        job.textShaper = try options.makeTextShaper(fonts: job.fonts)
        return (job, rows)
    }

    /// Returns the job for one row of a batch.
    package func row(_ data: SceneValue) -> SceneJob {
        var job = self
        job.overrides.data = data
        return job
    }

    /// Returns the reason why a row doesn't have the type of `data`; nil if it does.
    package func refusal(of data: SceneValue) -> String? {
        scene.document.state.first { $0.name == SceneDocument.dataName }.flatMap { $0.type.refusal(of: data) }
    }

    /// The result of reading a scene's file.
    private struct Reading {
        let source: SourceFile
        let files: SceneFiles
        let images: ImageFolder
        /// Nil after errors.
        let scene: PreparedScene?
        let rows: SceneRows?
        let diagnostics: DiagnosticCollector

        @MainActor init(_ options: RenderOptions, isBatch: Bool = false) throws {
            source = try SceneJob.readSource(options)
            let timeline = try options.readTimeline()
            let dataFile = try options.readData()
            var rows: SceneRows?
            files = try options.sceneFiles()
            images = ImageFolder(files, pixelLimit: options.limits.imagePixels, allPixelsLimit: options.limits.allImagePixels)
            var limits = options.limits
            // `--frames` overrides the duration, which then may have any length.
            if options.frameCount != nil { limits.frames = 1 << 53 }
            let format = options.dataFormat.flatMap(DataFormat.init(rawValue:))
            func data(declared: ExpressionType?) throws(Diagnostic) -> SceneData {
                guard let dataFile else { preconditionFailure("there is no data to read") }
                guard isBatch else { return try SceneData.read(dataFile, format: format, declared: declared, limits: limits) }
                let list = declared.map { ExpressionType.array($0) }
                let all = try SceneRows(SceneData.read(dataFile, format: format, declared: list, limits: limits, keepsRefusals: true))
                rows = all
                // Each row is checked in its turn, so that an invalid row doesn't affect the others.
                return SceneData(all.firstRow(of: declared), type: declared ?? all.type, name: all.name, oddCells: all.oddCells)
            }
            let readData: SceneData.Source = data
            (scene, diagnostics) = PreparedScene.read(
                source, timeline: timeline, limits: limits, files: files, images: images, seed: options.seed,
                locale: try options.locale.map { text throws(UsageError) in try RenderOptions.parseLocale(text) }, data: dataFile.map { _ in readData },
                isFont: FontSource.canRead)
            self.rows = rows
        }
    }

    private init(_ reading: Reading, _ options: RenderOptions) throws {
        let (source, files, diagnostics) = (reading.source, reading.files, reading.diagnostics)
        guard let scene = reading.scene else { throw DiagnosticError(diagnostics, format: options.diagnosticFormat) }
        (images, rows) = (reading.images, reading.rows)
        fonts = scene.document.fonts.compactMap { try? files.path(of: $0.name) }
        self.scene = scene
        self.options = options
        sources = scene.sources
        warnings = diagnostics.diagnostics.isEmpty ? [] : [options.diagnosticFormat == .json ? diagnostics.json : diagnostics.text]
        let limit = options.limits.time
        let name = source.name
        watchdog = FrameWatchdog(seconds: Double(limit)) { frame in
            LateFrame.end(frame, because: "\(name): frame \(frame) exceeds the limit of \(limit) \(limit == 1 ? "second" : "seconds")")
        }
        overrides = try SceneOverrides(options)
        frameRate = overrides.frameRate ?? scene.document.frameRate
        let scale = overrides.scale ?? scene.document.scale
        try RenderOptions.checkCanvas(overrides.size ?? scene.document.size, scale: scale, limit: scene.limits.canvasPixels)
    }

    /// Returns all errors and warnings of the scene; if it has no errors, also those of its first frame. Nothing is drawn.
    ///
    /// - Throws: `InputError`, `UsageError`.
    package static func diagnostics(_ options: RenderOptions) throws -> DiagnosticCollector {
        let reading = try Reading(options)
        guard let scene = reading.scene else { return reading.diagnostics }
        let job = try SceneJob(reading, options)
        let known = scene.document.warnings(frameCount: scene.document.duration.map { _ in options.frameCount ?? job.frameCount })
        for warning in known { reading.diagnostics.report(warning) }
        job.watchdog?.begin(frame: 0)
        defer { job.watchdog?.end() }
        do {
            let stepper = try job.makeStepper()
            _ = try stepper.frame(0)
            for warning in stepper.graph.warnings where !known.contains(where: { $0.message == warning }) {
                reading.diagnostics.report(Diagnostic(.warning, warning, file: reading.source.name))
            }
        } catch let error as Diagnostic {
            reading.diagnostics.report(error)
        }
        return reading.diagnostics
    }

    private static func readSource(_ options: RenderOptions) throws(InputError) -> SourceFile {
        let path =
            switch options.input {
            case .file(let path): path
            case .standardInput: "-"
            }
        return SourceFile(name: path == "-" ? "standard input" : path, bytes: try InputFile.read(path, limit: options.limits.fileSize))
    }

    /// The number of frames in the scene's duration at the frame rate in use; 1 for a still.
    package var frameCount: Int {
        scene.document.duration.map { frameRate.frameCount(seconds: $0, limit: RenderOptions.maxFrameCount) } ?? 1
    }

    /// The canvas: its size in points, and its scale.
    package var canvas: (size: CGSize, scale: CGFloat) { (overrides.size ?? scene.document.size, overrides.scale ?? scene.document.scale) }

    package var stops: [ScreenStop] { scene.document.timeline.stops }
    package var startDate: Date { options.date ?? RenderOptions.sceneStart }

    package func makeStepper() throws -> FrameStepper<Diagnostic> {
        try SceneRunner(scene, overrides: overrides, textShaper: try textShaper ?? options.makeTextShaper(fonts: fonts), images: images).stepper
    }
}

extension SceneOverrides {
    /// Takes the options that override values of the scene.
    ///
    /// - Throws: `UsageError` for an invalid rate or color, `InputError` for a value's file that can't be read.
    init(_ options: RenderOptions) throws {
        self.init()
        size = options.size
        startDate = options.date
        scale = options.scale
        frameRate = try options.readFrameRate()
        background = try options.readBackground()
        colorScheme = options.colorScheme
        dynamicType = options.dynamicType
        accessibility = options.accessibility
        isRightToLeft = options.isRightToLeft
        (platform, osVersion) = (options.platform, options.osVersion)
        for assignment in options.assignments { assignments.append((assignment.name, try assignment.text(limit: options.limits.fileSize))) }
    }
}
