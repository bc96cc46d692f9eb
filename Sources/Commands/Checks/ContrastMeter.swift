import CairoCanvas
import Display
import Geometry

/// Measures the contrast of texts by painting: the pixels show any background of glyphs, and any paint.
///
/// It compares three images: with some glyphs, without any, and with whole boxes in the glyphs' color. Where the first two differ, glyphs are visible; there,
/// the second image has the background and the third one the glyphs' color, regardless of the part of the pixel that they cover. A fourth image, with glyphs in
/// another color, shows glyphs that are invisible because they look like their background.
struct ContrastMeter {
    /// Glyphs of one color in one text.
    private struct Unit {
        var text: SeenText
        var color: ResolvedColor
        /// The bounding box of its glyphs on the canvas, in pixels.
        var box: PixelBox
        /// The bounds of the box that is painted instead of them.
        var area: PixelBox
    }

    let painter: Painter
    let list: DisplayList
    let picture: Pixmap

    /// The fraction of a text's pixels that may have less contrast than the result, so that a few pixels at an edge don't count.
    private static let share = 0.1

    /// The margin of boxes in points.
    private static let margin: CGFloat = 2

    /// The contrast of a text's glyphs of one color.
    struct Measurement {
        /// The text's.
        let number: Int
        let color: ResolvedColor
        let contrast: Double
        /// A pixel behind the glyphs where they have this contrast.
        let background: UInt32
    }

    /// Returns the contrast of each text's glyphs, by number of the text and by color; invisible glyphs have none.
    func measure(_ texts: [SeenText]) throws(CanvasError) -> [Measurement] {
        var units: [Unit] = []
        for text in texts where !text.isProjected {
            let area = PixelBox(area(of: text.text, at: text.origin).applying(text.transform), scale: list.scale, in: picture)
            let glyphs = PixelBox(painter.textBounds(text.text, at: text.origin).applying(text.transform), scale: list.scale, in: picture)
            guard let area, let glyphs else { continue }
            var colors: [ResolvedColor] = []
            for run in text.text.runs where !run.hasOwnColors && !colors.contains(run.color) { colors.append(run.color) }
            units += colors.map { Unit(text: text, color: $0, box: glyphs, area: area) }
        }
        var results: [Measurement] = []
        guard !units.isEmpty else { return [] }
        // Glyphs of other texts don't count as background: overlapping texts are a separate finding.
        let behind = try painter.paint(list.mapTexts { _, _, _ in [] })
        while !units.isEmpty {
            // Overlapping boxes are measured one after the other.
            var (batch, rest): ([Unit], [Unit]) = ([], [])
            for unit in units { if batch.contains(where: { $0.area.meets(unit.area) }) { rest.append(unit) } else { batch.append(unit) } }
            units = rest
            let glyphs = try painter.paint(showing(batch, as: .glyphs))
            let full = try painter.paint(showing(batch, as: .area))
            // Glyphs may be invisible here: they have the color of their background, or something covers both.
            let isHidden = { (index: Int) in !Self.differ(glyphs.pixels[index], behind.pixels[index]) && !Self.differ(full.pixels[index], behind.pixels[index])
            }
            let needsProbe = batch.contains { $0.box.contains(isHidden, in: picture) }
            let probe = needsProbe ? try painter.paint(showing(batch, as: .otherColor)) : glyphs
            for unit in batch {
                var contrasts: [(contrast: Double, background: UInt32)] = []
                unit.box.forEachPixel(of: picture) { index in
                    guard Self.differ(glyphs.pixels[index], behind.pixels[index]) || Self.differ(probe.pixels[index], behind.pixels[index]) else { return }
                    contrasts.append((Self.contrast(full.pixels[index], behind.pixels[index]), behind.pixels[index]))
                }
                guard !contrasts.isEmpty else { continue }
                contrasts.sort { $0.contrast < $1.contrast }
                let (contrast, background) = contrasts[Int(Double(contrasts.count) * Self.share)]
                results.append(Measurement(number: unit.text.number, color: unit.color, contrast: contrast, background: background))
            }
        }
        return results
    }

