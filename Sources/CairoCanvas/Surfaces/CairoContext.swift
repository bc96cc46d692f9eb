import CCairo
import Display
import Geometry

/// A drawing context on a surface: the sole owner of a `cairo_t`.
///
/// Cairo's errors are sticky, so they are checked once, at the end of a frame (`checkStatus`).
@safe final class CairoContext {
    private let handle: OpaquePointer
    /// The surface to draw on, kept alive by the context.
    let surface: ImageSurface
    /// The transform from the display list's points to pixels of the canvas. Mirrors Cairo's matrix, which is only set from here.
    private(set) var transform: CGAffineTransform
    /// The context of the surface below this one, for effects that read it; nil for the canvas, and if nothing below may be seen.
    let backdrop: CairoContext?
    /// The pixels that must be right in the end; nil for all. Other pixels may be painted or not.
    private(set) var needed: PixelRegion?
    /// The ranges of rows that contain needed pixels.
    let bands: [Range<Int>]
    /// Whether the present clip has edges that don't fall between pixels, so that restricting painting further could change pixels.
    private(set) var isClippedSmoothly = false
    /// The pixels that could be drawn on if there were no band.
    private var frameAroundBand: PixelRect?
    private var band: Range<Int>?
    /// The length of the current path in points, measured along the axes: an upper bound of its true length.
    private var pathLength: CGFloat = 0

    /// The maximum distance of a flattened curve from the true one, in pixels (Documentation/Semantics/Drawing.md#curves).
    private static let tolerance = 0.02

    init(surface: ImageSurface, transform: CGAffineTransform, backdrop: CairoContext? = nil, needed: PixelRegion? = nil) throws(CanvasError) {
        self.backdrop = backdrop
        self.needed = needed
        bands = needed?.bands ?? []
        let context: OpaquePointer = try unsafe surface.withHandle { (surface) throws(CanvasError) in unsafe cairo_create(surface) }
        unsafe handle = context
        self.surface = surface
        self.transform = transform
        try CanvasError.check(unsafe cairo_status(context))
        unsafe cairo_set_tolerance(context, Self.tolerance)
        set(transform)
    }

    deinit {
        unsafe cairo_destroy(handle)
    }

    /// Lends the handle; it must not leave the closure.
    func withHandle<R>(_ body: (OpaquePointer) -> R) -> R {
        unsafe body(handle)
    }

    /// Throws if any drawing so far has failed.
    func checkStatus() throws(CanvasError) {
        try CanvasError.check(unsafe cairo_status(handle))
    }

    /// Runs the body and then restores the clip and the transform.
    func saved<R>(_ body: () throws(CanvasError) -> R) throws(CanvasError) -> R {
        let (outer, wasClippedSmoothly) = (transform, isClippedSmoothly)
        unsafe cairo_save(handle)
        defer {
            unsafe cairo_restore(handle)
            transform = outer
            isClippedSmoothly = wasClippedSmoothly
        }
        return try body()
    }

    /// Applies a transform before the present one; returns false and changes nothing if the result would be singular, so that nothing could be seen.
    func concatenate(_ inner: CGAffineTransform) -> Bool {
        guard let combined = transform.preceded(by: inner) else { return false }
        transform = combined
        set(combined)
        return true
    }

    /// Runs the body under another transform and returns its rectangle, converted from that transform's points to pixels.
    func measured(under other: CGAffineTransform, _ body: () -> CGRect) -> CGRect {
        let outer = transform
        guard other != outer else { return body().applying(outer) }
        transform = other
        set(other)
        defer {
            transform = outer
            set(outer)
        }
        return body().applying(other)
    }

