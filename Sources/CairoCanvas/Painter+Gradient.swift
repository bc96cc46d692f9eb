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
