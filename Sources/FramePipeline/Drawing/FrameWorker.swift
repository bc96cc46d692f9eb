import CairoCanvas
import Display
import Synchronization

/// The results that a frame may reuse from earlier frames. Reuse never changes a byte, which tests prove by switching it off.
package struct FrameReuse: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Paint only where a display list differs from the previous one.
    package static let damage = FrameReuse(rawValue: 1)
    /// Encode only the rows that were painted.
    package static let strips = FrameReuse(rawValue: 2)
    /// Write the bytes of the previous frame if it shows the same.
    package static let frames = FrameReuse(rawValue: 4)
    package static let all: FrameReuse = [.damage, .strips, .frames]
}

/// A painter with everything it can reuse for its next image: glyph outlines, the image itself, the display list that it shows, and its encoder's memory.
/// For one thread at a time.
private final class FrameWorker {
    private let painter: Painter
    private let threads: Int
    private var pixmap = Pixmap(width: 1, height: 1)
    /// Memory for an image that replaces all of `pixmap`, whose memory the encoder keeps.
    private var spare = Pixmap(width: 1, height: 1)
    /// Whether the encoder may share the memory of `pixmap`: changing it would copy it.
    private var isShared = false
    private var encoder: any FrameEncoder
    /// The list that `pixmap` shows and its encoded frame; nil before the first image and after an error.
    private var last: (list: DisplayList, frame: EncodedFrame)?

    init(encoder: any FrameEncoder, layerPixels: Int, pool: LayerPool?, threads: Int) {
        (self.encoder, self.threads) = (encoder, threads)
        painter = Painter(layerPixels: layerPixels, pool: pool)
    }

    func encode(_ list: DisplayList, reuse: FrameReuse, makeEncoder: () -> any FrameEncoder, log: RenderLog) throws -> EncodedFrame {
        if let frame = try log.timed(\.encode, { try encoder.encode(list) }) {
            var counters = FrameCounters()
            counters.framesPainted = 1
            log.add(counters)
            return frame
        }
        let before = last
        // If anything fails from here on, the image shows neither list.
        last = nil
        var damage: PixelRegion?
        if reuse.contains(.damage), let before { damage = try log.timed(\.diff) { try painter.damage(from: before.list, to: list) } }
        if let before, reuse.contains(.frames), damage?.isEmpty == true, before.list.leftOut == list.leftOut {
            last = (list, before.frame)
            return before.frame
        }
        var counters = FrameCounters()
        let items = painter.itemsPainted
        try log.timed(\.paint) {
            if let damage {
                if isShared {
                    spare = Pixmap(width: 1, height: 1)
                    pixmap = pixmap.copied()
                }
                try painter.paint(list, damage: damage, into: &pixmap)
            } else {
                if isShared { swap(&pixmap, &spare) }
                try painter.paint(list, into: &pixmap, threads: threads)
            }
            isShared = false
        }
        counters.framesPainted = 1
        counters.itemsPainted = painter.itemsPainted - items
        counters.pixelsPainted = damage?.area ?? pixmap.pixels.count
        if !reuse.contains(.strips) { encoder = makeEncoder() }
        let strips = encoder.strips
        let rows = reuse.contains(.strips) && before != nil ? damage?.rows : nil
        isShared = rows == nil
        let frame = try log.timed(\.encode) { try encoder.encode(pixmap, changedRows: rows, on: list.background) }.naming(list.leftOut)
        counters.stripsEncoded = encoder.strips.encoded - strips.encoded
        counters.stripsReused = encoder.strips.reused - strips.reused
        log.add(counters)
        last = (list, frame)
        return frame
    }
}

/// A pool of workers, each used by one thread at a time. The last one returned is lent first: its image is the most similar to the next one.
package final class FrameWorkerPool: Sendable {
    // Workers move between threads, but the lock hands each to only one at a time.
    private struct Slot: @unchecked Sendable { let worker: FrameWorker }

    private let slots = Mutex<[Slot]>([])
    private let sink: any FrameSink
    private let reuse: FrameReuse
    private let log: RenderLog
    private let layerPixels: Int
    private let layers: LayerPool?
    private let threads: Int

    /// - Parameters:
    ///   - sink: makes the encoders.
    ///   - layerPixels: the maximum number of pixels in all layers of an image at the same time.
    ///   - layers: the pixels of layers that the workers share; nil if there is only one.
    ///   - threads: the number of threads that paint one image, at least 1.
    package init(sink: any FrameSink, reuse: FrameReuse, log: RenderLog, layerPixels: Int, layers: LayerPool? = nil, threads: Int = 1) {
        (self.sink, self.reuse, self.log, self.layerPixels, self.layers, self.threads) = (sink, reuse, log, layerPixels, layers, threads)
    }

    /// Paints one frame and encodes it in the sink's form.
    ///
    /// - Throws: `CanvasError`, `PNGError`.
    package func encode(_ list: DisplayList) throws -> EncodedFrame {
        let slot =
            slots.withLock { $0.popLast() }
            ?? Slot(worker: FrameWorker(encoder: sink.makeEncoder(), layerPixels: layerPixels, pool: layers, threads: threads))
        defer { slots.withLock { $0.append(slot) } }
        return try slot.worker.encode(list, reuse: reuse, makeEncoder: sink.makeEncoder, log: log)
    }
}
