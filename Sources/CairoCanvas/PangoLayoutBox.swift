import CCairo
import Display
import Geometry

/// A text that Pango has broken into lines: the sole owner of its `PangoLayout`s.
@safe final class PangoLayoutBox {
    /// A range of the text, in bytes of UTF-8, and the index of the request's run from which it came.
    struct Span {
        var bytes: Range<Int>
        var run: Int
    }

    /// A part of the text that Pango lays out separately: the whole text, unless it has very many paragraphs.
    @safe private struct Part {
        let handle: OpaquePointer
        /// The offset of the part's start in the text, in bytes.
        let start: Int
    }

    private var parts: [Part] = []
    private let spans: [Span]

    /// Lays out a text.
    ///
    /// - Parameters:
    ///   - width: the maximum width of a line in points; nil for unlimited.
    ///   - ellipsis: the position at which the text, laid out as a single line, is truncated if it does not fit; nil to wrap instead.
    init(text: String, spans: [Span], runs: [TextRun], width: CGFloat?, ellipsis: TextRequest.Truncation?, shaper: PangoTextShaper) {
        self.spans = spans
        for bytes in ellipsis == nil ? ParagraphParts.ranges(of: text) : [0..<text.utf8.count] {
            let start = text.utf8.index(text.startIndex, offsetBy: bytes.lowerBound)
            let part = bytes.count == text.utf8.count ? text : String(text[start..<text.utf8.index(start, offsetBy: bytes.count)])
            let own = spans.compactMap { span -> Span? in
                let shared = span.bytes.clamped(to: bytes)
                if shared.isEmpty, !bytes.isEmpty { return nil }
                return Span(bytes: shared.lowerBound - bytes.lowerBound..<shared.upperBound - bytes.lowerBound, run: span.run)
            }
            let handle = unsafe Self.layout(part, own, runs: runs, width: width, ellipsis: ellipsis, shaper: shaper)
            unsafe parts.append(Part(handle: handle, start: bytes.lowerBound))
        }
    }

