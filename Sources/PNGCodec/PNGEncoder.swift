import Display

/// Encodes images as PNG files. Equal images give equal bytes.
package enum PNGEncoder {
    /// Returns an image as a complete PNG file, tagged as sRGB: grayscale or RGB if every pixel is opaque, otherwise RGBA with straight alpha.
    ///
    /// The bytes are those of `PNGStripEncoder`, which is faster for a series of similar images.
    /// - Complexity: linear in the number of pixels.
    package static func encode(_ pixmap: Pixmap, compression: PNGCompression = .balanced) -> [UInt8] {
        PNGStripEncoder(compression: compression, keepsPictures: false).encode(pixmap)
    }
}
