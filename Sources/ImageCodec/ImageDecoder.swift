import Display
import PNGCodec

/// Reads a picture of any kind that we know: PNG and JPEG, told apart by their first bytes.
public enum ImageDecoder {
    /// The most pixels that a picture may have unless the caller says otherwise: 100 million, 400 MB in memory.
    public static let defaultPixelLimit = PNGDecoder.defaultPixelLimit

    /// The longest side of a picture that can be painted: Cairo's limit.
    private static let sideLimit = 32_767

    /// The picture in a file's bytes.
    ///
    /// - Parameter pixelLimit: the most pixels (width times height).
    /// - Throws: for a kind that we don't know, a damaged or truncated file, or too many pixels; never crashes.
    public static func decode(_ bytes: [UInt8], pixelLimit: Int = defaultPixelLimit) throws(ImageError) -> Pixmap {
        let pixmap = try decodeAny(bytes, pixelLimit: pixelLimit)
        guard max(pixmap.width, pixmap.height) <= sideLimit else {
            throw ImageError("a picture of \(pixmap.width) × \(pixmap.height) pixels has a side above \(sideLimit)")
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
