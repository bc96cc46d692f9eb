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
    private let runs: [ShapingRun]
    private let text: String
    private lazy var bytes = Array(text.utf8)

    /// Lays out a text.
    ///
    /// - Parameters:
    ///   - width: the maximum width of a line in points; nil for unlimited.
    ///   - ellipsis: the position at which the text, laid out as a single line, is truncated if it does not fit; nil to wrap instead.
    init(text: String, spans: [Span], runs: [ShapingRun], width: CGFloat?, ellipsis: TextRequest.Truncation?, shaper: PangoTextShaper) {
        (self.text, self.spans, self.runs) = (text, spans, runs)
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
        _ text: String, _ spans: [Span], runs: [ShapingRun], width: CGFloat?, ellipsis: TextRequest.Truncation?, shaper: PangoTextShaper
    ) -> OpaquePointer {
        let layout: OpaquePointer = unsafe shaper.withContext { context in unsafe pango_layout_new(context) }
        unsafe pango_layout_set_text(layout, text, Int32(text.utf8.count))
        unsafe pango_layout_set_wrap(layout, Self.hasEndlessWord(text) ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        if let width {
            // While breaking lines, Pango counts the last character's spacing; SwiftUI counts it only if it is negative.
            let spacing: CGFloat = ellipsis == nil ? -max(0, runs.map(\.kerning).max() ?? 0) : 0
            // Two 1024ths more than requested: a text must fit into the width that it reported.
            unsafe pango_layout_set_width(layout, Int32(saturating: min(max(width - spacing, 0), 1_000_000) * CGFloat(PANGO_SCALE)) + 2)
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
        unsafe setTabs(of: layout, text)
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
    /// Characters with three or more bytes in UTF-8 end a word here, because many of their scripts are written without spaces; those of India are not.
    private static func hasEndlessWord(_ text: String) -> Bool {
        let limit = 1_000
        guard text.utf8.count > limit else { return false }
        var length = 0
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0...0x20: length = 0
            case ..<0x800, 0x900..<0xE00: length += UTF8.width(scalar)
            default: length = 0
            }
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
        /// By how much the line's own characters are wider than the text's mean, in points: Pango breaks lines without it.
        var extraWidth: CGFloat = 0
        /// The bytes that an ellipsis replaces; nil in a line that isn't truncated.
        var ellipsis: Range<Int>?
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
            var ellipsis: Range<Int>?
            // The place of each glyph's character in the text.
            var characters: [Int] = []
            var node = unsafe line.pointee.runs
            while let current = unsafe node {
                if let item = unsafe current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee {
                    unsafe append(item, from: part.start, to: &pieces, x: &x, families: families, bytes: &characters)
                    if unsafe Self.isEllipsis(item) {
                        let start = unsafe part.start + Int(item.item.pointee.offset)
                        ellipsis = unsafe start..<start + Int(item.item.pointee.length)
                    }
                }
                unsafe node = current.pointee.next
            }
            let extra = ellipsis == nil ? spreadWords(in: &pieces, characters: characters, families: families) : 0
            let start = unsafe part.start + Int(line.pointee.start_index)
            let length = unsafe Int(line.pointee.length)
            lines.append(Line(bytes: start..<start + length, pieces: pieces, width: x, extraWidth: extra, ellipsis: ellipsis))
        }
    }

    /// Moves the words of a line in one font, Inter, to where SF's are, and returns by how much the line becomes wider.
    private func spreadWords(in pieces: inout [Piece], characters: [Int], families: [String]) -> CGFloat {
        guard let font = pieces.first.map({ runs[$0.run].run.font }), !font.hasMonospacedDigits, characters.count > 1,
            pieces.allSatisfy({ runs[$0.run].font.isInter && runs[$0.run].run.font == font && $0.face.family == families[$0.run] }),
            pieces.reduce(0, { $0 + $1.glyphs.count }) == characters.count
        else { return 0 }
        // A single word keeps its letters, except beside an ellipsis; a line from right to left, or with several glyphs for a character, keeps its places.
        guard characters.contains(where: { bytes[$0] == UInt8(ascii: " ") || isEllipsis(at: $0) }),
            zip(characters, characters.dropFirst()).allSatisfy({ $0 < $1 })
        else { return 0 }
        let (shifts, extra) = SystemFontTracking.shifts(of: characters.map(scalar(at:)), size: font.size, textMean: runs[pieces[0].run].tracking.mean)
        var index = 0
        for piece in pieces.indices {
            for glyph in pieces[piece].glyphs.indices {
                pieces[piece].glyphs[glyph].x += shifts[index]
                index += 1
            }
        }
        return extra
    }

    /// Returns the character that begins at a byte.
    private func scalar(at byte: Int) -> Unicode.Scalar {
        let first = bytes[byte]
        return first < 0x80 ? Unicode.Scalar(first) : text.unicodeScalars[text.utf8.index(text.startIndex, offsetBy: byte)]
    }

    private func isEllipsis(at byte: Int) -> Bool { bytes[byte] >= 0x80 && scalar(at: byte) == "…" }

    private static func isEllipsis(_ item: PangoGlyphItem) -> Bool {
        // PANGO_ANALYSIS_FLAG_IS_ELLIPSIS, a macro that Swift does not import.
        unsafe item.item.pointee.analysis.flags & 2 != 0
    }

    private func append(_ item: PangoGlyphItem, from start: Int, to pieces: inout [Piece], x: inout CGFloat, families: [String], bytes: inout [Int]) {
        guard let font = unsafe item.item.pointee.analysis.font, let glyphString = unsafe item.glyphs else { return }
        let plain = unsafe FaceTable.shared.face(of: font)
        func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
        let count = unsafe Int(glyphString.pointee.num_glyphs)
        let isEllipsis = unsafe Self.isEllipsis(item)
        var current = -1
        var isSubstitute = false
        for index in 0..<count {
            let info = unsafe glyphString.pointee.glyphs[index]
            let byte = unsafe start + Int(item.item.pointee.offset) + Int(glyphString.pointee.log_clusters[index])
            let run = run(at: byte)
            if run != current {
                current = run
                isSubstitute = plain.family != families[run]
                // Characters from another font, such as emoji, keep its outlines.
                let face = runs[run].font.isRounded && !isSubstitute ? unsafe FaceTable.shared.face(of: font, isRounded: true) : plain
                if pieces.last?.run != run || pieces.last?.face.id != face.id {
                    pieces.append(Piece(face: face, run: run, glyphs: [], x: x, width: 0))
                }
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
                bytes.append(byte)
                pieces[last].glyphs.append(
                    ShapedText.Glyph(index: glyph, x: x + points(info.geometry.x_offset), y: points(info.geometry.y_offset)))
                if isSubstitute, !plain.hasColor {
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

    private static func add(_ run: ShapingRun, span: Span, of text: String, to list: OpaquePointer?) {
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ bytes: Range<Int>) {
            guard let attribute = unsafe attribute else { return }
            unsafe attribute.pointee.start_index = UInt32(bytes.lowerBound)
            unsafe attribute.pointee.end_index = UInt32(bytes.upperBound)
            unsafe pango_attr_list_insert(list, attribute)
        }
        // Pango would put a hyphen wherever it breaks a word; `HyphenatedText` has them where the language allows it.
        unsafe insert(pango_attr_insert_hyphens_new(0), span.bytes)
        // Inter's alternates raise brackets beside capitals and digits, and make arrows of hyphens, which SF doesn't. Both raise the colons of times.
        let hasBrackets = run.font.isInter && run.run.string.utf8.contains(where: isBracket)
        // A font with its own tracking table would be tracked twice.
        let features = [run.run.font.hasMonospacedDigits ? "tnum=1" : nil, run.font.isOwn ? "trak=0" : nil, hasBrackets ? "calt=0" : nil].compactMap(\.self)
        if !features.isEmpty { unsafe insert(pango_attr_font_features_new(features.joined(separator: ",")), span.bytes) }
        if let symbol = run.run.symbol {
            var rect = PangoRectangle(x: 0, y: 0, width: Int32(saturating: min(max(symbol.width, 0), 10_000) * CGFloat(PANGO_SCALE)), height: 1)
            unsafe insert(pango_attr_shape_new(&rect, &rect), span.bytes)
        }
        for (bytes, kind) in TrackedParts.parts(of: text, in: span.bytes, tracking: run.tracking) {
            let description: OpaquePointer = unsafe run.makePangoDescription(scale: kind == .plain ? 1 : run.font.scale)
            unsafe insert(pango_attr_font_desc_new(description), bytes)
            unsafe pango_font_description_free(description)
            let tracking: CGFloat =
                switch kind {
                case .plain: 0
                case .tracked: run.tracking.letters
                case .space: run.tracking.letters + run.tracking.space
                }
            let units = Int32(saturating: (min(max(run.kerning + (run.run.symbol == nil ? tracking : 0), -10_000), 10_000) * CGFloat(PANGO_SCALE)).rounded())
            if units != 0 { unsafe insert(pango_attr_letter_spacing_new(units), bytes) }
        }
    }

    private static func isBracket(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"),
            UInt8(ascii: ">"):
            true
        default: false
        }
    }
}

/// A run of a request with the font that it is drawn with.
struct ShapingRun {
    let run: TextRun
    let font: FontCatalog.Resolution
    let tracking: FontTracking
    /// The values of a variable font's axes; nil for others.
    let variations: String?

    /// The requested space after each character, in points.
    var kerning: CGFloat { run.kerning.isFinite ? run.kerning : 0 }
    /// The space after the last character of a line, in points.
    var lastSpacing: CGFloat { run.symbol == nil ? kerning + tracking.letters : kerning }

    /// Returns a Pango description of the font, owned by the caller.
    ///
    /// - Parameter scale: a factor for the size.
    func makePangoDescription(scale: CGFloat) -> OpaquePointer {
        let description: OpaquePointer = unsafe pango_font_description_new()
        unsafe pango_font_description_set_family(description, font.family)
        // 0.1…10,000 points: smaller text is invisible; larger text would overflow Pango's integers.
        let size = run.font.size > 0.1 ? min(Double(run.font.size), 10_000) : 0.1
        unsafe pango_font_description_set_absolute_size(description, size * scale * Double(PANGO_SCALE))
        unsafe pango_font_description_set_weight(description, PangoWeight(rawValue: PangoWeight.RawValue(min(max(font.weight, 100), 1000))))
        unsafe pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        if run.font.stretch != 1 { unsafe pango_font_description_set_stretch(description, FontStretch.pangoValue(run.font.stretch)) }
        if let variations { unsafe pango_font_description_set_variations(description, variations) }
        return unsafe description
    }
}

/// Glyphs that are wider or narrower than the font's: fontconfig's patterns get a matrix, because the substitutes of SF have a single width.
enum FontStretch {
    /// The factors by which Pango's steps widen glyphs.
    private static let steps: [(PangoStretch, percent: Int32, factor: CGFloat)] = [
        (PANGO_STRETCH_EXTRA_CONDENSED, 63, 0.72), (PANGO_STRETCH_CONDENSED, 75, 0.86),
        (PANGO_STRETCH_EXPANDED, 125, 1.2),
    ]

    /// Returns Pango's step for a factor.
    static func pangoValue(_ factor: CGFloat) -> PangoStretch {
        factor == 1 ? PANGO_STRETCH_NORMAL : steps.min { abs($0.factor - factor) < abs($1.factor - factor) }?.0 ?? PANGO_STRETCH_NORMAL
    }

    /// Adds the matrix to the patterns of fonts that a font map is about to search for.
    static func install(in map: OpaquePointer) {
        unsafe pango_fc_font_map_set_default_substitute(
            map,
            { pattern, _ in
                var width: Int32 = 100
                guard unsafe FcPatternGetInteger(pattern, FC_WIDTH, 0, &width) == FcResultMatch else { return }
                guard let step = FontStretch.steps.first(where: { $0.percent == width }) else { return }
                var matrix = FcMatrix(xx: Double(step.factor), xy: 0, yx: 0, yy: 1)
                unsafe FcPatternAddMatrix(pattern, FC_MATRIX, &matrix)
            }, nil, nil)
    }
}
