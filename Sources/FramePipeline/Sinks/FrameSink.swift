import Display
import PNGCodec

/// A frame in the form that a sink accepts.
package struct EncodedFrame: Sendable {
    package enum Content: Sendable {
        /// A complete file, or pixels in the format of an external program.
        case bytes([UInt8])
        /// The image itself, for sinks that inspect pixels or whose files depend on several frames.
        case image(Pixmap)
        /// The image with the SHA-256 of its premultiplied bytes: hashing is slow, and workers can do it in parallel.
        case hashedImage(Pixmap, sha256: String)
    }

    package let content: Content
    /// In pixels.
    package let width: Int
    package let height: Int
    /// Whether pixels in the format of an external program have an alpha channel.
    package let isTranslucent: Bool

    package init(_ content: Content, width: Int, height: Int, isTranslucent: Bool = false) {
        (self.content, self.width, self.height, self.isTranslucent) = (content, width, height, isTranslucent)
    }

    package init(image: Pixmap) { self.init(.image(image), width: image.width, height: image.height) }

    /// Returns the frame with the names of left-out parts of the source, if it is a PNG file.
    func naming(_ leftOut: [String]) -> EncodedFrame {
        guard !leftOut.isEmpty, case .bytes(let bytes) = content, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return self }
        let file = PNGChunks.adding(leftOut.joined(separator: "\n"), as: "Left out", to: bytes)
        return EncodedFrame(.bytes(file), width: width, height: height, isTranslucent: isTranslucent)
    }

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

/// Encodes the images of one worker in a sink's form, one after the other. Not safe to use from two threads at the same time.
///
/// It may keep data to do less work for the next image; the result depends on the image alone.
package protocol FrameEncoder: AnyObject {
    /// Returns a frame in a form that is made from its shapes instead of its image; nil if the sink takes images.
    func encode(_ list: DisplayList) throws -> EncodedFrame?

    /// Returns an image in the sink's form.
    ///
    /// - Parameter changedRows: the rows outside of which `pixmap` equals this encoder's previous image; empty if all rows are equal, nil if unknown or
    ///   for the first image. Rows that are included but did not change only cost time.
    func encode(_ pixmap: Pixmap, changedRows: Range<Int>?) throws -> EncodedFrame

    /// Does the same for a form that depends on the background color, which is the same for all frames of a scene.
    func encode(_ pixmap: Pixmap, changedRows: Range<Int>?, on background: ResolvedColor) throws -> EncodedFrame

    /// The numbers of strips of rows compressed so far and reused from previous images; zeros if the form has no strips.
    var strips: (encoded: Int, reused: Int) { get }
}

extension FrameEncoder {
    package func encode(_ list: DisplayList) throws -> EncodedFrame? { nil }
    package func encode(_ pixmap: Pixmap, changedRows: Range<Int>?, on background: ResolvedColor) throws -> EncodedFrame {
        try encode(pixmap, changedRows: changedRows)
    }
    package var strips: (encoded: Int, reused: Int) { (0, 0) }
}

/// Receives images as they are finished and writes them to the destination of `-o`.
package protocol FrameSink: Sendable {
    /// Whether `write` must be called for frames in ascending order, one call at a time; otherwise calls may come from several threads and in any order.
    var isOrdered: Bool { get }

    /// Returns an encoder for one worker. Called on any thread.
    func makeEncoder() -> any FrameEncoder

    /// Writes one frame.
    ///
    /// - Returns: the path of the file that is now complete; nil if no file is complete yet.
    /// - Throws: `WriteError`.
    func write(_ frame: EncodedFrame, index: Int) throws -> String?

    /// Completes the output once all frames were written. May take long, so don't call it on the main thread.
    ///
    /// - Throws: `WriteError`.
    func finish() throws

    /// Ends the output and removes incomplete files. May be called on any thread, even while `write` or `finish` runs.
    func cancel()
}

/// Writes PNG files: a file for each frame, a single file, or one after the other on standard output.
package struct PNGSink: FileSink {
    /// Not an `.animation`.
    package let destination: OutputDestination
    package let compression: PNGCompression
    /// Whether files that already have the right bytes are left untouched.
    package let keepsEqualFiles: Bool
    /// Whether there is only one frame, so that nothing needs to be kept for the next one.
    package let isSingle: Bool

    package init(destination: OutputDestination, compression: PNGCompression, keepsEqualFiles: Bool = false, isSingle: Bool = false) {
        (self.destination, self.compression, self.keepsEqualFiles, self.isSingle) = (destination, compression, keepsEqualFiles, isSingle)
    }

    package func makeEncoder() -> any FrameEncoder { PNGFrameEncoder(compression: compression, isSingle: isSingle) }
}

/// Compresses only the rows that changed since this worker's previous image.
private final class PNGFrameEncoder: FrameEncoder {
    private let compression: PNGCompression
    private let isSingle: Bool
    private var encoder: PNGStripEncoder?

    init(compression: PNGCompression, isSingle: Bool) { (self.compression, self.isSingle) = (compression, isSingle) }

    var strips: (encoded: Int, reused: Int) { (encoder?.counters.stripsEncoded ?? 0, encoder?.counters.stripsReused ?? 0) }

    func encode(_ pixmap: Pixmap, changedRows: Range<Int>?) -> EncodedFrame { encode(pixmap, changedRows: changedRows, on: .clear) }

    /// All frames' files have the same PNG type, regardless of their content: a program that reads them in sequence assumes the first one's type for all.
    func encode(_ pixmap: Pixmap, changedRows: Range<Int>?, on background: ResolvedColor) -> EncodedFrame {
        let encoder = encoder ?? PNGStripEncoder(compression: compression, keepsPictures: !isSingle)
        self.encoder = encoder
        let channels: PNGChannels = background.opacity >= 1 ? .color : .colorAndAlpha
        let file = encoder.encode(pixmap, changedRows: changedRows, channels: channels)
        return EncodedFrame(.bytes(file), width: pixmap.width, height: pixmap.height)
    }
}