    /// The form in which glyphs are painted.
    private enum Rendering {
        case glyphs
        /// Their whole box in their color.
        case area
        /// Glyphs in a very different color.
        case otherColor
    }

    /// Returns the list with only the glyphs of some units.
    private func showing(_ units: [Unit], as rendering: Rendering) -> DisplayList {
        list.mapTexts { number, text, origin in
            guard let unit = units.first(where: { $0.text.number == number }) else { return [] }
            if rendering == .area { return [.fill(Path(area(of: text, at: origin)), .color(unit.color), FillStyle())] }
            var own = text
            own.runs.removeAll { $0.color != unit.color || $0.hasOwnColors }
            own.decorations.removeAll()
            if rendering == .otherColor {
                let value: Float = unit.color.linearRed + unit.color.linearGreen + unit.color.linearBlue < 1 ? 1 : 0
                for index in own.runs.indices {
                    own.runs[index].color = ResolvedColor(linearRed: value, linearGreen: value, linearBlue: value, opacity: unit.color.opacity)
                }
            }
            return [.text(own, origin)]
        }
    }

    /// Returns a box around a text's glyphs, wide enough that its antialiased edge is outside them.
    private func area(of text: ShapedText, at origin: CGPoint) -> CGRect { painter.textBounds(text, at: origin).insetBy(dx: -Self.margin, dy: -Self.margin) }

    /// Returns whether two pixels differ by more than rounding: a group may be painted differently without glyphs.
    private static func differ(_ one: UInt32, _ other: UInt32) -> Bool {
        func component(_ pixel: UInt32, _ shift: UInt32) -> Int { Int(pixel >> shift & 0xFF) }
        return one != other && ([24, 16, 8, 0] as [UInt32]).contains { abs(component(one, $0) - component(other, $0)) > 2 }
    }

    /// Returns the contrast ratio of two colors, 1…21; translucent colors are composited on white. Source: WCAG 2.2, "contrast ratio" and "relative luminance".
    static func contrast(_ one: UInt32, _ other: UInt32) -> Double {
        let (a, b) = (luminance(one), luminance(other))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    private static func luminance(_ pixel: UInt32) -> Double {
        let rest = 255 - (pixel >> 24)
        func linear(_ shift: UInt32) -> Double { linearSteps[Int(min(255, (pixel >> shift & 0xFF) + rest))] }
        return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
    }

    private static let linearSteps = (0...255).map { Double(SRGBTransfer.linear(fromEncoded: Float($0) / 255)) }
}

/// A rectangle of pixels inside an image.
struct PixelBox: Equatable {
    var x: Range<Int>
    var y: Range<Int>

    /// Covers the pixels that a rect in points touches; nil if none of them is in the image.
    init?(_ rect: CGRect, scale: CGFloat, in picture: Pixmap) {
        guard !rect.isNull, !rect.isInfinite else { return nil }
        func range(_ from: CGFloat, _ to: CGFloat, _ limit: Int) -> Range<Int>? {
            let first = max(0, (from * scale).rounded(.down))
            let last = min(CGFloat(limit), (to * scale).rounded(.up))
            return first < last ? Int(first)..<Int(last) : nil
        }
        guard let x = range(rect.minX, rect.maxX, picture.width), let y = range(rect.minY, rect.maxY, picture.height) else { return nil }
        (self.x, self.y) = (x, y)
    }

    func meets(_ other: PixelBox) -> Bool { x.overlaps(other.x) && y.overlaps(other.y) }

    /// Calls `body` with the index of each pixel.
    func forEachPixel(of picture: Pixmap, _ body: (Int) -> Void) {
        for row in y { for column in x { body(row * picture.width + column) } }
    }

    /// Returns whether any pixel satisfies the predicate.
    func contains(_ predicate: (Int) -> Bool, in picture: Pixmap) -> Bool {
        y.contains { row in x.contains { predicate(row * picture.width + $0) } }
    }
}
