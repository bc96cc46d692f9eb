import CairoCanvas
import Display
import Foundation
import Geometry
import PixelComparison
import Testing

/// Shapes a text in the system font with a new shaper.
private func shape(
    _ string: String, size: CGFloat = 17, width: CGFloat? = nil, height: CGFloat? = nil, lines: Int? = nil,
    truncation: TextRequest.Truncation = .tail, alignment: TextRequest.Alignment = .leading, isRightToLeft: Bool = false, scale: CGFloat = 3,
    _ change: (inout TextRun) -> Void = { _ in }
) throws -> ShapedText {
    var run = TextRun(string, font: FontDescriptor(size: size), color: color(0))
    change(&run)
    return try PangoTextShaper().shape(
        TextRequest(
            runs: [run], width: width, height: height, lineLimit: lines, truncation: truncation, alignment: alignment, isRightToLeft: isRightToLeft,
            scale: scale))
}

private func painted(_ text: ShapedText, at origin: CGPoint = CGPoint(x: 4, y: 4), scale: CGFloat = 3, as name: String? = nil) throws -> Pixmap {
    let pixmap = try picture(
        text.size.width.rounded(.up) + 8, text.size.height.rounded(.up) + 8, scale: scale, background: color(0xFFFFFF), [.text(text, origin)])
    if let name { try show(pixmap, as: name) }
    return pixmap
}

/// The folder in which Debian's package fonts-inter installs its files.
private let interFolder = "/usr/share/fonts/opentype/inter"

/// Returns the left end of each line, from top to bottom.
private func lineStarts(_ text: ShapedText) -> [CGFloat] {
    var starts: [CGFloat: CGFloat] = [:]
    for glyph in text.runs.flatMap(\.glyphs) { starts[glyph.y] = min(starts[glyph.y] ?? .infinity, glyph.x) }
    return starts.sorted { $0.key < $1.key }.map(\.value)
}

