import CairoCanvas
import Display
import Geometry
import Testing

/// An image of two by two pixels: red, green; blue, white.
private let four = Pixmap(width: 2, height: 2, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF])
/// An image of three by three pixels: red corners, green edges, blue center.
private let framed = Pixmap(
    width: 3, height: 3,
    pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000, 0xFF00_FF00, 0xFFFF_0000])

/// Returns an image's pixels as letters, row by row.
private func letters(_ pixmap: Pixmap) -> [String] {
    let names: [UInt32: String] = [0xFFFF_0000: "r", 0xFF00_FF00: "g", 0xFF00_00FF: "b", 0xFFFF_FFFF: "w", 0: "."]
    return (0..<pixmap.height).map { y in (0..<pixmap.width).map { names[pixmap[$0, y]] ?? "?" }.joined() }
}

struct ImagePaintingTests {
    private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

    @Test(arguments: [DisplayImage.Interpolation.none, .low, .medium, .high]) func imagesDrawnPixelOnPixelAreExact(interpolation: DisplayImage.Interpolation)
        throws
    {
        let item = DisplayItem.image(DisplayImage(four, frame: frame(1, 1, 2, 2), interpolation: interpolation))
        #expect(letters(try picture(4, 4, [item])) == ["....", ".rg.", ".bw.", "...."])
    }

    @Test func withoutInterpolationPixelsBecomeSquares() throws {
        let item = DisplayItem.image(DisplayImage(four, frame: frame(0, 0, 4, 2), interpolation: .none))
        #expect(letters(try picture(4, 2, [item])) == ["rrgg", "bbww"])
    }

