import Display
import Geometry

/// Turns a request into positioned glyphs: Pango breaks lines; heights and truncation are determined here, by SwiftUI's rules.
///
/// Each run contributes the height of its requested font to a line (SF's height for the system font). If a fallback font replaces it, because the requested one
/// lacks a character, the line only grows if the glyphs' ink would extend beyond it: a Chinese word does not change a line, a stack of Thai marks does.
/// Color emoji never make a line grow; their bitmaps are drawn to fill it.
struct ParagraphShaping {
    let request: TextRequest
    let runs: [ShapingRun]
    private let shaper: PangoTextShaper
    private(set) var hyphenated: HyphenatedText
    let families: [String]

    init(_ request: TextRequest, shaper: PangoTextShaper) {
        self.request = request
        self.shaper = shaper
        // A text without runs still has the height of a line in the default font, body.
        let requested = request.runs.isEmpty ? [TextRun("", font: FontDescriptor(size: 17), color: .clear)] : request.runs
        // All parts of a text in one font are tracked as one, however many runs they are.
        let texts = Dictionary(grouping: requested, by: \.font).mapValues { $0.map(\.string) }
        let trackings = Dictionary(uniqueKeysWithValues: texts.map { font, texts in (font, shaper.tracking(of: font, in: texts)) })
        runs = requested.map { run in
            let font = shaper.catalog.resolve(run.font)
            return ShapingRun(
                run: run, font: font, tracking: trackings[run.font] ?? FontTracking(),
                variations: font.isOwn ? shaper.catalog.own?.variations(for: run.font) : nil)
        }
        families = runs.map(\.font.family)
        var text = ""
        var spans: [PangoLayoutBox.Span] = []
        for (index, run) in requested.enumerated() {
            let start = text.utf8.count
            // Pango's strings end at a null byte.
            text +=
                run.string.unicodeScalars.contains("\0")
                ? run.string.split(separator: "\0", omittingEmptySubsequences: false).joined(separator: "\u{FFFD}") : run.string
            spans.append(PangoLayoutBox.Span(bytes: start..<text.utf8.count, run: index))
        }
        hyphenated = HyphenatedText(text, spans)
    }

    private var text: String { hyphenated.text }

    /// The extents of a line above and below its baseline, in points.
    struct LineHeight {
        var ascent: CGFloat = 0
        var descent: CGFloat = 0
        /// Additional space before the next line.
        var leading: CGFloat = 0
        var total: CGFloat { ascent + descent }
    }

    /// The maximum number of lines on which a word is hyphenated.
    private static let mostHyphens = 16

    /// Lays out and returns the text.
    mutating func shapedText() -> ShapedText {
        let limit = max(1, request.lineLimit ?? .max)
        var box = makeBox(text, hyphenated.spans, width: request.width)
        var all = box.lines(limit: limit, families: families)
        // A single line is truncated instead.
        if limit > 1, let width = request.width, width.isFinite {
            for _ in 0..<Self.mostHyphens {
                guard hyphenate(all, width: width) else { break }
                box = makeBox(text, hyphenated.spans, width: width)
                all = box.lines(limit: limit, families: families)
            }
        }
        var visible: [(line: PangoLayoutBox.Line, height: LineHeight)] = []
        var bottom: CGFloat = 0
        for line in all {
            let height = lineHeight(of: line, in: box)
            let top = bottom + (visible.last.map { $0.height.leading + max(0, request.lineSpacing) } ?? 0)
            // A tolerance of a thousandth of a point: a text must fit into the height that it reported.
            if !visible.isEmpty, let available = request.height, top + height.total > available + 0.001 { break }
            bottom = top + height.total
            visible.append((line, height))
        }
        var isTruncated = false
        if visible.count < box.lineCount, let last = visible.last {
            isTruncated = true
            let (line, height) = truncatedLine(from: hyphenated.plainOffset(last.line.bytes.lowerBound))
            visible[visible.count - 1] = (line, height)
        }
        return arranged(visible, isTruncated: isTruncated)
    }

