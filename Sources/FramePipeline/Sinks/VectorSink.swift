import CairoCanvas
import Display

/// Writes one PDF or SVG file for each frame.
package struct VectorSink: FileSink {
    /// A still.
    package let destination: OutputDestination
    package let format: VectorFile.Format
    /// The maximum number of pixels in all layers of pictures at the same time.
    package let layerPixels: Int
    /// Whether files that already have the right bytes are left untouched.
    package let keepsEqualFiles: Bool

    package init(destination: OutputDestination, format: VectorFile.Format, layerPixels: Int, keepsEqualFiles: Bool = false) {
        (self.destination, self.format, self.layerPixels, self.keepsEqualFiles) = (destination, format, layerPixels, keepsEqualFiles)
    }

    package func makeEncoder() -> any FrameEncoder { VectorFrameEncoder(format: format, layerPixels: layerPixels) }
}

private final class VectorFrameEncoder: FrameEncoder {
    private let format: VectorFile.Format
    private let layerPixels: Int

    init(format: VectorFile.Format, layerPixels: Int) { (self.format, self.layerPixels) = (format, layerPixels) }

    func encode(_ list: DisplayList) throws -> EncodedFrame? {
        let (width, height) = try Painter.pixelSize(of: list)
        return EncodedFrame(.bytes(try VectorFile.bytes(of: [list], as: format, layerPixels: layerPixels)), width: width, height: height)
    }

    func encode(_ pixmap: Pixmap, changedRows: Range<Int>?) -> EncodedFrame { preconditionFailure("shapes are encoded, not pixels") }
}
