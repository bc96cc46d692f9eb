import CairoCanvas
import Display
import Synchronization

/// What frames may take over from those before them; nothing of it changes a byte, which is why tests switch it off.
package struct FrameReuse: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Paint only where a list differs from the one before.
    package static let damage = FrameReuse(rawValue: 1)
    /// Encode only the rows that were painted.
    package static let strips = FrameReuse(rawValue: 2)
    /// Write the bytes of the frame before where it shows the same.
    package static let frames = FrameReuse(rawValue: 4)
    package static let all: FrameReuse = [.damage, .strips, .frames]
}

/// A painter with all that it can use again for its next picture: letter forms, the picture itself and the list that it shows, and its encoder's memory.
/// For one thread at a time.
private final class FrameWorker {
    private let painter: Painter
    private var pixmap = Pixmap(width: 1, height: 1)
    private var encoder: any FrameEncoder
    /// What `pixmap` shows, and what became of it; nil before the first picture and after an error.
    private var last: (list: DisplayList, frame: EncodedFrame)?

    init(encoder: any FrameEncoder, layerPixels: Int) {
        self.encoder = encoder
        painter = Painter(layerPixels: layerPixels)
    }

    func encode(_ list: DisplayList, reuse: FrameReuse, makeEncoder: () -> any FrameEncoder, log: RenderLog) throws -> EncodedFrame {
        let before = last
        // Whatever goes wrong from here on, the picture shows neither list.
        last = nil
        var damage: PixelRegion?
        if reuse.contains(.damage), let before { damage = try log.timed(\.diff) { try painter.damage(from: before.list, to: list) } }
        if let before, reuse.contains(.frames), damage?.isEmpty == true {
            last = (list, before.frame)
            return before.frame
        }
        var counters = FrameCounters()
        let items = painter.itemsPainted
        try log.timed(\.paint) { try painter.paint(list, damage: damage, into: &pixmap) }
        counters.framesPainted = 1
        counters.itemsPainted = painter.itemsPainted - items
        counters.pixelsPainted = damage?.area ?? pixmap.pixels.count
        if !reuse.contains(.strips) { encoder = makeEncoder() }
        let strips = encoder.strips
        let rows = reuse.contains(.strips) && before != nil ? damage?.rows : nil
        let frame = try log.timed(\.encode) { try encoder.encode(pixmap, changedRows: rows, on: list.background) }
        counters.stripsEncoded = encoder.strips.encoded - strips.encoded
        counters.stripsReused = encoder.strips.reused - strips.reused
        log.add(counters)
        last = (list, frame)
        return frame
    }
}

/// Workers to borrow, each used by one thread at a time. The one that was last given back is the first to be lent: its picture is the most like the next.
final class FrameWorkerPool: Sendable {
    // Workers go from thread to thread, but the lock hands each to one only.
    private struct Place: @unchecked Sendable { let worker: FrameWorker }

    private let places = Mutex<[Place]>([])
    private let sink: any FrameSink
    private let reuse: FrameReuse
    private let log: RenderLog
    private let layerPixels: Int

    init(sink: any FrameSink, reuse: FrameReuse, log: RenderLog, layerPixels: Int) {
        (self.sink, self.reuse, self.log, self.layerPixels) = (sink, reuse, log, layerPixels)
    }

    /// Paints one frame and encodes it as the sink wants it.
    func encode(_ list: DisplayList) throws -> EncodedFrame {
        let place = places.withLock { $0.popLast() } ?? Place(worker: FrameWorker(encoder: sink.makeEncoder(), layerPixels: layerPixels))
        defer { places.withLock { $0.append(place) } }
        return try place.worker.encode(list, reuse: reuse, makeEncoder: sink.makeEncoder, log: log)
    }
}
