import Display
import ImageCodec

/// Writes JPEG files: a file for each frame, or a single file.
package struct JPEGSink: FileSink {
    /// A still or a sequence.
    package let destination: OutputDestination
    /// 1…100.
    package let quality: Int
    /// Whether files that already have the right bytes are left untouched.
    package let keepsEqualFiles: Bool

    package init(destination: OutputDestination, quality: Int, keepsEqualFiles: Bool = false) {
        (self.destination, self.quality, self.keepsEqualFiles) = (destination, quality, keepsEqualFiles)
    }

    package func makeEncoder() -> any FrameEncoder { JPEGFrameEncoder(quality: quality) }
}

private final class JPEGFrameEncoder: FrameEncoder {
    private let quality: Int

    init(quality: Int) { self.quality = quality }

    func encode(_ pixmap: Pixmap, changedRows: Range<Int>?) throws -> EncodedFrame {
        EncodedFrame(.bytes(try JPEGEncoder.encode(pixmap, quality: quality)), width: pixmap.width, height: pixmap.height)
    }
}
