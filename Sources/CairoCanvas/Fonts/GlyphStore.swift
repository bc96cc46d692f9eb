import CCairo
import Display
import Geometry

/// A painter's cache of glyphs: outlines, and bitmaps of emoji.
///
/// Cairo's own text functions are not used, because `cairo_show_glyphs` places glyphs on whole pixels in version 1.16 and loads a font anew for each size, so
/// text that moves or grows would jitter. Outlines are read once, at a size where coordinates are whole font units, and serve all sizes and positions.
/// Belongs to one painter, so nothing is shared between threads; the contents depend only on the fonts.
final class GlyphStore {
    /// The em of stored outlines: a common number of font units, so that most coordinates are exact.
    static let emSize = 2048.0
    /// The size of the bitmaps in Noto Color Emoji; at another size, they would be scaled twice.
    static let bitmapSize = 109.0
    /// The maximum number of cached bitmaps, which take about 70 KB each.
    private static let bitmapLimit = 256

    struct Key: Hashable {
        var font: Int
        var glyph: UInt32
    }

    /// A segment of an outline, relative to the glyph's origin, in `emSize`ths of an em with y pointing down.
    enum Segment {
        case move(SIMD2<Double>)
        case line(SIMD2<Double>)
        case curve(SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
        case close
    }

    struct Outline {
        var segments: [Segment]
        /// The bounding box of all points, including control points; nil for an empty outline such as a space.
        var bounds: CGRect?
    }

    /// The number of glyphs read from fonts: each is read once, however often it is drawn, unless its bitmap was dropped from the cache.
    private(set) var loadCount = 0
    private var outlines: [Key: Outline] = [:]
    private var bitmaps: [Key: ImageSurface?] = [:]

    /// Returns the outline of a glyph.
    func outline(font: FaceTable.Font, fontIndex: Int, glyph: UInt32) throws(CanvasError) -> Outline {
        let key = Key(font: fontIndex, glyph: glyph)
        if let known = outlines[key] { return known }
        loadCount += 1
        let scratch = try CairoContext(surface: ImageSurface(frame: PixelRect(x: 0, y: 0, width: 1, height: 1)), transform: .identity)
        let outline = unsafe scratch.withHandle { context in
            unsafe Self.select(font, size: Self.emSize, in: context)
            var glyph = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
            unsafe cairo_glyph_path(context, &glyph, 1)
            var outline = unsafe Self.copyPath(of: context)
            if font.isRounded { outline.segments = RoundedOutline.round(outline.segments) }
            return outline
        }
        outlines[key] = outline
        return outline
    }

    /// Returns the bitmap of a color glyph at `bitmapSize`, with the glyph's origin at the canvas's origin; nil if it is empty.
    func bitmap(font: FaceTable.Font, fontIndex: Int, glyph: UInt32) throws(CanvasError) -> ImageSurface? {
        let key = Key(font: fontIndex, glyph: glyph)
        if let known = bitmaps[key] { return known }
        loadCount += 1
        if bitmaps.count >= Self.bitmapLimit { bitmaps.removeAll() }
        let scratch = try CairoContext(surface: ImageSurface(frame: PixelRect(x: 0, y: 0, width: 1, height: 1)), transform: .identity)
        let extents = unsafe scratch.withHandle { context in
            unsafe Self.select(font, size: Self.bitmapSize, in: context)
            var extents = cairo_text_extents_t()
            var glyph = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
            unsafe cairo_glyph_extents(context, &glyph, 1, &extents)
            return extents
        }
        let box = CGRect(x: extents.x_bearing, y: extents.y_bearing, width: extents.width, height: extents.height)
        var bitmap: ImageSurface?
        // If a bitmap is far larger than its em, the font is damaged.
        if box.width > 0, box.height > 0, let frame = PixelRect(around: box), frame.width < 2048, frame.height < 2048 {
            let surface = try ImageSurface(frame: frame)
            let context = try CairoContext(surface: surface, transform: .identity)
            unsafe context.withHandle { context in
                unsafe Self.select(font, size: Self.bitmapSize, in: context)
                var glyph = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
                unsafe cairo_show_glyphs(context, &glyph, 1)
            }
            try context.checkStatus()
            bitmap = surface
        }
        bitmaps[key] = .some(bitmap)
        return bitmap
    }

    private static func select(_ font: FaceTable.Font, size: Double, in context: OpaquePointer) {
        unsafe cairo_set_font_face(context, font.handle)
        var matrix = cairo_matrix_t(xx: size * font.stretch, yx: 0, xy: -font.slant * size, yy: size, x0: 0, y0: 0)
        unsafe cairo_set_font_matrix(context, &matrix)
        let options = unsafe cairo_font_options_create()
        unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        unsafe cairo_set_font_options(context, options)
        unsafe cairo_font_options_destroy(options)
    }

    /// Copies the context's current path, with its curves.
    private static func copyPath(of context: OpaquePointer) -> Outline {
        guard let path = unsafe cairo_copy_path(context) else { return Outline(segments: [], bounds: nil) }
        defer { unsafe cairo_path_destroy(path) }
        var segments: [Segment] = []
        var bounds: CGRect?
        var index = 0
        // Each element is a header with its type and length, followed by its points.
        while unsafe index < Int(path.pointee.num_data) {
            let header = unsafe path.pointee.data[index].header
            func point(_ offset: Int) -> SIMD2<Double> {
                let point = unsafe path.pointee.data[index + offset].point
                let box = CGRect(x: point.x, y: point.y, width: 0, height: 0)
                bounds = bounds?.union(box) ?? box
                return SIMD2(point.x, point.y)
            }
            switch header.type {
            // After closing a subpath, Cairo moves back to its start; after the last subpath, this move is superfluous.
            case CAIRO_PATH_MOVE_TO:
                let isLast = unsafe index + Int(header.length) >= Int(path.pointee.num_data)
                if !isLast { segments.append(.move(point(1))) }
            case CAIRO_PATH_LINE_TO: segments.append(.line(point(1)))
            case CAIRO_PATH_CURVE_TO: segments.append(.curve(point(1), point(2), point(3)))
            default: segments.append(.close)
            }
            index += Int(header.length)
        }
        return Outline(segments: segments, bounds: bounds)
    }
}
