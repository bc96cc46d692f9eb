import Display
import PNGCodec

/// A picture in the form that a sink takes it in.
package struct EncodedFrame: Sendable {
    package let bytes: [UInt8]
    /// In pixels.
    package let width: Int
    package let height: Int
    /// The picture itself, for a sink whose files depend on more than one; others have it in `bytes`.
    package var picture: Pixmap?
}

/// Turns the pictures of one worker into a sink's form, one after the other. Not safe to use from two threads at the same time.
///
/// It may keep what it needs to do less for the next picture; what comes out depends on the picture alone.
package protocol FrameEncoder: AnyObject {
    /// A picture in the sink's form.
    ///
    /// - Parameter changedRows: the rows outside of which `pixmap` equals the picture that this encoder was given before; empty where all of it does, nil where
    ///   that is not known or nothing was given before. Rows that are there but did not change cost time and nothing else.
    func encode(_ pixmap: Pixmap, changedRows: Range<Int>?) throws -> EncodedFrame

    /// The same, for a form that depends on what lies under everything. It is the same for all frames of a scene.
    func encode(_ pixmap: Pixmap, changedRows: Range<Int>?, on background: ResolvedColor) throws -> EncodedFrame

    /// Strips of rows so far: how many were compressed, and how many taken over from the picture before; zeros where there are none.
    var strips: (encoded: Int, reused: Int) { get }
}

extension FrameEncoder {
    package func encode(_ pixmap: Pixmap, changedRows: Range<Int>?, on background: ResolvedColor) throws -> EncodedFrame {
        try encode(pixmap, changedRows: changedRows)
    }
    package var strips: (encoded: Int, reused: Int) { (0, 0) }
}

/// Takes pictures as they are finished: what `-o` names, at work.
package protocol FrameSink: Sendable {
    /// Whether `write` must be called frame by frame in ascending order, one call at a time; else calls may come from several threads and in any order.
    var isOrdered: Bool { get }

    /// An encoder for one worker. Called on any thread.
    func makeEncoder() -> any FrameEncoder

    /// Takes one frame.
    ///
    /// - Returns: the path of the file that is complete now; nil where there is none.
    /// - Throws: `WriteError`.
    func write(_ frame: EncodedFrame, index: Int) throws -> String?

    /// All frames were written. Whatever was put off until now is done; takes its time, so not for the main thread.
    ///
    /// - Throws: `WriteError`.
    func finish() throws

    /// No more frames will come, and what is not complete must go. May be called on any thread, also while `write` or `finish` runs.
    func cancel()
}

/// PNG files: a file for each frame, one file, or one after the other on standard output.
struct PNGSink: FrameSink {
    /// Not an `.animation`.
    let destination: OutputDestination
    let compression: PNGCompression
    /// Whether files that have the right bytes already are left alone.
    var keepsEqualFiles = false
    /// Whether there is one frame only, of which nothing need be kept for the next.
    var isSingle = false

    var isOrdered: Bool { destination == .standardOutput }

    func makeEncoder() -> any FrameEncoder { PNGFrameEncoder(compression: compression, isSingle: isSingle) }

    func write(_ frame: EncodedFrame, index: Int) throws -> String? { try destination.write(frame.bytes, frame: index, keepsEqual: keepsEqualFiles) }

    // Each file is complete as soon as it is there.
    func finish() {}
    func cancel() {}
}

/// Compresses only what is not as it was in this worker's picture before.
private final class PNGFrameEncoder: FrameEncoder {
    private let compression: PNGCompression
    private let isSingle: Bool
    private var encoder: PNGStripEncoder?

    init(compression: PNGCompression, isSingle: Bool) { (self.compression, self.isSingle) = (compression, isSingle) }

    var strips: (encoded: Int, reused: Int) { (encoder?.counters.stripsEncoded ?? 0, encoder?.counters.stripsReused ?? 0) }

    func encode(_ pixmap: Pixmap, changedRows: Range<Int>?) -> EncodedFrame { encode(pixmap, changedRows: changedRows, on: .clear) }

    /// Whatever a frame shows, its file is of the type of all frames: a program that reads them one after another takes the first one's for all.
    func encode(_ pixmap: Pixmap, changedRows: Range<Int>?, on background: ResolvedColor) -> EncodedFrame {
        let encoder = encoder ?? PNGStripEncoder(compression: compression, keepsPictures: !isSingle)
        self.encoder = encoder
        let channels: PNGChannels = background.opacity >= 1 ? .color : .colorAndAlpha
        return EncodedFrame(
            bytes: encoder.encode(pixmap, changedRows: changedRows, channels: channels), width: pixmap.width, height: pixmap.height)
    }
}

extension RenderPlan {
    /// What takes the plan's frames.
    ///
    /// - Throws: `MissingProgramError` where the format needs a program that is not installed, `WriteError` where nothing can be written.
    func makeSink() throws -> any FrameSink {
        guard case .animation(let format, let path) = destination, let timing else {
            return PNGSink(destination: destination, compression: compression, keepsEqualFiles: keepsEqualFiles, isSingle: frames.count == 1)
        }
        if format == .apng { return try APNGSink(path: path, timing: timing, compression: compression) }
        return try AnimationSink(format: format, path: path, timing: timing)
    }
}
