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
    private let overrides: SceneOverrides
    private let options: RenderOptions
    private let images: ImageFolder
    /// The files of the scene's fonts.
    private let fonts: [String]
    package let watchdog: FrameWatchdog?
    package let sources: [SourceFile]
    package var diagnosticFormat: RenderOptions.DiagnosticFormat { options.diagnosticFormat }
    package let frameRate: FrameRate
    package let warnings: [String]

    /// Reads and checks the scene and its options.
    ///
    /// - Throws: `InputError`, `DiagnosticError`, `UsageError`.
    package init(_ options: RenderOptions) throws { try self.init(try Reading(options), options) }

    /// The result of reading a scene's file.
    private struct Reading {
        let source: SourceFile
        let files: SceneFiles
        let images: ImageFolder
        /// Nil after errors.
        let scene: PreparedScene?
        let diagnostics: DiagnosticCollector

        @MainActor init(_ options: RenderOptions) throws {
            source = try SceneJob.readSource(options)
            let timeline = try options.readTimeline()
            files = try options.sceneFiles()
            images = ImageFolder(files, pixelLimit: options.limits.imagePixels, allPixelsLimit: options.limits.allImagePixels)
            var limits = options.limits
            // `--frames` overrides the duration, which then may have any length.
            if options.frameCount != nil { limits.frames = 1 << 53 }
            (scene, diagnostics) = PreparedScene.read(
                source, timeline: timeline, limits: limits, files: files, images: images, seed: options.seed, isFont: FontSource.canRead)
        }
    }

    private init(_ reading: Reading, _ options: RenderOptions) throws {
        let (source, files, diagnostics) = (reading.source, reading.files, reading.diagnostics)
        guard let scene = reading.scene else { throw DiagnosticError(diagnostics, format: options.diagnosticFormat) }
        images = reading.images
        fonts = scene.document.fonts.compactMap { try? files.path(of: $0.name) }
        self.scene = scene
        self.options = options
        sources = scene.sources
        warnings = diagnostics.diagnostics.isEmpty ? [] : [options.diagnosticFormat == .json ? diagnostics.json : diagnostics.text]
        let limit = options.limits.time
        let name = source.name
        watchdog = FrameWatchdog(seconds: Double(limit)) { frame in
            Interruption.end(.badInput, because: "\(name): frame \(frame) exceeds the limit of \(limit) \(limit == 1 ? "second" : "seconds")")
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
        guard reading.scene != nil else { return reading.diagnostics }
        let job = try SceneJob(reading, options)
        job.watchdog?.begin(frame: 0)
        defer { job.watchdog?.end() }
        do {
            let stepper = try job.makeStepper()
            _ = try stepper.frame(0)
            for warning in stepper.graph.warnings { reading.diagnostics.report(Diagnostic(.warning, warning, file: reading.source.name)) }
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

    package var stops: [ScreenStop] { scene.document.timeline.stops }

    package func makeStepper() throws -> FrameStepper<Diagnostic> {
        try SceneRunner(scene, overrides: overrides, textShaper: try options.makeTextShaper(fonts: fonts), images: images).stepper
    }
}

extension SceneOverrides {
    /// Takes the options that override values of the scene.
    ///
    /// - Throws: `UsageError` for an invalid rate or color.
    init(_ options: RenderOptions) throws(UsageError) {
        self.init()
        size = options.size
        scale = options.scale
        frameRate = try options.readFrameRate()
        background = try options.readBackground()
        colorScheme = options.colorScheme
        dynamicType = options.dynamicType
        (platform, osVersion) = (options.platform, options.osVersion)
        assignments = options.assignments.map { ($0.name, $0.value) }
    }
}
