import Display
import Foundation
import Geometry
import Testing

@testable import CairoCanvas

/// Returns a text in a font with a shaper.
private func shape(_ string: String, _ font: FontDescriptor, with shaper: PangoTextShaper, _ change: (inout TextRequest) -> Void = { _ in }) -> ShapedText {
    var request = TextRequest(runs: [TextRun(string, font: font, color: .clear)], scale: 3)
    change(&request)
    return shaper.shape(request)
}

private func glyphs(_ text: ShapedText) -> [ShapedText.Glyph] { text.runs.flatMap(\.glyphs) }

struct SystemFontTests {
    /// SF Mono's characters are 0.618 em wide (Documentation/Semantics/Text.md#designs).
    @Test func monospacedCharactersAreAsWideAsInSFMono() throws {
        let shaper = try PangoTextShaper()
        let font = FontDescriptor(size: 100, design: .monospaced)
        guard shaper.missingFont(of: font) == nil else { return }
        for string in ["iiii", "MMMM", "1.0 "] { #expect(abs(shape(string, font, with: shaper).size.width - 4 * 61.8) < 0.5, "\(string)") }
    }

    @Test func designsDifferFromOneAnother() throws {
        let shaper = try PangoTextShaper()
        let designs: [FontDescriptor.Design] = [.standard, .serif, .rounded, .monospaced]
        let installed = designs.filter { shaper.missingFont(of: FontDescriptor(size: 20, design: $0)) == nil }
        let faces = Set(installed.compactMap { shape("Design", FontDescriptor(size: 20, design: $0), with: shaper).runs.first?.face })
        #expect(faces.count == installed.count)
    }

    /// SF Rounded has SF's shapes with round ends (Documentation/Semantics/Text.md#designs).
    @Test func theRoundedDesignRoundsCornersAndKeepsSizes() throws {
        let shaper = try PangoTextShaper()
        func outline(_ design: FontDescriptor.Design) -> (bounds: CGRect, corners: Int) {
            guard let path = shaper.outline(of: "LTi", font: FontDescriptor(size: 100, weight: 700, design: design)) else { return (.null, 0) }
            return (path.boundingRect, path.elements.count { if case .curve = $0 { true } else { false } })
        }
        let (plain, rounded) = (outline(.standard), outline(.rounded))
        #expect(abs(plain.bounds.width - rounded.bounds.width) < 0.01 && abs(plain.bounds.height - rounded.bounds.height) < 0.01)
        // Five corners of L point outward, six of T, and four of i, whose dot is round.
        #expect(rounded.corners - plain.corners == 5 + 6 + 4)
        #expect(
            shape("Rounded", FontDescriptor(size: 20, design: .rounded), with: shaper).size == shape("Rounded", FontDescriptor(size: 20), with: shaper).size)
    }

    @Test(arguments: [
        ("Georgia-BoldItalic", FontDescriptor(size: 17, weight: 700, isItalic: true, design: .serif)),
        ("AvenirNext-DemiBold", FontDescriptor(size: 17, weight: 600)),
        ("Menlo", FontDescriptor(size: 17, design: .monospaced)), ("Arial Rounded MT Bold", FontDescriptor(size: 17, weight: 700, design: .rounded)),
    ]) func theNameOfAMissingFontTellsWeightAndDesign(name: String, similar: FontDescriptor) throws {
        let shaper = try PangoTextShaper()
        let font = FontDescriptor(family: name, size: 17)
        guard shaper.missingFont(of: font)?.name == name else { return }
        #expect(shape("January", font, with: shaper).runs.map(\.face) == shape("January", similar, with: shaper).runs.map(\.face))
    }

