import Display
import Geometry

/// The way from a request to placed glyphs: Pango breaks lines, everything about heights and truncation is decided here, by SwiftUI's rules.
///
/// Line heights: each run brings the height of the font that it asked for (SF's for the system font). Where another font had to stand in, because the
/// first has no such letter, the line grows only if the letters' ink would leave it: a Chinese word does not change a line, a stack of Thai marks does.
/// Colour emoji never do; their pictures are drawn to fill the line.
struct TextLayout {
    private let request: TextRequest
    private let runs: [TextRun]
    private let shaper: PangoTextShaper
    private let text: String
    private let spans: [PangoLayoutBox.Span]
    private let families: [String]

    init(_ request: TextRequest, shaper: PangoTextShaper) {
        self.request = request
        self.shaper = shaper
        // A text without runs still has a line's height: that of the default font, body.
        runs = request.runs.isEmpty ? [TextRun("", font: FontDescriptor(size: 17), color: .clear)] : request.runs
        families = runs.map { SystemFont.family(for: $0.font) }
        var text = ""
        var spans: [PangoLayoutBox.Span] = []
        for (index, run) in runs.enumerated() {
            let start = text.utf8.count
            // Pango's texts end at a zero byte.
            text +=
                run.string.unicodeScalars.contains("\0")
                ? run.string.split(separator: "\0", omittingEmptySubsequences: false).joined(separator: "\u{FFFD}") : run.string
            spans.append(PangoLayoutBox.Span(bytes: start..<text.utf8.count, run: index))
        }
        self.text = text
        self.spans = spans
    }

    /// Heights in points, seen from the baseline.
    private struct LineHeight {
        var ascent: CGFloat = 0
        var descent: CGFloat = 0
        /// Extra room below, before the next line.
        var leading: CGFloat = 0
        var total: CGFloat { ascent + descent }
    }

    func shapedText() -> ShapedText {
        let box = makeBox(text, spans, width: request.width)
        let limit = max(1, request.lineLimit ?? .max)
        let all = box.lines(limit: limit, families: families)
        var visible: [(line: PangoLayoutBox.Line, height: LineHeight)] = []
        var bottom: CGFloat = 0
        for line in all {
            let height = lineHeight(of: line, in: box)
            let top = bottom + (visible.last.map { $0.height.leading + max(0, request.lineSpacing) } ?? 0)
            // A thousandth of a point: a text must fit into the height that it reported.
            if !visible.isEmpty, let room = request.height, top + height.total > room + 0.001 { break }
            bottom = top + height.total
            visible.append((line, height))
        }
        var isTruncated = false
        if visible.count < box.lineCount, let last = visible.last {
            isTruncated = true
            let (line, height) = truncatedLine(from: last.line.bytes.lowerBound)
            visible[visible.count - 1] = (line, height)
        }
        return place(visible, isTruncated: isTruncated)
    }

    private func makeBox(
        _ text: String, _ spans: [PangoLayoutBox.Span], width: CGFloat?, ellipsis: TextRequest.Truncation? = nil
    ) -> PangoLayoutBox {
        shaper.setBaseDirection(isRightToLeft: request.isRightToLeft)
        // NaN and infinity are no limit.
        let width = width.flatMap { $0.isFinite ? $0 : nil }
        return PangoLayoutBox(text: text, spans: spans, runs: runs, width: width, ellipsis: ellipsis, shaper: shaper)
    }

