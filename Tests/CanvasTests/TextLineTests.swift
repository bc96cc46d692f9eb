import CairoCanvas
import Display
import Foundation
import Testing

/// Lines under and through texts (Documentation/Semantics/Text.md#lines-under-and-through-text).
struct TextLineTests {
    private func shape(size: CGFloat, scale: CGFloat) throws -> ShapedText {
        let run = TextRun("Line", font: FontDescriptor(size: size), color: color(0), underline: color(0), strikethrough: color(0))
        return try PangoTextShaper().shape(TextRequest(runs: [run], scale: scale))
    }

    /// Measured in reference pictures at 17 points: tops and height in points below the baseline.
    @Test func linesUnderAndThroughTextsAreOnWholePixels() throws {
        let text = try shape(size: 17, scale: 3)
        #expect(text.decorations.map { (($0.rect.minY - text.firstBaseline) * 3).rounded() } == [6, -15])
        #expect(text.decorations.allSatisfy { abs($0.rect.height - 1) < 1e-9 })
        let small = try shape(size: 6, scale: 1)
        // The baseline is at 6.
        #expect(small.decorations.map { [$0.rect.minY, $0.rect.height] } == [[7, 1], [4, 1]])
    }
}
