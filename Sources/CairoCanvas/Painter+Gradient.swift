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
            GradientRaster(gradient, frame: frame, opacity: opacity, toPixels: context.transform).draw(on: surface, in: part)
            try context.setSource(surface)
            return true
        case .mesh(let mesh):
            guard let clip = context.clipFrame(), let frame = PixelRect(around: bounds().applying(context.transform))?.intersection(clip),
                mesh.isComplete, let part = context.clippedToBand(frame)
            else { return false }
            let surface = try surface(part, format: opacity >= 1 && mesh.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32)
            MeshRaster(mesh, opacity: opacity, toPixels: context.transform).draw(on: surface, in: part)
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

extension Painter {
    /// Fills a path with an opaque gradient by writing the pixels themselves, without a mask; returns false if the path isn't a rectangle of whole pixels, or
    /// if it would show through or be cut off smoothly.
    func fillWhole(_ path: Path, _ gradient: GradientPaint, opacity: Double, in context: CairoContext) -> Bool {
        guard opacity >= 1, !gradient.stops.isEmpty, gradient.stops.allSatisfy({ $0.color.opacity >= 1 }), context.surface.bytesPerPixel == 4,
            let whole = path.wholePixels(under: context.transform), let visible = context.wholeClip(), let clip = context.clipFrame()
        else { return false }
        guard let area = whole.intersection(visible) else { return true }
        // The same frame as that of a layer, so that the pixels are the same.
        let bounds = CGRect(x: CGFloat(whole.x), y: CGFloat(whole.y), width: CGFloat(whole.width), height: CGFloat(whole.height))
        guard let frame = PixelRect(around: bounds)?.intersection(clip) else { return true }
        GradientRaster(gradient, frame: frame, opacity: 1, toPixels: context.transform).draw(on: context.surface, in: area)
        return true
    }
}

extension Path {
    /// Returns the pixels that the path fills if it is a rectangle whose edges lie between pixels; otherwise nil.
    fileprivate func wholePixels(under transform: CGAffineTransform) -> PixelRect? {
        guard elements.count == 5, case .closeSubpath = elements[4] else { return nil }
        var points: [CGPoint] = []
        for element in elements.dropLast() {
            switch element {
            case .move(let end) where points.isEmpty: points.append(end.applying(transform))
            case .line(let end) where !points.isEmpty: points.append(end.applying(transform))
            default: return nil
            }
        }
        let (a, b, c, d) = (points[0], points[1], points[2], points[3])
        let startsAcross = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let startsDown = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        // Cairo's numbers have 8 bits for the fraction.
        func isWhole(_ number: CGFloat) -> Bool { abs(number - number.rounded()) < 1.0 / 1024 && abs(number) < 1e6 }
        guard startsAcross || startsDown, isWhole(a.x), isWhole(a.y), isWhole(c.x), isWhole(c.y) else { return nil }
        let (left, top) = (Int(min(a.x, c.x).rounded()), Int(min(a.y, c.y).rounded()))
        let (right, bottom) = (Int(max(a.x, c.x).rounded()), Int(max(a.y, c.y).rounded()))
        return right > left && bottom > top ? PixelRect(x: left, y: top, width: right - left, height: bottom - top) : nil
    }
}

extension CairoContext {
    /// Returns the present clip if it is one rectangle of whole pixels; otherwise nil.
    fileprivate func wholeClip() -> PixelRect? {
        guard !isClippedSmoothly else { return nil }
        return unsafe withHandle { context in
            unsafe cairo_save(context)
            unsafe cairo_identity_matrix(context)
            let list = unsafe cairo_copy_clip_rectangle_list(context)
            unsafe cairo_restore(context)
            defer { unsafe cairo_rectangle_list_destroy(list) }
            guard let list = unsafe list?.pointee, unsafe list.status == CAIRO_STATUS_SUCCESS, unsafe list.num_rectangles == 1,
                let rect = unsafe list.rectangles?.pointee
            else { return nil }
            return PixelRect(x: Int(rect.x), y: Int(rect.y), width: Int(rect.width), height: Int(rect.height)).intersection(surface.frame)
        }
    }

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

/// The course of a gradient over the plane.
private protocol GradientCourse {
    /// Returns the positions along the gradient of eight points at once: 0 at the start, 1 at the end.
    func position(_ x: SIMD8<Float>, _ y: SIMD8<Float>) -> SIMD8<Float>
}

/// Computes the pixels of a gradient in a rectangle.
///
/// Cairo's own gradients interpolate in sRGB, don't include angular ones, and slow down with the many stops that would approximate OKLab. Here, each pixel's
/// position along the gradient selects a color from a table. Where position and color change evenly, as in most places, they are computed for every eighth
/// pixel, and the colors of 16 pixels change in equal steps; all others are computed one by one. The pixels are the same on all processors: only additions,
/// multiplications, divisions, and square roots, which are exactly rounded everywhere.
struct GradientRaster {
    private let table: GradientTable
    private let frame: PixelRect
    private let geometry: GradientPaint.Geometry
    /// The transform from pixels to the gradient's coordinates.
    private let toPoints: CGAffineTransform

