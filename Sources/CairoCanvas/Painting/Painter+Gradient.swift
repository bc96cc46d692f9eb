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
            if context.surface.isVector, VectorGradient(gradient, opacity: opacity)?.set(in: context) == true { return true }
            guard let clip = context.clipFrame(), let frame = PixelRect(around: bounds().applying(context.transform))?.intersection(clip),
                !gradient.stops.isEmpty
            else { return false }
            // For surfaces without alpha, Cairo copies instead of blending.
            let isOpaque = opacity >= 1 && gradient.isOpaque
            guard let part = context.clippedToBand(frame) else { return false }
            let surface = try surface(part, format: isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32)
            GradientRaster(gradient, frame: frame, opacity: opacity, toPixels: context.transform, tables: &gradientTables).draw(on: surface, in: part)
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
        case .shader(let shader):
            guard let clip = context.clipFrame(), let frame = PixelRect(around: bounds().applying(context.transform))?.intersection(clip),
                let part = context.clippedToBand(frame), let surface = try surface(of: shader, opacity: opacity, part: part, in: context)
            else { return false }
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
    /// Fills a rectangle with an opaque gradient by writing its pixels, without a mask; returns false if the path isn't a rectangle along the axes, or if it would
    /// show through or be cut off smoothly.
    ///
    /// Only pixels on edges that don't lie between pixels go through Cairo.
    func fillRect(_ path: Path, _ gradient: GradientPaint, style: FillStyle, opacity: Double, in context: CairoContext) throws(CanvasError) -> Bool {
        guard opacity >= 1, gradient.isOpaque, context.surface.bytesPerPixel == 4, let (inside, touched) = path.rectPixels(under: context.transform),
            inside == touched || inside.area >= Self.smallestInside, let visible = context.wholeClip(), let clip = context.clipFrame()
        else { return false }
        guard let seen = touched.intersection(visible) else { return true }
        // The same frame as that of a layer, so that the pixels are the same.
        var bounds = CGRect(x: CGFloat(inside.x), y: CGFloat(inside.y), width: CGFloat(inside.width), height: CGFloat(inside.height))
        if inside != touched {
            context.setPath(path)
            bounds = context.fillBounds().applying(context.transform)
        }
        guard let frame = PixelRect(around: bounds)?.intersection(clip) else { return true }
        let raster = GradientRaster(gradient, frame: frame, opacity: 1, toPixels: context.transform, tables: &gradientTables)
        if let area = inside.intersection(seen) { raster.draw(on: context.surface, in: area) }
        for edge in touched.edges(around: inside) {
            guard let part = edge.intersection(seen)?.intersection(frame) else { continue }
            let surface = try surface(part, format: CAIRO_FORMAT_RGB24)
            raster.draw(on: surface, in: part)
            try context.saved { () throws(CanvasError) in
                context.clip(to: part)
                context.setFillStyle(style)
                context.setPath(path)
                try context.setSource(surface)
                context.fill()
            }
        }
        return true
    }

    /// Below this number of pixels inside, a mask takes less time than four edges.
    private static var smallestInside: Int { 16_384 }
}

extension GradientPaint {
    /// Whether no pixel shows through.
    fileprivate var isOpaque: Bool { !stops.isEmpty && stops.allSatisfy { $0.color.opacity >= 1 } }
}

extension DisplayItem {
    /// Whether the item replaces all pixels of a canvas.
    func covers(_ canvas: PixelRect, under transform: CGAffineTransform) -> Bool {
        guard case .fill(let path, let paint, _) = self, let (inside, _) = path.rectPixels(under: transform), inside.intersection(canvas) == canvas else {
            return false
        }
        return switch paint {
        case .color(let color): color.opacity >= 1
        case .gradient(let gradient): gradient.isOpaque
        case .image, .mesh, .material, .shader: false
        }
    }
}

extension PixelRect {
    /// Returns the rows above and below a rectangle in this one, and the columns beside it.
    fileprivate func edges(around inside: PixelRect) -> [PixelRect] {
        [
            PixelRect(x: x, y: y, width: width, height: inside.y - y), PixelRect(x: x, y: inside.maxY, width: width, height: maxY - inside.maxY),
            PixelRect(x: x, y: inside.y, width: inside.x - x, height: inside.height),
            PixelRect(x: inside.maxX, y: inside.y, width: maxX - inside.maxX, height: inside.height),
        ].filter { $0.width > 0 && $0.height > 0 }
    }
}

extension Path {
    /// Returns the pixels inside the path and those that it touches if it is a rectangle along the axes with pixels inside; otherwise nil.
    fileprivate func rectPixels(under transform: CGAffineTransform) -> (inside: PixelRect, touched: PixelRect)? {
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
        guard startsAcross || startsDown, points.allSatisfy({ abs($0.x) < 1e6 && abs($0.y) < 1e6 }) else { return nil }
        // Cairo's numbers have 8 bits for the fraction.
        func fixed(_ number: CGFloat) -> CGFloat { (number * 256).rounded(.toNearestOrEven) / 256 }
        let (left, top, right, bottom) = (fixed(min(a.x, c.x)), fixed(min(a.y, c.y)), fixed(max(a.x, c.x)), fixed(max(a.y, c.y)))
        func pixels(_ low: FloatingPointRoundingRule, _ high: FloatingPointRoundingRule) -> PixelRect {
            let (x, y) = (Int(saturating: left.rounded(low)), Int(saturating: top.rounded(low)))
            return PixelRect(x: x, y: y, width: Int(saturating: right.rounded(high)) - x, height: Int(saturating: bottom.rounded(high)) - y)
        }
        let (inside, touched) = (pixels(.up, .down), pixels(.down, .up))
        return inside.width > 0 && inside.height > 0 ? (inside, touched) : nil
    }
}

extension CairoContext {
    /// Returns the present clip if it is one rectangle of whole pixels; otherwise nil.
    func wholeClip() -> PixelRect? {
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
            return PixelRect(x: Int(saturating: rect.x), y: Int(saturating: rect.y), width: Int(saturating: rect.width), height: Int(saturating: rect.height))
                .intersection(surface.frame)
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
