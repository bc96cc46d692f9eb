import Display

/// The premultiplied components of eight pixels, as numbers in 0…255.
struct PixelLanes {
    typealias Lanes = SIMD8<Float>
    var red: Lanes
    var green: Lanes
    var blue: Lanes
    var alpha: Lanes

    @inline(__always) init(red: Lanes, green: Lanes, blue: Lanes, alpha: Lanes) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    @inline(__always) init(_ pixels: SIMD8<UInt32>) {
        self.init(red: Self.number(pixels &>> 16), green: Self.number(pixels &>> 8), blue: Self.number(pixels), alpha: Self.number(pixels &>> 24))
    }

    /// The pixels with every component rounded; components must be within 0…255.
    @inline(__always) var packed: SIMD8<UInt32> {
        Self.bits(alpha) &<< 24 | Self.bits(red) &<< 16 | Self.bits(green) &<< 8 | Self.bits(blue)
    }

    /// Limits numbers to 0…`upper`; NaN stays NaN. The standard library's `clamped` isn't inlined here, and the call would take longer than the filter.
    @inline(__always) static func limited(_ lanes: Lanes, to upper: Lanes) -> Lanes {
        let positive = lanes.replacing(with: 0, where: lanes .< 0)
        return positive.replacing(with: upper, where: positive .> upper)
    }

    /// Converts the lowest byte to a number: the low bits of 2²³ plus the byte are the byte.
    @inline(__always) private static func number(_ bits: SIMD8<UInt32>) -> Lanes {
        unsafe unsafeBitCast(bits & 0xFF | 0x4B00_0000, to: Lanes.self) - 8_388_608
    }

    @inline(__always) private static func bits(_ number: Lanes) -> SIMD8<UInt32> {
        unsafe unsafeBitCast(number + 8_388_608, to: SIMD8<UInt32>.self) & 0xFF
    }
}

/// Changes the color of every pixel of a surface, usually by a matrix.
///
/// With premultiplied components p = c·a, a matrix row m and its constant k, the result is (m·c + k)·a = m·p + k·a, so most filters need no division, and
/// limiting to 0…1 becomes limiting to 0…a. 1920x1080 pixels take about 5 ms.
struct PixelFilter {
    private let filter: ColorFilter
    private let matrix: ColorMatrix
    private let isWeighted: Bool

    init(_ filter: ColorFilter) {
        self.filter = filter
        matrix = filter.matrix
        isWeighted = filter.isWeighted
    }

    /// Applies the filter in place. Transparent pixels remain transparent, regardless of the matrix's constant for alpha.
    ///
    /// - Complexity: proportional to the number of pixels.
    func apply(to surface: ImageSurface) {
        let m = matrix
        if case .alphaThreshold(let min, let max, let color) = filter { return applyThreshold(from: min, to: max, color, to: surface) }
        if isWeighted { return applyWeighted(to: surface) }
        guard m.a1 == 0, m.a2 == 0, m.a3 == 0, m.a5 == 0, m.r4 == 0, m.g4 == 0, m.b4 == 0 else { return applyWhole(to: surface) }
        let keep = min(max(m.a4, 0), 1)
        surface.map { p in
            @inline(__always) func row(_ x: Float, _ y: Float, _ z: Float, _ k: Float) -> PixelLanes.Lanes {
                PixelLanes.limited(p.red * x + p.green * y + p.blue * z + p.alpha * k, to: p.alpha) * keep
            }
            return PixelLanes(
                red: row(m.r1, m.r2, m.r3, m.r5), green: row(m.g1, m.g2, m.g3, m.g5), blue: row(m.b1, m.b2, m.b3, m.b5), alpha: p.alpha * keep)
        }
    }

    private func applyThreshold(from low: Double, to high: Double, _ color: ResolvedColor, to surface: ImageSurface) {
        let pixel = color.encoded8.premultipliedPixel
        let inside = PixelLanes(SIMD8(repeating: pixel))
        let (low, high) = (Float(low) * 255, high >= 1 ? 256 : Float(high) * 255)
        surface.map { p in
            let isOutside = (p.alpha .< low) .| (p.alpha .> high) .| (p.alpha .< 0.5)
            @inline(__always) func choose(_ lanes: PixelLanes.Lanes) -> PixelLanes.Lanes { lanes.replacing(with: 0, where: isOutside) }
            return PixelLanes(red: choose(inside.red), green: choose(inside.green), blue: choose(inside.blue), alpha: choose(inside.alpha))
        }
    }

    /// Computes alpha from the premultiplied components; the colors become black.
    private func applyWeighted(to surface: ImageSurface) {
        let m = matrix
        surface.map { p in
            let alpha = PixelLanes.limited(p.red * m.a1 + p.green * m.a2 + p.blue * m.a3, to: p.alpha)
            return PixelLanes(red: .zero, green: .zero, blue: .zero, alpha: alpha)
        }
    }