    private static func layout(
        _ text: String, _ spans: [Span], runs: [TextRun], width: CGFloat?, ellipsis: TextRequest.Truncation?, shaper: PangoTextShaper
    ) -> OpaquePointer {
        let layout: OpaquePointer = unsafe shaper.withContext { context in unsafe pango_layout_new(context) }
        unsafe pango_layout_set_text(layout, text, Int32(text.utf8.count))
        unsafe pango_layout_set_wrap(layout, Self.hasEndlessWord(text) ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        if let width {
            // While breaking lines, Pango counts the last character's spacing; in the finished line it does not. `TextLayout` adds the kerning again, which counts.
            let spacings: [CGFloat] = runs.map { SystemFont.tracking(for: $0.font) + min(0, $0.kerning) }
            let spacing: CGFloat = max(spacings.max() ?? 0, ellipsis == nil ? -.infinity : 0)
            // Two 1024ths more than requested: a text must fit into the width that it reported.
            unsafe pango_layout_set_width(layout, Int32(min(max(width + spacing, 0), 1_000_000) * CGFloat(PANGO_SCALE)) + 2)
        }
        if let ellipsis {
            unsafe pango_layout_set_single_paragraph_mode(layout, 1)
            let mode =
                switch ellipsis {
                case .head: PANGO_ELLIPSIZE_START
                case .middle: PANGO_ELLIPSIZE_MIDDLE
                case .tail: PANGO_ELLIPSIZE_END
                }
            unsafe pango_layout_set_ellipsize(layout, mode)
        }
        let attributes = unsafe pango_attr_list_new()
        for span in spans { unsafe Self.add(runs[span.run], span: span, of: text, to: attributes) }
        unsafe pango_layout_set_attributes(layout, attributes)
        unsafe pango_attr_list_unref(attributes)
        return unsafe layout
    }

    deinit {
        for part in parts { unsafe g_object_unref(UnsafeMutableRawPointer(part.handle)) }
    }

    /// Whether a word is longer than any real one: Pango's time for words grows with the square of their length, unless it may break them anywhere.
    ///
    /// Characters with three or more bytes in UTF-8 end a word here: many of their scripts are written without spaces.
    private static func hasEndlessWord(_ text: String) -> Bool {
        let limit = 1_000
        guard text.utf8.count > limit else { return false }
        var length = 0
        for byte in text.utf8 {
            length = byte <= 0x20 || byte >= 0xE0 ? 0 : length + 1
            if length > limit { return true }
        }
        return false
    }

    var lineCount: Int { parts.reduce(0) { unsafe $0 + Int(pango_layout_get_line_count($1.handle)) } }

    /// Returns the index of the run that contains a byte of the text; beyond the ends, of the nearest run.
    func run(at byte: Int) -> Int {
        spans.first { byte < $0.bytes.upperBound && !$0.bytes.isEmpty }?.run ?? spans.last?.run ?? 0
    }

    /// A piece of a line, in visual order: glyphs of one face from one run.
    struct Piece {
        var face: ResolvedFace
        var run: Int
        /// The glyphs, relative to the left end of the line and the baseline, in points.
        var glyphs: [ShapedText.Glyph]
        var x: CGFloat
        var width: CGFloat
        /// The extent of the ink above and below the baseline; only measured for fallback fonts.
        var ink: Ink?

        struct Ink {
            var ascent: CGFloat
            var descent: CGFloat
        }

        mutating func addInk(ascent: CGFloat, descent: CGFloat) {
            ink = Ink(ascent: max(ink?.ascent ?? ascent, ascent), descent: max(ink?.descent ?? descent, descent))
        }
    }

    struct Line {
        /// The bytes of the text on this line.
        var bytes: Range<Int>
        var pieces: [Piece]
        var width: CGFloat
    }

    /// Returns the first lines, at most `limit`.
    ///
    /// - Parameter families: the requested font family of each run; the ink of pieces in other families is measured.
    func lines(limit: Int, families: [String]) -> [Line] {
        var lines: [Line] = []
        for part in parts where lines.count < limit { append(part, to: &lines, limit: limit, families: families) }
        return lines
    }

    private func append(_ part: Part, to lines: inout [Line], limit: Int, families: [String]) {
        // Walks Pango's linked list once; accessing each line by its index would walk it again each time.
        var rest = unsafe pango_layout_get_lines_readonly(part.handle)
        while lines.count < limit, let first = unsafe rest {
            unsafe rest = first.pointee.next
            guard let line = unsafe first.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self) else { continue }
            var pieces: [Piece] = []
            var x: CGFloat = 0
            var node = unsafe line.pointee.runs
            while let current = unsafe node {
                if let item = unsafe current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee {
                    unsafe append(item, from: part.start, to: &pieces, x: &x, families: families)
                }
                unsafe node = current.pointee.next
            }
            let start = unsafe part.start + Int(line.pointee.start_index)
            let length = unsafe Int(line.pointee.length)
            lines.append(Line(bytes: start..<start + length, pieces: pieces, width: x))
        }
    }

    private func append(_ item: PangoGlyphItem, from start: Int, to pieces: inout [Piece], x: inout CGFloat, families: [String]) {
        guard let font = unsafe item.item.pointee.analysis.font, let glyphString = unsafe item.glyphs else { return }
        let face = unsafe FaceTable.shared.face(of: font)
        func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
        let count = unsafe Int(glyphString.pointee.num_glyphs)
        // PANGO_ANALYSIS_FLAG_IS_ELLIPSIS, a macro that Swift does not import.
        let isEllipsis = unsafe item.item.pointee.analysis.flags & 2 != 0
        for index in 0..<count {
            let info = unsafe glyphString.pointee.glyphs[index]
            let run = unsafe run(at: start + Int(item.item.pointee.offset) + Int(glyphString.pointee.log_clusters[index]))
            if pieces.last?.run != run || pieces.last?.face.id != face.id {
                pieces.append(Piece(face: face, run: run, glyphs: [], x: x, width: 0))
            }
            var width = points(info.geometry.width)
            if isEllipsis, index == count - 1 {
                // Pango widens the ellipsis until the line is full, which would leave a gap after it.
                var rect = PangoRectangle()
                unsafe pango_font_get_glyph_extents(font, info.glyph, nil, &rect)
                width = points(rect.width)
            }
            let last = pieces.count - 1
            if info.glyph != PangoGlyph(0x0FFF_FFFF) {
                // A character that is in no font is drawn as glyph 0, which every font has for that purpose. (0x0FFFFFFF is PANGO_GLYPH_EMPTY, 0x10000000
                // PANGO_GLYPH_UNKNOWN_FLAG.)
                let glyph = info.glyph & 0x1000_0000 != 0 ? 0 : info.glyph
                pieces[last].glyphs.append(
                    ShapedText.Glyph(index: glyph, x: x + points(info.geometry.x_offset), y: points(info.geometry.y_offset)))
                if face.family != families[run], !face.hasColor {
                    var rect = PangoRectangle()
                    unsafe pango_font_get_glyph_extents(font, glyph, &rect, nil)
                    let top = points(rect.y) + points(info.geometry.y_offset)
                    let bottom = top + points(rect.height)
                    pieces[last].addInk(ascent: -top, descent: bottom)
                }
            }
            pieces[last].width += width
            x += width
        }
    }

