import CairoCanvas
import FramePipeline
import Views

/// The frames to draw, their sink, and the options for drawing.
struct Drawing {
    /// Ascending, each once.
    let frames: [Int]
    let sink: any FrameSink
    /// The plan for outputs that can be drawn in parts; nil for other sinks.
    let plan: RenderPlan?
    /// The value of `-o` as typed, for progress events.
    let output: String
    private let options: RenderOptions
    /// The maximum number of pixels in all layers that one frame needs at the same time.
    let layerPixels: Int
    /// The file of `--timings`.
    let timingsPath: String?
    let progress: ProgressStyle
    /// The line that ends drawing; nil without one.
    let summary: DrawingSummary?
    /// Whether the progress is that of the command.
    private(set) var reportsProgress = true
    /// Whether to skip frames whose files are complete.
    let isResuming: Bool
    /// Whether the command has the option `--resume`, which the message of an interrupted run then suggests.
    let canResume: Bool

    /// Whether the output is a single file.
    var isOneFile: Bool {
        switch plan?.destination {
        case .sequence, .standardOutput: false
        case .still, .animation, nil: true
        }
    }

    /// Returns the number of frames of a canvas that are drawn at the same time, at least 1.
    func jobs(for canvas: ViewHostConfiguration) -> Int { options.jobs(frames: frames.count, size: canvas.size, scale: canvas.scale) }

    /// Returns the pixels of layers that frames of a canvas share which are drawn at the same time; nil if there is only one.
    func layers(jobs: Int, for canvas: ViewHostConfiguration) -> LayerPool? {
        jobs > 1 ? LayerPool(pixels: options.sharedLayerPixels(jobs: jobs, size: canvas.size, scale: canvas.scale)) : nil
    }

    /// Draws all frames of a plan.
    init(_ plan: RenderPlan, into sink: any FrameSink, _ options: RenderOptions, canResume: Bool, reportsProgress: Bool = true) {
        self.init(plan.frames, into: sink, plan: plan, options, canResume: canResume, reportsProgress: reportsProgress)
    }

    /// Draws frames for a sink that doesn't write them as files.
    init(_ frames: [Int], into sink: any FrameSink, _ options: RenderOptions) {
        self.init(frames, into: sink, plan: nil, options, canResume: false)
    }

    private init(
        _ frames: [Int], into sink: any FrameSink, plan: RenderPlan?, _ options: RenderOptions, canResume: Bool, reportsProgress: Bool = true
    ) {
        (self.frames, self.sink, self.plan, self.canResume) = (frames, sink, plan, canResume)
        output = options.output
        self.options = options
        layerPixels = options.limits.layerPixels
        timingsPath = options.timingsPath
        progress = reportsProgress ? options.progress : .none
        summary = reportsProgress ? options.summary : nil
        self.reportsProgress = reportsProgress
        isResuming = options.isResuming
    }
}
