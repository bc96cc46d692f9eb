import CCairo
import Display
import Geometry

extension Painter {
    /// Paints items in perspective.
    ///
    /// Cairo's transforms are affine, so the items are painted flat, at up to three times the resolution, and each pixel of the result averages the part of that
    /// flat image that it covers. This way, text, gradients and blurs keep their appearance.
    func paintProjected(_ items: [DisplayItem], by projection: ProjectionTransform, in context: CairoContext) throws(CanvasError) {
        if let affine = projection.affine {
            return try context.saved { () throws(CanvasError) in
                if context.concatenate(affine) { try paint(items, in: context) }
            }
        }
        let seen = projection.inPixels(of: context.transform)
        var back = seen
        guard seen.isFinite, back.invert(), back.isFinite, let clip = context.clipFrame() else { return }
        // The visible part of the flat image, in pixels.
        let whole = CGRect(x: CGFloat(clip.x), y: CGFloat(clip.y), width: CGFloat(clip.width), height: CGFloat(clip.height))
        let flat = inkBounds(of: items, in: context).intersection(whole.projected(by: back))
        guard !flat.isNull, flat.width > 0, flat.height > 0, let target = PixelRect(around: flat.projected(by: seen))?.intersection(clip) else { return }
        let resolution = seen.resolution(for: flat)
        // Below this resolution, the items are too far away to be visible.
        guard resolution > 1e-3, let source = PixelRect(around: flat.applying(CGAffineTransform(scaleX: resolution, y: resolution))) else { return }

        let layer = try surface(source)
        let pen = try CairoContext(surface: layer, transform: context.transform.concatenating(CGAffineTransform(scaleX: resolution, y: resolution)))
        try paint(items, in: pen)
        try pen.checkStatus()
        let result = try surface(target)
        let toSource = back.concatenating(ProjectionTransform(CGAffineTransform(scaleX: resolution, y: resolution)))
        ProjectedRaster(toSource: toSource).draw(layer, on: result)
        try context.draw(result)
    }
}

extension ProjectionTransform {
    /// Converts the projection of points to one of pixels.
    func inPixels(of transform: CGAffineTransform) -> ProjectionTransform {
        ProjectionTransform(transform.inverted()).concatenating(self).concatenating(ProjectionTransform(transform))
    }

    /// Returns the resolution, relative to pixels, at which to paint the flat image in `rect` so that no part of it appears coarse: 1…3, or less for a rectangle
    /// larger than any canvas.
    fileprivate func resolution(for rect: CGRect) -> CGFloat {
        let corners = rect.polygon(inFrontOf: self)
        let largest = corners.reduce(CGFloat(1)) { largest, point in
            let w = m13 * point.x + m23 * point.y + m33
            let projected = point.applying(self)
            let across = ((m11 - projected.x * m13) / w, (m12 - projected.y * m13) / w)
            let down = ((m21 - projected.x * m23) / w, (m22 - projected.y * m23) / w)
            return max(largest, hypot(across.0, across.1), hypot(down.0, down.1))
        }
        // A resolution above 1 must not make a side longer than 4096 pixels.
        let finest = max(1, 4096 / max(rect.width, rect.height))
        // At most 32,000 pixels on a side and 64 million in total, like the largest canvas.
        let most = min(32_000 / max(rect.width, rect.height), 8_000 / (rect.width.squareRoot() * rect.height.squareRoot()))
        return min(largest * 1.5, 3, finest, most)
    }
}

extension CGRect {
    /// Returns the corners of the part of the rectangle in front of the eye; empty if there is none.
    fileprivate func polygon(inFrontOf projection: ProjectionTransform) -> [CGPoint] {
        let corners = [CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY)]
        func depth(_ point: CGPoint) -> CGFloat { projection.m13 * point.x + projection.m23 * point.y + projection.m33 }
        // At this depth, items appear at a hundred times their size; nearer parts are cut off.
        let nearest: CGFloat = 0.01
        var result: [CGPoint] = []
        for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
            let (first, second) = (depth(a), depth(b))
            if first >= nearest { result.append(a) }
            if (first >= nearest) != (second >= nearest) {
                let share = (nearest - first) / (second - first)
                result.append(CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share))
            }
        }
        return result
    }

    /// Returns the bounding box of the projected rectangle; null if nothing of it is in front of the eye.
    func projected(by projection: ProjectionTransform) -> CGRect {
        if isNull || isInfinite { return self }
        let points = polygon(inFrontOf: projection).map { $0.applying(projection) }
        guard let first = points.first else { return .null }
        var (low, high) = (first, first)
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}

/// Draws an image through a projection, pixel by pixel.
private struct ProjectedRaster {
    /// The projection from the canvas's pixels to the image's.
    let toSource: ProjectionTransform

    /// The maximum number of samples along each side that are averaged for a pixel.
    private static let sampleLimit: CGFloat = 12

