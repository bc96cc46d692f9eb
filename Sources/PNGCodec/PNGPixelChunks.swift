import CDeflate

/// A PNG file without what its pixels don't depend on.
///
/// libpng unpacks texts and other chunks as it comes across them, though nobody asks: a file of a few megabytes may keep it busy for minutes.
struct PNGPixelChunks {
    /// The file with those chunks alone that say what its pixels are, in their order.
    let bytes: [UInt8]
    /// The deflated pixels: the contents of all `IDAT`.
    private var stream: [UInt8] = []
    /// Bytes that the pixels take at most before they are deflated, with a filter for each row and what interlacing adds.
    private let room: Int

    /// Besides the critical chunks, whose names begin with an upper-case letter (PNG specification, section 5.4): transparency and colour spaces.
    private static let used: Set<[UInt8]> = Set(["tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT"].map { Array($0.utf8) })

    /// Walks the chunks without looking inside of them: libpng stops at the last pixel and would take a file without its end for whole.
    ///
    /// - Parameter pixelLimit: the most pixels (width times height).
    /// - Throws: `PNGError` for what is no PNG file, too large, or cut short.
    init(_ bytes: [UInt8], pixelLimit: Int) throws(PNGError) {
        let header = PNGFile.signature.count
        guard bytes.count >= header, bytes.prefix(header).elementsEqual(PNGFile.signature) else { throw .notPNG }
        func number(at offset: Int) -> Int {
            Int(bytes[offset]) << 24 | Int(bytes[offset + 1]) << 16 | Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
        }
        // Signature, length, "IHDR", width, height, bit depth, colour type.
        guard bytes.count >= header + 18 else { throw .truncated }
        let (width, height) = (number(at: header + 8), number(at: header + 12))
        guard width > 0, height > 0 else { throw .damaged("width or height is zero") }
        guard width <= pixelLimit / height else { throw .tooLarge(width: width, height: height, limit: pixelLimit) }
        // Samples of at most 16 bits, four of them at most; what can't be is for libpng to tell.
        let samples = [0: 1, 2: 3, 3: 1, 4: 2][bytes[header + 17]] ?? 4
        room = (width * height * samples * min(16, Int(bytes[header + 16])) + 7) / 8 + 4 * height + 1000

        var kept = PNGFile.signature
        var seen: Set<[UInt8]> = []
        var offset = header
        while offset + 12 <= bytes.count {
            let length = number(at: offset)
            guard length <= bytes.count - offset - 12 else { throw .truncated }
            let name = Array(bytes[offset + 4..<offset + 8])
            let isCritical = name[0] & 0x20 == 0
            // The second of a kind is an error that libpng passes over.
            if isCritical || Self.used.contains(name) && seen.insert(name).inserted { kept += bytes[offset..<offset + length + 12] }
            if name.elementsEqual("IDAT".utf8) { stream += bytes[offset + 8..<offset + 8 + length] }
            offset += length + 12
            if name.elementsEqual("IEND".utf8) {
                self.bytes = kept
                return
            }
        }
        throw .truncated
    }

    /// How many bytes one of deflate's can stand for.
    private static let largestRatio = 1032
    /// Bytes more than the pixels have that libpng may unpack in vain: it reads a stream to its end, a gigabyte in about a second.
    private static let tolerance = 1 << 30

    /// Refuses a file whose pixels unpack to far more than a picture of its size has.
    ///
    /// - Throws: `PNGError.damaged`.
    func checkAmount() throws(PNGError) {
        guard stream.count > (room + Self.tolerance) / Self.largestRatio else { return }
        guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return }
        defer { unsafe libdeflate_free_decompressor(decompressor) }
        var result = LIBDEFLATE_SUCCESS
        // Ends as soon as there is no room. Memory that nothing is written to is none.
        _ = unsafe [UInt8](unsafeUninitializedCapacity: room) { (output: inout UnsafeMutableBufferPointer<UInt8>, count) in
            unsafe stream.withUnsafeBytes { input in
                unsafe result = libdeflate_zlib_decompress(decompressor, input.baseAddress, input.count, output.baseAddress, output.count, &count)
            }
            if result != LIBDEFLATE_SUCCESS { count = 0 }
        }
        // What else may be wrong libpng tells better.
        if result == LIBDEFLATE_INSUFFICIENT_SPACE { throw .damaged("there is more in it than its pixels") }
    }
}
