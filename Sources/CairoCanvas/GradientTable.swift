import Display

/// The colors of a gradient in equal steps from its start to its end.
///
/// Where the colors change evenly, a span of pixels needs only the colors at its ends: `isStraight` says where.
struct GradientTable {
    /// A color as 8-bit components, for every index from 0 to `last`.
    let colors: [UInt32]
    /// Blue, green, red, and alpha in 256ths of an 8-bit step, plus one half for rounding, for every index.
    let fine: [SIMD4<Int32>]
    /// For each part of `partLength` indices, whether the color is linear, to less than a third of an 8-bit step, over `longestSpan` indices in its middle.
    let isStraight: [Bool]
    /// The index of the end color.
    let last: Int
    /// How far, in indices, the middle of a straight span may be from where it would be if the index changed evenly; doubled.
    let largestBend: Int32

    static let partShift = 5
    private static let partLength = 1 << partShift
    static let longestSpan: Int32 = 128

    /// - Parameters:
    ///   - length: the number of steps that the table should have at least, if that is at most 4096.
    ///   - opacity: multiplies all colors.
    init(_ gradient: GradientPaint, length: Int, opacity: Double) {
        var count = 1024
        while count < length, count < 4096 { count *= 2 }
        let factor = Float(min(max(opacity, 0), 1)) * 255
        let exact = gradient.premultipliedColors(count: count + 1).map { $0 * factor }
        colors = exact.map { color in
            let bytes = SIMD4<UInt32>(color.rounded(.toNearestOrAwayFromZero))
            return bytes.w << 24 | bytes.x << 16 | bytes.y << 8 | bytes.z
        }
        let fine = exact.map { color in SIMD4<Int32>((SIMD4(color.z, color.y, color.x, color.w) * 256).rounded(.toNearestOrAwayFromZero)) &+ 128 }
        self.fine = fine
        last = count
        var steepest: Float = 0
        // Interpolated colors could exceed an interpolated alpha by a rounding error.
        let isOpaque = exact.allSatisfy { $0.w >= 255 }
        isStraight = (0...count / Self.partLength).map { part in
            guard isOpaque, let steepness = Self.steepness(fine, around: part) else { return false }
            steepest = max(steepest, steepness)
            return true
        }
        largestBend = max(2, steepest > 0 ? Int32(min(128 / steepest, 1_000_000)) : 1_000_000)
    }

    /// Returns the largest change of a component per index around a part, in 256ths of an 8-bit step; nil if the colors there are not linear.
    private static func steepness(_ fine: [SIMD4<Int32>], around part: Int) -> Float? {
        let (first, end) = (max(0, (part - 2) * partLength), min(fine.count - 1, (part + 3) * partLength))
        let from = SIMD4<Float>(fine[first])
        let slope = (SIMD4<Float>(fine[end]) - from) / Float(end - first)
        for index in stride(from: first + 4, to: end, by: 4) {
            let error = SIMD4<Float>(fine[index]) - (from + slope * Float(index - first))
            guard error.max() < 40, error.min() > -40 else { return nil }
        }
        return Swift.max(slope.max(), -slope.min())
    }
}

/// Writes the pixels of a row from a gradient's table, in blocks of 16.
@safe struct GradientRow {
    private let colors: UnsafePointer<UInt32>
    private let fine: UnsafePointer<SIMD4<Int32>>
    private let isStraight: UnsafePointer<Bool>
    private let largestBend: Int32

    init(
        _ table: GradientTable, _ colors: UnsafePointer<UInt32>, _ fine: UnsafePointer<SIMD4<Int32>>, _ isStraight: UnsafePointer<Bool>
    ) {
        unsafe (self.colors, self.fine, self.isStraight) = (colors, fine, isStraight)
        largestBend = table.largestBend
    }

    /// The color at an index of the table.
    @inline(__always) func color(_ index: UInt32) -> UInt32 { unsafe colors[Int(index)] }

    /// Whether 16 pixels change evenly from the first index to the one after the last, with this index in the middle.
    @inline(__always) func isEven(_ first: UInt32, _ middle: UInt32, _ end: UInt32) -> Bool {
        let (first, center, end) = (Int32(bitPattern: first), Int32(bitPattern: middle), Int32(bitPattern: end))
        let bend = center &+ center &- first &- end
        return unsafe abs(end &- first) <= GradientTable.longestSpan && abs(bend) <= largestBend && isStraight[Int(middle) &>> GradientTable.partShift]
    }

    /// Writes 16 pixels whose colors change evenly from one index to another, which the pixel after the last would have.
    ///
    /// A lane holds two components of a pixel, with 16 bits each; as an integer, their sum changes by a constant step.
    @inline(__always) func write(from first: UInt32, to end: UInt32, at target: UnsafeMutableRawPointer) {
        let start = unsafe fine[Int(first)]
        let step = (unsafe fine[Int(end)] &- start) &>> 4
        let starts = start.lowHalf &+ (start.highHalf &<< 16)
        let steps = step.lowHalf &+ (step.highHalf &<< 16)
        let (redBlueStep, alphaGreenStep) = (SIMD4(repeating: UInt32(bitPattern: steps.x)), SIMD4(repeating: UInt32(bitPattern: steps.y)))
        let (odd, upper) = (SIMD4<UInt32>(0, .max, 0, .max), SIMD4<UInt32>(0, 0, .max, .max))
        var redBlue = SIMD4(repeating: UInt32(bitPattern: starts.x)) &+ (redBlueStep & odd) &+ ((redBlueStep &+ redBlueStep) & upper)
        var alphaGreen = SIMD4(repeating: UInt32(bitPattern: starts.y)) &+ (alphaGreenStep & odd) &+ ((alphaGreenStep &+ alphaGreenStep) & upper)
        let (nextRedBlue, nextAlphaGreen) = (redBlueStep &<< 2, alphaGreenStep &<< 2)
        unsafe target.storeBytes(of: Self.pixels(redBlue, alphaGreen), as: SIMD4<UInt32>.self)
        redBlue &+= nextRedBlue
        alphaGreen &+= nextAlphaGreen
        unsafe target.storeBytes(of: Self.pixels(redBlue, alphaGreen), toByteOffset: 16, as: SIMD4<UInt32>.self)
        redBlue &+= nextRedBlue
        alphaGreen &+= nextAlphaGreen
        unsafe target.storeBytes(of: Self.pixels(redBlue, alphaGreen), toByteOffset: 32, as: SIMD4<UInt32>.self)
        redBlue &+= nextRedBlue
        alphaGreen &+= nextAlphaGreen
        unsafe target.storeBytes(of: Self.pixels(redBlue, alphaGreen), toByteOffset: 48, as: SIMD4<UInt32>.self)
    }

    @inline(__always) private static func pixels(_ redBlue: SIMD4<UInt32>, _ alphaGreen: SIMD4<UInt32>) -> SIMD4<UInt32> {
        ((redBlue &>> 8) & 0x00FF_00FF) | (alphaGreen & 0xFF00_FF00)
    }
}