    /// Hyphenates the words that are broken because they are too long for a line; returns whether there are any.
    /// Source: Documentation/Semantics/Text.md#line-breaking.
    private mutating func hyphenate(_ lines: [PangoLayoutBox.Line], width: CGFloat) -> Bool {
        // Nothing fits in a width of 0, which stacks propose to find out how narrow a text can be.
        guard width > 0, hyphenated.breaksWords(lines), let hyphenator = Hyphenator.english else { return false }
        var next = hyphenated
        let (plain, spans) = (next.plain, next.plainSpans)
        let hasHyphens = next.hyphenate(lines, with: hyphenator) { bytes in
            let start = plain.utf8.index(plain.startIndex, offsetBy: bytes.lowerBound)
            let part = String(plain[start..<plain.utf8.index(start, offsetBy: bytes.count)]) + "-"
            let own = spans.compactMap { span -> PangoLayoutBox.Span? in
                let shared = span.bytes.clamped(to: bytes)
                return shared.isEmpty
                    ? nil : PangoLayoutBox.Span(bytes: shared.lowerBound - bytes.lowerBound..<shared.upperBound - bytes.lowerBound, run: span.run)
            }
            let covering = aligned(own, to: part)
            let line = makeBox(part, covering, width: nil).lines(limit: 1, families: families).first
            // Where lines end, Pango counts the spacing behind the hyphen, too, which would stand alone on the next line.
            return (line?.width ?? .infinity) <= width + Self.tolerance && makeBox(part, covering, width: width).lineCount == 1
        }
        hyphenated = next
        return hasHyphens
    }

    func makeBox(
        _ text: String, _ spans: [PangoLayoutBox.Span], width: CGFloat?, ellipsis: TextRequest.Truncation? = nil
    ) -> PangoLayoutBox {
        shaper.setBaseDirection(isRightToLeft: request.isRightToLeft)
        // NaN and infinity count as unlimited.
        let width = width.flatMap { $0.isFinite ? $0 : nil }
        return PangoLayoutBox(text: text, spans: spans, runs: runs, width: width, ellipsis: ellipsis, shaper: shaper)
    }

    /// Extends spans so that they cover a whole text and begin and end between characters.
    func aligned(_ spans: [PangoLayoutBox.Span], to text: String) -> [PangoLayoutBox.Span] {
        var result: [PangoLayoutBox.Span] = []
        var start = 0
        for (index, span) in spans.enumerated() {
            let isLast = index == spans.count - 1
            var end = isLast ? text.utf8.count : min(span.bytes.upperBound, text.utf8.count)
            while end < text.utf8.count, text.utf8.index(text.startIndex, offsetBy: end).samePosition(in: text.unicodeScalars) == nil { end += 1 }
            if end > start { result.append(PangoLayoutBox.Span(bytes: start..<end, run: span.run)) }
            start = max(start, end)
        }
        return result.isEmpty ? [PangoLayoutBox.Span(bytes: 0..<text.utf8.count, run: hyphenated.spans.last?.run ?? 0)] : result
    }

    /// Returns the height of a line, as described for the type.
    func lineHeight(of line: PangoLayoutBox.Line, in box: PangoLayoutBox) -> LineHeight {
        var height = LineHeight()
        var present: [Int] = []
        for piece in line.pieces where !present.contains(piece.run) { present.append(piece.run) }
        if present.isEmpty { present = [box.run(at: line.bytes.lowerBound)] }
        var leading: CGFloat?
        for index in present {
            let run = runs[index].run
            let font = run.lineFont ?? run.font
            let metrics = shaper.lineMetrics(of: font)
            let raised = run.lineFont == nil ? run.baselineOffset : 0
            // A raised text keeps the space below it, a lowered one the space above (Documentation/Semantics/Text.md#baseline-offset).
            height.ascent = max(height.ascent, metrics.ascent + max(raised, 0))
            height.descent = max(height.descent, metrics.descent - min(raised, 0))
            let distance = font.fixedLineHeight ?? max(font.baselineDistance ?? 0, metrics.ascent + metrics.descent) + font.extraLeading
            leading = max(leading ?? -.infinity, distance - metrics.ascent - metrics.descent)
        }
        height.leading = leading ?? 0
        for index in present where runs[index].run.symbol != nil {
            guard let picture = runs[index].run.symbol?.picture, !picture.keepsLine else { continue }
            height.ascent = max(height.ascent, picture.ascent + runs[index].run.baselineOffset)
            height.descent = max(height.descent, -runs[index].run.baselineOffset)
        }
        if let own = present.first(where: { runs[$0].run.hasLineBox }).flatMap({ runs[$0].run.lineBox }) {
            if own.hasHeight {
                height.ascent += own.height(height.total) - height.total
                height.leading = 0
            }
            if let next = paragraph(after: line) { height.leading += own.spacingAfter + (runs[box.run(at: next)].run.lineBox?.spacingBefore ?? 0) }
        }
        for piece in line.pieces {
            guard let ink = piece.ink else { continue }
            height.ascent = max(height.ascent, ink.ascent + runs[piece.run].run.baselineOffset)
            height.descent = max(height.descent, ink.descent - runs[piece.run].run.baselineOffset)
        }
        return height
    }

