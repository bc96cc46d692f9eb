import Display
import Geometry

extension ParagraphShaping {
    private typealias LaidOutLine = (PangoLayoutBox.Line, LineHeight)

    /// Returns the last visible line: the rest of the text without hyphens from a byte on, truncated to one line.
    func truncatedLine(from start: Int) -> (PangoLayoutBox.Line, LineHeight) {
        let (text, spans) = (hyphenated.plain, hyphenated.plainSpans)
        let rest = text[text.utf8.index(text.startIndex, offsetBy: start)...]
        var shown: String
        switch request.truncation {
        case .tail:
            // The rest of the paragraph; if more paragraphs follow, the ellipsis replaces them even if this one fits.
            let paragraph = rest.prefix { !$0.isNewline }
            shown = String(paragraph) + (paragraph.endIndex < rest.endIndex ? "…" : "")
        case .head, .middle: shown = String(rest.map { $0.isNewline ? " " : $0 })
        }
        // Runs are assigned by the bytes' offsets in the original text; line ends of two bytes ("\r\n") may shift a run's boundary by one.
        if shown.isEmpty { shown = "…" }
        let count = shown.utf8.count
        var shifted = spans.compactMap { span -> PangoLayoutBox.Span? in
            let bytes = (span.bytes.clamped(to: start..<max(start, start + count)))
            return bytes.isEmpty ? nil : PangoLayoutBox.Span(bytes: bytes.lowerBound - start..<bytes.upperBound - start, run: span.run)
        }
        shifted = aligned(shifted, to: shown)
        guard let width = request.width, width.isFinite else { return laidOut(shown, shifted, width: nil, ellipsis: request.truncation) }
        // Depending on where Pango truncates, it measures with or without the spacing at the ends of the line: of the lines that fit, the longest counts.
        let slack = runs.map { abs($0.kerning) + abs($0.tracking.letters) + abs($0.tracking.space) }.max() ?? 0
        func fits(_ line: LaidOutLine) -> Bool { Self.width(of: line.0, runs: runs) <= width + Self.tolerance }
        var result = laidOut(shown, shifted, width: width + slack, ellipsis: request.truncation)
        // Without an ellipsis, only the spacing after the last character doesn't fit.
        if result.0.ellipsis == nil, fits(result) { return result }
        let middle = request.truncation == .tail ? count : request.truncation == .head ? 0 : count / 2
        let cut = result.0.ellipsis ?? middle..<middle
        func line(_ start: Substring, _ end: Substring) -> LaidOutLine { shortened(shown, shifted, from: start, to: end) }
        switch request.truncation {
        case .tail: result = longestStart(of: shown, near: cut.lowerBound, fits: fits) { line($0, "") }
        case .head:
            // Begins a little before the cut, because a wide character may be followed by narrow ones.
            var start = shown.index(shown.index(atByte: cut.upperBound), offsetBy: -2, limitedBy: shown.startIndex) ?? shown.startIndex
            result = line("", shown[start...])
            while start < shown.endIndex, !fits(result) {
                start = shown.index(after: start)
                result = line("", shown[start...])
            }
        case .middle:
            // Each side gets half of the space.
            let half = (width + Self.width(of: line("", "").0, runs: runs)) / 2
            let (start, end) = halves(of: shown, around: cut) { Self.width(of: line($0, $1).0, runs: runs) <= half }
            result = line(start, end)
        }
        return result
    }

    private func laidOut(_ text: String, _ spans: [PangoLayoutBox.Span], width: CGFloat?, ellipsis: TextRequest.Truncation?) -> LaidOutLine {
        let box = makeBox(text, spans, width: width, ellipsis: ellipsis)
        let line = box.lines(limit: 1, families: families).first ?? PangoLayoutBox.Line(bytes: 0..<0, pieces: [], width: 0)
        return (line, lineHeight(of: line, in: box))
    }

    /// Returns the line of the start and the end of a text with an ellipsis between them, and without the spaces beside it.
    private func shortened(_ text: String, _ spans: [PangoLayoutBox.Span], from start: Substring, to end: Substring) -> LaidOutLine {
        let start = start.dropLast(start.reversed().prefix { $0 == " " }.count)
        let end = end.drop { $0 == " " }
        let (first, rest) = (start.utf8.count, text.utf8.count - end.utf8.count)
        let own = spans.flatMap { span -> [PangoLayoutBox.Span] in
            let (before, after) = (span.bytes.clamped(to: 0..<first), span.bytes.clamped(to: rest..<text.utf8.count))
            let moved = after.lowerBound - rest + first + 3..<after.upperBound - rest + first + 3
            return [before, moved].filter { !$0.isEmpty }.map { PangoLayoutBox.Span(bytes: $0, run: span.run) }
        }
        let shown = String(start + "…" + end)
        var result = laidOut(shown, aligned(own.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }, to: shown), width: nil, ellipsis: nil)
        // SF's ellipsis is narrower than Inter's.
        (result.0.width, result.0.extraWidth) = (result.0.width + result.0.extraWidth, 0)
        return result
    }

    /// Returns the longest start and the longest end of a text that fit on either side of an ellipsis.
    ///
    /// - Parameter cut: the bytes that may be left out if the text has about the right width.
    private func halves(of text: String, around cut: Range<Int>, fits: (Substring, Substring) -> Bool) -> (Substring, Substring) {
        var start = text.index(atByte: cut.lowerBound)
        while start < text.endIndex, fits(text[...start], "") { start = text.index(after: start) }
        while start > text.startIndex, !fits(text[..<start], "") { start = text.index(before: start) }
        var end = max(text.index(atByte: cut.upperBound), start)
        while end > start, fits("", text[text.index(before: end)...]) { end = text.index(before: end) }
        while end < text.endIndex, !fits("", text[end...]) { end = text.index(after: end) }
        return (text[..<start], text[end...])
    }

    /// Returns the line with the longest start of a text that fits with an ellipsis after it. SwiftUI truncates a text after a word, not after a space.
    ///
    /// - Parameter cut: the offset at which the text has about the right width, in bytes.
    private func longestStart<Line>(of text: String, near cut: Int, fits: (Line) -> Bool, layOut: (Substring) -> Line) -> Line {
        func line(endingAt end: String.Index) -> Line { layOut(text[..<end]) }
        var end = text.index(atByte: cut)
        // Begins a little after the cut, because a wide character may be followed by narrow ones.
        for _ in 0..<2 where end < text.endIndex { end = text.index(after: end) }
        if end == text.endIndex, text.hasSuffix("…") { end = text.index(before: end) }
        var result = line(endingAt: end)
        while end > text.startIndex, !fits(result) {
            end = text.index(before: end)
            result = line(endingAt: end)
        }
        return result
    }
}

extension String {
    /// Returns the index of the character that contains a byte.
    fileprivate func index(atByte byte: Int) -> String.Index {
        var place = utf8.index(startIndex, offsetBy: min(byte, utf8.count))
        while place > startIndex, String.Index(place, within: self) == nil { place = utf8.index(before: place) }
        return place
    }
}
