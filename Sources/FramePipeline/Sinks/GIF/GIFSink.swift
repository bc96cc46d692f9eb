import Display
import Foundation
import GIFCodec
import Synchronization

/// Creates one GIF file with Easel's encoder: stores the frames, chooses colors for all of them, and then writes the file.
///
/// The frames are stored in a temporary file, which is removed when the sink ends, even after a failure.
package final class GIFSink: FrameSink {
    private struct State {
        var frames: StoredFrames?
        var colors = GIFColorCounter()
    }

    private let path: String
    private let timing: AnimationTiming
    private let plays: Int
    private let temporary: URL
    private let state = Mutex(State())
    /// Not under the lock, which `finish` holds while it encodes.
    private let isCanceled = Atomic(false)

    package let isOrdered = true

    /// - Parameters:
    ///   - path: the file to create.
    ///   - timing: the timing of the frames to be written, in hundredths of a second.
    ///   - plays: the number of times that the animation is played; 0 is forever.
    /// - Throws: `WriteError`.
    package init(path: String, timing: AnimationTiming, plays: Int) throws {
        (self.path, self.timing, self.plays) = (path, timing, plays)
        temporary = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString).frames")
        // Fail before drawing rather than after it.
        try AtomicFile.checkWritable(path)
    }

    package func makeEncoder() -> any FrameEncoder { GIFPixelEncoder() }

    package func write(_ frame: EncodedFrame, index: Int) throws -> String? {
        guard let image = frame.image else { preconditionFailure("not a frame of this sink's encoder") }
        try state.withLock { state in
            try checkCancellation()
            do {
                let frames = try state.frames ?? StoredFrames(temporary)
                state.frames = frames
                state.colors.add(image, rows: try frames.append(image))
            } catch let error as CocoaError {
                throw failure(error)
            }
        }
        return nil
    }

    package func finish() throws {
        defer { cancel() }
        let file = try state.withLock { try encode($0) }
        // Outside the lock: this waits forever when the process is about to end, and `cancel` must not wait for it.
        try AtomicFile.write(file, to: path)
    }

    private func encode(_ state: State) throws -> [UInt8] {
        guard let frames = state.frames else { throw WriteError(path: path, reason: "there is no frame") }
        do {
            var indexer = GIFIndexer(width: frames.width, height: frames.height, palette: GIFPalette(state.colors))
            var encoder = try GIFEncoder(width: frames.width, height: frames.height, palette: indexer.palette, plays: plays)
            var steps = timing.steps.makeIterator()
            try frames.replay { pixels, rows in
                try checkCancellation()
                indexer.update(pixels, rows: rows)
                try encoder.append(indexer.pixels, duration: steps.next()?.length ?? 1)
            }
            return try encoder.finish()
        } catch let error as CocoaError {
            throw failure(error)
        } catch let error as GIFError {
            throw WriteError(path: path, reason: error.description)
        }
    }

    package func cancel() {
        isCanceled.store(true, ordering: .relaxed)
        state.withLock { $0.frames = nil }
    }

    private func checkCancellation() throws(WriteError) {
        if isCanceled.load(ordering: .relaxed) { throw WriteError(path: path, reason: "canceled") }
    }

    private func failure(_ error: CocoaError) -> WriteError {
        // The temporary file has no name.
        WriteError(path: path, reason: FileErrorReason.describe(error, at: temporary.deletingLastPathComponent().path + "/.", missing: "no such folder"))
    }
}

/// Prepares images on the workers' threads.
private final class GIFPixelEncoder: FrameEncoder {
    func encode(_ pixmap: Pixmap, changedRows: Range<Int>?) -> EncodedFrame { EncodedFrame(image: pixmap.withoutTranslucency) }
}
