/// Brings pixels as numbers (`0xAARRGGBB`) into the bytes of a PNG file, alone or as differences to other pixels.
enum PixelPacking {
    /// Red, green and blue of each pixel minus those of another, three bytes a pixel.
    ///
    /// - Parameter output: has room for 8 bytes more than are meant.
    @inline(__always)
    static func packRGB(_ pixels: UnsafePointer<UInt32>, minus others: UnsafePointer<UInt32>, count: Int, into output: UnsafeMutablePointer<UInt8>) {
        let whole = count & ~3
        var index = 0
        while index < whole {
            unsafe packFour(load(pixels + index) &- load(others + index), into: output + 3 * index)
            index += 4
        }
        while index < count {
            let difference = unsafe subtracted(pixels[index], others[index])
            unsafe packOne(difference, into: output + 3 * index)
            index += 1
        }
    }

    /// Red, green and blue of each pixel.
    static func packRGB(_ pixels: UnsafePointer<UInt32>, count: Int, into output: UnsafeMutablePointer<UInt8>) {
        let whole = count & ~3
        var index = 0
        while index < whole {
            unsafe packFour(load(pixels + index), into: output + 3 * index)
            index += 4
        }
        while index < count {
            unsafe packOne(pixels[index], into: output + 3 * index)
            index += 1
        }
    }

    /// The bytes of two pixels' difference, each on its own.
    static func subtracted(_ pixel: UInt32, _ other: UInt32) -> UInt32 {
        // The highest bit of each byte is kept apart, so that nothing is borrowed from the next.
        let high: UInt32 = 0x8080_8080
        return ((pixel | high) &- (other & ~high)) ^ ((pixel ^ ~other) & high)
    }

    @inline(__always)
    private static func load(_ place: UnsafePointer<UInt32>) -> SIMD16<UInt8> {
        unsafe UnsafeRawPointer(place).loadUnaligned(as: SIMD16<UInt8>.self)
    }

    @inline(__always)
    private static func packOne(_ pixel: UInt32, into output: UnsafeMutablePointer<UInt8>) {
        unsafe output[0] = UInt8(truncatingIfNeeded: pixel >> 16)
        unsafe output[1] = UInt8(truncatingIfNeeded: pixel >> 8)
        unsafe output[2] = UInt8(truncatingIfNeeded: pixel)
    }

    /// Writes 14 bytes, of which 12 are meant. Pixels are little-endian: blue, green, red, alpha.
    @inline(__always)
    private static func packFour(_ pixels: SIMD16<UInt8>, into output: UnsafeMutablePointer<UInt8>) {
        let words = unsafe unsafeBitCast(pixels, to: SIMD4<UInt32>.self)
        let swapped = (words &>> 16) & 0xFF | words & 0xFF00 | (words & 0xFF) &<< 16
        let pairs = unsafe unsafeBitCast(swapped, to: SIMD2<UInt64>.self)
        let packed = pairs & 0xFF_FFFF | (pairs &>> 8) & 0xFFFF_FF00_0000
        let raw = UnsafeMutableRawPointer(output)
        unsafe raw.storeBytes(of: packed[0], as: UInt64.self)
        unsafe (raw + 6).storeBytes(of: packed[1], as: UInt64.self)
    }
}

extension PixelPacking {
    /// The bytes of pixels in a row of a PNG file.
    ///
    /// Translucent colours are divided by alpha, rounded to the nearest: p·255/a is off by at most ½, and times a/255 that is below ½ again, so decoding gives
    /// the very same pixels.
    /// - Parameter output: has room for 8 bytes more than are meant.
    static func pack(_ pixels: UnsafePointer<UInt32>, count: Int, as type: PNGColorType, into output: UnsafeMutablePointer<UInt8>) {
        switch type {
        case .grey: for index in 0..<count { unsafe output[index] = UInt8(truncatingIfNeeded: pixels[index]) }
        case .rgb: unsafe packRGB(pixels, count: count, into: output)
        case .rgba:
            let raw = UnsafeMutableRawPointer(output)
            for index in 0..<count {
                let straight = unsafe straightPixel(pixels[index])
                let swapped = straight & 0xFF00_FF00 | straight &>> 16 & 0xFF | (straight & 0xFF) &<< 16
                unsafe raw.storeBytes(of: swapped.littleEndian, toByteOffset: 4 * index, as: UInt32.self)
            }
        }
    }

    /// ⌈2²⁴ / alpha⌉: times a number below 2¹⁶ and shifted by 24 bits it is the exact whole quotient, because what it is too large by stays below one part.
    private static let reciprocals: InlineArray<256, UInt64> = InlineArray { alpha in alpha == 0 ? 0 : (1 << 24 + UInt64(alpha) - 1) / UInt64(alpha) }

    @inline(__always)
    private static func straightPixel(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel &>> 24
        if alpha == 255 || alpha == 0 { return pixel }
        let reciprocal = reciprocals[Int(alpha)]
        @inline(__always) func straight(_ shift: UInt32) -> UInt32 {
            let channel = UInt64((pixel &>> shift & 0xFF) &* 255 &+ alpha &>> 1)
            return min(255, UInt32(truncatingIfNeeded: (channel &* reciprocal) &>> 24)) &<< shift
        }
        return alpha &<< 24 | straight(16) | straight(8) | straight(0)
    }
}
