import CairoCanvas
import Dispatch
import Display
import Synchronization

/// What drawing a sequence took, for tests and timings.
package struct FrameCounters: Sendable, Equatable {
    /// Frames written.
    package var written = 0
    /// Frames painted and encoded; the others equalled the one before and were copied.
    package var painted = 0

    package init() {}
}

/// Turns display lists into files: painting and encoding run on workers, while the main actor goes on to the next frame.
///
/// A frame's bytes depend on its display list alone, so neither the number of workers nor the order in which they finish can change them.
/// At most one picture a worker is in memory at any time.
@MainActor
package struct FrameRenderer {
    private let frames: [Int]
    private let sink: any FrameSink
    private let jobs: Int
    private let progress: ProgressReporter
    package private(set) var counters = FrameCounters()

    /// - Parameters:
    ///   - frames: which ones, ascending.
    ///   - jobs: how many frames are painted at the same time, at least 1.
    package init(frames: [Int], sink: any FrameSink, jobs: Int, progress: ProgressReporter) {
        self.frames = frames
        self.sink = sink
        self.jobs = max(1, jobs)
        self.progress = progress
    }

    /// Asks `source` for every frame from 0 up to the last one that is wanted, in order, and hands those that are to the sink.
    ///
    /// - Throws: what `source` throws, `CanvasError`, `PNGError`, `WriteError`. Frames already written stay; none is ever half written.
    package mutating func run(source: (Int) async throws -> DisplayList) async throws {
        let workers = WorkerPool(width: jobs)
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

    private mutating func writeFrames(_ source: (Int) async throws -> DisplayList, _ workers: WorkerPool) async throws {
        guard let last = frames.last else { return }
        let wanted = Set(frames)
        let (sink, progress) = (sink, progress)
        let painters = PainterPool(sink: sink)
        var counters = FrameCounters()
        defer { self.counters = counters }
        var previous: (list: DisplayList, picture: Picture)?
        var turn: Turn?
        for index in 0...last {
            let list = try await source(index)
            guard wanted.contains(index) else { continue }
            let picture: Picture
            if let previous, previous.list == list {
                picture = previous.picture
            } else {
                picture = Picture(list)
                counters.painted += 1
            }
            previous = (list, picture)
            let before = sink.isOrdered ? turn : nil
            let own = Turn()
            turn = own
            try await workers.start {
                let frame = Result { try picture.frame(from: painters) }
                try own.end(after: before) { progress.frame(index, path: try sink.write(try frame.get(), index: index)) }
            }
            counters.written += 1
        }
        try await workers.finish()
    }
}

/// When a frame has been written: where order counts, the next one waits for that.
private final class Turn: Sendable {
    private let end = DispatchGroup()
    private let hasFailed = Mutex(false)

    init() { end.enter() }

    /// Writes the frame after the one before has been written. After a failure nothing more is written.
    func end(after before: Turn?, _ write: () throws -> Void) throws {
        defer { end.leave() }
        // Work is begun in order, so whoever is waited for is under way.
        before?.end.wait()
        if before?.hasFailed.withLock({ $0 }) == true { return hasFailed.withLock { $0 = true } }
        do {
            try write()
        } catch {
            hasFailed.withLock { $0 = true }
            throw error
        }
    }
}

/// One frame's picture as the sink wants it, for all frames that show the same.
private final class Picture: Sendable {
    private let list: DisplayList
    private let result = Mutex<Result<EncodedFrame, any Error>?>(nil)

    init(_ list: DisplayList) { self.list = list }

    /// Whoever asks first paints; others wait for that.
    func frame(from painters: PainterPool) throws -> EncodedFrame {
        try result.withLock { result in
            let done = result ?? Result { try painters.encode(list) }
            result = done
            return done
        }.get()
    }
}

/// Painters for workers to borrow, each used by one worker at a time: they keep letter forms, the memory of a picture, and what encoding can use again.
private final class PainterPool: Sendable {
    private final class Place: @unchecked Sendable {
        let painter = Painter()
        var pixmap = Pixmap(width: 1, height: 1)
        let encoder: any FrameEncoder

        init(encoder: any FrameEncoder) { self.encoder = encoder }
    }

    private let places = Mutex<[Place]>([])
    private let sink: any FrameSink

    init(sink: any FrameSink) { self.sink = sink }

    /// Paints one frame and encodes it as the sink wants it.
    func encode(_ list: DisplayList) throws -> EncodedFrame {
        let place = places.withLock { $0.popLast() } ?? Place(encoder: sink.makeEncoder())
        defer { places.withLock { $0.append(place) } }
        try place.painter.paint(list, into: &place.pixmap)
        return try place.encoder.encode(place.pixmap, changedRows: nil)
    }
}
