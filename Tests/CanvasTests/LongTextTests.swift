import Display
import Geometry
import Testing

@testable import CairoCanvas

/// Shapes texts so long that only untrusted input contains them. They are split into parts where Pango's time grows with the square of their length.
struct LongTextTests {
    private func shape(_ runs: [String]) throws -> ShapedText {
        let runs = runs.map { TextRun($0, font: FontDescriptor(size: 17), color: .clear) }
        return try PangoTextShaper().shape(TextRequest(runs: runs, width: 100, scale: 1))
    }

    /// There are as many lines, at the same positions, as if Pango laid out all paragraphs together.
    @Test(arguments: ["\n", "\r\n", "\r", "\u{2029}"]) func splittingAtParagraphsDoesNotChangeTheLines(end: String) throws {
        let many = ParagraphParts.length * 2 + 300
        let text = try shape([String(repeating: "a" + end, count: many)])
        let one = try shape(["a" + end + "a"])
        let distance = one.lastBaseline - one.firstBaseline
        #expect(text.lineCount == many + 1)
        #expect(text.runs.flatMap(\.glyphs).count == many)
        for (index, glyph) in text.runs.flatMap(\.glyphs).enumerated() {
            // Lines begin at whole pixels, and glyphs stand on one.
            #expect(abs(glyph.y - (CGFloat(index) * distance - 0.0015).rounded(.up) - one.firstBaseline.rounded()) <= 1e-6)
        }
    }

    @Test func runsAndDecorationsSurviveSplitting() throws {
        let half = String(repeating: "ab\n", count: 700)
        var second = TextRun(half, font: FontDescriptor(size: 17), color: ResolvedColor(red: 1, green: 0, blue: 0))
        second.underline = second.color
        let first = TextRun(half, font: FontDescriptor(size: 17), color: .clear)
        let text = try PangoTextShaper().shape(TextRequest(runs: [first, second], scale: 1))
        #expect(text.lineCount == 1401)
        #expect(text.runs.filter { $0.color == second.color }.flatMap(\.glyphs).count == 1400)
        #expect(text.decorations.count == 700)
    }

    @Test func partsEndBeforeParagraphSeparators() {
        let length = ParagraphParts.length
        #expect(ParagraphParts.ranges(of: "") == [0..<0])
        #expect(ParagraphParts.ranges(of: String(repeating: "a", count: 5000)) == [0..<5000])
        // The last part is empty: the text ends with a paragraph separator, after which there is an empty line.
        #expect(ParagraphParts.ranges(of: String(repeating: "ab\n", count: length)) == [0..<3 * length - 1, 3 * length..<3 * length])
        #expect(ParagraphParts.ranges(of: String(repeating: "ab\r\n", count: length) + "c") == [0..<4 * length - 2, 4 * length..<4 * length + 1])
        #expect(ParagraphParts.ranges(of: String(repeating: "ab\r", count: length) + "c") == [0..<3 * length - 1, 3 * length..<3 * length + 1])
    }

    /// Only a limited number of changes between scripts with and without the system font's tracking is passed to Pango.
    @Test func frequentChangesOfScriptLoseNoGlyphs() throws {
        let text = try shape([String(repeating: "a\u{5D0}", count: 3_000)])
        #expect(text.runs.flatMap(\.glyphs).count == 6_000)
    }
}