struct TextShaperTests {
    /// SF's line of 1.193 em, rounded up to a pixel (Documentation/Semantics/Text.md#font-metrics).
    @Test(
        arguments: [
            // size, scale, height in pixels
            (17.0, 3.0, 61.0), (17.0, 2.0, 41.0), (17.0, 1.0, 21.0), (34.0, 3.0, 122.0), (12.0, 3.0, 43.0), (20.0, 1.0, 24.0),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func aLineIsAsHighAsInSF(size: CGFloat, scale: CGFloat, height: CGFloat) throws {
        let text = try shape("Hello", size: size, scale: scale)
        #expect(abs(text.size.height * scale - height) < 1e-9)
        #expect(text.lineCount == 1)
        #expect(text.firstBaseline == size * 1950 / 2048)
        #expect(text.lastBaseline == text.firstBaseline)
        #expect(!text.isTruncated)
    }

    /// Baselines are apart by the distance of a text style; without one, by the height of a line in SF (Documentation/Semantics/Text.md#text-styles).
    @Test(
        arguments: [(17, 22, 22), (17, nil, 20.287109375), (34, 41, 41), (18, nil, 21.48046875), (11, 13, 13.126953125)]
            as [(CGFloat, CGFloat?, CGFloat)])
    func baselinesAreApartAsInTextStyles(size: CGFloat, style: CGFloat?, distance: CGFloat) throws {
        let text = try shape("one\ntwo\nthree", size: size) { $0.font.baselineDistance = style }
        #expect(text.lineCount == 3)
        #expect(abs(text.lastBaseline - text.firstBaseline - 2 * distance) < 1e-9)
        // Leading is only added between lines.
        #expect(abs(text.size.height - (2 * distance + size * 2444 / 2048)) < 1.0 / 3)
    }

    @Test func emptyTextsAreOneLineHigh() throws {
        let text = try shape("")
        #expect(text.size.width == 0)
        #expect(abs(text.size.height - (20 + 1.0 / 3)) < 1e-9)
        #expect(text.runs.isEmpty)
        let nothing = try PangoTextShaper().shape(TextRequest(runs: []))
        #expect(nothing.size == CGSize(width: 0, height: 21))
    }

    @Test func widthsGrowWithEveryCharacter() throws {
        let shaper = try PangoTextShaper()
        var last: CGFloat = 0
        for count in 1..<30 {
            let string = String("The quick brown fox jumps over".prefix(count))
            let run = TextRun(string, font: FontDescriptor(size: 17), color: color(0))
            let width = shaper.shape(TextRequest(runs: [run], scale: 1000)).size.width
            #expect(width > last, "\(string)")
            last = width
        }
    }

    /// In SF, "Content for section 1" at 17 points is 155 points of ink wide, and "Size 48" at 48 points 150.4; the sides of the glyphs come on top.
    @Test func widthsAreNearSF() throws {
        #expect(abs(try shape("Content for section 1").size.width - 157) < 2)
        #expect(abs(try shape("Size 48", size: 48).size.width - 155) < 3)
    }

    @Test func spacesAtTheEndOfABrokenLineCountAsFarAsTheyFit() throws {
        let (word, shaper) = (try shape("Priority").size.width, try PangoTextShaper())
        func width(_ string: String, offered: CGFloat) -> CGFloat {
            let run = TextRun(string, font: FontDescriptor(size: 17), color: color(0))
            return shaper.shape(TextRequest(runs: [run], width: offered, scale: 3)).size.width
        }
        let space = width("Priority o", offered: word + 12) - word
        #expect(space > 3 && space < 6)
        #expect(width("Priority   o", offered: word + 20) > word + 2.9 * space)
        #expect(abs(width("Priority o", offered: word + 1) - word - 1) < 0.4)
        // The last line, and those that a line break ends, have no such spaces. Another text has another tracking.
        #expect(abs(width("o Priority", offered: word + 4) - word) < 0.4)
        #expect(width("Priority\no", offered: word + 12) == word)
    }

    @Test func bracketsStandBesideDigitsAsBesideLetters() throws {
        func bracket(_ string: String) throws -> UInt32? { try shape(string).runs.first?.glyphs.first.map { UInt32($0.index) } }
        #expect(try bracket("(0)") == bracket("(a)"))
        #expect(try bracket("[A]") == bracket("[a]"))
    }

    @Test func equalDigitsAreNarrowerThanInters() throws {
        func width(_ string: String) throws -> CGFloat { try shape(string) { $0.font.hasMonospacedDigits = true }.size.width }
        #expect(abs(try width("1111") - width("0000")) < 0.01)
        // SF's are 10.1 points wide at 17 points.
        #expect(abs(try width("00000000") - width("0000") - 4 * 10.1) < 0.5)
    }

    @Test func weightSizeAndKerningMakeTextWider() throws {
        let regular = try shape("January").size.width
        #expect(try shape("January") { $0.font.weight = 700 }.size.width > regular)
        #expect(try shape("January", size: 18).size.width > regular)
        #expect(abs(try shape("January") { $0.kerning = 2 }.size.width - regular - 14) < 0.5)
    }

    /// Widths are swept in small steps, so that some are close to a line break; with the whole text, and limited to two lines or one.
    @Test(arguments: [11, 17, 20] as [CGFloat], [nil, 2, 1] as [Int?])
    func aTextFitsIntoItsOwnSize(size: CGFloat, lines: Int?) throws {
        let shaper = try PangoTextShaper()
        let string = "The quick brown fox jumps over the lazy dog, AVATAR fi ffl"
        var request = TextRequest(runs: [TextRun(string, font: FontDescriptor(size: size), color: color(0))], lineLimit: lines, scale: 3)
        for step in 0..<400 {
            let width = 20 + CGFloat(step) * 0.73
            request.width = width
            request.height = nil
            let text = shaper.shape(request)
            #expect(text.size.width <= (width * 3).rounded(.up) / 3 + 1e-9)
            // A size that is rounded up beyond the offered width may hold more than the offered width does.
            request.width = min(text.size.width, width)
            request.height = text.size.height
            let again = shaper.shape(request)
            #expect(again.size == text.size, "offered \(width)")
            // If a word must be broken, Pango may move a character to the next line without a change in width; lines of whole words must not change.
            #expect(again == text || width < 6 * size || again.size != text.size, "offered \(width)")
        }
    }

    @Test func linesBreakBetweenWordsAndOtherwiseBetweenCharacters() throws {
        let text = try shape("wide words", width: 50)
        #expect(text.lineCount == 2)
        #expect(text.size.width <= 50)
        // Broken between characters, without hyphens: there are as many glyphs as characters.
        let broken = try shape("12345678901234", width: 50)
        #expect(broken.lineCount == 3)
        #expect(broken.size.width <= 50)
        #expect(broken.runs.flatMap(\.glyphs).count == 14)
        let column = try shape("abc", width: 0)
        #expect(column.lineCount == 3)
        #expect(!column.isTruncated)
        let cut = try shape("abc", width: 0, height: 45)
        #expect(cut.lineCount == 2)
        #expect(cut.isTruncated)
    }

    @Test func limitsOfLinesAndHeightTruncateText() throws {
        let string = "The quick brown fox jumps over the lazy dog"
        let full = try shape(string, width: 100)
        #expect(full.lineCount == 4)
        let two = try shape(string, width: 100, lines: 2)
        #expect(two.lineCount == 2)
        #expect(two.isTruncated)
        #expect(two.size.width <= 100)
        #expect(try shape(string, width: 100, height: 50).lineCount == 2)
        #expect(try shape(string, width: 100, height: 1).lineCount == 1)
        #expect(try shape(string, width: 100, lines: 4).isTruncated == false)
        // With the ellipsis at the end, start or middle, the glyphs differ, but there is always one line.
        let kinds = try [TextRequest.Truncation.tail, .head, .middle].map { try shape(string, width: 100, lines: 1, truncation: $0) }
        for kind in kinds {
            #expect(kind.lineCount == 1)
            #expect(kind.isTruncated)
            #expect(kind.size.width <= 100)
        }
        #expect(Set(kinds.map { $0.runs.flatMap(\.glyphs).map(\.index) }).count == 3)
        let ellipsis = try #require(try shape("…").runs.first?.glyphs.first?.index)
        let positions = kinds.map { $0.runs.flatMap(\.glyphs).firstIndex { $0.index == ellipsis } }
        #expect(positions[0] == kinds[0].runs.flatMap(\.glyphs).count - 1)
        #expect(positions[1] == 0)
        #expect((positions[2] ?? 0) > 2)
    }

    @Test func anEllipsisReplacesFurtherParagraphs() throws {
        let text = try shape("one\ntwo", lines: 1)
        #expect(text.isTruncated)
        #expect(text.size.width > (try shape("one").size.width) + 5)
    }

    @Test func linesAreAlignedWithinTheWidestLine() throws {
        let leading = lineStarts(try shape("a\nwide line"))
        let center = lineStarts(try shape("a\nwide line", alignment: .center))
        let trailing = lineStarts(try shape("a\nwide line", alignment: .trailing))
        #expect(leading[0] < 2 && leading[1] < 2)
        #expect(center[0] > 15 && center[1] < 2)
        #expect(abs(trailing[0] - 2 * center[0]) < 2)
        // In a right-to-left layout, leading is on the right.
        #expect(lineStarts(try shape("a\nwide line", isRightToLeft: true))[0] == trailing[0])
    }

    @Test func charactersOfOtherScriptsComeFromFallbackFonts() throws {
        for string in ["五月的天气", "مرحبا بالعالم", "שלום עולם", "สวัสดี", "👩‍👩‍👧‍👦🎉🇩🇪"] {
            let text = try shape(string)
            #expect(text.size.width > 20)
            #expect(!text.runs.flatMap(\.glyphs).contains { $0.index == 0 }, "\(string) has characters that are in no font")
            #expect(text.size.height >= 20)
            #expect(text.size.height < 27)
        }
        // Chinese fits into the height of SF's line.
        #expect(abs(try shape("五月的天气").size.height - (20 + 1.0 / 3)) < 1e-9)
        #expect(try shape("x👍").runs.map(\.hasOwnColors) == [false, true])
        // The family emoji is a single glyph.
        #expect(try shape("👩‍👩‍👧‍👦").runs.flatMap(\.glyphs).count == 1)
    }

    @Test func rightToLeftScriptsRunFromTheRight() throws {
        let aleph = try #require(try shape("א").runs.first?.glyphs.first?.index)
        let glyphs = try shape("אב").runs.flatMap(\.glyphs)
        #expect(glyphs.count == 2)
        #expect(glyphs.max { $0.x < $1.x }?.index == aleph)
        // The digits of a number keep their order.
        let one = try #require(try shape("1").runs.first?.glyphs.first?.index)
        let digits = try shape("אב 12", isRightToLeft: true).runs.flatMap(\.glyphs)
        #expect(digits.min { $0.x < $1.x }?.index == one)
    }

    @Test func baselineOffsetsMakeTheLineHigher() throws {
        let font = FontDescriptor(size: 10)
        let text = try PangoTextShaper().shape(
            TextRequest(runs: [TextRun("x", font: font, color: color(0)), TextRun("2", font: font, color: color(0), baselineOffset: 4)], scale: 1000))
        #expect(abs(text.firstBaseline - (10 * 1950 / 2048 + 4)) < 1e-9)
        let distances = text.runs.flatMap(\.glyphs).map { text.firstBaseline - $0.y }
        #expect(abs(distances[0]) <= 0.0005 && abs(distances[1] - 4) <= 0.0005)
    }

    /// The ascent of 17 points is 48.56 pixels at scale 3, that of 12 points 34.28 pixels (Documentation/Semantics/Text.md#font-metrics).
    @Test(arguments: [(17.0, 49.0), (12, 34)]) func glyphsStandOnWholePixels(size: Double, pixels: Double) throws {
        let text = try PangoTextShaper().shape(TextRequest(runs: [TextRun("x", font: FontDescriptor(size: size), color: color(0))], scale: 3))
        let places = text.runs.flatMap(\.glyphs).map { Double($0.y) * 3 }
        #expect(places.count == 1 && abs(places[0] - pixels) < 1e-6)
        let ascent = size * 1950 / 2048
        #expect(abs(Double(text.firstBaseline) - ascent) < 1e-9)
    }

    @Test func runsKeepTheirColorsAndUnderlines() throws {
        let font = FontDescriptor(size: 17)
        let text = try PangoTextShaper().shape(
            TextRequest(runs: [
                TextRun("AV", font: font, color: color(0xFF0000)), TextRun("AV", font: font, color: color(0x0000FF), underline: color(0x00FF00)),
            ]))
        #expect(text.runs.map(\.color) == [color(0xFF0000), color(0x0000FF)])
        #expect(text.runs.map(\.glyphs.count) == [2, 2])
        #expect(text.decorations.count == 1)
        #expect(text.decorations.first.map { $0.rect.minY > text.firstBaseline } == true)
    }

    @Test func cachedTextsEqualNewlyShapedOnes() throws {
        let shaper = try PangoTextShaper()
        let bare = try PangoTextShaper(memoryLimit: 0)
        for width in [30.0, 60, 30, 90, 60] as [CGFloat] {
            let request = TextRequest(runs: [TextRun("some words to wrap", font: FontDescriptor(size: 15), color: color(0))], width: width)
            #expect(shaper.shape(request) == bare.shape(request))
        }
        // The three widths, and none: the text might have fitted into the larger ones.
        #expect(shaper.shapeCount == 4)
        #expect(shaper.memoryHits == 3)
        #expect(bare.shapeCount == 5)
    }

    /// A font file gives the same text whether it is installed or specified by the caller; without the system's fonts, there are no Chinese characters.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: interFolder), "Inter is not installed where Debian installs it"))
    func fontsOfTheCallerAreUsed() throws {
        func shaped(_ string: String, _ source: FontSource) throws -> ShapedText {
            try PangoTextShaper(source: source).shape(TextRequest(runs: [TextRun(string, font: FontDescriptor(size: 17, weight: 700), color: color(0))]))
        }
        let own = FontSource(paths: [interFolder], ignoresSystemFonts: true)
        #expect(try shaped("January", own) == shaped("January", .system))
        #expect(try shaped("January", FontSource(paths: [interFolder])) == shaped("January", .system))
        #expect(try shaped("五月", own).runs.flatMap(\.glyphs).map(\.index) == [0, 0])
    }

    /// Random texts of unusual characters: shaping always ends, with finite numbers and within the limits.
    @Test func unusualTextsAreShapedWithinTheirLimits() throws {
        let shaper = try PangoTextShaper(memoryLimit: 0)
        let parts = ["a", " ", "\n", "\r\n", "\u{2029}", "\0", "\u{301}", "👩‍👩‍👧‍👦", "\u{200D}", "م", "ש", "五", "\u{202E}", "\t", "\u{FFFC}", "fi", "\u{AD}"]
        var state: UInt64 = 1
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for round in 0..<400 {
            let runs = (0...next(3)).map { _ in
                TextRun(
                    (0..<next(9)).map { _ in parts[next(parts.count)] }.joined(), font: FontDescriptor(size: [11, 17, 30][next(3)]), color: color(0),
                    kerning: CGFloat(next(5) - 2), underline: color(0))
            }
            var request = TextRequest(runs: runs, scale: 2)
            if next(3) > 0 { request.width = CGFloat(next(60)) - 1 }
            if next(3) == 0 { request.height = CGFloat(next(60)) }
            if next(2) == 0 { request.lineLimit = next(4) }
            request.truncation = [.head, .middle, .tail][next(3)]
            request.isRightToLeft = next(2) == 0
            let text = shaper.shape(request)
            #expect(text.size.width >= 0 && text.size.height > 0 && text.size.width.isFinite && text.size.height.isFinite, "round \(round)")
            #expect(text.lineCount >= 1 && text.lineCount <= max(1, request.lineLimit ?? .max), "round \(round)")
            #expect(text.runs.allSatisfy { $0.glyphs.allSatisfy { $0.x.isFinite && $0.y.isFinite } })
            #expect(shaper.shape(request) == text)
        }
    }

    @Test func missingFontFilesAreErrors() {
        #expect(throws: CanvasError.unreadableFont(path: "/no/such/font.otf")) {
            try PangoTextShaper(source: FontSource(paths: ["/no/such/font.otf"], ignoresSystemFonts: true))
        }
    }
}

struct TextPaintingTests {
    /// Each step of a quarter pixel changes the image by about the same amount, so glyphs don't snap to pixels.
    @Test func textMovesSmoothly() throws {
        let text = try shape("January fills", scale: 2)
        let pictures = try (0...8).map { try painted(text, at: CGPoint(x: 4 + CGFloat($0) / 8, y: 4), scale: 2) }
        let steps = zip(pictures, pictures.dropFirst()).compactMap { PixelComparison.compare(expected: $0, actual: $1).differences?.mean }
        let (least, most) = (steps.min() ?? 0, steps.max() ?? 0)
        #expect(least > 0)
        #expect(most < 1.5 * least, "\(steps)")
    }