    /// The last line that there is room for: what is left of the text, shortened to one line.
    private func truncatedLine(from start: Int) -> (PangoLayoutBox.Line, LineHeight) {
        let rest = text[text.utf8.index(text.startIndex, offsetBy: start)...]
        var shown: String
        switch request.truncation {
        case .tail:
            // The rest of the paragraph; if more paragraphs follow, the ellipsis stands for them even where this one fits.
            let paragraph = rest.prefix { !$0.isNewline }
            shown = String(paragraph) + (paragraph.endIndex < rest.endIndex ? "…" : "")
        case .head, .middle: shown = String(rest.map { $0.isNewline ? " " : $0 })
        }
        // The bytes of the shown text have the runs of the bytes that they were; line ends of two bytes ("\r\n") may shift a run's border by one.
        if shown.isEmpty { shown = "…" }
        let count = shown.utf8.count
        var shifted = spans.compactMap { span -> PangoLayoutBox.Span? in
            let bytes = (span.bytes.clamped(to: start..<max(start, start + count)))
            return bytes.isEmpty ? nil : PangoLayoutBox.Span(bytes: bytes.lowerBound - start..<bytes.upperBound - start, run: span.run)
        }
        shifted = aligned(shifted, to: shown)
        func shortened(to width: CGFloat?) -> (PangoLayoutBox.Line, LineHeight) {
            let box = makeBox(shown, shifted, width: width, ellipsis: request.truncation)
            let line = box.lines(limit: 1, families: families).first ?? PangoLayoutBox.Line(bytes: 0..<0, pieces: [], width: 0)
            return (line, lineHeight(of: line, in: box))
        }
        let first = shortened(to: request.width)
        // Pango measures with or without negative spacing at the line's ends, depending on where it cuts. Where the line came out too wide for that,
        // it is cut once more with that much less room.
        let excess = runs.map { (run: TextRun) -> CGFloat in max(0, -SystemFont.tracking(for: run.font) - run.kerning) }.max() ?? 0
        guard excess > 0, let width = request.width, width > excess, first.0.width > width + Self.tolerance else { return first }
        return shortened(to: width - excess)
    }

    /// Spans that cover all of a text and begin and end between characters.
    private func aligned(_ spans: [PangoLayoutBox.Span], to text: String) -> [PangoLayoutBox.Span] {
        var result: [PangoLayoutBox.Span] = []
        var start = 0
        for (index, span) in spans.enumerated() {
            let isLast = index == spans.count - 1
            var end = isLast ? text.utf8.count : min(span.bytes.upperBound, text.utf8.count)
            while end < text.utf8.count, text.utf8.index(text.startIndex, offsetBy: end).samePosition(in: text.unicodeScalars) == nil { end += 1 }
            if end > start { result.append(PangoLayoutBox.Span(bytes: start..<end, run: span.run)) }
            start = max(start, end)
        }
        return result.isEmpty ? [PangoLayoutBox.Span(bytes: 0..<text.utf8.count, run: self.spans.last?.run ?? 0)] : result
    }

    private func lineHeight(of line: PangoLayoutBox.Line, in box: PangoLayoutBox) -> LineHeight {
        var height = LineHeight()
        var present: [Int] = []
        for piece in line.pieces where !present.contains(piece.run) { present.append(piece.run) }
        if present.isEmpty { present = [box.run(at: line.bytes.lowerBound)] }
        for index in present {
            let run = runs[index]
            let font = run.lineFont ?? run.font
            let size = font.size
            let (ascent, descent) = font.family == nil ? (SystemFont.ascent * size, SystemFont.descent * size) : shaper.ascentAndDescent(of: font)
            let raised = run.lineFont == nil ? run.baselineOffset : 0
            height.ascent = max(height.ascent, ascent + raised)
            height.descent = max(height.descent, descent - raised)
            if font.family == nil, let distance = SystemFont.baselineDistance(size: size) {
                height.leading = max(height.leading, distance - ascent - descent)
            }
        }
        for piece in line.pieces {
            guard let ink = piece.ink else { continue }
            height.ascent = max(height.ascent, ink.ascent + runs[piece.run].baselineOffset)
            height.descent = max(height.descent, ink.descent - runs[piece.run].baselineOffset)
        }
        return height
    }

