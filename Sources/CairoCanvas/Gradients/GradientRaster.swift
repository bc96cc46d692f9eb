import Display
import Geometry

/// The course of a gradient over the plane.
private protocol GradientCourse {
    /// Returns the positions along the gradient of eight points at once: 0 at the start, 1 at the end.
    func position(_ x: SIMD8<Float>, _ y: SIMD8<Float>) -> SIMD8<Float>
    /// Returns the greatest distance between the position in the middle of 16 pixels and the mean of the positions at their ends, for all pixels of a row.
    ///
    /// - Parameters:
    ///   - start: a point of the row.
    ///   - step: the distance between two pixels of the row.
    func bend(at start: SIMD2<Float>, step: SIMD2<Float>) -> Float
    /// Returns the number of steps to the place where the position turns back: on either side of it, the position only rises or only falls.
    func turn(at start: SIMD2<Float>, step: SIMD2<Float>) -> Float
}

extension GradientCourse {
    /// Most courses don't turn back.
    func turn(at start: SIMD2<Float>, step: SIMD2<Float>) -> Float { .nan }
}

/// Returns the number of steps to the place of a row that is nearest to the origin; NaN if the row is a point.
private func nearestStep(from start: SIMD2<Float>, step: SIMD2<Float>) -> Float { -(start * step).sum() / (step * step).sum() }

/// Returns the square of a row's distance from the origin, in pixels; NaN if the row is a point.
private func squaredDistance(_ start: SIMD2<Float>, _ step: SIMD2<Float>) -> Float {
    let (cross, length) = (start.x * step.y - start.y * step.x, step.x * step.x + step.y * step.y)
    return cross * cross / (length * length)
}

/// Computes the pixels of a gradient in a rectangle.
///
/// Cairo's own gradients interpolate in sRGB, don't include angular ones, and slow down with the many stops that would approximate OKLab. Here, each pixel's
/// position along the gradient selects a color from a table. Where position and color change evenly, as in most places, they are computed for every eighth
/// pixel, or every 16th if the whole row is far from the center, and the colors of 16 pixels change in equal steps; all others are computed one by one. The pixels are the same on all processors: only additions,
/// multiplications, divisions, and square roots, which are exactly rounded everywhere.
struct GradientRaster {
    private let table: GradientTable
    private let frame: PixelRect
    private let geometry: GradientPaint.Geometry
    /// The transform from pixels to the gradient's coordinates.
    private let toPoints: CGAffineTransform

    init(_ gradient: GradientPaint, frame: PixelRect, opacity: Double, toPixels: CGAffineTransform, tables: inout GradientTables) {
        // Two entries per pixel along the longest path through the frame, so that hard edges are at the right pixel.
        table = tables.table(gradient, length: 2 * (frame.width + frame.height), opacity: opacity)
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
        func bend(at start: SIMD2<Float>, step: SIMD2<Float>) -> Float { 0 }
    }

    private struct Radial: GradientCourse {
        let ramp: DistanceRamp
        @inline(__always) func position(_ x: Lanes, _ y: Lanes) -> Lanes { ramp((x * x + y * y).squareRoot()) }
        func bend(at start: SIMD2<Float>, step: SIMD2<Float>) -> Float { ramp.bend(at: start, step: step) }
        func turn(at start: SIMD2<Float>, step: SIMD2<Float>) -> Float { nearestStep(from: start, step: step) }
    }

    private struct Elliptical: GradientCourse {
        let ramp: DistanceRamp
        let width: Float
        let height: Float
        @inline(__always) func position(_ x: Lanes, _ y: Lanes) -> Lanes {
            let (u, v) = (x * width, y * height)
            return ramp((u * u + v * v).squareRoot())
        }
        func bend(at start: SIMD2<Float>, step: SIMD2<Float>) -> Float {
            ramp.bend(at: start * SIMD2(width, height), step: step * SIMD2(width, height))
        }
        func turn(at start: SIMD2<Float>, step: SIMD2<Float>) -> Float {
            nearestStep(from: start * SIMD2(width, height), step: step * SIMD2(width, height))
        }
    }

    private struct Angular: GradientCourse {
        let ramp: AngleRamp
        @inline(__always) func position(_ x: Lanes, _ y: Lanes) -> Lanes { ramp(GradientRaster.turns(x, y)) }
        func bend(at start: SIMD2<Float>, step: SIMD2<Float>) -> Float { ramp.bend(at: start, step: step) }
    }

