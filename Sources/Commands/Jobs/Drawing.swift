import FramePipeline

/// Which frames to draw, for which sink, and how.
struct Drawing {
    /// Ascending, each once.
    let frames: [Int]
    let sink: any FrameSink
    /// For files that can be drawn in parts; nil for other sinks.
    let plan: RenderPlan?
    /// As typed after `-o`, for progress events.
    let output: String
    /// Frames drawn at the same time, at least 1.
    let jobs: Int
    /// The most pixels of all layers that one frame needs at the same time.
    let layerPixels: Int
    /// `--timings`.
    let timingsPath: String?
    let progress: ProgressStyle
    /// Whether frames whose files are whole are left out.
    let isResuming: Bool
    /// Whether the command takes `--resume`, so that an interrupted one may suggest it.
    let canResume: Bool

    /// All frames of a plan.
    init(_ plan: RenderPlan, into sink: any FrameSink, _ options: RenderOptions, canResume: Bool) {
        self.init(plan.frames, into: sink, plan: plan, options, canResume: canResume)
    }

    /// Frames for a sink that makes something else of them than files.
    init(_ frames: [Int], into sink: any FrameSink, _ options: RenderOptions) {
        self.init(frames, into: sink, plan: nil, options, canResume: false)
    }

    private init(_ frames: [Int], into sink: any FrameSink, plan: RenderPlan?, _ options: RenderOptions, canResume: Bool) {
        (self.frames, self.sink, self.plan, self.canResume) = (frames, sink, plan, canResume)
        output = options.output
        jobs = options.jobs ?? ProcessorCount.available
        layerPixels = options.limits.layerPixels
        timingsPath = options.timingsPath
        progress = options.progress
        isResuming = options.isResuming
    }
}
