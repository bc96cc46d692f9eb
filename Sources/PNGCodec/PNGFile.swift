/// Assembles PNG files from their chunks (PNG specification, sections 5 and 11).
enum PNGFile {
    /// The first eight bytes of every PNG file (section 5.2).
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The number of bytes in a chunk besides its contents.
    static let chunkOverhead = 12

    /// Deflate with a window of 32 KB, at zlib's default level (RFC 1950, section 2.2).
    private static let zlibHeader: [UInt8] = [0x78, 0x9C]
    /// An empty final block.
    private static let lastBlock: [UInt8] = [0x03, 0x00]

    /// Appends the four bytes of a number, the highest first.
    static func appendBigEndian(_ number: UInt32, to bytes: inout [UInt8]) {
        for shift in stride(from: UInt32(24), through: 0, by: -8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }

    /// Appends a chunk whose contents `fill` appends.
    static func appendChunk(_ type: StaticString, to file: inout [UInt8], _ fill: (inout [UInt8]) -> Void) {
        let start = file.count
        appendBigEndian(0, to: &file)
        unsafe file.append(contentsOf: UnsafeBufferPointer(start: type.utf8Start, count: type.utf8CodeUnitCount))
        fill(&file)
        let length = UInt32(file.count - start - 8)
        for index in 0..<4 { file[start + index] = UInt8(truncatingIfNeeded: length >> UInt32(24 - 8 * index)) }
        let checksum = unsafe file.withUnsafeBufferPointer { unsafe Checksum.crc(UnsafeBufferPointer(rebasing: $0[(start + 4)...])) }
        appendBigEndian(checksum, to: &file)
    }

    /// Appends the signature and the chunks before the pixels: `IHDR` with size and color type, and `sRGB`.
    static func appendHead(width: Int, height: Int, type: PNGColorType, to file: inout [UInt8]) {
        file += signature
        appendChunk("IHDR", to: &file) { file in
            appendBigEndian(UInt32(width), to: &file)
            appendBigEndian(UInt32(height), to: &file)
            // Bit depth; color type; deflate; adaptive filtering; not interlaced.
            file += [8, type.rawValue, 0, 0, 0]
        }
        // Rendering intent 0, perceptual, as Apple's encoder writes.
        appendChunk("sRGB", to: &file) { $0.append(0) }
    }

    /// Appends strips, joined into one zlib stream.
    static func appendStream(_ strips: [PNGStrip], to file: inout [UInt8]) {
        file += zlibHeader
        var adler: UInt32 = 1
        for strip in strips {
            file += strip.blocks
            adler = Checksum.combinedAdler(adler, strip.adler, count: strip.count)
        }
        file += lastBlock
        appendBigEndian(adler, to: &file)
    }

    /// Returns the length of the zlib stream of strips in bytes.
    static func streamLength(_ strips: [PNGStrip]) -> Int { strips.reduce(8) { $0 + $1.blocks.count } }

    /// Returns a complete file with one image.
    static func still(width: Int, height: Int, type: PNGColorType, strips: [PNGStrip]) -> [UInt8] {
        var file: [UInt8] = []
        file.reserveCapacity(streamLength(strips) + 100)
        appendHead(width: width, height: height, type: type, to: &file)
        appendChunk("IDAT", to: &file) { appendStream(strips, to: &$0) }
        appendChunk("IEND", to: &file) { _ in }
        return file
    }
}
