import CTurboJPEG
import Display

/// Encodes images as JPEG files, which have no transparency.
package enum JPEGEncoder {
    /// The quality without an option: differences can't be seen at the usual size.
    package static let usualQuality = 90
    /// The quality from which colors have as many pixels as brightness: colored text and lines stay sharp.
    private static let sharpQuality = 85

    /// Returns an image as a file. The same pixels give the same bytes.
    ///
    /// - Parameters:
    ///   - quality: 1…100.
    ///   - background: the color behind transparent pixels, which is opaque.
    package static func encode(_ pixmap: Pixmap, quality: Int = usualQuality, background: ResolvedColor = ResolvedColor(red: 1, green: 1, blue: 1))
        throws(ImageError) -> [UInt8]
    {
        guard let encoder = unsafe tjInitCompress() else { throw ImageError("the JPEG encoder could not be set up") }
        defer { unsafe tjDestroy(encoder) }
        let pixels = flattened(pixmap, on: background)
        var buffer: UnsafeMutablePointer<UInt8>?
        defer { unsafe tjFree(buffer) }
        var size: UInt = 0
        let samples = quality >= sharpQuality ? TJSAMP_444 : TJSAMP_420
        // Bytes in the order B, G, R, X are `0xXXRRGGBB` as a little-endian number.
        let isWritten = unsafe pixels.withUnsafeBytes { pixels in
            unsafe tjCompress2(
                encoder, pixels.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(pixmap.width), 0, Int32(pixmap.height), Int32(TJPF_BGRX.rawValue),
                &buffer, &size, Int32(samples.rawValue), Int32(min(max(quality, 1), 100)), Int32(TJFLAG_ACCURATEDCT)) == 0
        }
        guard isWritten, let buffer = unsafe buffer else { throw ImageError("a JPEG file of \(pixmap.width) × \(pixmap.height) pixels could not be made") }
        return unsafe Array(UnsafeBufferPointer(start: buffer, count: Int(size)))
    }

    private static func flattened(_ pixmap: Pixmap, on background: ResolvedColor) -> [UInt32] {
        let below = background.encoded8.premultipliedPixel
        return pixmap.pixels.map { pixel in
            let rest = 255 - pixel >> 24
            if rest == 0 { return pixel }
            func channel(_ shift: UInt32) -> UInt32 { min(255, (pixel >> shift & 0xFF) + ((below >> shift & 0xFF) * rest + 127) / 255) << shift }
            return 0xFF00_0000 | channel(16) | channel(8) | channel(0)
        }
    }

    /// Returns whether bytes are a complete file of that size in pixels: its parts up to the pixels are whole, and it has an end.
    package static func isWhole(_ bytes: [UInt8], width: Int, height: Int) -> Bool {
        guard bytes.starts(with: JPEGDecoder.signature), bytes.suffix(2) == [0xFF, 0xD9] else { return false }
        var offset = 2
        while offset + 9 <= bytes.count, bytes[offset] == 0xFF {
            let (marker, length) = (bytes[offset + 1], Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3]))
            // The header of the frame; C4, C8, and CC are others.
            if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker) {
                return [height, width] == [5, 7].map { Int(bytes[offset + $0]) << 8 | Int(bytes[offset + $0 + 1]) }
            }
            offset += 2 + length
        }
        return false
    }
}
