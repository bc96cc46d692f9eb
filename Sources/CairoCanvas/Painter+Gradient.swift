import CCairo
import Display
import Geometry

extension Painter {
    /// Makes a paint the source for the current path, which is about to be filled or stroked; false if there is nothing to see.
    ///
    /// - Parameter bounds: the box of what will be painted, points; only a gradient asks for it.
    func setSource(
        _ paint: Paint, opacity: Double, bounds: () -> CGRect, in context: CairoContext
    ) throws(CanvasError) -> Bool {
        switch paint {
        case .color(let color):
            context.setSource(color, opacity: opacity)
            return true
        case .image(let pattern): return try setSource(pattern, opacity: opacity, in: context)
        case .gradient(let gradient):
            guard let clip = context.clipFrame(), let frame = PixelRect(around: bounds().applying(context.transform))?.intersection(clip),
                !gradient.stops.isEmpty
            else { return false }
            // Without alpha Cairo copies instead of blending.
            let isOpaque = opacity >= 1 && gradient.stops.allSatisfy { $0.color.opacity >= 1 }
            guard let part = context.inBand(frame) else { return false }
            let surface = try surface(part, format: isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32)
            GradientRaster(gradient, frame: frame, opacity: opacity, toPixels: context.transform).draw(on: surface)
            try context.setSource(surface)
            return true
        case .material(let material):
            guard let clip = context.clipFrame(), let frame = PixelRect(around: bounds().applying(context.transform))?.intersection(clip),
                material.opacity * opacity > 0
            else { return false }
            try context.setSource(glass(material, opacity: opacity, frame: frame, in: context))
            return true
        }
    }
}

extension CairoContext {
    /// Takes the colours for what is drawn next from a surface, pixel on pixel.
    func setSource(_ surface: ImageSurface) throws(CanvasError) {
        try unsafe surface.withHandle { (surface) throws(CanvasError) in
            unsafe withHandle { context in
                // A pattern keeps the matrix that holds when it is set.
                var matrix = cairo_matrix_t()
                unsafe cairo_get_matrix(context, &matrix)
                unsafe cairo_identity_matrix(context)
                unsafe cairo_set_source_surface(context, surface, 0, 0)
                unsafe cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
                unsafe cairo_set_matrix(context, &matrix)
            }
        }
    }
}

/// Works a gradient out for a rectangle of pixels.
///
/// Cairo's own gradients mix in sRGB, know no angular ones, and slow down with the many stops that would stand in for OKLab. Here each pixel's
/// place along the gradient picks a colour from a table: 4 to 5 ms for 1920x1080 pixels, 6 to 7 for an angular gradient.
struct GradientRaster {
    private let table: [UInt32]
    /// The index of the table's entry for the end.
    private let last: Float
    private let frame: PixelRect
    private let geometry: GradientPaint.Geometry
    /// From the middles of pixels to the gradient's coordinates.
    private let toPoints: CGAffineTransform

    init(_ gradient: GradientPaint, frame: PixelRect, opacity: Double, toPixels: CGAffineTransform) {
        // Two entries a pixel for the longest way through the frame, so that a hard edge is where it should be.
        var count = 256
        while count < 2 * (frame.width + frame.height), count < 4096 { count *= 2 }
        let factor = Float(min(max(opacity, 0), 1)) * 255
        last = Float(count)
        var colors = gradient.premultipliedColors(count: count + 1).map { color in
            let bytes = SIMD4<UInt32>((color * factor).rounded(.toNearestOrAwayFromZero))
            return bytes.w << 24 | bytes.x << 16 | bytes.y << 8 | bytes.z
        }
        // An entry for every index that 13 bits can hold, so that not even a NaN leads out of the table.
        colors += Array(repeating: colors[count], count: 8192 - colors.count)
        table = colors
        self.frame = frame
        geometry = gradient.geometry
        toPoints = toPixels.inverted()
    }

