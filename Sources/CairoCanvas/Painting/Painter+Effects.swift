import CCairo
import Display
import Geometry

extension Painter {
    /// Paints items with an opacity, off screen first if they could overlap, so that items don't show through one another.
    func paintFaded(_ items: [DisplayItem], opacity: Double, in context: CairoContext) throws(CanvasError) {
        // NaN counts as 0.
        guard opacity > 0 else { return }
        if opacity >= 1 { return try paint(items, in: context) }
        if items.count == 1, let item = items.first {
            switch item {
            // A single shape covers each pixel once, so fading its color gives the same result without a layer.
            case .fill, .stroke: return try paint(item, opacity: opacity, in: context)
            case .text, .image, .group: break
            }
        }
        if context.surface.isVector {
            return try context.grouped(opacity: opacity) { () throws(CanvasError) in try paint(items, in: context) }
        }
        if let layer = try layer(of: items, in: context) { try context.draw(layer, opacity: opacity) }
    }

    /// Paints items clipped to a path.
    func paintClipped(_ items: [DisplayItem], to path: Path, style: FillStyle, in context: CairoContext) throws(CanvasError) {
        try context.saved { () throws(CanvasError) in
            context.setFillStyle(style)
            context.setPath(path)
            let isOnPixelGrid = path.isOnPixelGrid(under: context.transform)
            if items.count <= 1 || !style.isAntialiased || isOnPixelGrid || context.surface.isVector {
                context.clip(isOnPixelGrid: isOnPixelGrid)
                return try paint(items, in: context)
            }
            // At a smooth edge, each item would be blended on its own, and the lower ones would show through. So all are painted first and then clipped.
            guard let frame = PixelRect(around: context.fillBounds().applying(context.transform)) else { return }
            // Items that mix with the pixels below need them in the layer, which then replaces them inside the clip.
            let mixes = items.contains { $0.reachesBelow }
            guard let layer = mixes ? try layerOnCopy(of: items, within: frame, in: context) : try layer(of: items, within: frame, in: context)
            else { return }
            context.setFillStyle(style)
            context.setPath(path)
            context.clip()
            try context.draw(layer, operator: mixes ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER)
        }
    }

    /// Paints items with the opacity of the mask's items.
    func paintMasked(_ items: [DisplayItem], by mask: [DisplayItem], in context: CairoContext) throws(CanvasError) {
        if context.surface.isVector {
            return try context.masked(
                { () throws(CanvasError) in try paint(items, in: context) }, by: { () throws(CanvasError) in try paint(mask, in: context) })
        }
        guard let content = try layer(of: items, in: context), let coverage = try layer(of: mask, within: content.frame, in: context) else { return }
        try context.saved { () throws(CanvasError) in
            try context.setSource(content)
            try context.mask(with: coverage, movedBy: (0, 0))
        }
    }

    /// Paints items above a blurred copy of their alpha.
    ///
    /// Fractions of a pixel in the offset are applied by interpolating the alpha before it is blurred, so that moving shadows do not jump.
    /// - Parameters:
    ///   - radius: the standard deviation in points; values below 0 count as 0, which gives a sharp copy.
    ///   - offset: the shadow's offset in points. Both are transformed with the group; if the transform isn't uniform, the radius is scaled by the square root of
    ///     its change in area.
    func paintWithShadow(_ items: [DisplayItem], color: ResolvedColor, radius: CGFloat, offset: CGSize, in context: CairoContext) throws(CanvasError) {
        let transform = context.transform
        let sigma = context.sigma(radius)
        let shift = offset.applying(transform)
        guard color.opacity > 0, sigma.isFinite, abs(shift.width) < 1e5, abs(shift.height) < 1e5, let clip = context.clipFrame() else {
            return try paint(items, in: context)
        }
        let reach = GaussianBlur.reach(sigma: sigma)
        let (wholeX, wholeY) = (shift.width.rounded(.down), shift.height.rounded(.down))
        let moved = (x: Int(saturating: wholeX), y: Int(saturating: wholeY))
        // Items beyond the canvas may cast a shadow onto it, so the layer covers everything that does, not just the canvas.
        let casting = clip.offsetBy(x: -moved.x, y: -moved.y).expanded(by: reach + 1).limited(toSide: ImageSurface.longestSide)
        // If the offset is large, shadow and items have separate layers: one for both could be too large.
        let together = casting.union(clip)
        let isApart = max(together.width, together.height) > ImageSurface.longestSide
        guard let inked = inkFrame(of: items, in: context), let source = inked.intersection(isApart ? casting : together) else {
            return try paint(items, in: context)
        }
        let spread = BlurSpread.influence(sigma: sigma) + 1
        let cast = context.needed?.map { $0.offsetBy(x: -moved.x, y: -moved.y).expanded(by: spread) }
        let layer = try layer(of: items, frame: source, in: context, needed: cast.map { $0.joined(with: context.needed) })

        if let frame = source.expanded(by: reach + 1).intersection(casting) {
            let alpha = try surface(frame, format: CAIRO_FORMAT_A8)
            let pen = try CairoContext(
                surface: alpha, transform: CGAffineTransform(translationX: shift.width - wholeX, y: shift.height - wholeY))
            try pen.drawMoved(layer)
            try pen.checkStatus()
            GaussianBlur.blur(alpha, sigma: sigma)
            context.setSource(color)
            try context.mask(with: alpha, movedBy: moved)
        }
        if context.surface.isVector { return try paint(items, in: context) }
        guard let own = isApart ? try self.layer(of: items, in: context) : layer else { return }
        try context.draw(own)
    }

