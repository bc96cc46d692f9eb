import Dispatch
import Display
import SceneFormat
import Synchronization

/// Turns display lists into files: painting and encoding run on workers, while the main actor goes on to the next frame.
///
/// A frame's bytes depend on its display list alone, so neither the number of workers nor the order in which they finish can change them.
/// At most one picture a worker is in memory at any time, and two display lists a worker wait.
@MainActor
package struct FrameRenderer {
    private let frames: [Int]
    private let sink: any FrameSink
    private let jobs: Int
    private let progress: ProgressReporter
    private let reuse: FrameReuse
    private let log: RenderLog
    private let watchdog: FrameWatchdog?
    private let layerPixels: Int

    /// - Parameters:
    ///   - frames: which ones, ascending.
    ///   - jobs: how many frames are painted at the same time, at least 1.
    ///   - log: where counters and times go.
    ///   - watchdog: looks after painting; nil for nobody.
    ///   - layerPixels: how many pixels all layers of a picture may have at the same time.
    package init(
        frames: [Int], sink: any FrameSink, jobs: Int, progress: ProgressReporter, reuse: FrameReuse = .all, log: RenderLog = RenderLog(),
        watchdog: FrameWatchdog? = nil, layerPixels: Int = SceneLimits.default.layerPixels
    ) {
        self.frames = frames
        self.sink = sink
        self.jobs = max(1, jobs)
        self.progress = progress
        self.reuse = reuse
        self.log = log
        self.watchdog = watchdog
        self.layerPixels = layerPixels
    }

    /// Asks `source` for every frame from 0 up to the last one that is wanted, in order, and hands those that are to the sink.
    ///
    /// - Throws: what `source` throws, `CanvasError`, `PNGError`, `WriteError`. Frames already written stay; none is ever half written.
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
        let wanted = Set(frames)
        let (sink, progress, log, watchdog) = (sink, progress, log, watchdog)
        let painters = FrameWorkerPool(sink: sink, reuse: reuse, log: log, layerPixels: layerPixels)
        var previous: (list: DisplayList, picture: Picture)?
        var turn: Turn?
        for index in 0...last {
            let list = try await source(index)
            guard wanted.contains(index) else { continue }
            let picture: Picture
            if reuse.contains(.frames), let previous, previous.list == list {
                picture = previous.picture
                log.count(\.framesCopied)
            } else {
                picture = Picture(list)
            }
            previous = (list, picture)
            let before = sink.isOrdered ? turn : nil
            let own = Turn()
            turn = own
            try await workers.start {
                let frame = Result {
                    guard let watchdog else { return try picture.frame(from: painters) }
                    return try watchdog.whilePainting(frame: index) { try picture.frame(from: painters) }
                }
                try own.end(after: before) {
                    let frame = try frame.get()
                    let path = try log.timed(\.write) { try sink.write(frame, index: index) }
                    log.count(\.framesWritten)
                    log.count(\.bytesWritten, frame.bytes.count)
                    progress.frame(index, path: path)
                    PausePoint.frame.reach()
                }
            }
        }
        try await workers.finish()
    }
}

/// When a frame has been written: where order counts, the next one waits for that.
private final class Turn: Sendable {
    private enum State {
        case waiting, failed, written
    }

    private let end = DispatchGroup()
    private let state = Mutex(State.waiting)

    init() { end.enter() }

    // After a failure, work that is ready is not begun any more. A group that somebody waits for is never freed.
    deinit { if state.withLock({ $0 == .waiting }) { end.leave() } }

    /// Writes the frame after the one before has been written. After a failure nothing more is written.
    func end(after before: Turn?, _ write: () throws -> Void) throws {
        defer { end.leave() }
        // Work is begun in order, so whoever is waited for is under way.
        before?.end.wait()
        state.withLock { $0 = .failed }
        if before?.state.withLock({ $0 == .failed }) == true { return }
        try write()
        state.withLock { $0 = .written }
    }
}

/// One frame's picture as the sink wants it, for all frames that show the same.
private final class Picture: Sendable {
    private let list: DisplayList
    private let result = Mutex<Result<EncodedFrame, any Error>?>(nil)

    init(_ list: DisplayList) { self.list = list }

    /// Whoever asks first paints; others wait for that.
    func frame(from painters: FrameWorkerPool) throws -> EncodedFrame {
        try result.withLock { result in
            let done = result ?? Result { try painters.encode(list) }
            result = done
            return done
        }.get()
    }
}
