import CCairo
import Display
import Geometry

extension Painter {
    /// Paints the pieces of an image, each within its own part of the frame.
    func paint(_ image: DisplayImage, in context: CairoContext) throws(CanvasError) {
        let frame = image.frame
        guard frame.width > 0, frame.height > 0, context.isInReach(frame.origin), context.isInReach(CGPoint(x: frame.maxX, y: frame.maxY)) else { return }
        for piece in image.pieces { try paint(piece, of: image, in: context) }
    }

    private func paint(_ piece: DisplayImage.Piece, of image: DisplayImage, in context: CairoContext) throws(CanvasError) {
        let source = PixelRect(
            x: Int(saturating: piece.source.minX), y: Int(saturating: piece.source.minY), width: Int(saturating: piece.source.width),
            height: Int(saturating: piece.source.height))
        // Transforms points to pixels of the part.
        let across = piece.repeatsAcross ? image.scale : piece.source.width / piece.target.width
        let down = piece.repeatsDown ? image.scale : piece.source.height / piece.target.height
        let matrix = CGAffineTransform(a: across, b: 0, c: 0, d: down, tx: -piece.target.minX * across, ty: -piece.target.minY * down)
        let repeats = piece.repeatsAcross || piece.repeatsDown
        context.setFillStyle(FillStyle(antialiased: image.isAntialiased))
        context.setPath(Path(piece.target))
        if context.surface.isVector {
            // The file keeps all pixels, after those of the list are gone.
            let part = image.pixmap.cropped(x: source.x, y: source.y, width: source.width, height: source.height)
            try context.setSource(
                ImageSurface(copying: part), matrix: matrix, filter: image.interpolation.filter, extend: repeats ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
            return context.fill()
        }
        if !repeats, image.interpolation == .medium, let shrinking = ImageShrinking(from: source, to: context.transform.inverted().concatenating(matrix)) {
            // Only the visible pixels are computed.
            guard let clip = context.clipFrame(), let target = PixelRect(around: piece.target.applying(context.transform)),
                let visible = clip.intersection(target).flatMap(context.clippedToBand)
            else { return }
            let surface = try ImageSurface(frame: visible)
            shrinking.shrink(image.pixmap, onto: surface)
            try context.setSource(surface, matrix: context.transform, filter: CAIRO_FILTER_NEAREST, extend: CAIRO_EXTEND_PAD)
            context.fill()
            return
        }
        try unsafe image.pixmap.pixels.withUnsafeBufferPointer { (pixels) throws(CanvasError) in
            let start = source.y * image.pixmap.width + source.x
            let part = unsafe UnsafeMutableBufferPointer(mutating: UnsafeBufferPointer(rebasing: pixels[start...]))
            let surface = unsafe try ImageSurface(pixels: part, width: source.width, height: source.height, rowLength: image.pixmap.width)
            try context.setSource(
                surface, matrix: matrix, filter: image.interpolation.filter, extend: repeats ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
            context.fill()
            // The surface must not be used after the image's pixels.
            context.setSource(ResolvedColor(red: 0, green: 0, blue: 0))
        }
    }

    /// Sets a repeated image as the source for the current path; returns false if nothing would be visible.
    func setSource(_ pattern: ImagePattern, opacity: Double, in context: CairoContext) throws(CanvasError) -> Bool {
        let scale = 1 / pattern.pointsPerPixel
        let opacity = min(max(opacity * pattern.opacity, 0), 1)
        guard scale.isFinite, scale > 0, opacity > 0, context.isInReach(pattern.origin) else { return false }
        let surface =
            switch pattern.content {
            case .pixmap(let pixmap): try ImageSurface(copying: pixmap, opacity: opacity)
            case .drawing(let drawing): try self.surface(of: drawing, opacity: opacity)
            }
        let matrix = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -pattern.origin.x * scale, ty: -pattern.origin.y * scale)
        try context.setSource(surface, matrix: matrix, filter: pattern.interpolation.filter, extend: CAIRO_EXTEND_REPEAT)
        return true
    }

    private func surface(of drawing: ImagePattern.Drawing, opacity: Double) throws(CanvasError) -> ImageSurface {
        if let known = patternSurfaces.surface(of: drawing, opacity: opacity) { return known }
        let surface = try ImageSurface(frame: PixelRect(x: 0, y: 0, width: drawing.width, height: drawing.height))
        let pen = try CairoContext(surface: surface, transform: CGAffineTransform(scaleX: drawing.scale, y: drawing.scale))
        try paintFaded(drawing.items, opacity: opacity, in: pen)
        try pen.checkStatus()
        patternSurfaces.keep(surface, of: drawing, opacity: opacity)
        return surface
    }
}

extension DisplayImage.Interpolation {
    /// Cairo's filter. When shrinking, "good" averages all pixels that fall into one; when enlarging, it is bilinear. "Best" uses a wider kernel for both.
    fileprivate var filter: cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .medium: CAIRO_FILTER_GOOD
        case .high: CAIRO_FILTER_BEST
        }
    }
}

extension CairoContext {
    /// Sets a transformed surface as the source to draw with.
    ///
    /// - Parameter matrix: transforms the present coordinates to the surface's pixels; must not be singular.
    func setSource(
        _ surface: ImageSurface, matrix: CGAffineTransform, filter: cairo_filter_t, extend: cairo_extend_t
    ) throws(CanvasError) {
        var matrix = cairo_matrix_t(
            xx: Double(matrix.a), yx: Double(matrix.b), xy: Double(matrix.c), yy: Double(matrix.d), x0: Double(matrix.tx), y0: Double(matrix.ty))
        try unsafe surface.withHandle { (surface) throws(CanvasError) in
            unsafe withHandle { context in
                let pattern = unsafe cairo_pattern_create_for_surface(surface)
                unsafe cairo_pattern_set_matrix(pattern, &matrix)
                unsafe cairo_pattern_set_filter(pattern, filter)
                unsafe cairo_pattern_set_extend(pattern, extend)
                unsafe cairo_set_source(context, pattern)
                unsafe cairo_pattern_destroy(pattern)
            }
        }
    }
}

extension ImageSurface {
    /// Creates a surface with a copy of an image's pixels, multiplied by `opacity` (0…1).
    convenience init(copying pixmap: Pixmap, opacity: Double = 1) throws(CanvasError) {
        try self.init(frame: PixelRect(x: 0, y: 0, width: pixmap.width, height: pixmap.height))
        let factor = UInt32(saturating: (opacity * 255).rounded())
        unsafe withBytes { bytes, stride in
            for row in 0..<pixmap.height {
                unsafe pixmap.pixels[row * pixmap.width..<(row + 1) * pixmap.width].withUnsafeBytes { source in
                    unsafe UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(bytes)[row * stride..<row * stride + source.count])
                        .copyMemory(from: source)
                }
            }
            guard factor < 255 else { return }
            for index in bytes.indices { unsafe bytes[index] = UInt8((UInt32(bytes[index]) * factor + 127) / 255) }
        }
    }
}
