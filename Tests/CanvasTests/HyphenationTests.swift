import Display
import Foundation
import Geometry
import Testing

@testable import CairoCanvas

/// Words that are too long for a line (Documentation/Semantics/Text.md#line-breaking).
struct HyphenationTests {
    private func shape(_ string: String, width: CGFloat? = nil, lines: Int? = nil) throws -> ShapedText {
        let run = TextRun(string, font: FontDescriptor(size: 17), color: ResolvedColor(red: 0, green: 0, blue: 0))
        return try PangoTextShaper().shape(TextRequest(runs: [run], width: width, lineLimit: lines, scale: 3))
    }

    private func glyphCount(_ text: ShapedText) -> Int { text.runs.reduce(0) { $0 + $1.glyphs.count } }

    @Test(arguments: [
        ("compressed", [3]), ("hyphenation", [2, 6]), ("Internationalization", [2, 5, 7, 11, 13, 16]), ("the", []), ("", []),
    ])
    func placesAreThoseOfTheDictionary(word: String, places: [Int]) throws {
        #expect(try #require(Hyphenator.english).breaks(in: Array(word.utf8)) == places)
    }

    @Test func aDictionaryHasPatternsAndLimits() {
        let text = "UTF-8\nLEFTHYPHENMIN 1\nRIGHTHYPHENMIN 2\n% a comment\na1b\nb2c\n.a4b\nc3d\n"
        let hyphenator = Hyphenator(dictionary: Array(text.utf8))
        // The pattern of a word's start forbids the place that another one allows.
        #expect(hyphenator.breaks(in: Array("abcde".utf8)) == [3])
        #expect(hyphenator.breaks(in: Array("xabcd".utf8)) == [2])
        #expect(Hyphenator(dictionary: []).breaks(in: Array("abcd".utf8)) == [])
    }

    @Test func aWordThatIsTooLongForALineIsHyphenated() throws {
        let text = try shape("Compressed", width: 80)
        #expect(text.lineCount == 2)
        #expect(glyphCount(text) == 11)
        #expect(text.string == "Compressed")
        let wider = try shape("Com-\npressed", width: 80)
        // A hyphen in the text changes its tracking a little.
        #expect(abs(text.size.width - wider.size.width) < 0.4 && text.size.height == wider.size.height)
        // The text keeps its lines in the width that it reported.
        #expect(try shape("Compressed", width: text.size.width) == text)
        // Each line ends at the last place that fits.
        let long = try shape("internationalization", width: 60)
        #expect(long.size.width <= 60)
        #expect(glyphCount(long) == 20 + long.lineCount - 1)
    }

    @Test func noHyphenStandsAlone() throws {
        for width in stride(from: 40.0, through: 90, by: 0.2) {
            let lines = Dictionary(grouping: try shape("Corporation", width: width).runs.flatMap(\.glyphs), by: \.y)
            #expect(lines.values.allSatisfy { $0.count > 1 }, "width \(width)")
        }
    }

    @Test func otherWordsHaveNoHyphens() throws {
        // A word that fits in a line of its own moves there; a single line is truncated; nothing fits in no width.
        let words = try shape("small compressed", width: 100)
        #expect(words.lineCount == 2)
        #expect(glyphCount(words) == glyphCount(try shape("small\ncompressed")))
        let single = try shape("Compressed", width: 60, lines: 1)
        #expect(single.isTruncated)
        #expect(glyphCount(single) < 10)
        #expect(glyphCount(try shape("Compressed", width: 0)) == 10)
        let cut = try shape("internationalization of texts", width: 60, lines: 2)
        #expect(cut.lineCount == 2)
        #expect(cut.isTruncated)
        #expect(cut.size.width <= 60)
    }
}
