import Geometry

/// Measures the extent of the simplest items; `ink(of:under:)` adds the effects around them.
///
/// There are two implementations: one asks Cairo and finds tight boxes, and a quick one may return boxes that are too large. A box is never too small.
package protocol InkMeasure {
    /// Returns the box of a path's inside, in pixels; null if it has no ink.
    func fill(_ path: Path, under transform: CGAffineTransform) -> CGRect
    /// Returns the box of a line along a path, in pixels; null if it has no ink.
    func stroke(_ path: Path, _ style: StrokeStyle, under transform: CGAffineTransform) -> CGRect
    /// Returns the box of all glyphs and lines of a text, in points; null for a text without ink.
    func text(_ text: ShapedText, at origin: CGPoint) -> CGRect
    /// Returns the box of the visible part of a box in pixels, through a projection of points; infinite if it is unknown.
    func projected(_ rect: CGRect, by projection: ProjectionTransform, under transform: CGAffineTransform) -> CGRect
}

extension InkMeasure {
    /// Returns a box around items in pixels of the canvas. Clipped content counts within the clip's own box.
    ///
    /// - Parameter transform: from the items' coordinates to pixels.
    package func ink(of items: [DisplayItem], under transform: CGAffineTransform) -> CGRect {
        items.reduce(CGRect.null) { $0.union(ink(of: $1, under: transform)) }
    }

    package func ink(of item: DisplayItem, under transform: CGAffineTransform) -> CGRect {
        switch item {
        case .fill(let path, _, _): fill(path, under: transform)
        case .stroke(let path, _, let style): stroke(path, style, under: transform)
        case .text(let shaped, let origin): text(shaped, at: origin).applying(transform)
        case .image(let image): image.frame.applying(transform)
        case .group(let effect, let items): ink(of: items, in: effect, under: transform)
        }
    }

    private func ink(of items: [DisplayItem], in effect: DisplayEffect, under transform: CGAffineTransform) -> CGRect {
        switch effect {
        case .opacity, .filter, .blend, .isolated(opaque: nil): return ink(of: items, under: transform)
        case .isolated(let rect?), .blur(_, let rect?): return rect.applying(transform)
        case .shader(let shader):
            let inner = ink(of: items, under: transform)
            let reach = shader.reach(under: transform)
            return inner.isNull ? inner : inner.insetBy(dx: -CGFloat(reach.x), dy: -CGFloat(reach.y))
        case .blur(let radius, nil):
            let inner = ink(of: items, under: transform)
            let reach = CGFloat(BlurSpread.reach(sigma: transform.pixels(radius)) + 1)
            return inner.isNull ? inner : inner.insetBy(dx: -reach, dy: -reach)
        case .projection(let projection): return projected(ink(of: items, under: transform), by: projection, under: transform)
        case .mask(let mask): return ink(of: items, under: transform).overlap(with: ink(of: mask, under: transform))
        case .clip(let path, _):
            let inside = fill(path, under: transform)
            // Content that mixes with the colors below rewrites everything inside the clip, which is rounded at a smooth edge.
            return items.contains { $0.reachesBelow } ? inside : ink(of: items, under: transform).overlap(with: inside)
        case .shadow(_, let radius, let offset):
            let inner = ink(of: items, under: transform)
            if inner.isNull { return inner }
            let reach = CGFloat(BlurSpread.reach(sigma: transform.pixels(radius)) + 1)
            let shift = offset.applying(transform)
            return inner.union(inner.offsetBy(dx: shift.width, dy: shift.height).insetBy(dx: -reach, dy: -reach))
        case .transform(let inner):
            guard let combined = transform.preceded(by: inner) else { return .null }
            return ink(of: items, under: combined)
        }
    }
}

extension InkMeasure {
    /// Returns the pixels of the canvas that the materials in an item show: the content behind them, within the reach of their blur; null without materials.
    ///
    /// No effect on the item changes them, because a layer is as large as its items, and is clipped, moved and blurred later.
    package func sight(of item: DisplayItem, under transform: CGAffineTransform) -> CGRect {
        func around(_ ink: CGRect, _ material: MaterialPaint) -> CGRect {
            let reach = CGFloat(BlurSpread.influence(sigma: transform.pixels(material.radius)) + 2)
            return ink.isNull ? ink : ink.insetBy(dx: -reach, dy: -reach)
        }
        switch item {
        case .fill(let path, .material(let material), _): return around(fill(path, under: transform), material)
        case .stroke(let path, .material(let material), let style): return around(stroke(path, style, under: transform), material)
        case .fill, .stroke, .text, .image: return .null
        case .group(let effect, let items):
            switch effect {
            case .transform(let inner): return transform.preceded(by: inner).map { sight(of: items, under: $0) } ?? .null
            case .projection: return items.contains { $0.hasMaterial } ? .infinite : .null
            case .mask(let mask): return sight(of: items, under: transform).union(sight(of: mask, under: transform))
            case .opacity, .clip, .shadow, .blur, .filter, .shader, .blend, .isolated: return sight(of: items, under: transform)
            }
        }
    }

    private func sight(of items: [DisplayItem], under transform: CGAffineTransform) -> CGRect {
        items.reduce(CGRect.null) { $0.union(sight(of: $1, under: transform)) }
    }
}

extension DisplayItem {
    /// Whether the item contains a material.
    package var hasMaterial: Bool {
        switch self {
        case .fill(_, .material, _), .stroke(_, .material, _): true
        case .fill, .stroke, .text, .image: false
        case .group(.mask(let mask), let items): items.contains { $0.hasMaterial } || mask.contains { $0.hasMaterial }
        case .group(_, let items): items.contains { $0.hasMaterial }
        }
    }
}

extension Path {
    /// A box around all points including control points, never smaller than the filled area; null for an empty path.
    package var pointBounds: CGRect {
        var (low, high) = (CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity))
        func include(_ point: CGPoint) {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        for element in elements {
            switch element {
            case .move(let end), .line(let end): include(end)
            case .quadCurve(let end, let control):
                include(end)
                include(control)
            case .curve(let end, let control1, let control2):
                include(end)
                include(control1)
                include(control2)
            case .closeSubpath: break
            }
        }
        let box = low.x <= high.x ? CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : .null
        // Filled corners differ from those of the path, but don't leave the rectangle.
        guard let smooth = onlySmoothRect else { return box }
        return box.union(smooth.rect.applying(smooth.transform))
    }
}

extension StrokeStyle {
    /// The maximum distance of a line's edge from its path, in points: at a pointed corner, or at the corner of a cap.
    package var reach: CGFloat {
        let half = max(0, lineWidth) / 2
        return half * max(lineJoin == .miter ? max(1, miterLimit) : 1, lineCap == .square ? 1.5 : 1)
    }
}

extension DisplayItem {
    /// The boxes of each path, image and text in the item, without the effects of groups and without the items of masks.
    package var inkBoxes: [CGRect] {
        switch self {
        case .fill(let path, _, _): [path.boundingRect]
        case .stroke(let path, _, let style): [path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)]
        case .image(let image): [image.frame]
        case .text(let text, let origin): [CGRect(origin: origin, size: text.size)]
        case .group(_, let items): items.flatMap(\.inkBoxes)
        }
    }
}
