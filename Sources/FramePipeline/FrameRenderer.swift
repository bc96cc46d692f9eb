import CairoCanvas
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
    package mutating func run(source: (Int) throws -> DisplayList) async throws {
        do {
            try await writeFrames(source)
            let sink = sink
            try await Task.detached { try sink.finish() }.value
        } catch {
            sink.cancel()
            throw error
        }
    }

    private mutating func writeFrames(_ source: (Int) throws -> DisplayList) async throws {
        guard let last = frames.last else { return }
        let wanted = Set(frames)
        let (sink, progress, jobs) = (sink, progress, jobs)
        let painters = PainterPool(sink: sink)
        var counters = FrameCounters()
        defer { self.counters = counters }
        try await withThrowingTaskGroup(of: Void.self) { group in
            var previous: (list: DisplayList, picture: Task<EncodedFrame, any Error>)?
            var written: Task<Void, any Error>?
            var underWay = 0
            for index in 0...last {
                let list = try source(index)
                guard wanted.contains(index) else { continue }
                let picture: Task<EncodedFrame, any Error>
                if let previous, previous.list == list {
                    picture = previous.picture
                } else {
                    picture = Task.detached { try painters.encode(list) }
                    counters.painted += 1
                }
                previous = (list, picture)
                if underWay >= jobs {
                    try await group.next()
                    underWay -= 1
                }
                underWay += 1
                // In order, each frame waits for the one before.
                let before = sink.isOrdered ? written : nil
                let writing = Task.detached {
                    let frame = try await picture.value
                    try await before?.value
                    progress.frame(index, path: try sink.write(frame, index: index))
                }
                written = writing
                group.addTask { try await writing.value }
                counters.written += 1
            }
            try await group.waitForAll()
        }
    }
}

/// Painters for workers to borrow, each used by one worker at a time: they keep letter forms and the memory of a picture.
private final class PainterPool: Sendable {
    private final class Place: @unchecked Sendable {
        let painter = Painter()
        var pixmap = Pixmap(width: 1, height: 1)
    }
    private let places = Mutex<[Place]>([])
    private let sink: any FrameSink

    init(sink: any FrameSink) { self.sink = sink }

    /// Paints one frame and encodes it as the sink wants it.
    func encode(_ list: DisplayList) throws -> EncodedFrame {
        let place = places.withLock { $0.popLast() } ?? Place()
        defer { places.withLock { $0.append(place) } }
        try place.painter.paint(list, into: &place.pixmap)
        return try sink.encode(place.pixmap)
    }
}
