import CDeflate
import Display

/// Writes 8-bit PNG files. Equal pictures give equal bytes.
public enum PNGEncoder {
    /// The first eight bytes of every PNG file (PNG specification, section 5.2).
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The picture as a complete PNG file: RGB when every pixel is opaque, else RGBA with straight alpha, tagged as sRGB.
    ///
    /// Decoding gives the very same pixels, because un-premultiplying rounds to the nearest: p·255/a is off by at most ½, and times a/255 that is below ½ again.
    /// - Parameter compressionLevel: libdeflate's, 0 (stored) … 12 (slowest and smallest).
    /// - Throws: `PNGError.compressor` when the level is out of range or memory is short.
    /// - Complexity: linear in the number of pixels.
    public static func encode(_ pixmap: Pixmap, compressionLevel: Int = 6) throws(PNGError) -> [UInt8] {
        let hasAlpha = pixmap.pixels.contains { $0 < 0xFF00_0000 }
        let filtered = PNGFilter.filteredRows(of: pixmap, hasAlpha: hasAlpha)
        let compressed = try zlibCompressed(filtered, level: compressionLevel)

        var file = signature
        file.reserveCapacity(compressed.count + 100)
        var header: [UInt8] = []
        appendBigEndian(UInt32(pixmap.width), to: &header)
        appendBigEndian(UInt32(pixmap.height), to: &header)
        // Bit depth; colour type (2 RGB, 6 RGBA); deflate; adaptive filtering; not interlaced.
        header += [8, hasAlpha ? 6 : 2, 0, 0, 0]
        appendChunk("IHDR", header[...], to: &file)
        // Rendering intent 0, perceptual: what Apple's encoder writes too.
        appendChunk("sRGB", [0], to: &file)
        appendChunk("IDAT", compressed[...], to: &file)
        appendChunk("IEND", [], to: &file)
        return file
    }

    private static func zlibCompressed(_ bytes: [UInt8], level: Int) throws(PNGError) -> [UInt8] {
        guard 0...12 ~= level, let compressor = unsafe libdeflate_alloc_compressor(Int32(level)) else { throw .compressor }
        defer { unsafe libdeflate_free_compressor(compressor) }
        let bound = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
        return unsafe [UInt8](unsafeUninitializedCapacity: bound) { output, count in
            unsafe bytes.withUnsafeBytes { input in
                unsafe count = libdeflate_zlib_compress(compressor, input.baseAddress, input.count, output.baseAddress, bound)
            }
        }
    }

    private static func appendBigEndian(_ number: UInt32, to bytes: inout [UInt8]) {
        for shift in stride(from: UInt32(24), through: 0, by: -8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }

    private static func appendChunk(_ type: StaticString, _ data: ArraySlice<UInt8>, to file: inout [UInt8]) {
        appendBigEndian(UInt32(data.count), to: &file)
        let start = file.count
        file += Array(type.description.utf8)
        file += data
        let checksum = unsafe file.withUnsafeBytes { bytes in
            unsafe libdeflate_crc32(0, bytes.baseAddress?.advanced(by: start), bytes.count - start)
        }
        appendBigEndian(checksum, to: &file)
    }
}
