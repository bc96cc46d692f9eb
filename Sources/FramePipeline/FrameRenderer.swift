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
    package mutating func run(source: (Int) throws -> DisplayList) async throws {
        guard let last = plan.frames.last else { return }
        let wanted = Set(plan.frames)
        let (plan, progress, jobs) = (plan, progress, jobs)
        let painters = PainterPool()
        var counters = FrameCounters()
        defer { self.counters = counters }
        try await withThrowingTaskGroup(of: Void.self) { group in
            var previous: (list: DisplayList, picture: Task<[UInt8], any Error>)?
            var underWay = 0
            for index in 0...last {
                let list = try source(index)
                guard wanted.contains(index) else { continue }
                let picture: Task<[UInt8], any Error>
                if let previous, previous.list == list {
                    picture = previous.picture
                } else {
                    picture = Task.detached { try painters.encode(list) }
                    counters.painted += 1
                }
                previous = (list, picture)
                if case .standardOutput = plan.destination {
                    // Pictures in a stream come in order.
                    progress.frame(index, path: try plan.destination.write(try await picture.value, frame: index))
                } else {
                    if underWay >= jobs {
                        try await group.next()
                        underWay -= 1
                    }
                    underWay += 1
                    group.addTask { progress.frame(index, path: try plan.destination.write(try await picture.value, frame: index)) }
                }
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

    /// Paints and encodes one frame.
    func encode(_ list: DisplayList) throws -> [UInt8] {
        let place = places.withLock { $0.popLast() } ?? Place()
        defer { places.withLock { $0.append(place) } }
        try place.painter.paint(list, into: &place.pixmap)
        return try PNGEncoder.encode(place.pixmap)
    }
}
