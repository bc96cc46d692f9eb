#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Which pixels of filtered rows equal the one before them in their row: a bit each, from the lowest of a row's first word.
///
/// With bits, the ends of runs are found by counting zeros, where a loop over pixels would be wrong about when it ends at nearly every run.
@safe struct RunMarks {
    private let words: UnsafeMutablePointer<UInt64>
    /// Pixels of a row.
    private let width: Int

    /// - Parameter words: `wordCount` of them.
    init(_ words: UnsafeMutablePointer<UInt64>, width: Int) { unsafe (self.words, self.width) = (words, width) }

    /// The words of a row. One is never set, so that eight bytes can be read at each pixel.
    private static func rowWords(_ width: Int) -> Int { width / 64 + 2 }

    static func wordCount(width: Int, rows: Int) -> Int { rows * rowWords(width) }

    /// Where a row's bits stand: 4 bytes for each 32 pixels. The first pixel's bit and those behind the last must be 0.
    func row(_ row: Int) -> UnsafeMutablePointer<UInt64> { unsafe words + row * Self.rowWords(width) }

    /// Sets the bits of a row that is one run.
    func setAll(_ row: Int) {
        let bits = unsafe self.row(row)
        unsafe bits.update(repeating: 0, count: Self.rowWords(width))
        unsafe bits.update(repeating: .max, count: width / 64)
        unsafe bits[width / 64] = 1 << UInt64(width % 64) - 1
        unsafe bits[0] &= ~1
    }

    /// Sets the bits of a row from its bytes. 8 bytes more must be readable before and behind them.
    func set(_ row: Int, _ bytes: UnsafePointer<UInt8>, pixelLength: Int) {
        let bits = unsafe self.row(row)
        unsafe bits.update(repeating: 0, count: Self.rowWords(width))
        var pixel = 0
        // Eight at a time, where pixels and words fit each other.
        while pixel + 8 <= width, pixelLength != 3 {
            let place = unsafe bytes + pixel * pixelLength
            let byte = unsafe pixelLength == 1 ? Self.equalBytes(place) : Self.equalWords(place)
            unsafe UnsafeMutableRawPointer(bits).storeBytes(of: byte, toByteOffset: pixel &>> 3, as: UInt8.self)
            pixel += 8
        }
        let mask: UInt64 = 1 << UInt64(8 * pixelLength) - 1
        while pixel < width {
            let place = unsafe bytes + pixel * pixelLength
            let isEqual: UInt64 = unsafe (DeflateInput.load(place) ^ DeflateInput.load(place - pixelLength)) & mask == 0 ? 1 : 0
            unsafe bits[pixel >> 6] |= isEqual << UInt64(pixel & 63)
            pixel += 1
        }
        unsafe bits[0] &= ~1
    }

    /// A bit for each of eight bytes that equals the one before.
    @inline(__always)
    private static func equalBytes(_ place: UnsafePointer<UInt8>) -> UInt8 {
        let difference = unsafe DeflateInput.load(place) ^ DeflateInput.load(place - 1)
        let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        // The highest bit of each byte that is 0; then all eight side by side at the top.
        let zeros = ~((difference & low &+ low) | difference | low)
        return UInt8(truncatingIfNeeded: (zeros &>> 7 &* 0x0102_0408_1020_4080) &>> 56)
    }

    /// A bit for each of eight pixels of four bytes that equals the one before.
    @inline(__always)
    private static func equalWords(_ place: UnsafePointer<UInt8>) -> UInt8 {
        let raw = unsafe UnsafeRawPointer(place)
        @inline(__always) func load(_ offset: Int) -> SIMD4<UInt32> { unsafe raw.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt32>.self) }
        let weights = SIMD4<UInt32>(1, 2, 4, 8)
        let low = weights.replacing(with: 0, where: load(0) .!= load(-4))
        let high = (weights &<< 4).replacing(with: 0, where: load(16) .!= load(12))
        return UInt8(truncatingIfNeeded: (low | high).wrappedSum())
    }

    /// The bits of a pixel and those behind it, at least 57.
    @inline(__always)
    static func window(_ bits: UnsafePointer<UInt64>, _ pixel: Int) -> UInt64 {
        let bytes = unsafe UnsafeRawPointer(bits).loadUnaligned(fromByteOffset: pixel &>> 3, as: UInt64.self)
        return UInt64(littleEndian: bytes) &>> UInt64(truncatingIfNeeded: pixel & 7)
    }

    /// How many pixels from this one on are marked.
    @inline(__always)
    static func length(_ bits: UnsafePointer<UInt64>, _ pixel: Int) -> Int {
        var next = pixel
        while true {
            // Zeros come in from above.
            let ones = unsafe (~window(bits, next)).trailingZeroBitCount
            next &+= min(ones, 56)
            if ones < 56 { return next &- pixel }
        }
    }
}
