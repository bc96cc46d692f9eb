import Display
import FramePipeline
import Geometry
import ImageCodec
import Inputs
import Stepping
import Views

/// A Swift view together with the command line's options for its canvas and events.
@MainActor
package struct ViewJob: RenderJob {
    /// The size of the canvas without `--size`, in points: an iPhone's, as in SwiftUI's previews.
    package static let defaultSize = CGSize(width: 390, height: 844)
    /// The scale without `--scale`.
    package static let defaultScale: CGFloat = 2

    private let configuration: ViewHostConfiguration
    private let timeline: ViewTimeline?
    private let options: RenderOptions
    private let makeRoot: () -> any View
    package let sources: [SourceFile]
    package let frameRate: FrameRate
    package let frameCount: Int
    package let watchdog: FrameWatchdog?
    package let taskRest: TaskRest?
    package var warnings: [String] { [] }

    /// Checks the options.
    ///
    /// - Parameters:
    ///   - timeline: the events of `--timeline`; nil without it.
    ///   - watchdog: monitors the evaluation of each frame.
    ///   - taskRest: lets the view's tasks run; without it, they run at unspecified times.
    ///   - makeRoot: creates the view; called once per run.
    /// - Throws: `UsageError`.
    package init(
        _ options: RenderOptions, timeline: ViewTimeline? = nil, watchdog: FrameWatchdog? = nil, taskRest: TaskRest? = nil,
        makeRoot: @escaping () -> any View
    ) throws(UsageError) {
        precondition((options.timeline == nil) == (timeline == nil), "the events of --timeline are read before the job is made")
        guard options.assignments.isEmpty else {
            throw UsageError("--set \(options.assignments[0].name): it sets a scene's state, but a view in Swift manages its own")
        }
        frameRate = try options.readFrameRate() ?? .standard
        let background = try options.readBackground()
        var configuration = ViewHostConfiguration(size: options.size ?? Self.defaultSize, scale: options.scale ?? Self.defaultScale)
        try RenderOptions.checkCanvas(configuration.size, scale: configuration.scale)
        configuration.environment.colorScheme = options.colorScheme ?? .light
        guard let palette = SystemPalette.standard.replacing(platform: options.platform, version: options.osVersion) else {
            let platform = options.platform ?? SystemPalette.standard.platform
            throw UsageError("--os \(options.osVersion ?? 0): use \(platform.versionList) for \(platform.title)")
        }
        configuration.environment.systemPalette = palette
        configuration.environment.sceneBackground = background ?? Color(provider: .system(.background))
        configuration.environment.imageSource = ImageFolder(options.folder)
        self.configuration = configuration
        self.timeline = timeline
        sources = timeline.map { [$0.source] } ?? []
        // A view has no inherent end: it gives one image, unless frames are specified.
        frameCount = options.range?.leastCount ?? 1
        self.options = options
        self.watchdog = watchdog
        self.taskRest = taskRest
        self.makeRoot = makeRoot
    }

    /// Checks a golden as far as possible without the view.
    ///
    /// - Throws: `UsageError`, `WriteError`.
    package static func prepareGolden(_ recording: GoldenRecordingJob, _ options: RenderOptions, timeline: ViewTimeline?) throws {
        try ViewJob(options, timeline: timeline) { EmptyView() }.prepareGolden(recording, options)
    }

    package func makeStepper() throws -> FrameStepper<Diagnostic> {
        func graph(_ root: some View) throws -> ViewGraph {
            ViewGraph(root: root, configuration: configuration, textShaper: try options.makeTextShaper())
        }
        _SceneRandom.start(seed: options.seed ?? 0)
        // The code that creates the view may read the date.
        _SceneTime.prepare()
        // So may code that asks for the screen's size or for an image.
        SceneHost.begin(configuration)
        return FrameStepper(try graph(makeRoot()), frameRate: frameRate, timeline: timeline?.steps ?? [])
    }
}
