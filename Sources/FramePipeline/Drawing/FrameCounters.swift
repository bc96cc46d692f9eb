import PNGCodec
import Synchronization

/// The amount of work that drawing a sequence took, for tests and `--timings`. With one worker the numbers are the same in every run.
package struct FrameCounters: Sendable, Equatable, Codable {
    /// Frames written.
    package var framesWritten = 0
    /// Frames painted, completely or in part, and encoded; the others equaled the previous frame and were copied.
    package var framesPainted = 0
    /// Frames that needed no painting because the previous frame shows the same.
    package var framesCopied = 0
    /// Items and groups painted, without those outside a frame's damage.
    package var itemsPainted = 0
    /// Pixels painted, counting each repaint.
    package var pixelsPainted = 0
    /// Strips of rows compressed, and strips reused from the previous image.
    package var stripsEncoded = 0
    package var stripsReused = 0
    /// Bytes of all files.
    package var bytesWritten = 0

    package init() {}

    static func += (total: inout FrameCounters, part: FrameCounters) {
        total.framesWritten += part.framesWritten
        total.framesPainted += part.framesPainted
        total.framesCopied += part.framesCopied
        total.itemsPainted += part.itemsPainted
        total.pixelsPainted += part.pixelsPainted
        total.stripsEncoded += part.stripsEncoded
        total.stripsReused += part.stripsReused
        total.bytesWritten += part.bytesWritten
    }
}

/// The duration of each stage in seconds, summed over all threads.
package struct StageTimes: Sendable, Equatable, Codable {
    /// Processor time from the start of the process to the first frame's evaluation.
    package var startUp = 0.0
    /// Evaluation and layout.
    package var evaluate = 0.0
    package var displayList = 0.0
    package var diff = 0.0
    package var paint = 0.0
    package var encode = 0.0
    package var write = 0.0
    /// Wall-clock time from the first frame's evaluation to the end of the last frame.
    package var total = 0.0

    package init() {}
}

/// Counters and times of one run, filled from several threads.
package final class RenderLog: Sendable {
    private let state = Mutex((counters: FrameCounters(), times: StageTimes()))

    package init() {}

    package var counters: FrameCounters { state.withLock { $0.counters } }
    package var times: StageTimes { state.withLock { $0.times } }

    package func add(_ counters: FrameCounters) { state.withLock { $0.counters += counters } }
    package func count(_ counter: any WritableKeyPath<FrameCounters, Int> & Sendable, _ number: Int = 1) {
        state.withLock { $0.counters[keyPath: counter] += number }
    }
    package func add(_ seconds: Double, to stage: any WritableKeyPath<StageTimes, Double> & Sendable) { state.withLock { $0.times[keyPath: stage] += seconds } }

    /// Runs the body and adds its duration to a stage.
    package func timed<R>(_ stage: any WritableKeyPath<StageTimes, Double> & Sendable, _ body: () throws -> R) rethrows -> R {
        let start = ContinuousClock.now
        defer { add((ContinuousClock.now - start).seconds, to: stage) }
        return try body()
    }
}

extension Duration {
    package var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
