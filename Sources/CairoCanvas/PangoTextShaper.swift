import CCairo
import Display
import Foundation
import Geometry

/// Shapes text with Pango: letters of every script, wrapping, truncation, both directions.
///
/// Metrics are unhinted and one unit is a point, so a text has the same widths at every scale.
/// A shaper belongs to one thread at a time; shapers of several threads take turns. It remembers the last texts it shaped, since layout asks for the same text again and again.
@safe public final class PangoTextShaper: TextShaper {
    /// One text is shaped at a time in the whole process, whichever shaper does it.
    ///
    /// Pango wraps lines with a margin that it takes from a font's mean letter width. It measures that when a font is first used, by laying out a sample
    /// text, and a flag for the whole process keeps it from doing so within itself (seen in pangocairo 1.50.12).
    /// A second thread that comes to this meanwhile is taken for the first, and its font map keeps a width of 0 for as long as it lives: it then breaks
    /// other lines, and some come out wider than asked for. Font maps that are apart do not help; painters read outlines only and need no lock.
    private static let pangoLock = NSLock()

    private let fontMap: OpaquePointer
    private let context: OpaquePointer

    /// Texts in the two halves of the memory; when the younger is full, the older is dropped.
    private var young: [TextRequest: ShapedText] = [:]
    private var old: [TextRequest: ShapedText] = [:]
    private let memoryLimit: Int
    /// How many texts were shaped, and how many came from memory.
    package private(set) var shapeCount = 0
    package private(set) var memoryHits = 0
    /// Whether letters were asked for when there was no font at all: the text that came of it is blank.
    package private(set) var missedFonts = false
    /// Asked for with the first letters, since it takes as long as reading which fonts there are.
    private lazy var hasFonts = unsafe FontSource.fontCount(in: pango_fc_font_map_get_config(easel_fc_font_map(UnsafeMutablePointer(fontMap)))) > 0

    /// - Parameters:
    ///   - source: where fonts are found.
    ///   - memoryLimit: about how many texts are remembered; 0 for none.
    /// - Throws: `CanvasError.unreadableFont` for a path of `source` that holds no font.
    public init(source: FontSource = .system, memoryLimit: Int = 2000) throws(CanvasError) {
        let configuration = unsafe try source.makeConfiguration()
        self.memoryLimit = memoryLimit
        // A map of our own: the default one is shared, and may be changed, by everybody on the thread.
        guard let map = unsafe pango_cairo_font_map_new() else { throw .cairo("Pango could not be set up") }
        if let configuration = unsafe configuration {
            unsafe pango_fc_font_map_set_config(easel_fc_font_map(map), configuration)
            unsafe FcConfigDestroy(configuration)
        }
        unsafe fontMap = OpaquePointer(map)
        unsafe pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
        unsafe context = pango_font_map_create_context(map)
        let options = unsafe cairo_font_options_create()
        unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        unsafe pango_cairo_context_set_font_options(context, options)
        unsafe cairo_font_options_destroy(options)
        unsafe pango_context_set_round_glyph_positions(context, 0)
        // The language decides between Chinese and Japanese forms; without this it would be the machine's.
        unsafe pango_context_set_language(context, pango_language_from_string("en"))
    }

    deinit {
        unsafe g_object_unref(UnsafeMutableRawPointer(context))
        unsafe g_object_unref(UnsafeMutableRawPointer(fontMap))
    }

    public func shape(_ request: TextRequest) -> ShapedText {
        if let known = young[request] {
            memoryHits += 1
            return known
        }
        shapeCount += 1
        if !missedFonts, request.runs.contains(where: { !$0.string.isEmpty }) { missedFonts = Self.pangoLock.withLock { !hasFonts } }
        let text: ShapedText
        if let known = old[request] {
            memoryHits += 1
            shapeCount -= 1
            text = known
        } else {
            text = Self.pangoLock.withLock { TextLayout(request, shaper: self).shapedText() }
        }
        guard memoryLimit > 0 else { return text }
        if young.count >= max(1, memoryLimit / 2) {
            old = young
            young = [:]
        }
        young[request] = text
        return text
    }

    /// Lends Pango's context; it must not leave the closure.
    func withContext<R>(_ body: (OpaquePointer) -> R) -> R {
        unsafe body(context)
    }

    /// Which way texts without a direction of their own (numbers, punctuation) run.
    func setBaseDirection(isRightToLeft: Bool) {
        unsafe pango_context_set_base_dir(context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    }

    /// A font's own height above and below the baseline, points: for families that were asked for by name.
    func ascentAndDescent(of font: FontDescriptor) -> (ascent: CGFloat, descent: CGFloat) {
        let description: OpaquePointer = unsafe font.makePangoDescription()
        defer { unsafe pango_font_description_free(description) }
        guard let loaded = unsafe pango_context_load_font(context, description) else { return (SystemFont.ascent * font.size, SystemFont.descent * font.size) }
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(loaded)) }
        let metrics = unsafe FaceTable.shared.face(of: loaded).metrics
        return (metrics.ascent * font.size, metrics.descent * font.size)
    }
}
