import CTurboJPEG
import Display
import PNGCodec

/// Decodes JPEG files (grayscale, color, CMYK; baseline and progressive) into opaque 8-bit pixels, rotated to be upright.
///
/// Colors are converted to sRGB from profiles with three primaries, such as Display P3; other profiles are not applied.
enum JPEGDecoder {
    /// The first two bytes of every JPEG file.
    static let signature: [UInt8] = [0xFF, 0xD8]

    /// Returns the image in `bytes`. Never crashes on any bytes: TurboJPEG returns its errors as values.
    ///
    /// - Parameter pixelLimit: the maximum number of pixels (width times height); checked before memory for them is allocated.
    /// - Throws: `ImageError` for a damaged file, too many pixels, or too many scans (`JPEGScans`).
    static func decode(_ bytes: [UInt8], pixelLimit: Int) throws(ImageError) -> Pixmap {
        guard let decoder = unsafe tjInitDecompress() else { throw ImageError("the JPEG decoder could not be set up") }
        defer { unsafe tjDestroy(decoder) }
        var (width, height, subsampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
        let isHeader = unsafe bytes.withUnsafeBufferPointer {
            unsafe tjDecompressHeader3(decoder, $0.baseAddress, UInt($0.count), &width, &height, &subsampling, &space) == 0
        }
        guard isHeader, width > 0, height > 0 else { throw unsafe damaged(decoder) }
        let (columns, rows) = (Int(width), Int(height))
        guard columns <= pixelLimit / rows else {
            throw .tooLarge(width: columns, height: rows, limit: pixelLimit)
        }
        let scans = JPEGScans.count(bytes)
        guard scans <= JPEGScans.limit else { throw ImageError("a JPEG file with \(scans) scans is above the limit of \(JPEGScans.limit)") }
        var pixmap = Pixmap(width: columns, height: rows)
        let isCMYK = space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue)
        // Bytes in the order B, G, R, A are `0xAARRGGBB` as a little-endian number. TJPF_BGRA sets alpha to 255.
        let format = isCMYK ? TJPF_CMYK : TJPF_BGRA
        let isRead = unsafe pixmap.pixels.withUnsafeMutableBytes { pixels in
            unsafe bytes.withUnsafeBufferPointer { input in
                unsafe tjDecompress2(
                    decoder, input.baseAddress, UInt(input.count), pixels.baseAddress?.assumingMemoryBound(to: UInt8.self), width, width * 4, height,
                    Int32(format.rawValue), Int32(TJFLAG_STOPONWARNING)) == 0
            }
        }
        guard isRead else { throw unsafe damaged(decoder) }
        if isCMYK {
            for index in pixmap.pixels.indices { pixmap.pixels[index] = Self.opaque(inks: UInt32(littleEndian: pixmap.pixels[index])) }
        } else if let profile = JPEGProfile.read(bytes).flatMap(ColorProfile.init) {
            profile.convert(&pixmap.pixels)
        }
        return pixmap.oriented(EXIFOrientation.read(bytes))
    }

    private static func damaged(_ decoder: tjhandle) -> ImageError {
        let reason = unsafe tjGetErrorStr2(decoder).map { unsafe String(cString: $0) }
        return ImageError("damaged JPEG file\(reason.map { ": \($0)" } ?? "")")
    }

    /// Converts CMYK to opaque RGB. Files store ink values inverted, as Adobe does, so that 255 means no ink.
    private static func opaque(inks: UInt32) -> UInt32 {
        let black = inks >> 24
        func light(_ shift: UInt32) -> UInt32 { ((inks >> shift & 0xFF) * black + 127) / 255 }
        return 0xFF00_0000 | light(0) << 16 | light(8) << 8 | light(16)
    }
}
