/// Converts pixels (`0xAARRGGBB`) to the bytes of a PNG file, directly or as differences to other pixels.
enum PixelPacking {
    /// Writes red, green and blue of each pixel minus those of another pixel, three bytes per pixel.
    ///
    /// - Parameters:
    ///   - output: memory for 8 bytes more than the result.
    ///   - marks: receives a bit for each pixel, set if its difference equals that of the previous pixel, which counts as 0 for the first pixel. Whole words are
    ///     written.
    @inline(__always)
    static func packRGB(
        _ pixels: UnsafePointer<UInt32>, minus others: UnsafePointer<UInt32>, count: Int, into output: UnsafeMutablePointer<UInt8>,
        marks: UnsafeMutablePointer<UInt64>
    ) {
        let marks = UnsafeMutableRawPointer(marks)
        var last = SIMD4<UInt32>.zero
        var index = 0
        while index &+ 32 <= count {
            // Bit 4k + lane belongs to pixel 4k + lane: each lane collects its own bits, and all are joined at the end.
            var (bits, weights) = (SIMD4<UInt32>.zero, SIMD4<UInt32>(1, 2, 4, 8))
            let (here, there, end) = unsafe (pixels + index, others + index, output + 3 &* index)
            for step in 0..<8 {
                let difference = unsafe load(here + 4 &* step) &- load(there + 4 &* step)
                unsafe packFour(difference, into: end + 12 &* step)
                let words = unsafe unsafeBitCast(difference, to: SIMD4<UInt32>.self)
                let before = SIMD4(last[3], words[0], words[1], words[2])
                last = words
                bits |= weights.replacing(with: 0, where: words .!= before)
                weights &<<= 4
            }
            unsafe marks.storeBytes(of: bits[0] | bits[1] | bits[2] | bits[3], toByteOffset: index &>> 3, as: UInt32.self)
            index &+= 32
        }
        var rest: UInt64 = 0
        var before = last[3]
        for position in index..<count {
            let difference = unsafe subtracted(pixels[position], others[position])
            unsafe packOne(difference, into: output + 3 * position)
            if difference == before { rest |= 1 &<< UInt64(position - index) }
            before = difference
        }
        unsafe marks.storeBytes(of: rest, toByteOffset: index / 8, as: UInt64.self)
    }

    /// Counts the pixels of a row, without the first two, that differ from the previous pixel (`plain`), and those whose difference to it changes (`sub`).
    static func changes(_ pixels: UnsafePointer<UInt32>, count: Int) -> (plain: Int, sub: Int) {
        var (plain, sub) = (SIMD4<UInt32>.zero, SIMD4<UInt32>.zero)
        var index = 2
        while index + 4 <= count {
            let (here, left, farther) = unsafe (load(pixels + index), load(pixels + index - 1), load(pixels + index - 2))
            let (step, stepBefore) = unsafe (unsafeBitCast(here &- left, to: SIMD4<UInt32>.self), unsafeBitCast(left &- farther, to: SIMD4<UInt32>.self))
            plain.replace(with: plain &+ 1, where: step .!= .zero)
            sub.replace(with: sub &+ 1, where: step .!= stepBefore)
            index += 4
        }
        return (Int(plain.wrappedSum()), Int(sub.wrappedSum()))
    }

    /// Writes red, green and blue of each pixel, three bytes per pixel.
    ///
    /// - Parameter output: memory for 8 bytes more than the result.
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

    /// Subtracts the bytes of two pixels, each modulo 256.
    static func subtracted(_ pixel: UInt32, _ other: UInt32) -> UInt32 {
        // The highest bit of each byte is handled separately, so that no byte borrows from the next.
        let high: UInt32 = 0x8080_8080
        return ((pixel | high) &- (other & ~high)) ^ ((pixel ^ ~other) & high)
    }

    @inline(__always)
    private static func load(_ address: UnsafePointer<UInt32>) -> SIMD16<UInt8> {
        unsafe UnsafeRawPointer(address).loadUnaligned(as: SIMD16<UInt8>.self)
    }

    @inline(__always)
    private static func packOne(_ pixel: UInt32, into output: UnsafeMutablePointer<UInt8>) {
        unsafe output[0] = UInt8(truncatingIfNeeded: pixel >> 16)
        unsafe output[1] = UInt8(truncatingIfNeeded: pixel >> 8)
        unsafe output[2] = UInt8(truncatingIfNeeded: pixel)
    }