    // MARK: - Attributes

    private static func add(_ run: TextRun, span: Span, of text: String, to list: OpaquePointer?) {
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ bytes: Range<Int>) {
            guard let attribute = unsafe attribute else { return }
            unsafe attribute.pointee.start_index = UInt32(bytes.lowerBound)
            unsafe attribute.pointee.end_index = UInt32(bytes.upperBound)
            unsafe pango_attr_list_insert(list, attribute)
        }
        let description: OpaquePointer = unsafe run.font.makePangoDescription()
        unsafe insert(pango_attr_font_desc_new(description), span.bytes)
        unsafe pango_font_description_free(description)
        // SwiftUI inserts no hyphen in a word that is broken because it doesn't fit.
        unsafe insert(pango_attr_insert_hyphens_new(0), span.bytes)
        if run.font.hasMonospacedDigits { unsafe insert(pango_attr_font_features_new("tnum=1"), span.bytes) }
        let tracking = SystemFont.tracking(for: run.font)
        for (bytes, isTracked) in trackedParts(of: text, in: span.bytes) {
            let spacing = (run.kerning.isFinite ? run.kerning : 0) + (isTracked ? tracking : 0)
            let units = Int32((min(max(spacing, -10_000), 10_000) * CGFloat(PANGO_SCALE)).rounded())
            if units != 0 { unsafe insert(pango_attr_letter_spacing_new(units), bytes) }
        }
    }

    /// The maximum number of parts returned by ``trackedParts(of:in:)``: Pango's time grows with the square of their number.
    private static let mostTrackedParts = 2_000

    /// Splits a span into parts with and without the system font's tracking.
    private static func trackedParts(of text: String, in bytes: Range<Int>) -> [(bytes: Range<Int>, isTracked: Bool)] {
        var parts: [(bytes: Range<Int>, isTracked: Bool)] = []
        let start = text.utf8.index(text.startIndex, offsetBy: bytes.lowerBound)
        let end = text.utf8.index(text.startIndex, offsetBy: bytes.upperBound)
        var offset = bytes.lowerBound
        for scalar in text[start..<end].unicodeScalars {
            let next = offset + UTF8.width(scalar)
            let isTracked = SystemFont.isTracked(scalar)
            if let last = parts.last, last.isTracked == isTracked || parts.count >= mostTrackedParts {
                parts[parts.count - 1].bytes = last.bytes.lowerBound..<next
            } else {
                parts.append((offset..<next, isTracked))
            }
            offset = next
        }
        return parts
    }
}

extension FontDescriptor {
    /// Returns a Pango description of the font, owned by the caller.
    func makePangoDescription() -> OpaquePointer {
        let description: OpaquePointer = unsafe pango_font_description_new()
        unsafe pango_font_description_set_family(description, SystemFont.family(for: self))
        // 0.1…10,000 points: smaller text is invisible; larger text would overflow Pango's integers.
        unsafe pango_font_description_set_absolute_size(description, (size > 0.1 ? min(Double(size), 10_000) : 0.1) * Double(PANGO_SCALE))
        unsafe pango_font_description_set_weight(description, PangoWeight(rawValue: PangoWeight.RawValue(min(max(weight, 100), 1000))))
        unsafe pango_font_description_set_style(description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        return unsafe description
    }
}
