import CairoCanvas
import Display
import Geometry

/// Determines by painting whether glyphs of two texts overlap where both are visible.
struct OverlapMeter {
    let painter: Painter
    let list: DisplayList
    let picture: Pixmap

    /// The minimum alpha of a pixel that counts as part of a glyph.
    private static let ink: UInt32 = 0x60
    /// The share of the smaller text's pixels that must overlap the other text: glyphs of neighboring lines may touch.
    private static let leastShare = 0.03
    private static let leastPixels = 4
    /// The distance in pixels around an overlap within which both texts must be visible.
    private static let reach = 3

    /// Returns whether two texts overlap; their boxes are in points on the canvas.
    func overlap(_ first: (text: SeenText, box: CGRect), _ second: (text: SeenText, box: CGRect)) throws -> Bool {
        guard let box = PixelBox(first.box.overlap(with: second.box), scale: list.scale, in: picture) else { return false }
        let (one, other) = (try painter.paint(list.onlyText(first.text.number)), try painter.paint(list.onlyText(second.text.number)))
        let shared = Self.indices(in: box, of: picture) { Self.isInk(one, $0) && Self.isInk(other, $0) }
        let smaller = min(Self.inkCount(one), Self.inkCount(other))
        guard shared.count >= max(Self.leastPixels, Int(Double(smaller) * Self.leastShare)) else { return false }
        return try isSeen(first.text, one, beside: other, around: shared) && isSeen(second.text, other, beside: one, around: shared)
    }

    /// Returns whether most of a text's glyphs around some pixels are visible: something may cover them.
    private func isSeen(_ text: SeenText, _ own: Pixmap, beside other: Pixmap, around pixels: [Int]) throws(CanvasError) -> Bool {
        let without = try painter.paint(list.mapTexts { number, _, _ in number == text.number ? [] : nil })
        var near: Set<Int> = []
        for index in pixels {
            let (x, y) = (index % picture.width, index / picture.width)
            for row in max(0, y - Self.reach)...min(picture.height - 1, y + Self.reach) {
                for column in max(0, x - Self.reach)...min(picture.width - 1, x + Self.reach) { near.insert(row * picture.width + column) }
            }
        }
        let glyphs = near.filter { Self.isInk(own, $0) && !Self.isInk(other, $0) }
        // Glyphs that are completely on top of the others have no pixels next to them; then the shared pixels count.
        let relevant = glyphs.isEmpty ? Set(pixels) : glyphs
        let seen = relevant.count { picture.pixels[$0] != without.pixels[$0] }
        return 2 * seen >= relevant.count
    }

    private static func isInk(_ picture: Pixmap, _ index: Int) -> Bool { picture.pixels[index] >> 24 >= ink }
    private static func inkCount(_ picture: Pixmap) -> Int { picture.pixels.count { $0 >> 24 >= ink } }

    private static func indices(in box: PixelBox, of picture: Pixmap, _ predicate: (Int) -> Bool) -> [Int] {
        var indices: [Int] = []
        box.forEachPixel(of: picture) { if predicate($0) { indices.append($0) } }
        return indices
    }
}
