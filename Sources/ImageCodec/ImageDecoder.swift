import Display
import PNGCodec

/// Decodes images in the supported formats, PNG and JPEG, recognized by their first bytes.
package enum ImageDecoder {
    /// The default maximum number of pixels in an image: 100 million, 400 MB in memory.
    package static let defaultPixelLimit = PNGDecoder.defaultPixelLimit

    /// The longest side of an image that can be painted: Cairo's limit.
    private static let sideLimit = 32_767

    /// Returns the image in a file's bytes. Never crashes on any bytes.
    ///
    /// - Parameter pixelLimit: the maximum number of pixels (width times height).
    /// - Throws: `ImageError` for an unsupported format, a damaged or truncated file, or too many pixels.
    package static func decode(_ bytes: [UInt8], pixelLimit: Int = defaultPixelLimit) throws(ImageError) -> Pixmap {
        let pixmap = try decodeAny(bytes, pixelLimit: pixelLimit)
        guard max(pixmap.width, pixmap.height) <= sideLimit else {
            throw ImageError("an image of \(pixmap.width) × \(pixmap.height) pixels has a side above \(sideLimit)")
        }
        return pixmap
    }

    private static func decodeAny(_ bytes: [UInt8], pixelLimit: Int) throws(ImageError) -> Pixmap {
        if bytes.starts(with: JPEGDecoder.signature) { return try JPEGDecoder.decode(bytes, pixelLimit: pixelLimit) }
        do throws(PNGError) {
            return try PNGDecoder.decode(bytes, pixelLimit: pixelLimit)
        } catch {
            throw ImageError(error == .notPNG ? "neither a PNG nor a JPEG file" : error.description)
        }
    }
}
