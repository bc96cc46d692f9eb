import Display
import PNGCodec

/// Decodes images in the formats of `PictureFormat`, recognized by their first bytes.
package enum ImageDecoder {
    /// The default maximum number of pixels in an image: 100 million, 400 MB in memory.
    package static let defaultPixelLimit = PNGDecoder.defaultPixelLimit

    /// The longest side of an image that can be painted: Cairo's limit.
    private static let sideLimit = 32_767

    /// Returns the image in a file's bytes; of several frames, the first. Never crashes on any bytes.
    ///
    /// - Parameters:
    ///   - pixelLimit: the maximum number of pixels (width times height).
    ///   - startsPrograms: whether formats are supported that only programs read.
    /// - Throws: `ImageError` for an unsupported format, a damaged or truncated file, too many pixels, or a program that isn't installed.
    package static func decode(_ bytes: [UInt8], pixelLimit: Int = defaultPixelLimit, startsPrograms: Bool = true) throws(ImageError) -> Pixmap {
        let pixmap = try decodeAny(bytes, pixelLimit: pixelLimit, startsPrograms: startsPrograms)
        guard max(pixmap.width, pixmap.height) <= sideLimit else {
            throw ImageError("an image of \(pixmap.width) × \(pixmap.height) pixels has a side above \(sideLimit)")
        }
        return pixmap
    }

    private static func decodeAny(_ bytes: [UInt8], pixelLimit: Int, startsPrograms: Bool) throws(ImageError) -> Pixmap {
        guard let format = PictureFormat(bytes) else { throw unknown }
        switch format {
        case .png:
            do throws(PNGError) {
                return try PNGDecoder.decode(bytes, pixelLimit: pixelLimit)
            } catch {
                switch error {
                case .notPNG: throw unknown
                case .tooLarge(let width, let height, let limit): throw .tooLarge(width: width, height: height, limit: limit)
                case .truncated, .damaged: throw ImageError(error.description)
                }
            }
        case .jpeg: return try JPEGDecoder.decode(bytes, pixelLimit: pixelLimit)
        case .gif: return try GIFDecoder.decode(bytes, pixelLimit: pixelLimit)
        case .bmp: return try BMPDecoder.decode(bytes, pixelLimit: pixelLimit)
        case .webP: return try WebPDecoder.decode(bytes, pixelLimit: pixelLimit)
        case .tiff, .heic, .avif:
            guard startsPrograms else { throw unknown }
            return try PictureProgram.decode(bytes, format, pixelLimit: pixelLimit)
        }
    }

    /// Most broken files were one of the two.
    private static let unknown = ImageError("neither a PNG nor a JPEG file")
}
