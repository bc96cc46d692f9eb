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
        let flat = inkBounds(of: items, in: context).overlap(with: whole.projected(by: back))
        guard !flat.isNull, flat.width > 0, flat.height > 0, let target = PixelRect(around: flat.projected(by: seen))?.intersection(clip) else { return }
        let resolution = seen.resolution(for: flat)
        // Below this resolution, the items are too far away to be visible.
        guard resolution > 1e-3, let source = PixelRect(around: flat.applying(CGAffineTransform(scaleX: resolution, y: resolution))) else { return }

        let layer = try surface(source)
        let pen = try CairoContext(surface: layer, transform: context.transform.concatenating(CGAffineTransform(scaleX: resolution, y: resolution)))
        try paint(items, in: pen)
        try pen.checkStatus()
        let raster = ProjectedRaster(toSource: back.concatenating(ProjectionTransform(CGAffineTransform(scaleX: resolution, y: resolution))))
        if context.surface.bytesPerPixel == 4, let visible = context.wholeClip(), visible.x <= target.x, visible.maxX >= target.maxX {
            var rows = target.rows.clamped(to: visible.rows)
            if let needed = context.needed { rows = rows.clamped(to: needed.rows) }
            return raster.draw(layer, over: context.surface, frame: target, rows: rows)
        }
        let result = try surface(target)
        raster.draw(layer, over: result, frame: target, rows: target.rows)
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