    /// Returns the first byte of the paragraph that begins below a line; nil if the line's own paragraph goes on, or none follows.
    private func paragraph(after line: PangoLayoutBox.Line) -> Int? {
        let rest = text.utf8.dropFirst(line.bytes.upperBound)
        guard let first = rest.first, first == UInt8(ascii: "\n") || first == UInt8(ascii: "\r") else { return nil }
        return line.bytes.upperBound + 1
    }

    /// Arranges lines one below another, aligned within the width of the widest.
    private func arranged(_ lines: [(line: PangoLayoutBox.Line, height: LineHeight)], isTruncated: Bool) -> ShapedText {
        // A text must keep its lines in the width that it reports, so narrower letters don't make it narrower.
        let natural =
            lines.map { line, _ in
                let own = Self.width(of: line, runs: runs)
                return max(own, min(own + line.extraWidth, request.width ?? .infinity))
            }
            .max() ?? 0
        // The kerning after a line's last character doesn't make the text wider than its proposal.
        let solid = min(natural, max(request.width ?? .infinity, lines.map(\.line.width).max() ?? 0))
        let spaced = lines.count > 1 ? widestBroken(lines.dropLast().lazy.map(\.line)) : 0
        let width = roundedUp(max(solid, min(spaced, request.width ?? .infinity)))
        var result = ShapedText(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: lines.count, isTruncated: isTruncated)
        result.string = request.runs.map(\.string).joined()
        var y: CGFloat = 0
        for (index, (line, height)) in lines.enumerated() {
            if index > 0 { y += lines[index - 1].height.leading + max(0, request.lineSpacing) }
            let baseline = y + height.ascent
            if index == 0 { result.firstBaseline = baseline }
            result.lastBaseline = baseline
            let rest = max(0, width - Self.width(of: line, runs: runs) - line.extraWidth)
            let left: CGFloat =
                switch request.alignment {
                case .leading: request.isRightToLeft ? rest : 0
                case .center: rest / 2
                case .trailing: request.isRightToLeft ? 0 : rest
                }
            for piece in line.pieces {
                if let color = runs[piece.run].run.background, piece.width > 0 {
                    let rect = CGRect(x: left + piece.x, y: y, width: piece.width, height: height.total)
                    Self.append(ShapedText.Decoration(rect: rect, color: color), to: &result.backgrounds)
                }
                append(piece, left: left, baseline: roundedUp(y) + roundedToPixel(height.ascent), to: &result)
            }
            y += height.total
        }
        result.size = CGSize(width: width, height: roundedUp(y))
        return result
    }

    /// Returns the width of the widest broken line with the spaces at its end, which belong to it as far as the proposed width allows, although Pango
    /// omits them.
    private func widestBroken(_ lines: some Sequence<PangoLayoutBox.Line>) -> CGFloat {
        let bytes = Array(text.utf8)
        // The widths of a space in the runs.
        var spaces: [Int: CGFloat] = [:]
        var widest: CGFloat = 0
        for line in lines {
            guard let last = line.pieces.last else { continue }
            let count = Self.spaceCount(in: bytes, around: line.bytes.upperBound)
            var width = Self.width(of: line, runs: runs)
            if count > 0 {
                let space = spaces[last.run] ?? spaceWidth(inRun: last.run)
                spaces[last.run] = space
                width += CGFloat(count) * space
            }
            widest = max(widest, width)
        }
        return widest
    }

