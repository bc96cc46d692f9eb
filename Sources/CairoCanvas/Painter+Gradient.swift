import CCairo
import Display
import Geometry

extension Painter {
    /// Sets a paint as the source for the current path, which is about to be filled or stroked; returns false if nothing would be visible.
    ///
    /// - Parameter bounds: returns the bounding box of the area to paint, in points; only called for gradients and materials.
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
            // For surfaces without alpha, Cairo copies instead of blending.
            let isOpaque = opacity >= 1 && gradient.stops.allSatisfy { $0.color.opacity >= 1 }
            guard let part = context.clippedToBand(frame) else { return false }
            let surface = try surface(part, format: isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32)
            GradientRaster(gradient, frame: frame, opacity: opacity, toPixels: context.transform).draw(on: surface)
            try context.setSource(surface)
            return true
        case .material(let material):
            guard let clip = context.clipFrame(), let frame = PixelRect(around: bounds().applying(context.transform))?.intersection(clip),
                material.opacity * opacity > 0
            else { return false }
            try context.setSource(materialBackdrop(material, opacity: opacity, frame: frame, in: context))
            return true
        }
    }
}

extension CairoContext {
    /// Sets a surface as the source to draw with, pixel on pixel.
    func setSource(_ surface: ImageSurface) throws(CanvasError) {
        try unsafe surface.withHandle { (surface) throws(CanvasError) in
            unsafe withHandle { context in
                // A pattern uses the matrix that is in effect when it is set.
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

/// Computes the pixels of a gradient in a rectangle.
///
/// Cairo's own gradients interpolate in sRGB, don't include angular ones, and slow down with the many stops that would approximate OKLab. Here, each pixel's
/// position along the gradient selects a color from a table, which takes 4 to 5 ms for 1920x1080 pixels, 6 to 7 ms for an angular gradient.
struct GradientRaster {
    private let table: [UInt32]
    /// The index of the end color in the table.
    private let last: Float
    private let frame: PixelRect
    private let geometry: GradientPaint.Geometry
    /// The transform from pixels to the gradient's coordinates.
    private let toPoints: CGAffineTransform

    init(_ gradient: GradientPaint, frame: PixelRect, opacity: Double, toPixels: CGAffineTransform) {
        // Two entries per pixel along the longest path through the frame, so that hard edges are at the right pixel.
        var count = 256
        while count < 2 * (frame.width + frame.height), count < 4096 { count *= 2 }
        let factor = Float(min(max(opacity, 0), 1)) * 255
        last = Float(count)
        var colors = gradient.premultipliedColors(count: count + 1).map { color in
            let bytes = SIMD4<UInt32>((color * factor).rounded(.toNearestOrAwayFromZero))
            return bytes.w << 24 | bytes.x << 16 | bytes.y << 8 | bytes.z
        }
        // An entry for every 13-bit index, so that not even NaN leads outside of the table.
        colors += Array(repeating: colors[count], count: 8192 - colors.count)
        table = colors
        self.frame = frame
        geometry = gradient.geometry
        toPoints = toPixels.inverted()
    }

    /// Draws the gradient on a surface that contains some or all rows of the frame.
    func draw(on surface: ImageSurface) {
        switch geometry {
        case .linear(let start, let end):
            let (dx, dy) = (Float(end.x - start.x), Float(end.y - start.y))
            let length = dx * dx + dy * dy
            // A gradient without a length has its end color everywhere.
            guard length > 0 else { return fill(surface) { _, _ in SIMD8(repeating: 1) } }
            fill(surface, origin: start) { x, y in (x * dx + y * dy) / length }
        case .radial(let center, let start, let end):
            let ramp = DistanceRamp(from: Float(start), to: Float(end))
            fill(surface, origin: center) { x, y in ramp((x * x + y * y).squareRoot()) }
        case .elliptical(let center, let size, let start, let end):
            let ramp = DistanceRamp(from: Float(start), to: Float(end))
            let (width, height) = (1 / max(Float(size.width), 1e-6), 1 / max(Float(size.height), 1e-6))
            fill(surface, origin: center) { x, y in
                let (u, v) = (x * width, y * height)
                return ramp((u * u + v * v).squareRoot())
            }
        case .angular(let center, let start, let end):
            let ramp = AngleRamp(from: Float(start.radians), to: Float(end.radians))
            guard !ramp.isSudden else { return fill(surface, origin: center) { x, y in ramp.sudden(Self.turns(x, y)) } }
            fill(surface, origin: center) { x, y in ramp(Self.turns(x, y)) }
        }
    }

    private typealias Lanes = SIMD8<Float>

    /// Maps distances from the center to positions along the gradient: 0 at the start, 1 at the end.
    private struct DistanceRamp {
        let start: Float
        let scale: Float
        /// Whether start and end coincide, so that the color changes suddenly.
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

    /// Maps angles, in turns from -0.5 to 0.5, to positions along the gradient: 0 at the start, 1 at the end.
    ///
    /// Source: documentation of `AngularGradient`. If the gradient spans more than a turn, its last turn is drawn; if it spans less, the end color fills the first
    /// half of the gap and the start color the second. A gradient that runs backward is drawn like the reversed one.
    private struct AngleRamp {
        /// The angle, in turns, at which the drawn part begins: the middle of the gap, or one turn before the end.
        private let first: Float
        /// The position along the gradient at `first`.
        private let offset: Float
        /// The change in position per turn.
        private let scale: Float
        /// Whether start and end coincide; `sudden` must be called then.
        let isSudden: Bool
        /// The distance, in turns, from `first` to the lower end of the gradient.
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

        @inline(__always) func callAsFunction(_ turns: Lanes) -> Lanes { pastFirst(turns) * scale + offset }

        /// Returns the position if start and end coincide: the end color before that angle, the start color after it.
        @inline(__always) func sudden(_ turns: Lanes) -> Lanes { Lanes.one.replacing(with: 0, where: pastFirst(turns) .>= edge) }

        /// Returns how far angles are past `first`, 0…1 turn.
        @inline(__always) private func pastFirst(_ turns: Lanes) -> Lanes {
            let difference = turns - first
            return difference - GradientRaster.nearest(difference - 0.5)
        }
    }

    /// Rounds numbers below four million: a `Float` near 1.5·2²³ has no bits for a fraction.
    @inline(__always) private static func nearest(_ x: Lanes) -> Lanes { (x + 12_582_912) - 12_582_912 }

    /// Returns `atan2(y, x)` in turns with an error below 0.00002, a hundredth of a step of the table.
    ///
    /// With r = (|x| - |y|) / (|x| + |y|), which is in -1…1, the angle of (|x|, |y|) is an eighth of a turn minus the arc tangent of r: one polynomial for all
    /// directions, without selections, which would take longer than additions. Coefficients: Abramowitz and Stegun, Handbook of Mathematical Functions, 4.4.49,
    /// divided by 2π.
    @inline(__always) private static func turns(_ x: Lanes, _ y: Lanes) -> Lanes {
        let (across, up) = (magnitude(x), magnitude(y))
        // Avoids dividing by zero at the center.
        let ratio = (across - up) / (across + up + 1e-30)
        let square = ratio * ratio
        let arc = ((((square * 0.003_316_01 - 0.013_549_3) * square + 0.028_670_3) * square - 0.052_568_8) * square + 0.159_131_5) * ratio
        // Mirrors the angle at the vertical axis if x is negative, then at the horizontal axis if y is.
        return withSign(of: y, 0.25 - withSign(of: x, arc + 0.125))
    }

    /// Returns a nonnegative number with the sign of another number.
    @inline(__always) private static func withSign(of sign: Lanes, _ number: Lanes) -> Lanes {
        unsafe unsafeBitCast(
            unsafeBitCast(number, to: SIMD8<UInt32>.self) | unsafeBitCast(sign, to: SIMD8<UInt32>.self) & 0x8000_0000, to: Lanes.self)
    }

    @inline(__always) private static func magnitude(_ x: Lanes) -> Lanes {
        unsafe unsafeBitCast(unsafeBitCast(x, to: SIMD8<UInt32>.self) & 0x7FFF_FFFF, to: Lanes.self)
    }

    /// Sets every pixel to the table's color at its position along the gradient.
    ///
    /// - Parameter position: returns the positions of eight points at once, whose coordinates are relative to `origin`.
    @inline(__always)
    private func fill(_ surface: ImageSurface, origin: CGPoint = .zero, _ position: (Lanes, Lanes) -> Lanes) {
        let steps = Lanes(0, 1, 2, 3, 4, 5, 6, 7)
        let last = last
        let (stepX, stepY) = (Float(toPoints.a), Float(toPoints.b))
        unsafe surface.withBytes { bytes, stride in
            unsafe table.withUnsafeBufferPointer { table in
                guard let colors = table.baseAddress, let start = bytes.baseAddress else { return }
                for row in 0..<surface.frame.height {
                    let center = CGPoint(x: CGFloat(frame.x) + 0.5, y: CGFloat(surface.frame.y + row) + 0.5).applying(toPoints)
                    let (startX, startY) = (Float(center.x - origin.x), Float(center.y - origin.y))
                    let line = unsafe UnsafeMutableRawPointer(start + row * stride).assumingMemoryBound(to: UInt32.self)
                    var column = 0
                    while column < frame.width {
                        let offsets = steps + Float(column)
                        let positions = position(offsets * stepX + startX, offsets * stepY + startY)
                        // After adding 2²³, the low bits are the rounded index. NaN leads to the start.
                        let held = PixelLanes.limited(positions * last, to: Lanes(repeating: last)) + 8_388_608
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
