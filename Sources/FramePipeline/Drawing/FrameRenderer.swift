import CairoCanvas
import Display
import Synchronization

/// Turns display lists into files: workers paint and encode while the main actor continues with the next frame.
///
/// A frame's bytes depend on its display list alone, so neither the number of workers nor the order in which they finish can change them.
/// At any time, each worker has at most one image in memory, and at most two display lists per worker are waiting.
@MainActor
package struct FrameRenderer {
    private let frames: [Int]
    private let sink: any FrameSink
    private let jobs: Int
    private let written: @Sendable (_ frame: Int, _ path: String?) -> Void
    private let reuse: FrameReuse
    private let log: RenderLog
    private let watchdog: FrameWatchdog?
    private let layerPixels: Int
    private let layers: LayerPool?

    /// - Parameters:
    ///   - frames: the frames to write, ascending.
    ///   - jobs: the number of frames painted at the same time, at least 1.
    ///   - log: receives counters and times.
    ///   - watchdog: monitors painting; nil for none.
    ///   - layerPixels: the maximum number of pixels in all layers of an image at the same time.
    ///   - layers: the pixels of layers that frames share which are painted at the same time; nil if each frame may have its maximum.
    ///   - written: called for each frame written, with its file's path, if any; on any thread, one call at a time for an ordered sink.
    package init(
        frames: [Int], sink: any FrameSink, jobs: Int, reuse: FrameReuse = .all, log: RenderLog = RenderLog(), watchdog: FrameWatchdog? = nil,
        layerPixels: Int = Painter.defaultLayerPixels, layers: LayerPool? = nil,
        written: @escaping @Sendable (_ frame: Int, _ path: String?) -> Void = { _, _ in }
    ) {
        self.frames = frames
        self.sink = sink
        self.jobs = max(1, jobs)
        self.reuse = reuse
        self.log = log
        self.watchdog = watchdog
        (self.layerPixels, self.layers) = (layerPixels, layers)
        self.written = written
    }

    /// Gets every frame from 0 to the last requested one from `source`, in order, and passes the requested ones to the sink.
    ///
    /// - Throws: the errors of `source`, `CanvasError`, `PNGError`, `WriteError`. Frames already written stay; a file is never partially written.
    package func run(source: (Int) async throws -> DisplayList) async throws {
        let workers = WorkerPool(width: jobs)
        let start = ContinuousClock.now
        defer { log.add((ContinuousClock.now - start).seconds, to: \.total) }
        do {
            try await writeFrames(source, workers)
            let sink = sink
            try await workers.start { try sink.finish() }
            try await workers.finish()
        } catch {
            try? await workers.finish()
            sink.cancel()
            throw error
        }
    }

    private func writeFrames(_ source: (Int) async throws -> DisplayList, _ workers: WorkerPool) async throws {
        guard let last = frames.last else { return }
        let requested = Set(frames)
        let (sink, written, log, watchdog) = (sink, written, log, watchdog)
        // Whole frames are the best division of work; several threads for one frame are for fewer frames than jobs.
        let threads = max(1, jobs / frames.count)
        let painters = FrameWorkerPool(sink: sink, reuse: reuse, log: log, layerPixels: layerPixels, layers: layers, threads: threads)
        var previous: (list: DisplayList, image: SharedFrame)?
        var turn: WriteTurn?
        for index in 0...last {
            let list = try await source(index)
            guard requested.contains(index) else { continue }
            let image: SharedFrame
            if reuse.contains(.frames), let previous, previous.list == list {
                image = previous.image
                log.count(\.framesCopied)
            } else {
                image = SharedFrame(list)
            }
            previous = (list, image)
            let before = sink.isOrdered ? turn : nil
            let own = WriteTurn()
            turn = own
            try await workers.start {
                let frame = Result {
                    guard let watchdog else { return try image.frame(from: painters) }
                    return try watchdog.whilePainting(frame: index) { try image.frame(from: painters) }
                }
                try own.end(after: before) {
                    let frame = try frame.get()
                    let path = try log.timed(\.write) { try sink.write(frame, index: index) }
                    log.count(\.framesWritten)
                    log.count(\.bytesWritten, frame.bytes?.count ?? 0)
                    written(index, path)
                    PausePoint.frame.reach()
                }
            }
        }
        try await workers.finish()
    }
}

/// One frame in the sink's form, shared by all frames that show the same.
private final class SharedFrame: Sendable {
    private let list: DisplayList
    private let result = Mutex<Result<EncodedFrame, any Error>?>(nil)

    init(_ list: DisplayList) { self.list = list }

    /// Returns the encoded frame. The first caller paints it; others wait for that.
    func frame(from painters: FrameWorkerPool) throws -> EncodedFrame {
        try result.withLock { result in
            let done = result ?? Result { try painters.encode(list) }
            result = done
            return done
        }.get()
    }
}
