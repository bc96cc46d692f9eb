import CDeflate

/// A PNG file reduced to the chunks that determine its pixels.
///
/// libpng decompresses text and other chunks as it encounters them, even if they are not used: a file of a few megabytes may keep it busy for minutes.
struct PNGPixelChunks {
    /// The file with only the chunks that determine its pixels, in their order.
    let bytes: [UInt8]
    /// The colors of the pixels if they are not those of sRGB. The file then has no chunk about colors, so that libpng changes none.
    let profile: ColorProfile?
    /// The compressed pixels: the contents of all `IDAT` chunks.
    private var stream: [UInt8] = []
    /// The maximum size of the uncompressed pixels in bytes, including a filter type for each row and the overhead of interlacing.
    private let sizeLimit: Int

    /// The chunks kept besides the critical ones, whose names begin with an uppercase letter (PNG specification, section 5.4): transparency and color spaces.
    private static let used: Set<[UInt8]> = Set(["tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT"].map { Array($0.utf8) })

    /// Walks through the chunks without decoding them, up to `IEND`. libpng stops at the last pixel and would accept a truncated file.
    ///
    /// - Parameter pixelLimit: the maximum number of pixels (width times height).
    /// - Throws: `PNGError` for bytes that are not a PNG file, too many pixels, or a truncated file.
    init(_ bytes: [UInt8], pixelLimit: Int) throws(PNGError) {
        let header = PNGFile.signature.count
        guard bytes.count >= header, bytes.prefix(header).elementsEqual(PNGFile.signature) else { throw .notPNG }
        func number(at offset: Int) -> Int {
            Int(bytes[offset]) << 24 | Int(bytes[offset + 1]) << 16 | Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
        }
        // Signature, length, "IHDR", width, height, bit depth, color type.
        guard bytes.count >= header + 18 else { throw .truncated }
        let (width, height) = (number(at: header + 8), number(at: header + 12))
        guard width > 0, height > 0 else { throw .damaged("width or height is zero") }
        guard width <= pixelLimit / height else { throw .tooLarge(width: width, height: height, limit: pixelLimit) }
        // At most four samples of at most 16 bits; libpng reports invalid combinations.
        let samples = [0: 1, 2: 3, 3: 1, 4: 2][bytes[header + 17]] ?? 4
        sizeLimit = (width * height * samples * min(16, Int(bytes[header + 16])) + 7) / 8 + 4 * height + 1000

        var kept: [(name: String, bytes: ArraySlice<UInt8>)] = []
        var seen: Set<[UInt8]> = []
        var offset = header
        while offset + 12 <= bytes.count {
            let length = number(at: offset)
            guard length <= bytes.count - offset - 12 else { throw .truncated }
            let name = Array(bytes[offset + 4..<offset + 8])
            let isCritical = name[0] & 0x20 == 0
            // A second chunk of the same kind is an error that libpng ignores.
            if isCritical || Self.used.contains(name) && seen.insert(name).inserted {
                kept.append((String(decoding: name, as: UTF8.self), bytes[offset..<offset + length + 12]))
            }
            if name.elementsEqual("IDAT".utf8) { stream += bytes[offset + 8..<offset + 8 + length] }
            offset += length + 12
            if name.elementsEqual("IEND".utf8) {
                let profile = kept.first { $0.name == "iCCP" }.flatMap { Self.profile($0.bytes.dropFirst(8).dropLast(4)) }
                if profile != nil { kept.removeAll { Self.colors.contains($0.name) } }
                self.profile = profile
                self.bytes = PNGFile.signature + kept.flatMap(\.bytes)
                return
            }
        }
        throw .truncated
    }

    private static let colors: Set<String> = ["gAMA", "cHRM", "sRGB", "iCCP"]
    /// The maximum size of a profile in bytes; those of cameras and screens have a few thousand.
    private static let profileLimit = 1 << 20

    /// Reads the profile in a chunk: its name, a zero, the compression method, and the compressed profile (PNG specification, section 11.3.3.3).
    private static func profile(_ chunk: ArraySlice<UInt8>) -> ColorProfile? {
        guard let end = chunk.firstIndex(of: 0), end + 2 < chunk.endIndex, chunk[end + 1] == 0,
            let decompressor = unsafe libdeflate_alloc_decompressor()
        else { return nil }
        defer { unsafe libdeflate_free_decompressor(decompressor) }
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: profileLimit) { (output: inout UnsafeMutableBufferPointer<UInt8>, count) in
            let result = unsafe chunk[(end + 2)...].withUnsafeBytes { input in
                unsafe libdeflate_zlib_decompress(decompressor, input.baseAddress, input.count, output.baseAddress, output.count, &count)
            }
            if result != LIBDEFLATE_SUCCESS { count = 0 }
        }
        return ColorProfile(bytes)
    }

    /// The maximum compression ratio of deflate.
    private static let largestRatio = 1032
    /// The number of surplus bytes that libpng may decompress in vain: it reads a stream to its end, at about a gigabyte per second.
    private static let tolerance = 1 << 30

    /// Rejects a file whose pixels decompress to far more bytes than an image of its size has.
    ///
    /// - Throws: `PNGError.damaged`.
    func checkUncompressedSize() throws(PNGError) {
        guard stream.count > (sizeLimit + Self.tolerance) / Self.largestRatio else { return }
        guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return }
        defer { unsafe libdeflate_free_decompressor(decompressor) }
        var result = LIBDEFLATE_SUCCESS
        // Decompression stops when the buffer is full. Pages of the buffer that are never written take no memory.
        _ = unsafe [UInt8](unsafeUninitializedCapacity: sizeLimit) { (output: inout UnsafeMutableBufferPointer<UInt8>, count) in
            unsafe stream.withUnsafeBytes { input in
                unsafe result = libdeflate_zlib_decompress(decompressor, input.baseAddress, input.count, output.baseAddress, output.count, &count)
            }
            if result != LIBDEFLATE_SUCCESS { count = 0 }
        }
        // libpng has better messages for all other errors.
        if result == LIBDEFLATE_INSUFFICIENT_SPACE { throw .damaged("it contains more data than its pixels need") }
    }
}
