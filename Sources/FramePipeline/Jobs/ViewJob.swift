import Display
import Geometry
import ImageCodec
import SceneFormat
import Views

/// A view in Swift together with what the command line says about its canvas and what happens to it.
@MainActor
package struct ViewJob: RenderJob {
    /// The canvas without `--size`, in points: an iPhone's, as in SwiftUI's previews.
    package static let defaultSize = CGSize(width: 390, height: 844)
    /// Pixels per point without `--scale`.
    package static let defaultScale: CGFloat = 2

    private let configuration: ViewHostConfiguration
    private let timeline: Timeline
    private let options: RenderOptions
    private let makeRoot: () -> any View
    package let sources: [SourceFile]
    package let frameRate: FrameRate
    package let frameCount: Int
    package let watchdog: FrameWatchdog?
    package let taskRest: TaskRest?
    package var warnings: [String] { [] }

    /// Checks the options and reads the timeline that they name.
    ///
    /// - Parameters:
    ///   - watchdog: looks after each frame's evaluation.
    ///   - taskRest: lets the view's tasks run; without it, they do so when nobody looks.
    ///   - makeRoot: makes the view; called once a run.
    /// - Throws: `InputError`, `SceneError`, `UsageError`.
    package init(_ options: RenderOptions, watchdog: FrameWatchdog? = nil, taskRest: TaskRest? = nil, makeRoot: @escaping () -> any View) throws {
        guard options.assignments.isEmpty else {
            throw UsageError("--set \(options.assignments[0].name): it sets a scene's state; a view in Swift keeps its own")
        }
        let overrides = try SceneOverrides(options)
        var configuration = ViewHostConfiguration(size: options.size ?? Self.defaultSize, scale: options.scale ?? Self.defaultScale)
        try RenderOptions.checkCanvas(configuration.size, scale: configuration.scale)
        configuration.environment.colorScheme = options.appearance == .dark ? .dark : .light
        configuration.environment.sceneBackground = overrides.background.map { Color($0) } ?? Color(provider: .system(.background))
        configuration.environment.imageSource = ImageFolder(options.folder)
        self.configuration = configuration
        let source = try options.readTimeline()
        let collector = DiagnosticCollector(source: source ?? SourceFile(name: "timeline", text: ""))
        timeline = source.map { Timeline.read($0, scope: nil, into: collector) } ?? Timeline(source: collector.source, events: [])
        guard !collector.hasErrors else { throw SceneError(collector) }
        sources = source.map { [$0] } ?? []
        frameRate = overrides.frameRate ?? ViewJob.defaultFrameRate
        // A view has no end of its own: one picture, unless frames are named.
        frameCount = options.range?.leastCount ?? 1
        self.options = options
        self.watchdog = watchdog
        self.taskRest = taskRest
        self.makeRoot = makeRoot
    }

    /// Checks what can be known of a golden without the view.
    ///
    /// - Throws: `InputError`, `SceneError`, `UsageError`, `WriteError`.
    package static func prepareGolden(_ recording: GoldenRecordingJob, _ options: RenderOptions) throws {
        try ViewJob(options) { EmptyView() }.prepareGolden(recording, options)
    }

    package func makeStepper() throws -> FrameStepper {
        func graph(_ root: some View) throws -> ViewGraph {
            ViewGraph(root: root, configuration: configuration, textShaper: try options.makeTextShaper())
        }
        SceneRandom.start(seed: options.seed ?? 0)
        // Code that makes the view may ask for the date.
        SceneTime.prepare()
        return FrameStepper(try graph(makeRoot()), frameRate: frameRate, timeline: timeline)
    }

    private static let defaultFrameRate: FrameRate = {
        guard let rate = FrameRate(60) else { preconditionFailure("60 is a rate") }
        return rate
    }()
}
