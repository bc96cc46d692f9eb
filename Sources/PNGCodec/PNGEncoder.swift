import Display

/// Writes PNG files. Equal pictures give equal bytes.
public enum PNGEncoder {
    /// The picture as a complete PNG file, tagged as sRGB: grey or RGB where every pixel is opaque, else RGBA with straight alpha.
    ///
    /// The bytes are those of `PNGStripEncoder`, which is faster for pictures that resemble each other.
    /// - Throws: `PNGError.compressor` when memory is short.
    /// - Complexity: linear in the number of pixels.
    public static func encode(_ pixmap: Pixmap, compression: PNGCompression = .balanced) throws(PNGError) -> [UInt8] {
        try PNGStripEncoder(compression: compression).encodeAll(pixmap, isKept: false)
    }
}
