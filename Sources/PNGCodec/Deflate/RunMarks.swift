#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Marks the pixels of filtered rows that equal the previous pixel in their row: one bit each, starting with the lowest bit of a row's first word.
///
/// With bits, the ends of runs are found by counting zeros; the exit of a loop over pixels would be mispredicted at nearly every run.
@safe struct RunMarks {
    private let words: UnsafeMutablePointer<UInt64>
    /// The number of pixels in a row.
    private let width: Int

    /// - Parameter words: memory for `wordCount(width:rows:)` words.
    init(_ words: UnsafeMutablePointer<UInt64>, width: Int) { unsafe (self.words, self.width) = (words, width) }

    /// Returns the number of words for a row. The last one is never set, so that eight bytes can be read at each pixel.
    private static func rowWords(_ width: Int) -> Int { width / 64 + 2 }

    /// Returns the number of words for all rows.
    static func wordCount(width: Int, rows: Int) -> Int { rows * rowWords(width) }

    /// Returns the bits of a row: 4 bytes for each 32 pixels. The first pixel's bit and those after the last must be 0.
    func row(_ row: Int) -> UnsafeMutablePointer<UInt64> { unsafe words + row * Self.rowWords(width) }

    /// Sets the bits of a row that consists of a single run.
    func setAll(_ row: Int) {
        let bits = unsafe self.row(row)
        unsafe bits.update(repeating: 0, count: Self.rowWords(width))
        unsafe bits.update(repeating: .max, count: width / 64)
        unsafe bits[width / 64] = 1 << UInt64(width % 64) - 1
        unsafe bits[0] &= ~1
    }

    /// Sets the bits of a row from its bytes. 8 more bytes must be readable before and after them.
    func set(_ row: Int, _ bytes: UnsafePointer<UInt8>, pixelLength: Int) {
        let bits = unsafe self.row(row)
        unsafe bits.update(repeating: 0, count: Self.rowWords(width))
        var pixel = 0
        // Eight pixels at a time, unless a pixel has three bytes.
        while pixel + 8 <= width, pixelLength != 3 {
            let start = unsafe bytes + pixel * pixelLength
            let byte = unsafe pixelLength == 1 ? Self.equalBytes(start) : Self.equalWords(start)
            unsafe UnsafeMutableRawPointer(bits).storeBytes(of: byte, toByteOffset: pixel &>> 3, as: UInt8.self)
            pixel += 8
        }
        let mask: UInt64 = 1 << UInt64(8 * pixelLength) - 1
        while pixel < width {
            let start = unsafe bytes + pixel * pixelLength
            let isEqual: UInt64 = unsafe (DeflateInput.load(start) ^ DeflateInput.load(start - pixelLength)) & mask == 0 ? 1 : 0
            unsafe bits[pixel >> 6] |= isEqual << UInt64(pixel & 63)
            pixel += 1
        }
        unsafe bits[0] &= ~1
    }

    /// Returns a bit for each of eight bytes, set if it equals the byte before.
    @inline(__always)
    private static func equalBytes(_ start: UnsafePointer<UInt8>) -> UInt8 {
        let difference = unsafe DeflateInput.load(start) ^ DeflateInput.load(start - 1)
        let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        // Sets the highest bit of each byte that is 0; the multiplication then gathers all eight in the top byte.
        let zeros = ~((difference & low &+ low) | difference | low)
        return UInt8(truncatingIfNeeded: (zeros &>> 7 &* 0x0102_0408_1020_4080) &>> 56)
    }

    /// Returns a bit for each of eight pixels of four bytes, set if it equals the pixel before.
    @inline(__always)
    private static func equalWords(_ start: UnsafePointer<UInt8>) -> UInt8 {
        let raw = unsafe UnsafeRawPointer(start)
        @inline(__always) func load(_ offset: Int) -> SIMD4<UInt32> { unsafe raw.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt32>.self) }
        let weights = SIMD4<UInt32>(1, 2, 4, 8)
        let low = weights.replacing(with: 0, where: load(0) .!= load(-4))
        let high = (weights &<< 4).replacing(with: 0, where: load(16) .!= load(12))
        return UInt8(truncatingIfNeeded: (low | high).wrappedSum())
    }

    /// Returns the bits of a pixel and of those after it, at least 57.
    @inline(__always)
    static func window(_ bits: UnsafePointer<UInt64>, _ pixel: Int) -> UInt64 {
        let bytes = unsafe UnsafeRawPointer(bits).loadUnaligned(fromByteOffset: pixel &>> 3, as: UInt64.self)
        return UInt64(littleEndian: bytes) &>> UInt64(truncatingIfNeeded: pixel & 7)
    }

    /// Returns the number of consecutive marked pixels from `pixel` on.
    @inline(__always)
    static func length(_ bits: UnsafePointer<UInt64>, _ pixel: Int) -> Int {
        var next = pixel
        while true {
            // `window` shifts zeros in at the top, so only its lowest 57 bits count.
            let ones = unsafe (~window(bits, next)).trailingZeroBitCount
            next &+= min(ones, 56)
            if ones < 56 { return next &- pixel }
        }
    }
}
