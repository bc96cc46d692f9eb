import CairoCanvas
import Display
import Geometry

/// Measures the contrast of texts by painting: whatever lies behind letters, and whatever they are painted with, is in the pixels.
///
/// Three pictures: with some letters, without any, and with whole boxes in the letters' colour. Where the first two differ, letters are seen; there, the
/// second one has what is behind and the third one the letters' colour, whatever part of the pixel they cover. A fourth one, with the letters in another
/// colour, shows where letters lie that can't be seen because they look like what is behind them.
struct ContrastMeter {
    /// Letters of one colour in one text.
    private struct Unit {
        var text: SeenText
        var color: ResolvedColor
        /// Around its letters on the canvas, in pixels.
        var box: PixelBox
        /// Around what is painted in their place.
        var ground: PixelBox
    }

    let painter: Painter
    let list: DisplayList
    let picture: Pixmap

    /// The share of a text's pixels with the least contrast that is left out, so that a few over an edge don't count: what more of them lack is told.
    private static let share = 0.1

    /// Points.
    private static let margin: CGFloat = 2

    /// The contrast of each text's letters, by number of the text and by colour; letters that are not seen have none.
    func measure(_ texts: [SeenText]) throws(CanvasError) -> [(number: Int, color: ResolvedColor, contrast: Double)] {
        var units: [Unit] = []
        for text in texts where !text.isProjected {
            let ground = PixelBox(ground(of: text.text, at: text.origin).applying(text.transform), scale: list.scale, in: picture)
            let letters = PixelBox(painter.textBounds(text.text, at: text.origin).applying(text.transform), scale: list.scale, in: picture)
            guard let ground, let letters else { continue }
            var colors: [ResolvedColor] = []
            for run in text.text.runs where !run.hasOwnColors && !colors.contains(run.color) { colors.append(run.color) }
            units += colors.map { Unit(text: text, color: $0, box: letters, ground: ground) }
        }
        var results: [(number: Int, color: ResolvedColor, contrast: Double)] = []
        guard !units.isEmpty else { return [] }
        // Letters of other texts are no ground: where texts lie over each other, that is a finding of its own.
        let behind = try painter.paint(list.mapTexts { _, _, _ in [] })
        while !units.isEmpty {
            // Boxes that meet are measured one after the other.
            var (batch, rest): ([Unit], [Unit]) = ([], [])
            for unit in units { if batch.contains(where: { $0.ground.meets(unit.ground) }) { rest.append(unit) } else { batch.append(unit) } }
            units = rest
            let letters = try painter.paint(showing(batch, as: .letters))
            let full = try painter.paint(showing(batch, as: .ground))
            // Where letters may lie unseen: their colour is that of what is behind, or something covers both.
            let isHidden = { (place: Int) in !Self.differ(letters.pixels[place], behind.pixels[place]) && !Self.differ(full.pixels[place], behind.pixels[place])
            }
            let needsProbe = batch.contains { $0.box.contains(isHidden, in: picture) }
            let probe = needsProbe ? try painter.paint(showing(batch, as: .otherColor)) : letters
            for unit in batch {
                var contrasts: [Double] = []
                unit.box.forEachPixel(of: picture) { place in
                    guard Self.differ(letters.pixels[place], behind.pixels[place]) || Self.differ(probe.pixels[place], behind.pixels[place]) else { return }
                    contrasts.append(Self.contrast(full.pixels[place], behind.pixels[place]))
                }
                guard !contrasts.isEmpty else { continue }
                contrasts.sort()
                results.append((unit.text.number, unit.color, contrasts[Int(Double(contrasts.count) * Self.share)]))
            }
        }
        return results
    }

    /// What is painted in the place of letters.
    private enum Look {
        case letters
        /// Their whole box in their colour.
        case ground
        /// Letters in a colour that is far from theirs.
        case otherColor
    }

    /// The list with the letters of some units alone.
    private func showing(_ units: [Unit], as look: Look) -> DisplayList {
        list.mapTexts { number, text, origin in
            guard let unit = units.first(where: { $0.text.number == number }) else { return [] }
            if look == .ground { return [.fill(Path(ground(of: text, at: origin)), .color(unit.color), FillStyle())] }
            var own = text
            own.runs.removeAll { $0.color != unit.color || $0.hasOwnColors }
            own.decorations.removeAll()
            if look == .otherColor {
                let value: Float = unit.color.linearRed + unit.color.linearGreen + unit.color.linearBlue < 1 ? 1 : 0
                for index in own.runs.indices {
                    own.runs[index].color = ResolvedColor(linearRed: value, linearGreen: value, linearBlue: value, opacity: unit.color.opacity)
                }
            }
            return [.text(own, origin)]
        }
    }

    /// A box around letters, wide enough that its smoothed edge lies beside them.
    private func ground(of text: ShapedText, at origin: CGPoint) -> CGRect { painter.textBounds(text, at: origin).insetBy(dx: -Self.margin, dy: -Self.margin) }

    /// Whether two pixels differ by more than rounding: a group may be painted another way where letters are left out.
    private static func differ(_ one: UInt32, _ other: UInt32) -> Bool {
        one != other && [24, 16, 8, 0].contains { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) > 2 }
    }

    /// The contrast ratio of two colours, 1…21; what is translucent is seen on white. Source: WCAG 2.2, "contrast ratio" and "relative luminance".
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

/// A rectangle of pixels that lies in a picture.
struct PixelBox: Equatable {
    var x: Range<Int>
    var y: Range<Int>

    /// The pixels that a rect of points touches; nil where none of them is in the picture.
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

    /// Calls `body` with the place of each pixel.
    func forEachPixel(of picture: Pixmap, _ body: (Int) -> Void) {
        for row in y { for column in x { body(row * picture.width + column) } }
    }

    /// Whether any of the pixels is as wanted.
    func contains(_ isWanted: (Int) -> Bool, in picture: Pixmap) -> Bool {
        y.contains { row in x.contains { isWanted(row * picture.width + $0) } }
    }
}