    private struct SuddenAngular: GradientCourse {
        let ramp: AngleRamp
        @inline(__always) func position(_ x: Lanes, _ y: Lanes) -> Lanes { ramp.sudden(GradientRaster.turns(x, y)) }
        func bend(at start: SIMD2<Float>, step: SIMD2<Float>) -> Float { .infinity }
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

        /// The distance from the center changes by at most 1 pixel for each, and this rate by at most 1 divided by the row's distance. An eighth of the second
        /// derivative, times the square of 16 pixels, is the bend.
        func bend(at start: SIMD2<Float>, step: SIMD2<Float>) -> Float {
            isSudden ? .infinity : 32 * abs(scale) * (step * step).sum().squareRoot() / squaredDistance(start, step).squareRoot()
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

        /// The second derivative of an angle along a row is at most 0.65 divided by the square of the row's distance, in radians.
        func bend(at start: SIMD2<Float>, step: SIMD2<Float>) -> Float { 32 * 0.65 / (2 * .pi) * abs(scale) / squaredDistance(start, step) }

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
        // One at the start of each block, one in its middle, and one at the end.
        let mostMarks = 2 * (blockCount - firstBlock) + 1
        unsafe surface.withBytes { bytes, stride in
            guard let start = bytes.baseAddress else { return }
            withTable { row in
                unsafe withUnsafeTemporaryAllocation(byteCount: (mostMarks + 7) / 8 * 32 + 64, alignment: 32) { scratch in
                    guard let indices = scratch.baseAddress else { return }
                    let single = unsafe indices + (mostMarks + 7) / 8 * 32
                    for y in area.y..<area.maxY {
                        let center = CGPoint(x: CGFloat(frame.x) + 0.5, y: CGFloat(y) + 0.5).applying(toPoints)
                        let (startX, startY) = (Float(center.x - origin.x), Float(center.y - origin.y))
                        /// Returns the indices of the colors at eight columns of the frame.
                        @inline(__always) func found(_ columns: Lanes) -> SIMD8<UInt32> {
                            Self.indices(course.position(columns * stepX + startX, columns * stepY + startY) * last, last: last)
                        }
                        // The middles are needed only where the index may be more than one step off.
                        let isStraight = course.bend(at: SIMD2(startX, startY), step: SIMD2(stepX, stepY)) * last <= 1
                        let turn = isStraight ? .nan : course.turn(at: SIMD2(startX, startY), step: SIMD2(stepX, stepY))
                        let marksPerBlock = isStraight ? 1 : 2
                        let marks = marksPerBlock * (blockCount - firstBlock) + 1
                        var mark = 0
                        while mark < marks {
                            let columns = (steps + Float(firstBlock * marksPerBlock + mark)) * Float(16 / marksPerBlock)
                            unsafe indices.storeBytes(of: found(columns), toByteOffset: mark &* 4, as: SIMD8<UInt32>.self)
                            mark &+= 8
                        }
                        let line = unsafe UnsafeMutableRawPointer(start + (y - surface.frame.y) * stride + (frame.x - surface.frame.x) * 4)
                        for block in firstBlock..<blockCount {
                            let at = unsafe indices + (block &- firstBlock) &* marksPerBlock &* 4
                            let (first, next, end) = unsafe (
                                at.load(as: UInt32.self), at.load(fromByteOffset: 4, as: UInt32.self),
                                at.load(fromByteOffset: marksPerBlock &* 4, as: UInt32.self)
                            )
                            let column = block &* 16
                            let isWhole = frame.x &+ column >= area.x && frame.x &+ column &+ 16 <= area.maxX
                            let target = unsafe isWhole ? line + column &* 4 : single
                            // A small dot may lie between two marks of one color.
                            let turns = turn >= Float(column) && turn <= Float(column &+ 16)
                            if isStraight ? row.isEven(first, end) : !turns && row.isEven(first, next, end) {
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

    /// Returns the indices of the table's colors at positions from 0 to `last`.
    @inline(__always) private static func indices(_ positions: Lanes, last: Float) -> SIMD8<UInt32> {
        // NaN leads to the start. After adding 2²³, the low bits are the rounded index.
        let positive = positions.replacing(with: 0, where: .!(positions .>= 0))
        let held = positive.replacing(with: last, where: positive .> last) + 8_388_608
        return unsafe unsafeBitCast(held, to: SIMD8<UInt32>.self) & 0x1FFF
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