    /// Applies any matrix, which requires dividing the components by alpha first.
    private func applyWhole(to surface: ImageSurface) {
        let m = matrix
        surface.map { p in
            let isEmpty = p.alpha .< 0.5
            let factor = 1 / p.alpha.replacing(with: 1, where: isEmpty)
            let (red, green, blue, alpha) = (p.red * factor, p.green * factor, p.blue * factor, p.alpha * (1 / 255))
            @inline(__always) func row(_ x: Float, _ y: Float, _ z: Float, _ w: Float, _ k: Float) -> PixelLanes.Lanes {
                PixelLanes.limited(red * x + green * y + blue * z + (alpha * w + k), to: .one)
            }
            let newAlpha = (row(m.a1, m.a2, m.a3, m.a4, m.a5) * 255).replacing(with: 0, where: isEmpty)
            return PixelLanes(
                red: row(m.r1, m.r2, m.r3, m.r4, m.r5) * newAlpha, green: row(m.g1, m.g2, m.g3, m.g4, m.g5) * newAlpha,
                blue: row(m.b1, m.b2, m.b3, m.b4, m.b5) * newAlpha, alpha: newAlpha)
        }
    }
}

/// The blend mode `plusDarker` of CoreGraphics: max(0, 1 - ((1 - D) + (1 - S))), with premultiplied components and the sum of the alphas, at most 1, instead of 1.
enum PlusDarker {
    /// Blends a layer onto a surface with the same frame.
    static func blend(_ layer: ImageSurface, onto surface: ImageSurface) {
        layer.zip(onto: surface) { s, d in
            let sum = s.alpha + d.alpha
            let alpha = PixelLanes.limited(sum, to: PixelLanes.Lanes(repeating: 255))
            @inline(__always) func mix(_ s: PixelLanes.Lanes, _ d: PixelLanes.Lanes) -> PixelLanes.Lanes {
                PixelLanes.limited(alpha - (sum - s - d), to: alpha)
            }
            return PixelLanes(red: mix(s.red, d.red), green: mix(s.green, d.green), blue: mix(s.blue, d.blue), alpha: alpha)
        }
    }
}

extension ImageSurface {
    /// Replaces all pixels of a surface in the ARGB32 format.
    @inline(__always) func map(_ change: (PixelLanes) -> PixelLanes) {
        unsafe withBytes { bytes, stride in
            guard let start = bytes.baseAddress else { return }
            for y in 0..<frame.height {
                let row = unsafe UnsafeMutableRawPointer(start + y * stride)
                var x = 0
                while x < frame.width {
                    let count = min(8, frame.width - x)
                    let pixels = unsafe Self.load(UnsafeRawPointer(row), x, count)
                    unsafe Self.store(change(PixelLanes(pixels)).packed, row, x, count)
                    x += 8
                }
            }
        }
    }

    /// Combines the pixels of this surface with those of another one with the same frame, and stores the results in the other one.
    @inline(__always) func zip(onto other: ImageSurface, _ mix: (PixelLanes, PixelLanes) -> PixelLanes) {
        unsafe withBytes { mine, myStride in
            unsafe other.withBytes { theirs, stride in
                guard let source = mine.baseAddress, let target = theirs.baseAddress else { return }
                for y in 0..<min(frame.height, other.frame.height) {
                    let sourceRow = unsafe UnsafeRawPointer(source + y * myStride)
                    let row = unsafe UnsafeMutableRawPointer(target + y * stride)
                    var x = 0
                    while x < min(frame.width, other.frame.width) {
                        let count = min(8, frame.width - x)
                        let pair = unsafe (Self.load(sourceRow, x, count), Self.load(UnsafeRawPointer(row), x, count))
                        unsafe Self.store(mix(PixelLanes(pair.0), PixelLanes(pair.1)).packed, row, x, count)
                        x += 8
                    }
                }
            }
        }
    }

    @inline(__always) private static func load(_ row: UnsafeRawPointer, _ x: Int, _ count: Int) -> SIMD8<UInt32> {
        if count == 8 { return unsafe row.loadUnaligned(fromByteOffset: x * 4, as: SIMD8<UInt32>.self) }
        var pixels = SIMD8<UInt32>.zero
        for lane in 0..<count { pixels[lane] = unsafe row.load(fromByteOffset: (x + lane) * 4, as: UInt32.self) }
        return pixels
    }

    @inline(__always) private static func store(_ pixels: SIMD8<UInt32>, _ row: UnsafeMutableRawPointer, _ x: Int, _ count: Int) {
        if count == 8 { return unsafe row.storeBytes(of: pixels, toByteOffset: x * 4, as: SIMD8<UInt32>.self) }
        for lane in 0..<count { unsafe row.storeBytes(of: pixels[lane], toByteOffset: (x + lane) * 4, as: UInt32.self) }
    }
}
