import Display

/// The colors of a gradient in equal steps from its start to its end.
///
/// Where the colors change evenly, a span of pixels needs only the colors at its ends: `straightSpans` says where.
struct GradientTable {
    /// A color as 8-bit components, for every index from 0 to `last`.
    let colors: [UInt32]
    /// Blue, green, red, and alpha in 256ths of an 8-bit step, plus one half for rounding, for every index.
    let fine: [SIMD4<Int32>]
    /// For each part of `partLength` indices, the number of indices around its middle over which the color is nearly linear: to about a quarter of an 8-bit
    /// step, even if it bends there.
    let straightSpans: [UInt8]
    /// The index of the end color.
    let last: Int
    /// How far, in indices, the middle of a straight span may be from where it would be if the index changed evenly; doubled.
    let largestBend: Int32

    static let partShift = 5
    private static let partLength = 1 << partShift
    /// The length of the part and of two more on either side.
    private static let windowLength = Float(5 * partLength)
    /// More of the window would not fit around a span.
    private static let longestSpan: Float = 128
    /// A quarter of an 8-bit step.
    private static let largestError: Float = 0.25

    /// Returns the number of steps of a table that should have at least `length` steps, if that is at most 4096.
    static func count(length: Int) -> Int { length <= 1024 ? 1024 : length <= 2048 ? 2048 : 4096 }

    /// - Parameters:
    ///   - count: the number of steps.
    ///   - opacity: multiplies all colors.
    init(_ gradient: GradientPaint, count: Int, opacity: Double) {
        let factor = Float(min(max(opacity, 0), 1)) * 255
        let exact = gradient.premultipliedColors(count: count + 1).map { color in SIMD4(color.z, color.y, color.x, color.w) * factor }
        colors = exact.map { color in
            let bytes = Self.rounded(color)
            return bytes.w << 24 | bytes.z << 16 | bytes.y << 8 | bytes.x
        }
        fine = exact.map { color in SIMD4<Int32>(truncatingIfNeeded: Self.rounded(color * 256)) &+ 128 }
        last = count
        var steepest: Float = 0
        // Interpolated colors could exceed an interpolated alpha by a rounding error.
        let isOpaque = exact.allSatisfy { $0.w >= 255 }
        straightSpans = (0...count / Self.partLength).map { part in
            guard isOpaque else { return 0 }
            let (error, steepness) = Self.error(exact, around: part)
            let span = min(Self.longestSpan, Self.windowLength * Self.largestError / max(error, 1e-3))
            if span >= 8 { steepest = max(steepest, steepness) }
            return UInt8(saturating: span)
        }
        largestBend = max(2, steepest > 0 ? Int32(saturating: min(0.5 / steepest, 1_000_000)) : 1_000_000)
    }

    /// Returns the largest distance, in 8-bit steps, of a component around a part from a straight line, and the largest change of a component per index.
    private static func error(_ colors: [SIMD4<Float>], around part: Int) -> (error: Float, steepness: Float) {
        let (first, end) = (max(0, (part - 2) * partLength), min(colors.count - 1, (part + 3) * partLength))
        let slope = (colors[end] - colors[first]) / Float(end - first)
        var largest: Float = 0
        for index in stride(from: first + 4, to: end, by: 4) {
            let error = colors[index] - (colors[first] + slope * Float(index - first))
            largest = max(largest, max(abs(error.x), abs(error.y)), max(abs(error.z), abs(error.w)))
        }
        return (largest, max(max(abs(slope.x), abs(slope.y)), max(abs(slope.z), abs(slope.w))))
    }

    /// Rounds numbers below four million: after adding 2²³, the low bits are the rounded number.
    private static func rounded(_ numbers: SIMD4<Float>) -> SIMD4<UInt32> {
        unsafe unsafeBitCast(numbers + 8_388_608, to: SIMD4<UInt32>.self) & 0x3F_FFFF
    }
}

/// Writes the pixels of a row from a gradient's table, in blocks of 16.
@safe struct GradientRow {
    private let colors: UnsafePointer<UInt32>
    private let fine: UnsafePointer<SIMD4<Int32>>
    private let straightSpans: UnsafePointer<UInt8>
    private let largestBend: Int32
    private let last: UInt32

    init(
        _ table: GradientTable, _ colors: UnsafePointer<UInt32>, _ fine: UnsafePointer<SIMD4<Int32>>, _ straightSpans: UnsafePointer<UInt8>
    ) {
        unsafe (self.colors, self.fine, self.straightSpans) = (colors, fine, straightSpans)
        largestBend = table.largestBend
        last = UInt32(table.last)
    }

    /// The color at an index of the table.
    @inline(__always) func color(_ index: UInt32) -> UInt32 { unsafe colors[Int(index)] }

    /// Whether 16 pixels change evenly from the first index to the one after the last, with this index in the middle.
    @inline(__always) func isEven(_ first: UInt32, _ middle: UInt32, _ end: UInt32) -> Bool {
        let (first, center, end) = (Int32(bitPattern: first), Int32(bitPattern: middle), Int32(bitPattern: end))
        let bend = center &+ center &- first &- end
        let span = unsafe Int32(straightSpans[Int(middle) &>> GradientTable.partShift])
        // Neither half may reach beyond the span, which is measured around the middle.
        return 2 &* max(abs(center &- first), abs(end &- center)) <= span && abs(bend) <= largestBend
    }

    /// Whether 16 pixels change evenly from the first index to the one after the last, if the index itself does, except where it is held at an end of the table.
    @inline(__always) func isEven(_ first: UInt32, _ end: UInt32) -> Bool {
        if first == end { return true }
        let span = unsafe Int32(straightSpans[Int((first &+ end) &>> 1) &>> GradientTable.partShift])
        return abs(Int32(bitPattern: end) &- Int32(bitPattern: first)) <= span && min(first, end) > 0 && max(first, end) < last
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
