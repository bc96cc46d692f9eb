import Display
import PNGCodec

/// A frame in the form that a sink takes.
package struct EncodedFrame: Sendable {
    package enum Content: Sendable {
        /// A whole file, or pixels as another program takes them.
        case bytes([UInt8])
        /// The image itself, for sinks that look at pixels or whose files depend on several frames.
        case image(Pixmap)
        /// The image with the SHA-256 of its premultiplied bytes: hashing takes time, and workers have it.
        case hashedImage(Pixmap, sha256: String)
    }

    package let content: Content
    /// In pixels.
    package let width: Int
    package let height: Int

    package init(_ content: Content, width: Int, height: Int) { (self.content, self.width, self.height) = (content, width, height) }

    package init(image: Pixmap) { self.init(.image(image), width: image.width, height: image.height) }

    /// The encoded bytes; nil for an image.
    package var bytes: [UInt8]? { if case .bytes(let bytes) = content { bytes } else { nil } }

    /// The image; nil for encoded bytes.
    package var image: Pixmap? {
        switch content {
        case .bytes: nil
        case .image(let image), .hashedImage(let image, _): image
        }
    }
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
package struct PNGSink: FrameSink {
    /// Not an `.animation`.
    package let destination: OutputDestination
    package let compression: PNGCompression
    /// Whether files that have the right bytes already are left alone.
    package let keepsEqualFiles: Bool
    /// Whether there is one frame only, of which nothing need be kept for the next.
    package let isSingle: Bool

    package init(destination: OutputDestination, compression: PNGCompression, keepsEqualFiles: Bool = false, isSingle: Bool = false) {
        (self.destination, self.compression, self.keepsEqualFiles, self.isSingle) = (destination, compression, keepsEqualFiles, isSingle)
    }

    package var isOrdered: Bool { destination == .standardOutput }

    package func makeEncoder() -> any FrameEncoder { PNGFrameEncoder(compression: compression, isSingle: isSingle) }

    package func write(_ frame: EncodedFrame, index: Int) throws -> String? {
        guard let file = frame.bytes else { preconditionFailure("not a frame of this sink's encoder") }
        return try destination.write(file, frame: index, keepsEqual: keepsEqualFiles)
    }

    // Each file is complete as soon as it is there.
    package func finish() {}
    package func cancel() {}
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
        let file = encoder.encode(pixmap, changedRows: changedRows, channels: channels)
        return EncodedFrame(.bytes(file), width: pixmap.width, height: pixmap.height)
    }
}