    @Test(arguments: [
        ("Georgia", "the system font's serif design"), ("Menlo-Regular", "the system font's monospaced design"), ("Avenir Next", "the system font"),
    ]) func theWarningAboutAMissingFontSaysWhatIsDrawn(name: String, drawn: String) throws {
        let shaper = try PangoTextShaper()
        let designs: [FontDescriptor.Design] = [.serif, .monospaced]
        guard designs.allSatisfy({ shaper.missingFont(of: FontDescriptor(size: 17, design: $0)) == nil }),
            let missing = shaper.missingFont(of: FontDescriptor(family: name, size: 17))
        else { return }
        #expect(missing.warning == "no font \(name): \(drawn) is drawn instead")
    }

    @Test func aFamilyThatIsNotInstalledIsReplacedWithTheSystemFont() throws {
        let shaper = try PangoTextShaper()
        let font = FontDescriptor(family: "No Such Family", size: 17)
        #expect(shaper.missingFont(of: font)?.name == "No Such Family")
        #expect(shaper.missingFont(of: FontDescriptor(size: 17)) == nil)
        #expect(shape("January", font, with: shaper) == shape("January", FontDescriptor(size: 17), with: shaper))
    }

    @Test func postScriptNamesStandForAFamilyAndAWeight() throws {
        let shaper = try PangoTextShaper()
        let named = FontDescriptor(family: "Inter-SemiBold", size: 17)
        #expect(shaper.missingFont(of: named) == nil)
        #expect(shape("January", named, with: shaper) == shape("January", FontDescriptor(family: "Inter", size: 17, weight: 600), with: shaper))
    }

    @Test func widthsStretchGlyphs() throws {
        let shaper = try PangoTextShaper()
        var font = FontDescriptor(family: "Inter", size: 100)
        let standard = shape("Hamburg", font, with: shaper)
        font.stretch = 1.2
        let expanded = shape("Hamburg", font, with: shaper)
        #expect(abs(expanded.size.width - 1.2 * standard.size.width) < 2)
        #expect(expanded.size.height == standard.size.height)
        #expect(expanded.runs.first?.face != standard.runs.first?.face)
    }

    /// Kerning counts after the last character, too (Documentation/Semantics/Text.md#tracking).
    @Test func kerningMovesTheEndOfATextByAllItsCharacters() throws {
        let shaper = try PangoTextShaper()
        func width(_ kerning: CGFloat, proposal: CGFloat? = nil) -> CGFloat {
            let run = TextRun("Tracking", font: FontDescriptor(size: 18), color: .clear, kerning: kerning)
            return shaper.shape(TextRequest(runs: [run], width: proposal, scale: 1000)).size.width
        }
        #expect(abs(width(0) - width(-4) - 32) < 0.02)
        #expect(abs(width(10) - width(0) - 80) < 0.02)
        // After the last character it may be cut off.
        #expect(abs(width(10, proposal: width(10) - 9) - width(10) + 9) < 0.02)
    }

