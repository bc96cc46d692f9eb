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

    /// A picture stands on the baseline and makes its line higher; an app's symbol beside it doesn't.
    @Test func onlyPicturesMakeLinesHigher() throws {
        var image = LoadedImage(Pixmap(width: 8, height: 60))
        func shape(_ isSymbol: Bool?) throws -> ShapedText {
            let font = FontDescriptor(size: 17)
            image.symbol = isSymbol == true ? SymbolPlace(em: 17, center: 30) : nil
            let picture = InlinePicture(image, isTemplate: false, symbolEm: 17, capitals: 12)
            let inline = TextRun("\u{FFFC}", font: font, color: color(0), lineFont: font, symbol: InlineSymbol(picture))
            return try PangoTextShaper().shape(
                TextRequest(runs: [TextRun("Line", font: font, color: color(0))] + (isSymbol == nil ? [] : [inline]), scale: 2))
        }
        let plain = try shape(nil)
        let (symbol, picture) = (try shape(true), try shape(false))
        #expect(symbol.size.height == plain.size.height && symbol.size.width > plain.size.width)
        #expect(picture.size.height > 60)
    }
}
