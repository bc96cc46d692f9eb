import CCairo
import Display
import Geometry

extension Painter {
    /// Paints items as they are seen from an angle.
    ///
    /// Cairo's transforms are affine, so the items are painted flat, at up to three times the resolution, and each pixel of the result averages
    /// what it covers of that picture. Text, gradients and blurred things all keep their look that way.
    func paintProjected(_ items: [DisplayItem], by projection: ProjectionTransform, in context: CairoContext) throws(CanvasError) {
        if let affine = projection.affine {
            return try context.saved { () throws(CanvasError) in
                if context.concatenate(affine) { try paint(items, in: context) }
            }
        }
        let seen = projection.inPixels(of: context.transform)
        var back = seen
        guard seen.isFinite, back.invert(), back.isFinite, let clip = context.clipFrame() else { return }
        // What can be seen of the flat picture, in its pixels.
        let whole = CGRect(x: CGFloat(clip.x), y: CGFloat(clip.y), width: CGFloat(clip.width), height: CGFloat(clip.height))
        let flat = inkBounds(of: items, in: context).intersection(whole.projected(by: back))
        guard !flat.isNull, flat.width > 0, flat.height > 0, let target = PixelRect(around: flat.projected(by: seen))?.intersection(clip) else { return }
        let resolution = seen.resolution(for: flat)
        guard let source = PixelRect(around: flat.applying(CGAffineTransform(scaleX: resolution, y: resolution))) else { return }

        let layer = try ImageSurface(frame: source)
        let pen = try CairoContext(surface: layer, transform: context.transform.concatenating(CGAffineTransform(scaleX: resolution, y: resolution)))
        try paint(items, in: pen)
        try pen.checkStatus()
        let result = try ImageSurface(frame: target)
        let toSource = back.concatenating(ProjectionTransform(CGAffineTransform(scaleX: resolution, y: resolution)))
        ProjectedRaster(toSource: toSource).draw(layer, on: result)
        try context.draw(result)
    }
}

extension ProjectionTransform {
    /// The transform of points as one of pixels.
    func inPixels(of transform: CGAffineTransform) -> ProjectionTransform {
        ProjectionTransform(transform.inverted()).concatenating(self).concatenating(ProjectionTransform(transform))
    }

    /// How many times finer than pixels a flat picture in `rect` should be, so that no part of it gets coarse when seen: 1…3.
    fileprivate func resolution(for rect: CGRect) -> CGFloat {
        let corners = rect.polygon(inFrontOf: self)
        let largest = corners.reduce(CGFloat(1)) { largest, point in
            let w = m13 * point.x + m23 * point.y + m33
            let place = point.applying(self)
            let across = ((m11 - place.x * m13) / w, (m12 - place.y * m13) / w)
            let down = ((m21 - place.x * m23) / w, (m22 - place.y * m23) / w)
            return max(largest, hypot(across.0, across.1), hypot(down.0, down.1))
        }
        // 4096 by 4096 pixels at the most, for a picture as large as a canvas can be.
        let room = max(1, 4096 / max(rect.width, rect.height))
        return min(largest * 1.5, 3, room)
    }
}

extension CGRect {
    /// The corners of what lies in front of the eye; empty where nothing does.
    fileprivate func polygon(inFrontOf projection: ProjectionTransform) -> [CGPoint] {
        let corners = [CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY)]
        func depth(_ point: CGPoint) -> CGFloat { projection.m13 * point.x + projection.m23 * point.y + projection.m33 }
        // Nearer than this things are a hundred times their size.
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

    /// The box around what is seen of the rectangle; null where nothing is.
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

/// Draws a picture through a projection, pixel by pixel.
private struct ProjectedRaster {
    typealias Vector = SIMD4<Float>
    /// From the canvas' pixels to the picture's.
    let toSource: ProjectionTransform

    /// The most points along each side that are averaged for a pixel.
    private static let sampleLimit: CGFloat = 12