    @Test func eachGlyphIsReadFromItsFontOnce() throws {
        let text = try shape("banana 🎉🎉")
        let list = DisplayList(size: CGSize(width: 90, height: 30), scale: 2, items: [.text(text, CGPoint(x: 1, y: 1))])
        let painter = Painter()
        let first = try painter.paint(list)
        // b, a, n, the space, the emoji.
        #expect(painter.glyphLoadCount == 5)
        #expect(try painter.paint(list) == first)
        #expect(painter.glyphLoadCount == 5)
    }

    @Test func textFarBeyondTheCanvasDrawsNothing() throws {
        let text = try shape("far")
        for offset in [1e7, -1e7, 1e30, 0] as [CGFloat] {
            let far = try picture(40, 30, [.text(text, CGPoint(x: offset, y: offset))])
            #expect((far.inkBox() != nil) == (offset == 0))
        }
    }

    @Test func movingTextByWholePixelsMovesItsPixelsUnchanged() throws {
        let text = try shape("Hg", scale: 1)
        let a = try picture(40, 30, [.text(text, CGPoint(x: 3, y: 3))])
        let b = try picture(40, 30, [.text(text, CGPoint(x: 4, y: 5))])
        for y in 0..<27 { for x in 0..<38 where a[x, y] != b[x + 1, y + 2] { Issue.record("differs at \(x),\(y)") } }
    }

