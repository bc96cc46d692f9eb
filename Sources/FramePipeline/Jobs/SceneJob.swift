import CairoCanvas
import Display
import Foundation
import Geometry
import ImageCodec
import SceneFormat
import Views

/// A scene together with what the command line says in place of it.
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

    /// Reads and checks the scene and the options that go with it.
    ///
    /// - Throws: `InputError`, `SceneError`, `UsageError`.
    package init(_ options: RenderOptions) throws { try self.init(try Reading(options), options) }

    /// A scene's file as it was read.
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
            // `--frames` says something in place of the duration, which then may be as long as it likes.
            if options.frameCount != nil { limits.frames = 1 << 53 }
            (scene, diagnostics) = PreparedScene.read(
                source, timeline: timeline, limits: limits, files: files, images: images, seed: options.seed, isFont: FontSource.canRead)
        }
    }

    private init(_ reading: Reading, _ options: RenderOptions) throws {
        let (source, files, diagnostics) = (reading.source, reading.files, reading.diagnostics)
        guard let scene = reading.scene else { throw SceneError(diagnostics, format: options.diagnosticFormat) }
        images = reading.images
        fonts = scene.document.fonts.compactMap { try? files.path(of: $0.name) }
        self.scene = scene
        self.options = options
        sources = scene.sources
        warnings = diagnostics.diagnostics.isEmpty ? [] : [options.diagnosticFormat == .json ? diagnostics.json : diagnostics.text]
        let limit = options.limits.time
        let name = source.name
        watchdog = FrameWatchdog(seconds: Double(limit)) { frame in
            Interruption.end(.badInput, because: "\(name): frame \(frame) takes more than the limit of \(limit) seconds")
        }
        overrides = try SceneOverrides(options)
        frameRate = overrides.frameRate ?? scene.document.frameRate
        let scale = CGFloat(overrides.scale ?? scene.document.scale)
        try RenderOptions.checkCanvas(overrides.size ?? scene.document.size, scale: scale, limit: scene.limits.canvasPixels)
    }

    /// All that is wrong or odd with the scene that the options name, and where nothing is, what its first frame meets; nothing is drawn.
    ///
    /// - Throws: `InputError`, `UsageError`.
    package static func diagnostics(_ options: RenderOptions) throws -> DiagnosticCollector {
        let reading = try Reading(options)
        guard reading.scene != nil else { return reading.diagnostics }
        let job = try SceneJob(reading, options)
        job.watchdog?.begin(frame: 0)
        defer { job.watchdog?.end() }
        do {
            _ = try job.makeStepper().frame(0)
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

    /// How many frames the scene's duration holds at the rate in use; 1 for a still.
    package var frameCount: Int {
        scene.document.duration.map { frameRate.frameCount(seconds: $0, limit: RenderPlan.maxFrameCount) } ?? 1
    }

    package func makeStepper() throws -> FrameStepper {
        try SceneRunner(scene, overrides: overrides, textShaper: try options.makeTextShaper(fonts: fonts), images: images).stepper
    }
}

extension RenderOptions {
    /// Where pictures are looked for: the folder that the input lies in, or is; the current one for standard input.
    var folder: String {
        guard case .file(let path) = input else { return "." }
        return OutputDestination.isExistingFolder(path) ? path : URL(filePath: path).deletingLastPathComponent().path
    }
}

extension SceneOverrides {
    /// What the options say, read.
    ///
    /// - Throws: `UsageError` for a rate or a colour that is none.
    init(_ options: RenderOptions) throws(UsageError) {
        self.init()
        size = options.size
        scale = options.scale.map { Double($0) }
        if let text = options.frameRate {
            guard let rate = FrameRate(text) else {
                throw UsageError("--fps \(text): takes frames per second above 0 and at most 1000, such as 60, 29.97 or 30000/1001")
            }
            frameRate = rate
        }
        if let text = options.background {
            let named = SceneColor.systemNames.contains(text) ? SceneColor(.system(text)) : nil
            guard let color = named ?? SceneColor(hex: text) else {
                throw UsageError("--background \(text): takes a colour's name, such as white, or #RRGGBB")
            }
            background = color
        }
        colorScheme = options.appearance.map { $0 == .dark ? .dark : .light }
        assignments = options.assignments.map { ($0.name, $0.value) }
    }
}