    private static func spaceCount(in bytes: [UInt8], around end: Int) -> Int {
        let space = UInt8(ascii: " ")
        let before = bytes[..<min(end, bytes.count)].reversed().prefix { $0 == space }.count
        let after = end < bytes.count ? bytes[end...].prefix { $0 == space }.count : 0
        // Pango keeps the spaces before the end of a paragraph.
        guard end + after < bytes.count, bytes[end + after] != UInt8(ascii: "\n"), bytes[end + after] != UInt8(ascii: "\r") else { return 0 }
        return before + after
    }

    /// Returns the width of a space in a run with the spacing after it. The font's own width is measured once.
    private func spaceWidth(inRun index: Int) -> CGFloat {
        let run = runs[index]
        let own = shaper.spaceWidth(of: run.run.font) {
            let plain = ShapingRun(
                run: TextRun(" ", font: run.run.font, color: .clear), font: run.font, tracking: FontTracking(), variations: run.variations)
            let box = PangoLayoutBox(text: " ", spans: [PangoLayoutBox.Span(bytes: 0..<1, run: 0)], runs: [plain], width: nil, ellipsis: nil, shaper: shaper)
            return box.lines(limit: 1, families: [run.font.family]).first?.width ?? 0
        }
        return own + run.lastSpacing
    }

    /// Returns the width of a line including the spacing after its last character, which Pango omits.
    static func width(of line: PangoLayoutBox.Line, runs: [ShapingRun]) -> CGFloat {
        guard let last = line.pieces.last else { return line.width }
        let run = runs[last.run]
        let spacing = last.face.family == run.font.family ? run.lastSpacing : run.kerning
        return max(0, line.width + spacing)
    }

    /// Adds a background; touching backgrounds of the same color are merged, so that no seam is visible.
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
        let run = runs[piece.run].run
        let y = baseline - run.baselineOffset
        if let symbol = run.symbol {
            let origin = CGPoint(x: left + piece.x, y: y)
            return result.attachments.append(ShapedText.Attachment(symbol: symbol, origin: origin, color: run.color, layer: run.layer))
        }
        let start = left + (piece.face.family == families[piece.run] ? runs[piece.run].tracking.before : 0)
        let glyphs = piece.glyphs.map { ShapedText.Glyph(index: $0.index, x: start + $0.x, y: y + $0.y) }
        if let last = result.runs.last, last.face == piece.face.id, last.color == run.color, last.layer == run.layer {
            result.runs[result.runs.count - 1].glyphs += glyphs
        } else if !glyphs.isEmpty {
            result.runs.append(ShapedText.GlyphRun(face: piece.face.id, color: run.color, glyphs: glyphs, hasOwnColors: piece.face.hasColor, layer: run.layer))
        }
        let (isSystem, own) = (runs[piece.run].font.isSystem, piece.face.metrics)
        let thickness = max(
            roundedToPixel((isSystem ? SystemFont.lineThickness : own.underlineThickness) * run.font.size), 1 / max(request.scale, 1))
        func decorate(_ color: ResolvedColor?, _ pattern: TextRun.LinePattern, at position: CGFloat) {
            guard let color, piece.width > 0 else { return }
            let top = y + roundedToPixel(position * run.font.size)
            result.decorations.append(
                ShapedText.Decoration(
                    rect: CGRect(x: left + piece.x, y: top, width: piece.width, height: thickness), color: color, pattern: pattern, layer: run.layer))
        }
        decorate(run.underline, run.underlinePattern, at: isSystem ? SystemFont.underlinePosition : own.underlinePosition)
        decorate(run.strikethrough, run.strikethroughPattern, at: isSystem ? SystemFont.strikethroughPosition : own.strikethroughPosition)
    }

    /// About one and a half of Pango's units of 1/1024 point, its possible rounding error.
    static let tolerance: CGFloat = 0.0015

    /// Returns the nearest whole pixel: glyphs stand on one, and each line begins at one (Documentation/Semantics/Text.md#font-metrics).
    private func roundedToPixel(_ length: CGFloat) -> CGFloat {
        let scale = request.scale > 0 && request.scale.isFinite ? request.scale : 1
        return (length * scale).rounded() / scale
    }

    /// Rounds a length up to whole pixels, unless it exceeds a whole pixel by at most Pango's rounding error.
    private func roundedUp(_ length: CGFloat) -> CGFloat {
        let scale = request.scale > 0 && request.scale.isFinite ? request.scale : 1
        return max(0, ((length - Self.tolerance) * scale).rounded(.up)) / scale
    }
}
