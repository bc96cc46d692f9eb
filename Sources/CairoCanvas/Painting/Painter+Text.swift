import CCairo
import Display
import Geometry

extension Painter {
    /// Paints glyphs at their exact positions, including fractions of a pixel.
    func paint(_ text: ShapedText, at origin: CGPoint, in context: CairoContext) throws(CanvasError) {
        guard context.isInReach(origin), context.isInReach(CGPoint(x: origin.x + text.size.width, y: origin.y + text.size.height)) else { return }
        for run in text.runs {
            guard let face = FaceTable.shared.lookUp(run.face), face.size > 0 else { continue }
            if run.hasOwnColors {
                try paintBitmaps(run, face: face, at: origin, in: context)
            } else {
                try paintOutlines(run, face: face, at: origin, in: context)
            }
        }
        for decoration in text.decorations {
            let rect = decoration.rect.offsetBy(dx: origin.x, dy: origin.y)
            context.setSource(decoration.color)
            context.setFillStyle(FillStyle())
            guard decoration.pattern != .solid else {
                context.setPath(Path(rect))
                context.fill()
                continue
            }
            var line = Path()
            line.move(to: CGPoint(x: rect.minX, y: rect.midY))
            line.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
            context.setPath(line)
            context.stroke(StrokeStyle(lineWidth: rect.height, dash: decoration.pattern.dashes.map { $0 * rect.height }))
        }
    }

    private typealias Face = (fontIndex: Int, font: FaceTable.Font, size: CGFloat)

    private func paintOutlines(_ run: ShapedText.GlyphRun, face: Face, at origin: CGPoint, in context: CairoContext) throws(CanvasError) {
        context.setSource(run.color)
        context.setFillStyle(FillStyle())
        let scale = Double(face.size) / GlyphStore.emSize
        // A single fill for the whole run, so that overlapping glyphs (script fonts, tight tracking) do not darken each other.
        context.setPath(Path())
        for glyph in run.glyphs {
            let outline = try glyphs.outline(font: face.font, fontIndex: face.fontIndex, glyph: glyph.index)
            let position = SIMD2(Double(origin.x + glyph.x), Double(origin.y + glyph.y))
            unsafe context.withHandle { pen in
                for segment in outline.segments {
                    switch segment {
                    case .move(let point):
                        let end = position + point * scale
                        unsafe cairo_move_to(pen, end.x, end.y)
                    case .line(let point):
                        let end = position + point * scale
                        unsafe cairo_line_to(pen, end.x, end.y)
                    case .curve(let point1, let point2, let point3):
                        let (control1, control2, end) = (position + point1 * scale, position + point2 * scale, position + point3 * scale)
                        unsafe cairo_curve_to(pen, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
                    case .close: unsafe cairo_close_path(pen)
                    }
                }
            }
        }
        context.fill()
    }

    private func paintBitmaps(_ run: ShapedText.GlyphRun, face: Face, at origin: CGPoint, in context: CairoContext) throws(CanvasError) {
        let scale = face.size / GlyphStore.bitmapSize
        for glyph in run.glyphs {
            guard let bitmap = try glyphs.bitmap(font: face.font, fontIndex: face.fontIndex, glyph: glyph.index) else { continue }
            try context.saved { () throws(CanvasError) in
                let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x + glyph.x, ty: origin.y + glyph.y)
                guard context.concatenate(transform) else { return }
                try unsafe bitmap.withHandle { (bitmap) throws(CanvasError) in
                    unsafe context.withHandle { pen in
                        unsafe cairo_set_source_surface(pen, bitmap, 0, 0)
                        // When shrinking, "good" averages all pixels that fall into one; "bilinear" would skip some.
                        unsafe cairo_pattern_set_filter(cairo_get_source(pen), CAIRO_FILTER_GOOD)
                        unsafe cairo_paint_with_alpha(pen, min(max(Double(run.color.opacity), 0), 1))
                    }
                }
            }
        }
    }

    /// Returns the bounding box of all glyphs and lines, in points; null for a text that draws nothing.
    package func textBounds(_ text: ShapedText, at origin: CGPoint) -> CGRect {
        var bounds = CGRect.null
        for run in text.runs {
            guard let face = FaceTable.shared.lookUp(run.face), face.size > 0 else { continue }
            if run.hasOwnColors {
                // Bitmaps reach at most an em above, half an em below, and one and a half to the right; no font has larger ones. Half an em more on each side.
                for glyph in run.glyphs {
                    bounds = bounds.union(
                        CGRect(x: glyph.x - face.size / 2, y: glyph.y - face.size * 1.5, width: face.size * 2.5, height: face.size * 2.5))
                }
                continue
            }
            let scale = face.size / GlyphStore.emSize
            for glyph in run.glyphs {
                // A glyph that can't be read is not painted either; painting reports the error.
                guard let outline = try? glyphs.outline(font: face.font, fontIndex: face.fontIndex, glyph: glyph.index), let box = outline.bounds
                else { continue }
                bounds = bounds.union(
                    CGRect(
                        x: glyph.x + box.minX * scale, y: glyph.y + box.minY * scale, width: box.width * scale, height: box.height * scale))
            }
        }
        for decoration in text.decorations { bounds = bounds.union(decoration.rect) }
        return bounds.isNull ? bounds : bounds.offsetBy(dx: origin.x, dy: origin.y)
    }
}
