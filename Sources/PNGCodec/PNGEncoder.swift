import Display

/// Writes PNG files. Equal pictures give equal bytes.
public enum PNGEncoder {
    /// The picture as a complete PNG file, tagged as sRGB: grey or RGB where every pixel is opaque, else RGBA with straight alpha.
    ///
    /// The bytes are those of `PNGStripEncoder`, which is faster for pictures that resemble each other.
    /// - Complexity: linear in the number of pixels.
    public static func encode(_ pixmap: Pixmap, compression: PNGCompression = .balanced) -> [UInt8] {
        PNGStripEncoder(compression: compression, keepsPictures: false).encode(pixmap)
    }
}