    private func set(_ transform: CGAffineTransform) {
        var matrix = cairo_matrix_t(
            xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c), yy: Double(transform.d), x0: Double(transform.tx),
            y0: Double(transform.ty))
        unsafe cairo_set_matrix(handle, &matrix)
    }

    /// Sets the color to draw with: rounded to 8-bit sRGB as in CoreGraphics, with an exact opacity.
    func setSource(_ color: ResolvedColor, opacity: Double = 1) {
        let encoded = color.encoded8
        unsafe cairo_set_source_rgba(
            handle, Double(encoded.red) / 255, Double(encoded.green) / 255, Double(encoded.blue) / 255, min(max(Double(color.opacity) * opacity, 0), 1))
    }

    /// Sets the fill rule and antialiasing.
    func setFillStyle(_ style: FillStyle) {
        unsafe cairo_set_fill_rule(handle, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        setAntialiased(style.isAntialiased)
    }

    func setAntialiased(_ isAntialiased: Bool) {
        unsafe cairo_set_antialias(handle, isAntialiased ? CAIRO_ANTIALIAS_BEST : CAIRO_ANTIALIAS_NONE)
    }

    /// Fills the current path and clears it.
    func fill() { unsafe cairo_fill(handle) }

    /// Clips to the current path and clears it; the clip ends with the enclosing `saved`.
    ///
    /// - Parameter isOnPixelGrid: whether each pixel is either completely inside or completely outside the path.
    func clip(isOnPixelGrid: Bool = false) {
        unsafe cairo_clip(handle)
        if !isOnPixelGrid { isClippedSmoothly = true }
    }

    /// Strokes the current path and clears it.
    func stroke(_ style: StrokeStyle) {
        setStrokeStyle(style)
        unsafe cairo_stroke(handle)
    }

    private func setStrokeStyle(_ style: StrokeStyle) {
        // Limited to a width beyond any canvas that Cairo's numbers can still represent.
        unsafe cairo_set_line_width(handle, Double(min(max(0, style.lineWidth), Self.coordinateLimit / 10 / pixelsPerPoint)))
        let cap =
            switch style.lineCap {
            case .butt: CAIRO_LINE_CAP_BUTT
            case .round: CAIRO_LINE_CAP_ROUND
            case .square: CAIRO_LINE_CAP_SQUARE
            }
        unsafe cairo_set_line_cap(handle, cap)
        let join =
            switch style.lineJoin {
            case .miter: CAIRO_LINE_JOIN_MITER
            case .round: CAIRO_LINE_JOIN_ROUND
            case .bevel: CAIRO_LINE_JOIN_BEVEL
            }
        unsafe cairo_set_line_join(handle, join)
        unsafe cairo_set_miter_limit(handle, Double(style.miterLimit))
        // Cairo rejects negative dashes and dashes that are all zero; such lines are solid. So are lines with more dashes than `Path.strokedPath` makes:
        // a long line of them would take gigabytes.
        let isPattern =
            style.dash.allSatisfy { $0 >= 0 && $0.isFinite } && style.dash.contains { $0 > 0 }
            && pathLength / style.dash.reduce(0, +) * CGFloat(style.dash.count) <= 100_000
        let dashes = isPattern ? style.dash.map(Double.init) : []
        unsafe cairo_set_dash(handle, dashes, Int32(dashes.count), style.dashPhase.isFinite ? Double(style.dashPhase) : 0)
    }

    /// Composites a layer onto the surface, pixel on pixel.
    func draw(_ layer: ImageSurface, opacity: Double = 1, operator compositing: cairo_operator_t = CAIRO_OPERATOR_OVER) throws(CanvasError) {
        try saved { () throws(CanvasError) in
            unsafe cairo_identity_matrix(handle)
            clipToNeeded()
            unsafe cairo_set_operator(handle, compositing)
            try unsafe layer.withHandle { (layer) throws(CanvasError) in unsafe cairo_set_source_surface(handle, layer, 0, 0) }
            unsafe cairo_pattern_set_filter(cairo_get_source(handle), CAIRO_FILTER_NEAREST)
            unsafe cairo_paint_with_alpha(handle, opacity)
        }
    }
}

// MARK: - Paths and their bounds
extension CairoContext {
    /// The maximum distance of a coordinate from the origin in pixels: Cairo's fixed-point numbers end at 8,388,608, and must also hold a line's width.
    private static let coordinateLimit: CGFloat = 4_000_000