    /// Emoji of several scalars are one glyph, also those that begin with a character of the system font.
    @Test(arguments: ["1\u{FE0F}\u{20E3}", "🏃‍♀️", "⛹️‍♀️", "❤️‍🔥", "✌🏾", "🏴‍☠️", "👩‍👧", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"]) func emojiSequencesAreOneGlyph(emoji: String) throws {
        let shaper = try PangoTextShaper()
        func emojiGlyphs(_ string: String) -> [ShapedText.Glyph] {
            shape(string, FontDescriptor(size: 17), with: shaper).runs.filter(\.hasOwnColors).flatMap(\.glyphs)
        }
        guard !emojiGlyphs("😀").isEmpty else { return }
        #expect(emojiGlyphs("a " + emoji + " b").count == 1)
        #expect(emojiGlyphs(emoji + emoji).count == 2)
    }

    @Test func aLoweredTextKeepsTheSpaceAboveIt() throws {
        let shaper = try PangoTextShaper()
        func height(_ offset: CGFloat) -> CGFloat {
            var run = TextRun("Offset", font: FontDescriptor(size: 17), color: .clear)
            run.baselineOffset = offset
            return shaper.shape(TextRequest(runs: [run], scale: 1000)).size.height
        }
        #expect(abs(height(-10) - height(0) - 10) < 0.01 && abs(height(10) - height(0) - 10) < 0.01)
    }

    /// The stops of tabs are 28 points apart (Documentation/Semantics/Text.md#tabs).
    @Test func tabsReachToTheNextStop() throws {
        let shaper = try PangoTextShaper()
        func places(_ string: String, size: CGFloat) -> [CGFloat] {
            let text = shape(string, FontDescriptor(size: size), with: shaper)
            let single = shape("i", FontDescriptor(size: size), with: shaper).runs[0].glyphs[0]
            return glyphs(text).filter { $0.index == single.index }.map { ($0.x - single.x).rounded() }
        }
        #expect(places("\ti\ti", size: 17) == [28, 56])
        #expect(places("MMM\ti", size: 17) == [56])
        #expect(places("\ti\t\t\ti", size: 40) == [28, 112])
    }

    @Test func aTruncatedTextEndsBehindAWord() throws {
        let shaper = try PangoTextShaper()
        let font = FontDescriptor(size: 17)
        let expected = shape("This is a long…", font, with: shaper)
        let text = shape("This is a long text", font, with: shaper) { ($0.width, $0.lineLimit) = (expected.size.width + 3, 1) }
        #expect(text.isTruncated)
        #expect(glyphs(text).map(\.index) == glyphs(expected).map(\.index))
    }

    /// Spaces beside an ellipsis go, and both sides of one in the middle get the same space (Documentation/Semantics/Text.md#line-breaking).
    @Test(arguments: [
        (TextRequest.Truncation.tail, "at the tail", "This is a very long text…"), (.middle, "in the middle", "This is a ve…the middle"),
        (.head, "at the head", "…truncated at the head"),
    ])
    func truncatedTextsHaveNoSpacesBesideTheEllipsis(truncation: TextRequest.Truncation, place: String, expected: String) throws {
        let shaper = try PangoTextShaper()
        let font = FontDescriptor(size: 18)
        let text = shape("This is a very long text that will be truncated \(place)", font, with: shaper) {
            ($0.width, $0.lineLimit, $0.truncation) = (200, 1, truncation)
        }
        #expect(text.isTruncated && text.size.width <= 200)
        #expect(glyphs(text).map(\.index) == glyphs(shape(expected, font, with: shaper)).map(\.index))
    }

    /// Runs keep their fonts on both sides of the ellipsis; a single wide character stays.
    @Test func truncatedTextsKeepTheirRuns() throws {
        let shaper = try PangoTextShaper()
        let runs = [("The first part of a text ", CGFloat(17)), ("and the second part of it", 20)].map {
            TextRun($0.0, font: FontDescriptor(size: $0.1), color: .clear)
        }
        for (truncation, faces) in [(TextRequest.Truncation.tail, 1), (.middle, 2), (.head, 1)] {
            let text = shaper.shape(TextRequest(runs: runs, width: 150, lineLimit: 1, truncation: truncation, scale: 3))
            #expect(Set(text.runs.map(\.face)).count == faces && text.isTruncated && text.size.width <= 150)
            #expect(shaper.shape(TextRequest(runs: runs, width: 1, lineLimit: 1, truncation: truncation, scale: 3)).isTruncated)
        }
    }

    /// "Size" is narrower and "48" wider than in Inter; the line keeps its width (Documentation/Semantics/Text.md#tracking).
    @Test func wordsTakeTheMeanOfTheirOwnCharacters() {
        let line = Array("Size 48".unicodeScalars)
        let textMean = SystemFontTracking.tracking(for: FontDescriptor(size: 48), in: ["Size 48"]).mean
        let (shifts, width) = SystemFontTracking.shifts(of: line, size: 48, textMean: textMean)
        #expect(abs(width) < 1e-9)
        // A line of wider characters than the text's is wider than its share.
        #expect(SystemFontTracking.shifts(of: line, size: 48, textMean: textMean - 10).line > 0)
        #expect(shifts[0] == 0 && shifts[3] < -1 && shifts[6] - shifts[5] > 1)
        // All characters of a word get the same space.
        #expect(abs(shifts[1] - shifts[2] / 2) < 1e-9)
        let mean = SystemFontTracking.tracking(for: FontDescriptor(size: 48), in: ["a"]).mean
        #expect(SystemFontTracking.shifts(of: Array("aaa".unicodeScalars), size: 48, textMean: mean).characters.allSatisfy { abs($0) < 1e-9 })
    }

    /// SF kerns "r" and "t", and has a narrower ellipsis than Inter (Documentation/Semantics/Text.md#tracking).
    @Test func pairsAndEllipsesAreAsNarrowAsInSF() {
        let font = FontDescriptor(size: 17)
        func letters(_ text: String) -> CGFloat { SystemFontTracking.tracking(for: font, in: [text]).letters }
        #expect(letters("art") < letters("tar") - 0.1)
        func width(_ line: String) -> CGFloat { SystemFontTracking.shifts(of: Array(line.unicodeScalars), size: 17, textMean: 0).line }
        #expect(abs(width("nn…") - width("nn") + 0.34) < 0.01)
    }

    /// A text that has no space for another character keeps its ellipsis, whichever part is shown.
    @Test(arguments: [TextRequest.Truncation.tail, .middle, .head])
    func anEllipsisMayBeAlone(truncation: TextRequest.Truncation) throws {
        let text = shape("WWWW", FontDescriptor(size: 17), with: try PangoTextShaper()) { ($0.width, $0.lineLimit, $0.truncation) = (14, 1, truncation) }
        #expect(glyphs(text).count == 1 && text.isTruncated && text.size.width <= 14)
    }

    /// All runs in one font are tracked as one text, so that the division of a text into runs doesn't matter.
    @Test func theNumberOfRunsDoesNotChangePositions() throws {
        let shaper = try PangoTextShaper()
        let font = FontDescriptor(size: 17)
        let runs = ["Week ", "17", " of 52"].map { TextRun($0, font: font, color: .clear) }
        #expect(glyphs(shaper.shape(TextRequest(runs: runs, scale: 3))) == glyphs(shape("Week 17 of 52", font, with: shaper)))
    }
}

/// A font file that Debian's package fonts-inter installs.
private let ownFont = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

/// A user's font: one of Inter's files with its own tracking table.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: ownFont), "Inter is not installed where Debian installs it"))
struct OwnSystemFontTests {
    /// Appends a table to a font file.
    private static func adding(_ tag: String, _ table: [UInt8], to font: [UInt8]) -> [UInt8] {
        func big(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
        func read(_ offset: Int, _ count: Int) -> Int { font[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) } }
        let count = read(4, 2)
        var directory = Array(font[12..<12 + 16 * count])
        // The tables move by the size of the new entry.
        for index in 0..<count { directory.replaceSubrange(16 * index + 8..<16 * index + 12, with: big(read(12 + 16 * index + 8, 4) + 16, 4)) }
        let entry = Array(tag.utf8) + big(0, 4) + big(font.count + 16, 4) + big(table.count, 4)
        let place = (0..<count).first { Array(tag.utf8).lexicographicallyPrecedes(directory[16 * $0..<16 * $0 + 4]) } ?? count
        directory.insert(contentsOf: entry, at: 16 * place)
        return Array(font[0..<4]) + big(count + 1, 2) + Array(font[6..<12]) + directory + Array(font[(12 + 16 * count)...]) + table
    }