    /// Packs four pixels into 12 bytes and overwrites the two bytes after them. In memory, pixels are blue, green, red, alpha.
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
    /// Writes the bytes of pixels in a row of a PNG file.
    ///
    /// Translucent colors are divided by alpha and rounded to the nearest integer: p·255/a is off by at most ½, and times a/255 that is below ½ again, so
    /// decoding restores exactly the same pixels.
    /// - Parameter output: memory for 8 bytes more than the result.
    static func pack(_ pixels: UnsafePointer<UInt32>, count: Int, as type: PNGColorType, into output: UnsafeMutablePointer<UInt8>) {
        switch type {
        case .gray: for index in 0..<count { unsafe output[index] = UInt8(truncatingIfNeeded: pixels[index]) }
        case .rgb: unsafe packRGB(pixels, count: count, into: output)
        case .rgba:
            let whole = count & ~3
            var index = 0
            var (last, packed) = (SIMD4<UInt32>.zero, SIMD4<UInt32>.zero)
            while index < whole {
                let four = unsafe UnsafeRawPointer(pixels + index).loadUnaligned(as: SIMD4<UInt32>.self)
                // Areas of one color are common.
                if four != last { (last, packed) = (four, swapped(straightFour(four))) }
                unsafe UnsafeMutableRawPointer(output).storeBytes(of: packed, toByteOffset: 4 * index, as: SIMD4<UInt32>.self)
                index += 4
            }
            while index < count {
                let one = unsafe swapped(straightFour(SIMD4(repeating: pixels[index])))
                unsafe UnsafeMutableRawPointer(output).storeBytes(of: one[0], toByteOffset: 4 * index, as: UInt32.self)
                index += 1
            }
        }
    }

    /// Exchanges red and blue.
    @inline(__always)
    private static func swapped(_ pixels: SIMD4<UInt32>) -> SIMD4<UInt32> {
        pixels & 0xFF00_FF00 | (pixels &>> 16) & 0xFF | (pixels & 0xFF) &<< 16
    }

    /// Divides the colors of four pixels by alpha: ⌊(255·channel + ⌊alpha / 2⌋) / alpha⌋, at most 255.
    ///
    /// For integers n and a, ⌊n / a⌋ = ⌊(n + ½) / a⌋, and (n + ½) / a is at least 1 / (2a) away from the nearest integers, which is more than the error of
    /// `Float` as long as the quotient is below 2¹²; above 255 it doesn't matter.
    @inline(__always)
    static func straightFour(_ pixels: SIMD4<UInt32>) -> SIMD4<UInt32> {
        let alpha = pixels &>> 24
        if alpha == SIMD4(repeating: 255) || alpha == SIMD4(repeating: 0) { return pixels }
        // The low bits of a `Float` from 2²³ on are an integer below 2²³; this converts in both directions.
        let magic: UInt32 = 0x4B00_0000
        @inline(__always) func float(_ numbers: SIMD4<UInt32>, minus zero: Float) -> SIMD4<Float> {
            unsafe unsafeBitCast(numbers | magic, to: SIMD4<Float>.self) - zero
        }
        let reciprocal = 1 / float(alpha, minus: 8_388_608)
        let half = alpha &>> 1
        @inline(__always) func straight(_ channel: SIMD4<UInt32>) -> SIMD4<UInt32> {
            let wide = (channel &<< 8) &- channel &+ half
            // Exact: a `Float` has 24 significant bits, of which the number needs 16 and the added half one more.
            let quotient = float(wide, minus: 8_388_607.5) * reciprocal
            let limited = quotient.replacing(with: 255.5, where: quotient .> 255.5)
            return unsafe unsafeBitCast(limited - 0.5 + 8_388_608, to: SIMD4<UInt32>.self) & 0xFF
        }
        let colors = straight((pixels &>> 16) & 0xFF) &<< 16 | straight((pixels &>> 8) & 0xFF) &<< 8 | straight(pixels & 0xFF)
        return (alpha &<< 24 | colors).replacing(with: pixels, where: alpha .== 0)
    }
}