    @Test func capitalsStandOnTheBaseline() throws {
        let text = try shape("HHH", size: 20, scale: 2)
        let pixmap = try painted(text, scale: 2)
        let box = try #require(pixmap.inkBox(on: 0xFFFF_FFFF))
        let baseline = (4 + text.firstBaseline) * 2
        #expect(abs(CGFloat(box.y.upperBound + 1) - baseline) <= 1)
        // Inter's capitals are 0.727 em high.
        let height: CGFloat = 20 * 2 * 0.727
        #expect(abs(CGFloat(box.y.count) - height) <= 1.5)
    }

    @Test func emojiAreDrawnInColor() throws {
        let pixmap = try painted(try shape("🎉", size: 40), as: "emoji")
        #expect(Set(pixmap.pixels).count > 100)
    }

    @Test func textsOfManyScriptsAndLinesAreDrawn() throws {
        let string = "Hello, World! AVATAR fi 0123\nمرحبا بالعالم · שלום עולם\n五月的天气很好,日本語のかな\nสวัสดีครับ · नमस्ते\n👍🎉👩‍👩‍👧‍👦🇩🇪 ok"
        let pixmap = try painted(try shape(string), as: "scripts")
        #expect((pixmap.inkBox(on: 0xFFFF_FFFF)?.y.count ?? 0) > 250)
        _ = try painted(try shape("The quick brown fox jumps over the lazy dog and keeps running", width: 150, lines: 3), as: "truncated")
        _ = try painted(
            try shape("Large Title", size: 34) {
                $0.font.weight = 700
                $0.underline = color(0xFF0000)
            }, as: "title")
        _ = try painted(try shape("مرحبا بالعالم، هذا نص طويل بما يكفي\nabc", width: 120, isRightToLeft: true), as: "rtl")
    }
}