    /// Fills a surface that has some or all rows of the frame.
    func draw(on surface: ImageSurface) {
        switch geometry {
        case .linear(let start, let end):
            let (dx, dy) = (Float(end.x - start.x), Float(end.y - start.y))
            let length = dx * dx + dy * dy
            // A way without a length is at its end everywhere.
            guard length > 0 else { return fill(surface) { _, _ in SIMD8(repeating: 1) } }
            fill(surface, origin: start) { x, y in (x * dx + y * dy) / length }
        case .radial(let center, let start, let end):
            let place = Way(from: Float(start), to: Float(end))
            fill(surface, origin: center) { x, y in place((x * x + y * y).squareRoot()) }
        case .elliptical(let center, let size, let start, let end):
            let place = Way(from: Float(start), to: Float(end))
            let (width, height) = (1 / max(Float(size.width), 1e-6), 1 / max(Float(size.height), 1e-6))
            fill(surface, origin: center) { x, y in
                let (u, v) = (x * width, y * height)
                return place((u * u + v * v).squareRoot())
            }
        case .angular(let center, let start, let end):
            let place = Turn(from: Float(start.radians), to: Float(end.radians))
            guard !place.isSudden else { return fill(surface, origin: center) { x, y in place.sudden(Self.turns(x, y)) } }
            fill(surface, origin: center) { x, y in place(Self.turns(x, y)) }
        }
    }

    private typealias Lanes = SIMD8<Float>

    /// The share of the way from one distance to another.
    private struct Way {
        let start: Float
        let scale: Float
        let isSudden: Bool

        init(from start: Float, to end: Float) {
            self.start = start
            isSudden = start == end
            scale = isSudden ? 0 : 1 / (end - start)
        }

        @inline(__always) func callAsFunction(_ distance: Lanes) -> Lanes {
            isSudden ? Lanes.zero.replacing(with: 1, where: distance .>= start) : (distance - start) * scale
        }
    }

    /// The share of the way around for an angle in turns, -0.5…0.5.
    ///
    /// Source: documentation of `AngularGradient`. Of more than a turn the last one is drawn; less than a turn leaves a gap, of which the end's
    /// colour has the first half and the start's the second. A gradient that runs backwards is the same read from its end.
    private struct Turn {
        /// Where the part that is drawn begins, turns: the middle of the gap, or one turn before the end.
        private let first: Float
        /// The share there, and how much of it a turn makes.
        private let offset: Float
        private let scale: Float
        /// Whether the way has no length: then `sudden` holds.
        let isSudden: Bool
        /// How far behind `first` the colour changes that changes suddenly, turns.
        private let edge: Float

        init(from start: Float, to end: Float) {
            let (start, end) = (start / (2 * .pi), end / (2 * .pi))
            let span = end - start
            let size = abs(span)
            let low = min(start, end)
            first = size > 1 ? (span > 0 ? end - 1 : low) : low - (1 - size) / 2
            isSudden = size == 0
            scale = isSudden ? 0 : 1 / span
            edge = low - first
            offset = (span < 0 ? 1 : 0) - edge * scale
        }

        @inline(__always) func callAsFunction(_ turns: Lanes) -> Lanes { behindFirst(turns) * scale + offset }

        /// The end's colour before the one angle that there is, the start's after it.
        @inline(__always) func sudden(_ turns: Lanes) -> Lanes { Lanes.one.replacing(with: 0, where: behindFirst(turns) .>= edge) }

        /// 0…1 of a turn.
        @inline(__always) private func behindFirst(_ turns: Lanes) -> Lanes {
            let behind = turns - first
            return behind - GradientRaster.nearest(behind - 0.5)
        }
    }

    /// The nearest whole numbers, for numbers below four million: the sum with 1.5·2²³ has no room for a fraction.
    @inline(__always) private static func nearest(_ x: Lanes) -> Lanes { (x + 12_582_912) - 12_582_912 }