    func draw(_ source: ImageSurface, on target: ImageSurface) {
        let m = toSource
        unsafe source.withBytes { pixels, sourceStride in
            unsafe target.withBytes { bytes, stride in
                let sampler = unsafe Sampler(pixels: UnsafeRawBufferPointer(pixels), stride: sourceStride, frame: source.frame)
                for row in 0..<target.frame.height {
                    let y = CGFloat(target.frame.y + row) + 0.5
                    for column in 0..<target.frame.width {
                        let x = CGFloat(target.frame.x + column) + 0.5
                        let w = m.m13 * x + m.m23 * y + m.m33
                        // Behind the eye, or so near that nothing is made out.
                        guard w > 0 else { continue }
                        let place = CGPoint(x: (m.m11 * x + m.m21 * y + m.m31) / w, y: (m.m12 * x + m.m22 * y + m.m32) / w)
                        let across = CGPoint(x: (m.m11 - place.x * m.m13) / w, y: (m.m12 - place.y * m.m13) / w)
                        let down = CGPoint(x: (m.m21 - place.x * m.m23) / w, y: (m.m22 - place.y * m.m23) / w)
                        guard sampler.isNear(place, within: abs(across.x) + abs(down.x) + 1, abs(across.y) + abs(down.y) + 1) else { continue }
                        let (columns, rows) = (Self.samples(across), Self.samples(down))
                        var sum = Vector.zero
                        for i in 0..<rows {
                            let v = (CGFloat(i) + 0.5) / CGFloat(rows) - 0.5
                            for j in 0..<columns {
                                let u = (CGFloat(j) + 0.5) / CGFloat(columns) - 0.5
                                sum += sampler.color(
                                    Float(place.x + across.x * u + down.x * v), Float(place.y + across.y * u + down.y * v))
                            }
                        }
                        let mean = (sum / Float(rows * columns)).rounded(.toNearestOrAwayFromZero)
                        let pixel = SIMD4<UInt8>(mean)
                        for channel in 0..<4 { unsafe bytes[row &* stride &+ column &* 4 &+ channel] = pixel[channel] }
                    }
                }
            }
        }
    }

    /// One more than the pixels of the picture that a step crosses.
    private static func samples(_ step: CGPoint) -> Int {
        let length = max(abs(step.x), abs(step.y))
        return length.isFinite ? Int(min(length.rounded(.up), sampleLimit)) : Int(sampleLimit)
    }

    /// Reads colours between a picture's pixels.
    @safe private struct Sampler {
        let pixels: UnsafeRawBufferPointer
        let stride: Int
        let frame: PixelRect

        func isNear(_ point: CGPoint, within width: CGFloat, _ height: CGFloat) -> Bool {
            point.x > CGFloat(frame.x) - width && point.x < CGFloat(frame.maxX) + width && point.y > CGFloat(frame.y) - height
                && point.y < CGFloat(frame.maxY) + height
        }

        /// Blue, green, red and alpha at a point, interpolated; empty beyond the picture.
        @inline(__always) func color(_ x: Float, _ y: Float) -> Vector {
            let (left, top) = (x - Float(frame.x) - 0.5, y - Float(frame.y) - 0.5)
            guard left > -1, top > -1, left < Float(frame.width), top < Float(frame.height) else { return .zero }
            let (column, row) = (Int(left.rounded(.down)), Int(top.rounded(.down)))
            let (u, v) = (left - Float(column), top - Float(row))
            let upper = pixel(column, row) * (1 - u) + pixel(column + 1, row) * u
            let lower = pixel(column, row + 1) * (1 - u) + pixel(column + 1, row + 1) * u
            return upper * (1 - v) + lower * v
        }

        @inline(__always) private func pixel(_ column: Int, _ row: Int) -> Vector {
            guard column >= 0, row >= 0, column < frame.width, row < frame.height else { return .zero }
            let bytes = unsafe pixels.loadUnaligned(fromByteOffset: row &* stride &+ column &* 4, as: SIMD4<UInt8>.self)
            return Vector(bytes)
        }
    }
}