    func draw(_ source: ImageSurface, on target: ImageSurface) {
        let m = toSource
        let frame = target.frame
        unsafe source.withBytes { pixels, sourceStride in
            unsafe target.withBytes { bytes, stride in
                guard let from = pixels.baseAddress, let to = bytes.baseAddress else { return }
                let sampler = unsafe Sampler(pixels: UnsafeRawPointer(from), stride: sourceStride, frame: source.frame)
                for row in 0..<frame.height {
                    let line = unsafe UnsafeMutableRawPointer(to + row * stride)
                    let y = CGFloat(frame.y + row) + 0.5
                    for column in 0..<frame.width {
                        let x = CGFloat(frame.x + column) + 0.5
                        let w = m.m13 * x + m.m23 * y + m.m33
                        // Behind the eye.
                        guard w > 0 else { continue }
                        let scale = 1 / w
                        let (sourceX, sourceY) = ((m.m11 * x + m.m21 * y + m.m31) * scale, (m.m12 * x + m.m22 * y + m.m32) * scale)
                        let (acrossX, acrossY) = ((m.m11 - sourceX * m.m13) * scale, (m.m12 - sourceY * m.m13) * scale)
                        let (downX, downY) = ((m.m21 - sourceX * m.m23) * scale, (m.m22 - sourceY * m.m23) * scale)
                        let columns = Self.samples(acrossX, acrossY)
                        let rows = Self.samples(downX, downY)
                        guard sampler.isNear(sourceX, sourceY, within: abs(acrossX) + abs(downX) + 1, abs(acrossY) + abs(downY) + 1) else { continue }
                        let mean = sampler.mean(
                            SIMD2(Float(sourceX), Float(sourceY)), across: SIMD2(Float(acrossX), Float(acrossY)), columns,
                            down: SIMD2(Float(downX), Float(downY)), rows)
                        unsafe line.storeBytes(of: mean, toByteOffset: column &* 4, as: UInt32.self)
                    }
                }
            }
        }
    }

    /// Returns the number of samples for a step of one pixel: the number of the image's pixels that the step crosses.
    @inline(__always) private static func samples(_ x: CGFloat, _ y: CGFloat) -> Int {
        // A comparison with NaN is false.
        let length = max(abs(x), abs(y))
        return length < sampleLimit ? Int(length) &+ 1 : Int(sampleLimit)
    }

    /// Interpolates colors between the pixels of an image.
    @safe private struct Sampler {
        let pixels: UnsafeRawPointer
        let stride: Int
        let frame: PixelRect

        /// Whether a point is less than a distance away from the image, along each axis.
        @inline(__always) func isNear(_ x: CGFloat, _ y: CGFloat, within width: CGFloat, _ height: CGFloat) -> Bool {
            x > CGFloat(frame.x) - width && x < CGFloat(frame.maxX) + width && y > CGFloat(frame.y) - height && y < CGFloat(frame.maxY) + height
        }

        /// Returns the mean color of a grid of points around `center`, as a pixel.
        @inline(__always) func mean(_ center: SIMD2<Float>, across: SIMD2<Float>, _ columns: Int, down: SIMD2<Float>, _ rows: Int) -> UInt32 {
            let (stepX, stepY) = (across / Float(columns), down / Float(rows))
            let corner = center - (across - stepX) / 2 - (down - stepY) / 2 - SIMD2(Float(frame.x) + 0.5, Float(frame.y) + 0.5)
            var sum = SIMD4<Float>.zero
            for row in 0..<rows {
                var point = corner + stepY * Float(row)
                for _ in 0..<columns {
                    sum += color(point.x, point.y)
                    point += stepX
                }
            }
            // After adding 2²³, the low bits are the rounded number.
            let bits = unsafe unsafeBitCast(sum / Float(columns &* rows) + 8_388_608, to: SIMD4<UInt32>.self)
            return unsafe unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: bits), to: UInt32.self)
        }

        /// Returns blue, green, red and alpha at a point, relative to the center of the first pixel; transparent beyond the image.
        @inline(__always) private func color(_ x: Float, _ y: Float) -> SIMD4<Float> {
            guard x > -1, y > -1, x < Float(frame.width), y < Float(frame.height) else { return .zero }
            // Adding 1 makes the numbers positive, so that truncation rounds down.
            let (column, row) = (Int(x + 1) &- 1, Int(y + 1) &- 1)
            let (u, v) = (x - Float(column), y - Float(row))
            if column >= 0, row >= 0, column &+ 1 < frame.width, row &+ 1 < frame.height {
                let offset = row &* stride &+ column &* 4
                let upper = unsafe Self.numbers(pixels.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt8>.self))
                let lower = unsafe Self.numbers(pixels.loadUnaligned(fromByteOffset: offset &+ stride, as: SIMD8<UInt8>.self))
                let both = upper + (lower - upper) * v
                return both.lowHalf + (both.highHalf - both.lowHalf) * u
            }
            let upper = pixel(column, row) * (1 - u) + pixel(column + 1, row) * u
            let lower = pixel(column, row + 1) * (1 - u) + pixel(column + 1, row + 1) * u
            return upper * (1 - v) + lower * v
        }

        @inline(__always) private static func numbers(_ bytes: SIMD8<UInt8>) -> SIMD8<Float> {
            // The low bits of 2²³ plus a byte are the byte.
            unsafe unsafeBitCast(SIMD8<UInt32>(truncatingIfNeeded: bytes) | 0x4B00_0000, to: SIMD8<Float>.self) - 8_388_608
        }

        private func pixel(_ column: Int, _ row: Int) -> SIMD4<Float> {
            guard column >= 0, row >= 0, column < frame.width, row < frame.height else { return .zero }
            return SIMD4<Float>(unsafe pixels.loadUnaligned(fromByteOffset: row * stride + column * 4, as: SIMD4<UInt8>.self))
        }
    }
}