    /// The maximum number of pixels per point along an axis of the canvas.
    private var pixelsPerPoint: CGFloat { max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d), 1e-3) }

    /// Replaces the current path by the outline of an area to fill.
    func setPath(_ path: Path) { setElements(of: path.filled) }

    /// Replaces the current path by a line to stroke.
    func setLine(_ path: Path) { setElements(of: path) }

    private func setElements(of path: Path) {
        unsafe cairo_new_path(handle)
        let limit = Self.coordinateLimit / pixelsPerPoint
        func x(_ point: CGPoint) -> Double { Double(min(max(point.x, -limit), limit)) }
        func y(_ point: CGPoint) -> Double { Double(min(max(point.y, -limit), limit)) }
        // Limited before any computation: the squares of the largest numbers are infinite.
        func limited(_ point: CGPoint) -> CGPoint { CGPoint(x: x(point), y: y(point)) }
        var current = CGPoint.zero
        pathLength = 0
        func advance(to end: CGPoint) {
            pathLength += abs(end.x - current.x) + abs(end.y - current.y)
            current = end
        }
        for element in path.cubicElements {
            switch element {
            case .move(let end):
                unsafe cairo_move_to(handle, x(end), y(end))
                current = limited(end)
            case .line(let end), .quadCurve(let end, _):
                unsafe cairo_line_to(handle, x(end), y(end))
                advance(to: limited(end))
            case .curve(let end, let control1, let control2):
                unsafe cairo_curve_to(handle, x(control1), y(control1), x(control2), y(control2), x(end), y(end))
                for point in [control1, control2, end] { advance(to: limited(point)) }
            case .closeSubpath: unsafe cairo_close_path(handle)
            }
        }
    }

    /// Whether a point in the present coordinates is near enough to the canvas for Cairo's numbers; points beyond cannot be seen.
    func isInReach(_ point: CGPoint) -> Bool {
        let pixel = point.applying(transform)
        return abs(pixel.x) < Self.coordinateLimit && abs(pixel.y) < Self.coordinateLimit
    }

    /// Returns the bounding box of the current path's interior, in points; null if filling it draws nothing.
    func fillBounds() -> CGRect {
        unsafe bounds { unsafe cairo_path_extents($0, $1, $2, $3, $4) }
    }

    /// Returns the bounding box of a line along the current path, in points; null if stroking it draws nothing.
    func strokeBounds(_ style: StrokeStyle) -> CGRect {
        setStrokeStyle(style)
        // Cairo rounds the bounds of lines that are not antialiased.
        setAntialiased(true)
        return unsafe bounds { unsafe cairo_stroke_extents($0, $1, $2, $3, $4) }
    }

    private typealias Number = UnsafeMutablePointer<Double>

    private func bounds(_ extents: (OpaquePointer, Number, Number, Number, Number) -> Void) -> CGRect {
        var (minX, minY, maxX, maxY) = (0.0, 0.0, 0.0, 0.0)
        unsafe extents(handle, &minX, &minY, &maxX, &maxY)
        // Cairo's result for a path that draws nothing.
        if minX == 0, minY == 0, maxX == 0, maxY == 0 { return .null }
        return CGRect(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
    }

    /// Returns the pixels inside the present clip, nil if there are none. The band is disregarded.
    func clipFrame() -> PixelRect? {
        if let frameAroundBand { return frameAroundBand }
        var (minX, minY, maxX, maxY) = (0.0, 0.0, 0.0, 0.0)
        unsafe cairo_save(handle)
        unsafe cairo_identity_matrix(handle)
        unsafe cairo_clip_extents(handle, &minX, &minY, &maxX, &maxY)
        unsafe cairo_restore(handle)
        guard maxX > minX, maxY > minY else { return nil }
        return PixelRect(x: Int(saturating: minX), y: Int(saturating: minY), width: Int(saturating: maxX - minX), height: Int(saturating: maxY - minY))
    }
}

// MARK: - Painting only needed pixels
extension CairoContext {
    /// Runs the body with painting restricted to a band of rows.
    ///
    /// The band's first row and last row must be valid places to cut for the drawing (`DisplayItem.Cut`).
    func withBand(_ rows: Range<Int>, _ body: () throws(CanvasError) -> Void) throws(CanvasError) {
        guard let frame = clipFrame() else { return }
        try saved { () throws(CanvasError) in
            clip(to: PixelRect(x: frame.x, y: rows.lowerBound, width: frame.width, height: rows.count))
            (frameAroundBand, band) = (frame, rows)
            defer { (frameAroundBand, band) = (nil, nil) }
            try body()
        }
    }

    /// Returns the part of a rectangle in the present band; nil if it is empty.
    func clippedToBand(_ frame: PixelRect) -> PixelRect? {
        guard let band else { return frame }
        return frame.intersection(PixelRect(x: frame.x, y: band.lowerBound, width: frame.width, height: band.count))
    }

    /// Clips to a rectangle of pixels; the clip ends with the enclosing `saved`.
    func clip(to frame: PixelRect) {
        unsafe cairo_new_path(handle)
        unsafe cairo_identity_matrix(handle)
        unsafe cairo_rectangle(handle, Double(frame.x), Double(frame.y), Double(frame.width), Double(frame.height))
        unsafe cairo_clip(handle)
        set(transform)
    }

    /// Clips to the needed pixels, unless the clip is smooth; for sources drawn pixel on pixel, under the identity matrix.
    func clipToNeeded() {
        guard let needed, !isClippedSmoothly else { return }
        unsafe cairo_new_path(handle)
        // Rectangles may overlap.
        unsafe cairo_set_fill_rule(handle, CAIRO_FILL_RULE_WINDING)
        for rect in needed.rects { unsafe cairo_rectangle(handle, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height)) }
        unsafe cairo_clip(handle)
    }

    /// Runs the body with all pixels needed.
    func needingAll(_ body: () throws(CanvasError) -> Void) throws(CanvasError) {
        let outer = needed
        needed = nil
        defer { needed = outer }
        try body()
    }
}