    init(_ gradient: GradientPaint, frame: PixelRect, opacity: Double, toPixels: CGAffineTransform) {
        // Two entries per pixel along the longest path through the frame, so that hard edges are at the right pixel.
        table = GradientTable(gradient, length: 2 * (frame.width + frame.height), opacity: opacity)
        self.frame = frame
        geometry = gradient.geometry
        toPoints = toPixels.inverted()
    }

    /// Draws an area of the gradient on a surface; both must contain the area. Areas of a frame have the same pixels as the whole frame.
    func draw(on surface: ImageSurface, in area: PixelRect) {
        switch geometry {
        case .linear(let start, let end):
            let (dx, dy) = (Float(end.x - start.x), Float(end.y - start.y))
            fill(surface, in: area, origin: start, Linear(dx: dx, dy: dy, length: dx * dx + dy * dy))
        case .radial(let center, let start, let end):
            fill(surface, in: area, origin: center, Radial(ramp: DistanceRamp(from: Float(start), to: Float(end))))
        case .elliptical(let center, let size, let start, let end):
            let (width, height) = (1 / max(Float(size.width), 1e-6), 1 / max(Float(size.height), 1e-6))
            let ramp = DistanceRamp(from: Float(start), to: Float(end))
            fill(surface, in: area, origin: center, Elliptical(ramp: ramp, width: width, height: height))
        case .angular(let center, let start, let end):
            let ramp = AngleRamp(from: Float(start.radians), to: Float(end.radians))
            if ramp.isSudden {
                fill(surface, in: area, origin: center, SuddenAngular(ramp: ramp))
            } else {
                fill(surface, in: area, origin: center, Angular(ramp: ramp))
            }
        }
    }

    private struct Linear: GradientCourse {
        let dx: Float
        let dy: Float
        let length: Float
        // A gradient without a length has its end color everywhere.
        @inline(__always) func position(_ x: Lanes, _ y: Lanes) -> Lanes { length > 0 ? (x * dx + y * dy) / length : Lanes(repeating: 1) }
    }

    private struct Radial: GradientCourse {
        let ramp: DistanceRamp
        @inline(__always) func position(_ x: Lanes, _ y: Lanes) -> Lanes { ramp((x * x + y * y).squareRoot()) }
    }

    private struct Elliptical: GradientCourse {
        let ramp: DistanceRamp
        let width: Float
        let height: Float
        @inline(__always) func position(_ x: Lanes, _ y: Lanes) -> Lanes {
            let (u, v) = (x * width, y * height)
            return ramp((u * u + v * v).squareRoot())
        }
    }

    private struct Angular: GradientCourse {
        let ramp: AngleRamp
        @inline(__always) func position(_ x: Lanes, _ y: Lanes) -> Lanes { ramp(GradientRaster.turns(x, y)) }
    }

    private struct SuddenAngular: GradientCourse {
        let ramp: AngleRamp
        @inline(__always) func position(_ x: Lanes, _ y: Lanes) -> Lanes { ramp.sudden(GradientRaster.turns(x, y)) }
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
        // In steps, because the compiler takes seconds for the types of the whole expression.
        var arc = square * 0.003_316_01 - 0.013_549_3
        arc = arc * square + 0.028_670_3
        arc = arc * square - 0.052_568_8
        arc = arc * square + 0.159_131_5
        arc *= ratio
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