    @Test func interpolationBlendsBetweenTheCentersOfPixels() throws {
        let row = Pixmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF])
        let pixmap = try picture(4, 1, [.image(DisplayImage(row, frame: frame(0, 0, 4, 1), interpolation: .low))])
        // The color is constant beyond the centers of the outer pixels; between them, a quarter and three quarters are white.
        #expect(zip(pixmap.pixels.map { Int($0 & 0xFF) }, [0, 64, 191, 255]).allSatisfy { abs($0 - $1) <= 2 }, "\(pixmap.pixels)")
    }

    @Test func shrinkingAveragesPixels() throws {
        var stripes = Pixmap(width: 64, height: 64)
        for index in stripes.pixels.indices { stripes.pixels[index] = index % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }
        let pixmap = try picture(4, 4, [.image(DisplayImage(stripes, frame: frame(0, 0, 4, 4)))])
        #expect(pixmap.pixels.allSatisfy { abs(Int($0 & 0xFF) - 127) <= 6 }, "\(pixmap.pixels.map { $0 & 0xFF })")
    }

    /// Three columns and two rows of the image become one pixel; the shares of the pixels at the edges of an area are the parts that it covers.
    @Test func shrinkingWeighsPixelsByTheAreaTheyCover() throws {
        let row: [UInt32] = [0xFF00_0000, 0xFF00_0090, 0xFF00_0030, 0xFF00_00FF, 0xFF00_0000, 0xFF00_0060]
        let tall = Pixmap(width: 6, height: 4, pixels: row + row + row + row)
        let exact = try picture(2, 2, [.image(DisplayImage(tall, frame: frame(0, 0, 2, 2)))])
        #expect(exact.pixels == [0xFF00_0040, 0xFF00_0075, 0xFF00_0040, 0xFF00_0075])
        // Each pixel covers one and a half columns; the fourth begins in the middle of a column.
        let partial = try picture(4, 2, [.image(DisplayImage(tall, frame: frame(0, 0, 4, 2)))])
        #expect(partial.pixels.prefix(4).map { $0 & 0xFF } == [0x30, 0x50, 0xAA, 0x40])
        // Mirrored.
        let mirrored = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 4, ty: 0)
        let back = try picture(4, 2, [.group(.transform(mirrored), [.image(DisplayImage(tall, frame: frame(0, 0, 4, 2)))])])
        #expect(back.pixels.prefix(4).map { $0 & 0xFF } == [0x40, 0xAA, 0x50, 0x30])
    }

    /// Only visible pixels are computed, and they are the same as in the whole image.
    @Test func aClippedImageHasThePixelsOfTheWholeOne() throws {
        var noise = Pixmap(width: 90, height: 70)
        for index in noise.pixels.indices { noise.pixels[index] = 0xFF00_0000 | UInt32(truncatingIfNeeded: index &* 2_654_435_761 >> 7) & 0xFF_FFFF }
        let item = DisplayItem.image(DisplayImage(noise, frame: frame(0.3, 1.7, 30.5, 20.25)))
        let whole = try picture(32, 24, [item])
        var window = Path()
        window.addRect(frame(7, 5, 11, 9))
        let clipped = try picture(32, 24, [.group(.clip(window, FillStyle()), [item])])
        for y in 5..<14 {
            for x in 7..<18 { #expect(clipped[x, y] == whole[x, y]) }
        }
        #expect(clipped[6, 5] == 0 && clipped[18, 13] == 0)
    }

    /// A part of an image is read where it is: its neighbors don't show.
    @Test func partsOfAnImageEndAtTheirEdges() throws {
        let caps = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
        let pixmap = try picture(9, 9, [.image(DisplayImage(framed, frame: frame(0, 0, 9, 9), capInsets: caps, interpolation: .low))])
        #expect(letters(pixmap) == ["rgggggggr"] + Array(repeating: "g" + String(repeating: "b", count: 7) + "g", count: 7) + ["rgggggggr"])
    }

    @Test func aPoolPaintsOnSeveralThreads() async throws {
        let pool = PainterPool()
        var square = Path()
        square.addRect(frame(1, 1, 2, 2))
        let list = DisplayList(
            size: CGSize(width: 4, height: 4), scale: 1, background: ResolvedColor(red: 1, green: 1, blue: 1),
            items: [.fill(square, .color(ResolvedColor(red: 0, green: 0, blue: 0)), FillStyle())])
        let expected = try Painter().paint(list)
        try await withThrowingTaskGroup(of: Pixmap.self) { group in
            for _ in 0..<20 { group.addTask { try pool.paint(list) } }
            for try await pixmap in group { #expect(pixmap == expected) }
        }
        #expect((1...20).contains(pool.idleCount))
        let before = pool.idleCount
        _ = try pool.paint(list)
        #expect(pool.idleCount == before)
    }

    @Test func capInsetsKeepTheirWidthWhenAnImageIsStretched() throws {
        let caps = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
        let item = DisplayItem.image(DisplayImage(framed, frame: frame(0, 0, 6, 5), capInsets: caps, interpolation: .none))
        #expect(letters(try picture(6, 5, [item])) == ["rggggr", "gbbbbg", "gbbbbg", "gbbbbg", "rggggr"])
        // With two pixels per point, caps of half a point are one pixel of the image.
        let half = EdgeInsets(top: 0.5, leading: 0.5, bottom: 0.5, trailing: 0.5)
        let fine = DisplayItem.image(DisplayImage(framed, scale: 2, frame: frame(0, 0, 3, 2), capInsets: half, interpolation: .none))
        #expect(letters(try picture(3, 2, scale: 2, [fine])) == ["rggggr", "gbbbbg", "gbbbbg", "rggggr"])
    }

    @Test func tiledImagesKeepTheirSize() throws {
        let item = DisplayItem.image(DisplayImage(four, frame: frame(1, 0, 5, 3), isTiled: true))
        #expect(letters(try picture(6, 3, [item])) == [".rgrgr", ".bwbwb", ".rgrgr"])
    }

    @Test func imagePatternsFillShapesFromTheirOrigin() throws {
        let pattern = ImagePattern(four, origin: CGPoint(x: 1, y: 0))
        let item = DisplayItem.fill(Path(frame(0, 0, 5, 2)), .image(pattern), FillStyle())
        #expect(letters(try picture(6, 2, [item])) == ["grgrg.", "wbwbw."])
        let large = ImagePattern(four, pointsPerPixel: 2, interpolation: .none)
        #expect(letters(try picture(4, 2, [.fill(Path(frame(0, 0, 4, 2)), .image(large), FillStyle())])) == ["rrgg", "rrgg"])
    }

    @Test func drawingsAreRepeatedAsTheirImagesAre() throws {
        let red = DisplayItem.fill(Path(frame(0, 0, 0.5, 1)), .color(color(0xFF0000)), FillStyle())
        let drawing = ImagePattern.Drawing([red], width: 2, height: 2, scale: 2)
        let pattern = ImagePattern(.drawing(drawing), origin: CGPoint(x: 1, y: 0))
        let item = DisplayItem.fill(Path(frame(0, 0, 5, 1)), .image(pattern), FillStyle())
        #expect(letters(try picture(6, 1, [item])) == [".r.r.."])
        var faint = pattern
        faint.opacity = 0.5
        let faded = try picture(6, 1, [.fill(Path(frame(0, 0, 5, 1)), .image(faint), FillStyle())])
        #expect(abs(Int(faded[1, 0] >> 24) - 128) <= 1 && faded[0, 0] == 0)
        #expect("\(item)".contains("drawing 2x2 from (1, 0) times 1"))
    }

    /// A tall shape is painted in blocks of 256 rows.
    @Test func aRepeatedDrawingIsPaintedOnce() throws {
        let red = DisplayItem.fill(Path(frame(0, 0, 1, 3)), .color(color(0xFF0000)), FillStyle())
        func list(_ opacity: Double) -> DisplayList {
            let pattern = ImagePattern(.drawing(ImagePattern.Drawing([red], width: 2, height: 5, scale: 1)), opacity: opacity)
            return DisplayList(
                size: CGSize(width: 4, height: 700), scale: 1, background: .clear, items: [.fill(Path(frame(0, 0, 3, 690)), .image(pattern), FillStyle())])
        }
        let painter = Painter()
        let first = try painter.paint(list(1))
        #expect(try painter.paint(list(1)) == first && painter.patternDrawingCount == 1)
        #expect(try painter.paint(list(0.5)) == Painter().paint(list(0.5)) && painter.patternDrawingCount == 2)
        var threaded = Pixmap(width: 1, height: 1)
        try Painter().paint(list(1), into: &threaded, threads: 2)
        #expect(threaded == first && first[0, 689] == 0 && first[0, 687] == 0xFFFF_0000)
    }

    @Test func imagePatternsAndImagesFade() throws {
        let white = Pixmap(width: 1, height: 1, filledWith: 0xFFFF_FFFF)
        let item = DisplayItem.fill(Path(frame(0, 0, 1, 1)), .image(ImagePattern(white, opacity: 0.5)), FillStyle())
        #expect(try picture(1, 1, [item])[0, 0] == 0x8080_8080)
        let group = DisplayItem.group(.opacity(0.5), [.image(DisplayImage(white, frame: frame(0, 0, 1, 1)))])
        #expect(abs(Int(try picture(1, 1, [group])[0, 0] & 0xFF) - 128) <= 1)
    }

    @Test func edgesOfImagesAreAntialiasedUnlessDisabled() throws {
        let white = Pixmap(width: 1, height: 1, filledWith: 0xFFFF_FFFF)
        let smooth = try picture(2, 1, [.image(DisplayImage(white, frame: frame(0, 0, 1.4, 1)))])
        #expect(abs(Int(smooth[1, 0] >> 24) - 102) <= 1)
        let hard = try picture(2, 1, [.image(DisplayImage(white, frame: frame(0, 0, 1.4, 1), isAntialiased: false))])
        #expect(hard.pixels == [0xFFFF_FFFF, 0])
    }

    @Test func decorationLinesOfTextHavePatterns() throws {
        func ink(_ pattern: TextRun.LinePattern) throws -> [Bool] {
            let line = ShapedText.Decoration(rect: frame(0, 0, 12, 1), color: color(0), pattern: pattern)
            let text = ShapedText(size: CGSize(width: 12, height: 1), firstBaseline: 0, lastBaseline: 0, decorations: [line])
            return try picture(12, 1, [.text(text, .zero)]).pixels.map { $0 != 0 }
        }
        #expect(try ink(.solid) == Array(repeating: true, count: 12))
        #expect(try ink(.dot) == [true, true, false, false, true, true, false, false, true, true, false, false])
        #expect(try ink(.dash) == [true, true, true, true, true, true, false, false, false, true, true, true])
    }

    @Test func imagesPrintSizeFrameAndOptions() {
        let image = DisplayImage(four, scale: 2, frame: frame(1, 2, 3, 4), capInsets: EdgeInsets(top: 0, leading: 0.5, bottom: 0, trailing: 0), isTiled: true)
        #expect("\(DisplayItem.image(image))" == "image 2x2 at (1, 2) size 3x4 scale 2 caps 0 0.5 0 0 tiled")
        let item = DisplayItem.fill(Path(frame(0, 0, 1, 1)), .image(ImagePattern(four, origin: CGPoint(x: 5, y: 6), opacity: 0.5)), FillStyle())
        #expect("\(item)" == "fill image 2x2 from (5, 6) times 1 opacity 0.5 rect(0, 0, 1, 1)")
    }
}