    /// A table `trak` with one track: `values` in font units at sizes in points.
    private static func tracking(_ values: [(size: Int, value: Int)]) -> [UInt8] {
        func big(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
        let (sizeTable, valueTable) = (12 + 8 + 8, 12 + 8 + 8 + 4 * values.count)
        var table = big(0x1_0000, 4) + big(0, 2) + big(12, 2) + big(0, 4)
        table += big(1, 2) + big(values.count, 2) + big(sizeTable, 4)
        table += big(0, 4) + big(0, 2) + big(valueTable, 2)
        return table + values.flatMap { big($0.size << 16, 4) } + values.flatMap { big($0.value, 2) }
    }

    @Test func itsTableOfTrackingApplies() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let plain = try [UInt8](Data(contentsOf: URL(fileURLWithPath: ownFont)))
        let unitsPerEm = 2816.0
        let file = folder.appendingPathComponent("own.otf")
        try Data(Self.adding("trak", Self.tracking([(10, 100), (20, -100)]), to: plain)).write(to: file)
        let tracked = try PangoTextShaper(source: FontSource(ignoresSystemFonts: true, systemFont: file.path))
        let bare = try PangoTextShaper(source: FontSource(ignoresSystemFonts: true, systemFont: ownFont))
        for (size, units) in [(8, 100), (10, 100), (15, 0), (17.5, -50), (30, -100)] as [(CGFloat, CGFloat)] {
            func width(_ shaper: PangoTextShaper) -> CGFloat { shape("January", FontDescriptor(size: size), with: shaper) { $0.scale = 1000 }.size.width }
            #expect(abs(width(tracked) - width(bare) - 7 * units / unitsPerEm * size) < 0.02, "size \(size)")
        }
    }

