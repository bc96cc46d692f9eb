import CCairo
import Display
import Geometry

/// Letter forms of the fonts that a painter has met: outlines, and pictures of emoji.
///
/// Why not Cairo's own text calls: `cairo_show_glyphs` puts letters on whole pixels in version 1.16, and a font is loaded anew for each size, so text that
/// moves or grows would jitter. Outlines are read once at a size where coordinates are whole font units and serve all sizes and places.
/// Belongs to one painter, so nothing is shared between threads; what it holds is a function of the font alone.
final class GlyphStore {
    /// The em of stored outlines: a usual number of font units, so that most coordinates are exact.
    static let emSize = 2048.0
    /// The size at which Noto Color Emoji holds its pictures; at another size they would be scaled twice.
    static let pictureSize = 109.0
    /// Pictures are about 70 KB each.
    private static let pictureLimit = 256

    struct Key: Hashable {
        var font: Int
        var glyph: UInt32
    }

    /// A piece of an outline, in `emSize`ths of an em, y down, from the glyph's origin.
    enum Segment {
        case move(SIMD2<Double>)
        case line(SIMD2<Double>)
        case curve(SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
        case close
    }

    struct Outline {
        var segments: [Segment]
        /// The box of all points, controls included; nil for a space.
        var bounds: CGRect?
    }

    /// How often something was read from a font: once for each glyph, however often it is drawn.
    private(set) var loadCount = 0
    private var outlines: [Key: Outline] = [:]
    private var pictures: [Key: ImageSurface?] = [:]

    func outline(font: FaceTable.Font, fontIndex: Int, glyph: UInt32) throws(CanvasError) -> Outline {
        let key = Key(font: fontIndex, glyph: glyph)
        if let known = outlines[key] { return known }
        loadCount += 1
        let scratch = try CairoContext(surface: ImageSurface(frame: PixelRect(x: 0, y: 0, width: 1, height: 1)), transform: .identity)
        let outline = unsafe scratch.withHandle { context in
            unsafe Self.select(font, size: Self.emSize, in: context)
            var glyph = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
            unsafe cairo_glyph_path(context, &glyph, 1)
            return unsafe Self.copyPath(of: context)
        }
        outlines[key] = outline
        return outline
    }

    /// The picture of a colour glyph at `pictureSize`, its origin at the canvas' origin; nil where it is empty.
    func picture(font: FaceTable.Font, fontIndex: Int, glyph: UInt32) throws(CanvasError) -> ImageSurface? {
        let key = Key(font: fontIndex, glyph: glyph)
        if let known = pictures[key] { return known }
        loadCount += 1
        if pictures.count >= Self.pictureLimit { pictures.removeAll() }
        let scratch = try CairoContext(surface: ImageSurface(frame: PixelRect(x: 0, y: 0, width: 1, height: 1)), transform: .identity)
        let extents = unsafe scratch.withHandle { context in
            unsafe Self.select(font, size: Self.pictureSize, in: context)
            var extents = cairo_text_extents_t()
            var glyph = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
            unsafe cairo_glyph_extents(context, &glyph, 1, &extents)
            return extents
        }
        let box = CGRect(x: extents.x_bearing, y: extents.y_bearing, width: extents.width, height: extents.height)
        var picture: ImageSurface?
        // A picture far larger than its em is a damaged font.
        if box.width > 0, box.height > 0, let frame = PixelRect(around: box), frame.width < 2048, frame.height < 2048 {
            let surface = try ImageSurface(frame: frame)
            let context = try CairoContext(surface: surface, transform: .identity)
            unsafe context.withHandle { context in
                unsafe Self.select(font, size: Self.pictureSize, in: context)
                var glyph = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
                unsafe cairo_show_glyphs(context, &glyph, 1)
            }
            try context.checkStatus()
            picture = surface
        }
        pictures[key] = .some(picture)
        return picture
    }

    private static func select(_ font: FaceTable.Font, size: Double, in context: OpaquePointer) {
        unsafe cairo_set_font_face(context, font.handle)
        var matrix = cairo_matrix_t(xx: size, yx: 0, xy: -font.slant * size, yy: size, x0: 0, y0: 0)
        unsafe cairo_set_font_matrix(context, &matrix)
        let options = unsafe cairo_font_options_create()
        unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        unsafe cairo_set_font_options(context, options)
        unsafe cairo_font_options_destroy(options)
    }

    /// The context's current path; curves stay curves.
    private static func copyPath(of context: OpaquePointer) -> Outline {
        guard let path = unsafe cairo_copy_path(context) else { return Outline(segments: [], bounds: nil) }
        defer { unsafe cairo_path_destroy(path) }
        var segments: [Segment] = []
        var bounds: CGRect?
        var index = 0
        // Each piece is a header with its kind and length, then its points.
        while unsafe index < Int(path.pointee.num_data) {
            let header = unsafe path.pointee.data[index].header
            func point(_ offset: Int) -> SIMD2<Double> {
                let point = unsafe path.pointee.data[index + offset].point
                let box = CGRect(x: point.x, y: point.y, width: 0, height: 0)
                bounds = bounds?.union(box) ?? box
                return SIMD2(point.x, point.y)
            }
            switch header.type {
            // Cairo closes a path with a move to where it began; the next outline's own move follows.
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
