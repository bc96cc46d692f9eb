import Display
import Geometry
import Testing

@testable import CairoCanvas

/// Texts that nobody writes, but that somebody may send: what takes time that grows with the square of their length in Pango is cut into parts.
@Suite struct LongTextTests {
    /// A letter and the end of a paragraph, so often.
    private func shape(_ runs: [String]) throws -> ShapedText {
        let runs = runs.map { TextRun($0, font: FontDescriptor(size: 17), color: .clear) }
        return try PangoTextShaper().shape(TextRequest(runs: runs, width: 100, scale: 1))
    }

    /// As many lines, in the same places, as Pango makes of all paragraphs together.
    @Test(arguments: ["\n", "\r\n", "\r", "\u{2029}"]) func paragraphsAreCut(end: String) throws {
        let many = ParagraphParts.length * 2 + 300
        let text = try shape([String(repeating: "a" + end, count: many)])
        let one = try shape(["a" + end + "a"])
        let distance = one.lastBaseline - one.firstBaseline
        #expect(text.lineCount == many + 1)
        #expect(text.runs.flatMap(\.glyphs).count == many)
        for (index, glyph) in text.runs.flatMap(\.glyphs).enumerated() { #expect(abs(glyph.y - one.firstBaseline - CGFloat(index) * distance) < 1e-6) }
    }

    @Test func partsKeepTheirRuns() throws {
        let half = String(repeating: "ab\n", count: 700)
        var second = TextRun(half, font: FontDescriptor(size: 17), color: ResolvedColor(red: 1, green: 0, blue: 0))
        second.underline = second.color
        let first = TextRun(half, font: FontDescriptor(size: 17), color: .clear)
        let text = try PangoTextShaper().shape(TextRequest(runs: [first, second], scale: 1))
        #expect(text.lineCount == 1401)
        #expect(text.runs.filter { $0.color == second.color }.flatMap(\.glyphs).count == 1400)
        #expect(text.decorations.count == 700)
    }

    @Test func ends() {
        let length = ParagraphParts.length
        #expect(ParagraphParts.ranges(of: "") == [0..<0])
        #expect(ParagraphParts.ranges(of: String(repeating: "a", count: 5000)) == [0..<5000])
        // The last part is empty: the text ends with the end of a paragraph, behind which there is a line.
        #expect(ParagraphParts.ranges(of: String(repeating: "ab\n", count: length)) == [0..<3 * length - 1, 3 * length..<3 * length])
        #expect(ParagraphParts.ranges(of: String(repeating: "ab\r\n", count: length) + "c") == [0..<4 * length - 2, 4 * length..<4 * length + 1])
        #expect(ParagraphParts.ranges(of: String(repeating: "ab\r", count: length) + "c") == [0..<3 * length - 1, 3 * length..<3 * length + 1])
    }

    /// Only so many changes between scripts with the system font's tracking and without are told to Pango.
    @Test func scriptsThatTakeTurns() throws {
        let text = try shape([String(repeating: "a\u{5D0}", count: 3_000)])
        #expect(text.runs.flatMap(\.glyphs).count == 6_000)
    }
}