    /// `atan2(y, x)` in turns, within 0.00002: a hundredth of a step of the table.
    ///
    /// With r = (|x| - |y|) / (|x| + |y|) the angle of (|x|, |y|) is an eighth of a turn less the arc tangent of r, which lies in -1…1: one polynomial
    /// for all directions, and no choices, which take longer than sums. Coefficients: Abramowitz and Stegun, Handbook of Mathematical Functions,
    /// 4.4.49, divided by 2π.
    @inline(__always) private static func turns(_ x: Lanes, _ y: Lanes) -> Lanes {
        let (across, up) = (magnitude(x), magnitude(y))
        // A tiny number in place of zero in the centre.
        let ratio = (across - up) / (across + up + 1e-30)
        let square = ratio * ratio
        let arc = ((((square * 0.003_316_01 - 0.013_549_3) * square + 0.028_670_3) * square - 0.052_568_8) * square + 0.159_131_5) * ratio
        // Away from the upright axis, to the right or to the left; then above or below the level one.
        return withSign(of: y, 0.25 - withSign(of: x, arc + 0.125))
    }

    /// A number that isn't below 0, with the sign of another one.
    @inline(__always) private static func withSign(of sign: Lanes, _ number: Lanes) -> Lanes {
        unsafe unsafeBitCast(
            unsafeBitCast(number, to: SIMD8<UInt32>.self) | unsafeBitCast(sign, to: SIMD8<UInt32>.self) & 0x8000_0000, to: Lanes.self)
    }

    @inline(__always) private static func magnitude(_ x: Lanes) -> Lanes {
        unsafe unsafeBitCast(unsafeBitCast(x, to: SIMD8<UInt32>.self) & 0x7FFF_FFFF, to: Lanes.self)
    }

    /// Sets every pixel to the table's colour at the share that `place` answers for eight points at once, given from `origin`.
    @inline(__always)
    private func fill(_ surface: ImageSurface, origin: CGPoint = .zero, _ place: (Lanes, Lanes) -> Lanes) {
        let steps = Lanes(0, 1, 2, 3, 4, 5, 6, 7)
        let last = last
        let (stepX, stepY) = (Float(toPoints.a), Float(toPoints.b))
        unsafe surface.withBytes { bytes, stride in
            unsafe table.withUnsafeBufferPointer { table in
                guard let colors = table.baseAddress, let start = bytes.baseAddress else { return }
                for row in 0..<surface.frame.height {
                    let middle = CGPoint(x: CGFloat(frame.x) + 0.5, y: CGFloat(surface.frame.y + row) + 0.5).applying(toPoints)
                    let (startX, startY) = (Float(middle.x - origin.x), Float(middle.y - origin.y))
                    let line = unsafe UnsafeMutableRawPointer(start + row * stride).assumingMemoryBound(to: UInt32.self)
                    var column = 0
                    while column < frame.width {
                        let offsets = steps + Float(column)
                        let share = place(offsets * stepX + startX, offsets * stepY + startY)
                        // The sum with 2²³ keeps the rounded index in its last bits. What isn't a number goes to the start.
                        let held = PixelLanes.limited(share * last, to: Lanes(repeating: last)) + 8_388_608
                        let bits = unsafe unsafeBitCast(held, to: SIMD8<UInt32>.self) & 0x1FFF
                        @inline(__always) func color(_ lane: Int) -> UInt32 { unsafe colors[Int(bits[lane])] }
                        if column + 8 <= frame.width {
                            unsafe line[column] = color(0)
                            unsafe line[column + 1] = color(1)
                            unsafe line[column + 2] = color(2)
                            unsafe line[column + 3] = color(3)
                            unsafe line[column + 4] = color(4)
                            unsafe line[column + 5] = color(5)
                            unsafe line[column + 6] = color(6)
                            unsafe line[column + 7] = color(7)
                        } else {
                            for lane in 0..<(frame.width - column) { unsafe line[column + lane] = color(lane) }
                        }
                        column += 8
                    }
                }
            }
        }
    }
}
