import CCairo
import Display
import Foundation
import Geometry

/// Shapes text with Pango: characters of every script, wrapping, truncation, both directions.
///
/// Metrics are unhinted and one unit is a point, so a text has the same widths at every scale.
/// A shaper must be used by one thread at a time; shapers on different threads wait for one another. The last texts are cached, because layout requests the same
/// text repeatedly.
@safe package final class PangoTextShaper: TextShaper {
    /// Ensures that only one text is shaped at a time in the whole process, by any shaper.
    ///
    /// Pango wraps lines with a margin derived from a font's mean character width. It measures this width when a font is first used, by laying out a sample
    /// text; to prevent recursion, it uses a process-wide flag (observed in pangocairo 1.50.12). If a second thread gets here in the meantime, Pango mistakes it
    /// for such a recursion, and the font map of that thread permanently stores a width of 0: it then breaks lines differently, and some become wider than
    /// requested. Separate font maps do not help. Painters only read outlines and need no lock.
    private static let pangoLock = NSLock()

    private let fontMap: OpaquePointer
    private let context: OpaquePointer

    /// The more recent half of the cache; when it is full, it replaces `old`.
    private var young: [TextRequest: ShapedText] = [:]
    /// The older half of the cache.
    private var old: [TextRequest: ShapedText] = [:]
    private let memoryLimit: Int
    private var spaceWidths: [FontDescriptor: CGFloat] = [:]
    /// The fonts to draw with.
    let catalog: FontCatalog
    /// The number of texts that were shaped.
    package private(set) var shapeCount = 0
    /// The number of texts that came from the cache.
    package private(set) var memoryHits = 0
    /// Whether a text with characters was requested although there was no font at all; the result is blank.
    package private(set) var missedFonts = false
    /// Computed for the first text with characters, because it requires loading the list of fonts.
    private lazy var hasFonts = unsafe FontSource.fontCount(in: pango_fc_font_map_get_config(easel_fc_font_map(UnsafeMutablePointer(fontMap)))) > 0

    /// Creates a shaper.
    ///
    /// - Parameters:
    ///   - source: the available fonts.
    ///   - memoryLimit: the approximate maximum number of cached texts; 0 for none.
    /// - Throws: `CanvasError.unreadableFont` for a path of `source` without a readable font.
    package init(source: FontSource = .system, memoryLimit: Int = 2000) throws(CanvasError) {
        let own = try source.systemFont.map { path throws(CanvasError) in try OwnSystemFont(path: path) }
        let configuration = unsafe try source.makeConfiguration(systemFamily: own?.family == OwnSystemFont.variableFamily ? OwnSystemFont.variableFamily : nil)
        self.memoryLimit = memoryLimit
        // The default map is shared with, and may be changed by, all code on the thread.
        guard let map = unsafe pango_cairo_font_map_new() else { throw .cairo("Pango could not be set up") }
        if let configuration = unsafe configuration {
            unsafe pango_fc_font_map_set_config(easel_fc_font_map(map), configuration)
            unsafe FcConfigDestroy(configuration)
        }
        unsafe fontMap = OpaquePointer(map)
        unsafe FontStretch.install(in: easel_fc_font_map(map))
        catalog = unsafe FontCatalog(own: own) { unsafe pango_fc_font_map_get_config(easel_fc_font_map(map)) }
        unsafe pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
        unsafe context = pango_font_map_create_context(map)
        let options = unsafe cairo_font_options_create()
        unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        unsafe pango_cairo_context_set_font_options(context, options)
        unsafe cairo_font_options_destroy(options)
        unsafe pango_context_set_round_glyph_positions(context, 0)
        // The language decides between Chinese and Japanese glyph variants; the default would be the machine's.
        unsafe pango_context_set_language(context, pango_language_from_string("en"))
    }

    deinit {
        unsafe g_object_unref(UnsafeMutableRawPointer(context))
        unsafe g_object_unref(UnsafeMutableRawPointer(fontMap))
    }

    package func shape(_ request: TextRequest) -> ShapedText {
        var request = request
        // Infinity and NaN count as unlimited.
        if let width = request.width, !width.isFinite { request.width = nil }
        if let height = request.height, !(height < .infinity) { request.height = nil }
        if let known = young[request] {
            memoryHits += 1
            return known
        }
        if !missedFonts, request.runs.contains(where: { !$0.string.isEmpty }) { missedFonts = Self.pangoLock.withLock { !hasFonts } }
        let text: ShapedText
        if let known = old[request] {
            memoryHits += 1
            text = known
        } else {
            text = fitting(request) ?? layOut(request)
        }
        guard memoryLimit > 0 else { return text }
        if young.count >= max(1, memoryLimit / 2) {
            old = young
            young = [:]
        }
        young[request] = text
        return text
    }

    private func layOut(_ request: TextRequest) -> ShapedText {
        shapeCount += 1
        return Self.pangoLock.withLock {
            var layout = ParagraphShaping(request, shaper: self)
            return layout.shapedText()
        }
    }

    /// Returns the text without limits, or without a limit for its height, if it lies within those of a request: it looks the same there.
    ///
    /// Layout requests a text in many sizes that it doesn't need, and often without limits: this way only one of them is laid out.
    private func fitting(_ request: TextRequest) -> ShapedText? {
        guard memoryLimit > 0 else { return nil }
        if let width = request.width, Self.mayFit(request, in: width) {
            var free = request
            (free.width, free.height) = (nil, nil)
            let text = shape(free)
            if !text.isTruncated, text.size.width <= width, Self.fits(text, in: request.height) { return text }
        }
        guard request.height != nil else { return nil }
        var tall = request
        tall.height = nil
        let text = shape(tall)
        return Self.fits(text, in: request.height) ? text : nil
    }

    /// Whether all lines of a text are kept in a height. One line always is.
    private static func fits(_ text: ShapedText, in height: CGFloat?) -> Bool {
        guard let height, text.lineCount > 1 else { return true }
        return text.size.height <= height
    }

    /// Whether a text may fit into a width without line breaks: few texts need less than a fifth of an em for each byte.
    private static func mayFit(_ request: TextRequest, in width: CGFloat) -> Bool {
        guard width > 0 else { return false }
        return request.runs.reduce(0) { $0 + CGFloat($1.string.utf8.count) * $1.font.size } * 0.2 <= width
    }

    /// Lends Pango's context; it must not leave the closure.
    func withContext<R>(_ body: (OpaquePointer) -> R) -> R {
        unsafe body(context)
    }

    /// Sets the direction of text that has no inherent direction (numbers, punctuation).
    func setBaseDirection(isRightToLeft: Bool) {
        unsafe pango_context_set_base_dir(context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    }

    // MARK: - Metrics

    /// Returns the width of a space in a font without any spacing, in points.
    ///
    /// - Parameter measure: called once for each font.
    func spaceWidth(of font: FontDescriptor, measure: () -> CGFloat) -> CGFloat {
        if let known = spaceWidths[font] { return known }
        let width = measure()
        if spaceWidths.count >= memoryLimit { spaceWidths = [:] }
        spaceWidths[font] = width
        return width
    }

    /// Returns the tracking of all texts in one font.
    func tracking(of font: FontDescriptor, in texts: [String]) -> FontTracking {
        let resolution = catalog.resolve(font)
        if resolution.isInter { return SystemFontTracking.tracking(for: font, in: texts) }
        if resolution.isOwn { return FontTracking(letters: catalog.own?.tracking(for: font) ?? 0) }
        return FontTracking(letters: resolution.tracking * font.size)
    }

    /// Returns the metrics that determine the height of a line.
    func lineMetrics(of font: FontDescriptor) -> FontMetrics {
        let system = FontMetrics(
            ascent: SystemFont.ascent * font.size, descent: SystemFont.descent * font.size, capHeight: SystemFont.capHeight * font.size)
        let resolution = catalog.resolve(font)
        guard !resolution.isSystem else { return system }
        let run = ShapingRun(run: TextRun("", font: font, color: .clear), font: resolution, tracking: FontTracking(), variations: nil)
        let description: OpaquePointer = unsafe run.makePangoDescription(scale: 1)
        defer { unsafe pango_font_description_free(description) }
        guard let loaded = unsafe pango_context_load_font(context, description) else { return system }
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(loaded)) }
        let metrics = unsafe FaceTable.shared.face(of: loaded).metrics
        return FontMetrics(ascent: metrics.ascent * font.size, descent: metrics.descent * font.size, capHeight: metrics.capHeight * font.size)
    }

    package func metrics(of font: FontDescriptor) -> FontMetrics? { Self.pangoLock.withLock { lineMetrics(of: font) } }

    package func missingFont(of font: FontDescriptor) -> MissingFont? {
        guard font.family != nil || font.design != .standard else { return nil }
        return Self.pangoLock.withLock { catalog.resolve(font).missing }
    }

    package func outline(of string: String, font: FontDescriptor) -> Path? {
        let text = shape(TextRequest(runs: [TextRun(string, font: font, color: .clear)]))
        let store = GlyphStore()
        var path = Path()
        for run in text.runs {
            guard let face = FaceTable.shared.lookUp(run.face) else { return nil }
            let em = face.size / GlyphStore.emSize
            for glyph in run.glyphs {
                guard let outline = try? store.outline(font: face.font, fontIndex: face.fontIndex, glyph: glyph.index) else { return nil }
                func point(_ units: SIMD2<Double>) -> CGPoint {
                    CGPoint(x: glyph.x + units.x * em, y: glyph.y - text.firstBaseline + units.y * em)
                }
                for segment in outline.segments {
                    switch segment {
                    case .move(let end): path.move(to: point(end))
                    case .line(let end): path.addLine(to: point(end))
                    case .curve(let first, let second, let end): path.addCurve(to: point(end), control1: point(first), control2: point(second))
                    case .close: path.closeSubpath()
                    }
                }
            }
        }
        return path
    }
}