    /// Sets every pixel of an area to the table's color at its position along the gradient.
    ///
    /// - Parameter origin: the point to which the course's coordinates are relative.
    private func fill<Course: GradientCourse>(_ surface: ImageSurface, in area: PixelRect, origin: CGPoint, _ course: Course) {
        let steps = Lanes(0, 1, 2, 3, 4, 5, 6, 7)
        let last = Float(table.last)
        let (stepX, stepY) = (Float(toPoints.a), Float(toPoints.b))
        // Blocks of 16 pixels begin at the frame's left edge, whatever the area.
        let (firstBlock, blockCount) = ((area.x - frame.x) / 16, (area.maxX - frame.x + 15) / 16)
        let marks = 2 * (blockCount - firstBlock) + 1
        unsafe surface.withBytes { bytes, stride in
            guard let start = bytes.baseAddress else { return }
            withTable { row in
                unsafe withUnsafeTemporaryAllocation(byteCount: (marks + 7) / 8 * 32 + 64, alignment: 32) { scratch in
                    guard let indices = scratch.baseAddress else { return }
                    let single = unsafe indices + (marks + 7) / 8 * 32
                    for y in area.y..<area.maxY {
                        let center = CGPoint(x: CGFloat(frame.x) + 0.5, y: CGFloat(y) + 0.5).applying(toPoints)
                        let (startX, startY) = (Float(center.x - origin.x), Float(center.y - origin.y))
                        /// Returns the indices of the colors at eight columns of the frame.
                        @inline(__always) func found(_ columns: Lanes) -> SIMD8<UInt32> {
                            let positions = course.position(columns * stepX + startX, columns * stepY + startY) * last
                            // NaN leads to the start. After adding 2²³, the low bits are the rounded index.
                            let positive = positions.replacing(with: 0, where: .!(positions .>= 0))
                            let held = positive.replacing(with: last, where: positive .> last) + 8_388_608
                            return unsafe unsafeBitCast(held, to: SIMD8<UInt32>.self) & 0x1FFF
                        }
                        var mark = 0
                        while mark < marks {
                            let columns = (steps + Float(firstBlock * 2 + mark)) * 8
                            unsafe indices.storeBytes(of: found(columns), toByteOffset: mark &* 4, as: SIMD8<UInt32>.self)
                            mark &+= 8
                        }
                        let line = unsafe UnsafeMutableRawPointer(start + (y - surface.frame.y) * stride + (frame.x - surface.frame.x) * 4)
                        for block in firstBlock..<blockCount {
                            let at = unsafe indices + (block &- firstBlock) &* 8
                            let (first, middle, end) = unsafe (
                                at.load(as: UInt32.self), at.load(fromByteOffset: 4, as: UInt32.self), at.load(fromByteOffset: 8, as: UInt32.self)
                            )
                            let column = block &* 16
                            let isWhole = frame.x &+ column >= area.x && frame.x &+ column &+ 16 <= area.maxX
                            let target = unsafe isWhole ? line + column &* 4 : single
                            if row.isEven(first, middle, end) {
                                unsafe row.write(from: first, to: end, at: target)
                            } else {
                                for half in 0..<2 {
                                    let found = found(steps + Float(column &+ half &* 8))
                                    for lane in 0..<8 {
                                        unsafe target.storeBytes(of: row.color(found[lane]), toByteOffset: (half &* 8 &+ lane) &* 4, as: UInt32.self)
                                    }
                                }
                            }
                            if !isWhole {
                                let (from, to) = (max(area.x - frame.x - column, 0), min(area.maxX - frame.x - column, 16))
                                unsafe (line + (column + from) * 4).copyMemory(from: single + from * 4, byteCount: (to - from) * 4)
                            }
                        }
                    }
                }
            }
        }
    }

    @inline(__always) private func withTable(_ body: (GradientRow) -> Void) {
        unsafe table.colors.withUnsafeBufferPointer { colors in
            unsafe table.fine.withUnsafeBufferPointer { fine in
                unsafe table.straightSpans.withUnsafeBufferPointer { spans in
                    guard let colors = colors.baseAddress, let fine = fine.baseAddress, let spans = spans.baseAddress else { return }
                    unsafe body(GradientRow(table, colors, fine, spans))
                }
            }
        }
    }
}
