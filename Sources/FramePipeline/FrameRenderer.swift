import CairoCanvas
import Display
import PNGCodec
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
    private let plan: RenderPlan
    private let jobs: Int
    private let progress: ProgressReporter
    package private(set) var counters = FrameCounters()

    /// - Parameter jobs: how many frames are painted at the same time, at least 1.
    package init(plan: RenderPlan, jobs: Int, progress: ProgressReporter) {
        self.plan = plan
        self.jobs = max(1, jobs)
        self.progress = progress
    }

    /// Asks `source` for every frame from 0 up to the last one of the plan, in order, and writes those of the plan.
    ///
    /// - Throws: what `source` throws, `CanvasError`, `PNGError`, `WriteError`. Frames already written stay; none is ever half written.
    package mutating func run(source: (Int) async throws -> DisplayList) async throws {
        guard let last = plan.frames.last else { return }
        let wanted = Set(plan.frames)
        let (plan, progress) = (plan, progress)
        let (painters, workers) = (PainterPool(), WorkerPool(width: jobs))
        var counters = FrameCounters()
        defer { self.counters = counters }
        var previous: (list: DisplayList, picture: Picture)?
        do {
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
                try await workers.start {
                    progress.frame(index, path: try plan.destination.write(try picture.bytes(from: painters), frame: index))
                }
                // Pictures in a stream come in order.
                if case .standardOutput = plan.destination { try await workers.finish() }
                counters.written += 1
            }
        } catch {
            try? await workers.finish()
            throw error
        }
        try await workers.finish()
    }
}

/// One frame's picture as a file, for all frames that show the same.
private final class Picture: Sendable {
    private let list: DisplayList
    private let result = Mutex<Result<[UInt8], any Error>?>(nil)

    init(_ list: DisplayList) { self.list = list }

    /// Whoever asks first paints; others wait for that.
    func bytes(from painters: PainterPool) throws -> [UInt8] {
        try result.withLock { result in
            let done = result ?? Result { try painters.encode(list) }
            result = done
            return done
        }.get()
    }
}

/// Painters for workers to borrow, each used by one worker at a time: they keep letter forms and the memory of a picture.
private final class PainterPool: Sendable {
    private final class Place: @unchecked Sendable {
        let painter = Painter()
        var pixmap = Pixmap(width: 1, height: 1)
    }

    private let places = Mutex<[Place]>([])

    /// Paints and encodes one frame.
    func encode(_ list: DisplayList) throws -> [UInt8] {
        let place = places.withLock { $0.popLast() } ?? Place()
        defer { places.withLock { $0.append(place) } }
        try place.painter.paint(list, into: &place.pixmap)
        return try PNGEncoder.encode(place.pixmap)
    }
}
