/// Brings pixels as numbers (`0xAARRGGBB`) into the bytes of a PNG file, alone or as differences to other pixels.
enum PixelPacking {
    /// Red, green and blue of each pixel minus those of another, three bytes a pixel.
    ///
    /// - Parameters:
    ///   - output: has room for 8 bytes more than are meant.
    ///   - marks: takes a bit for each pixel whose difference is that of the one before; the first one's is as if before it all were 0. Whole words are written.
    @inline(__always)
    static func packRGB(
        _ pixels: UnsafePointer<UInt32>, minus others: UnsafePointer<UInt32>, count: Int, into output: UnsafeMutablePointer<UInt8>,
        marks: UnsafeMutablePointer<UInt64>
    ) {
        let marks = UnsafeMutableRawPointer(marks)
        var last = SIMD4<UInt32>.zero
        var index = 0
        while index &+ 32 <= count {
            // Bit 4k + lane is that of pixel 4k + lane: each lane gathers its own, and all are put together once.
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
        for place in index..<count {
            let difference = unsafe subtracted(pixels[place], others[place])
            unsafe packOne(difference, into: output + 3 * place)
            if difference == before { rest |= 1 &<< UInt64(place - index) }
            before = difference
        }
        unsafe marks.storeBytes(of: rest, toByteOffset: index / 8, as: UInt64.self)
    }

    /// How many pixels of a row, but for the first two, differ from the one before, and how many do so otherwise than that one from the one before it.
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
            let whole = count & ~3
            var index = 0
            var (last, packed) = (SIMD4<UInt32>.zero, SIMD4<UInt32>.zero)
            while index < whole {
                let four = unsafe UnsafeRawPointer(pixels + index).loadUnaligned(as: SIMD4<UInt32>.self)
                // Areas of one colour are common.
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

    /// Red before blue.
    @inline(__always)
    private static func swapped(_ pixels: SIMD4<UInt32>) -> SIMD4<UInt32> {
        pixels & 0xFF00_FF00 | (pixels &>> 16) & 0xFF | (pixels & 0xFF) &<< 16
    }

    /// Four pixels with alpha divided out of their colours: ⌊(255·channel + ⌊alpha / 2⌋) / alpha⌋, at most 255.
    ///
    /// Of whole numbers n and a it is ⌊n / a⌋ = ⌊(n + ½) / a⌋, and what is rounded down there is at least 1 / (2a) away from the next whole number on both
    /// sides, which is more than `Float` is wrong by as long as the quotient is below 2¹²; above 255 it doesn't matter.
    @inline(__always)
    static func straightFour(_ pixels: SIMD4<UInt32>) -> SIMD4<UInt32> {
        let alpha = pixels &>> 24
        if alpha == SIMD4(repeating: 255) || alpha == SIMD4(repeating: 0) { return pixels }
        // A number below 2²³ in the low bits of 2²³ as a Float, and the other way round.
        let magic: UInt32 = 0x4B00_0000
        @inline(__always) func float(_ numbers: SIMD4<UInt32>, minus zero: Float) -> SIMD4<Float> {
            unsafe unsafeBitCast(numbers | magic, to: SIMD4<Float>.self) - zero
        }
        let reciprocal = 1 / float(alpha, minus: 8_388_608)
        let half = alpha &>> 1
        @inline(__always) func straight(_ channel: SIMD4<UInt32>) -> SIMD4<UInt32> {
            let wide = (channel &<< 8) &- channel &+ half
            // Exact: there are 24 bits, of which the number has 16.
            let quotient = float(wide, minus: 8_388_607.5) * reciprocal
            let limited = quotient.replacing(with: 255.5, where: quotient .> 255.5)
            return unsafe unsafeBitCast(limited - 0.5 + 8_388_608, to: SIMD4<UInt32>.self) & 0xFF
        }
        let colors = straight((pixels &>> 16) & 0xFF) &<< 16 | straight((pixels &>> 8) & 0xFF) &<< 8 | straight(pixels & 0xFF)
        return (alpha &<< 24 | colors).replacing(with: pixels, where: alpha .== 0)
    }
}