    /// Paints items off screen on a layer for their visible part; nil if nothing of them is visible.
    func layer(of items: [DisplayItem], within limit: PixelRect? = nil, in context: CairoContext) throws(CanvasError) -> ImageSurface? {
        guard var frame = context.clipFrame() else { return nil }
        if let limit {
            guard let both = frame.intersection(limit) else { return nil }
            frame = both
        }
        guard let inked = inkFrame(of: items, in: context), let seen = inked.intersection(frame) else { return nil }
        return try layer(of: items, frame: seen, in: context, needed: context.needed)
    }

    /// Paints items off screen on a layer with the given frame.
    ///
    /// - Parameter needed: the pixels that must be right; nil for all.
    func layer(of items: [DisplayItem], frame: PixelRect, in context: CairoContext, needed: PixelRegion?) throws(CanvasError) -> ImageSurface {
        let layer = try surface(frame)
        let pen = try CairoContext(surface: layer, transform: context.transform, backdrop: context, needed: needed)
        try paint(items, in: pen)
        try pen.checkStatus()
        return layer
    }

    /// Paints items on a copy of the pixels below.
    private func layerOnCopy(of items: [DisplayItem], within limit: PixelRect, in context: CairoContext) throws(CanvasError) -> ImageSurface? {
        guard let frame = context.clipFrame()?.intersection(limit) else { return nil }
        let layer = try surface(frame)
        let pen = try CairoContext(surface: layer, transform: context.transform, backdrop: context.backdrop, needed: context.needed)
        try pen.draw(context.surface, operator: CAIRO_OPERATOR_SOURCE)
        try paint(items, in: pen)
        try pen.checkStatus()
        return layer
    }
}

extension CairoContext {
    /// Draws another surface through the present transform, interpolating between its pixels.
    func drawMoved(_ layer: ImageSurface) throws(CanvasError) {
        try unsafe layer.withHandle { (layer) throws(CanvasError) in
            unsafe withHandle { context in
                unsafe cairo_set_source_surface(context, layer, 0, 0)
                unsafe cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
                unsafe cairo_paint(context)
            }
        }
    }

    /// Paints the present source with the coverage of a surface, which is moved by whole pixels.
    func mask(with coverage: ImageSurface, movedBy offset: (x: Int, y: Int)) throws(CanvasError) {
        try saved { () throws(CanvasError) in
            try unsafe coverage.withHandle { (coverage) throws(CanvasError) in
                unsafe withHandle { context in
                    unsafe cairo_identity_matrix(context)
                    unsafe cairo_mask_surface(context, coverage, Double(offset.x), Double(offset.y))
                }
            }
        }
    }
}

extension Path {
    /// Whether the path is a single axis-aligned rectangle whose edges fall between pixels, so that no pixel is partly inside.
    func isOnPixelGrid(under transform: CGAffineTransform) -> Bool {
        // Cairo's coordinates are multiples of 1/256 pixel.
        alignedCorners(under: transform)?.allSatisfy { abs($0.x - $0.x.rounded()) < 1 / 512 && abs($0.y - $0.y.rounded()) < 1 / 512 } ?? false
    }

    /// The corners of the path, in pixels, if it is a single axis-aligned rectangle.
    func alignedCorners(under transform: CGAffineTransform) -> [CGPoint]? {
        var corners: [CGPoint] = []
        for element in cubicElements {
            switch element {
            case .move(let end), .line(let end): corners.append(end.applying(transform))
            case .closeSubpath: break
            case .curve, .quadCurve: return nil
            }
            if corners.count > 5 { return nil }
        }
        if corners.count == 5, corners.last == corners.first { corners.removeLast() }
        guard corners.count == 4 else { return nil }
        let turns = zip(corners, corners.dropFirst() + corners.prefix(1)).map { $0.x == $1.x || $0.y == $1.y }
        return turns.allSatisfy { $0 } ? corners : nil
    }
}