    /// Puts lines below each other, within the width of the widest.
    private func place(_ lines: [(line: PangoLayoutBox.Line, height: LineHeight)], isTruncated: Bool) -> ShapedText {
        let width = roundedUp(lines.map { Self.width(of: $0.line, runs: runs) }.max() ?? 0)
        var result = ShapedText(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: lines.count, isTruncated: isTruncated)
        result.string = request.runs.map(\.string).joined()
        var y: CGFloat = 0
        for (index, (line, height)) in lines.enumerated() {
            if index > 0 { y += lines[index - 1].height.leading + max(0, request.lineSpacing) }
            let baseline = y + height.ascent
            if index == 0 { result.firstBaseline = baseline }
            result.lastBaseline = baseline
            let room = width - Self.width(of: line, runs: runs)
            let left: CGFloat =
                switch request.alignment {
                case .leading: request.isRightToLeft ? room : 0
                case .center: room / 2
                case .trailing: request.isRightToLeft ? 0 : room
                }
            for piece in line.pieces {
                if let color = runs[piece.run].background, piece.width > 0 {
                    let rect = CGRect(x: left + piece.x, y: y, width: piece.width, height: height.total)
                    Self.append(ShapedText.Decoration(rect: rect, color: color), to: &result.backgrounds)
                }
                append(piece, left: left, baseline: baseline, to: &result)
            }
            y += height.total
        }
        result.size = CGSize(width: width, height: roundedUp(y))
        return result
    }

    /// With the kerning after the last letter, which Pango leaves out at a line's end. Negative kerning there would make the text too narrow for itself.
    private static func width(of line: PangoLayoutBox.Line, runs: [TextRun]) -> CGFloat {
        line.width + max(0, line.pieces.last.map { runs[$0.run].kerning } ?? 0)
    }

    /// Adds what lies behind letters; pieces of one colour that touch are one, so that no seam is seen.
    private static func append(_ background: ShapedText.Decoration, to backgrounds: inout [ShapedText.Decoration]) {
        if let last = backgrounds.last, last.color == background.color, last.rect.minY == background.rect.minY,
            abs(last.rect.maxX - background.rect.minX) < tolerance
        {
            backgrounds[backgrounds.count - 1].rect = last.rect.union(background.rect)
        } else {
            backgrounds.append(background)
        }
    }

    private func append(_ piece: PangoLayoutBox.Piece, left: CGFloat, baseline: CGFloat, to result: inout ShapedText) {
        let run = runs[piece.run]
        let y = baseline - run.baselineOffset
        let glyphs = piece.glyphs.map { ShapedText.Glyph(index: $0.index, x: left + $0.x, y: y + $0.y) }
        if let last = result.runs.last, last.face == piece.face.id, last.color == run.color, last.layer == run.layer {
            result.runs[result.runs.count - 1].glyphs += glyphs
        } else if !glyphs.isEmpty {
            result.runs.append(ShapedText.GlyphRun(face: piece.face.id, color: run.color, glyphs: glyphs, hasOwnColors: piece.face.hasColor, layer: run.layer))
        }
        let metrics = piece.face.metrics
        let thickness = max(metrics.underlineThickness * run.font.size, 1 / max(request.scale, 1))
        func decorate(_ color: ResolvedColor?, _ pattern: TextRun.LinePattern, at position: CGFloat) {
            guard let color, piece.width > 0 else { return }
            result.decorations.append(
                ShapedText.Decoration(
                    rect: CGRect(x: left + piece.x, y: y + position * run.font.size, width: piece.width, height: thickness), color: color, pattern: pattern,
                    layer: run.layer))
        }
        decorate(run.underline, run.underlinePattern, at: metrics.underlinePosition)
        decorate(run.strikethrough, run.strikethroughPattern, at: metrics.strikethroughPosition)
    }

    /// One and a half of Pango's 1024ths of a point, which its whole numbers may add.
    private static let tolerance: CGFloat = 0.0015

    /// Up to whole pixels; a number that is a whole pixel but for Pango's 1024ths stays.
    private func roundedUp(_ length: CGFloat) -> CGFloat {
        let scale = request.scale > 0 && request.scale.isFinite ? request.scale : 1
        return max(0, ((length - Self.tolerance) * scale).rounded(.up)) / scale
    }
}