    /// A table `fvar` without instances.
    private static func axes(_ axes: [(tag: String, lowest: Int, highest: Int)]) -> [UInt8] {
        func big(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
        let header = big(0x1_0000, 4) + big(16, 2) + big(2, 2) + big(axes.count, 2) + big(20, 2) + big(0, 2) + big(4 + 4 * axes.count, 2)
        return header + axes.flatMap { Array($0.tag.utf8) + big($0.lowest << 16, 4) + big(max($0.lowest, 0) << 16, 4) + big($0.highest << 16, 4) + big(0, 4) }
    }

    @Test func itsAxesFollowSizeWeightAndSlant() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let plain = try [UInt8](Data(contentsOf: URL(fileURLWithPath: ownFont)))
        let file = folder.appendingPathComponent("own.otf")
        try Data(Self.adding("fvar", Self.axes([("opsz", 8, 48), ("wght", 100, 900), ("slnt", -10, 0)]), to: plain)).write(to: file)
        let own = try OwnSystemFont(path: file.path)
        // Inter is installed: without a family of its own, its files would be drawn instead.
        #expect(own.family == OwnSystemFont.variableFamily && own.hasItalicAxis)
        #expect(own.variations(for: FontDescriptor(size: 17, weight: 600)) == "opsz=17.0,wght=600.0")
        #expect(own.variations(for: FontDescriptor(size: 20, isItalic: true)) == "opsz=20.0,wght=400.0,slnt=-10.0")
        #expect(try OwnSystemFont(path: ownFont).variations(for: FontDescriptor(size: 17)) == nil)
    }

    @Test func aFileThatEndsEarlyIsAnError() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".otf")
        defer { try? FileManager.default.removeItem(at: file) }
        let whole = try Data(contentsOf: URL(fileURLWithPath: ownFont))
        try whole.prefix(whole.count - 100).write(to: file)
        #expect(throws: CanvasError.unreadableFont(path: file.path)) { try PangoTextShaper(source: FontSource(systemFont: file.path)) }
    }

    @Test func missingAndInvalidFilesAreErrors() {
        for path in ["/no/such/font.otf", #filePath] {
            #expect(throws: CanvasError.unreadableFont(path: path)) { try PangoTextShaper(source: FontSource(systemFont: path)) }
        }
    }
}
