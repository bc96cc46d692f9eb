import CairoCanvas
import Display
import Geometry

/// Tells by painting whether letters of two texts lie over each other where both can be seen.
struct OverlapMeter {
    let painter: Painter
    let list: DisplayList
    let picture: Pixmap

    /// Alpha from which a pixel is a letter's.
    private static let ink: UInt32 = 0x60
    /// The share of the smaller text's pixels that must lie over the other text's: letters of neighbouring lines may touch.
    private static let leastShare = 0.03
    private static let leastPixels = 4
    /// How far around a place both texts must be seen, pixels.
    private static let reach = 3

    /// - Parameters:
    ///   - boxes: of the letters, in points on the canvas.
    func overlap(_ first: (text: SeenText, box: CGRect), _ second: (text: SeenText, box: CGRect)) throws -> Bool {
        guard let box = PixelBox(first.box.intersection(second.box), scale: list.scale, in: picture) else { return false }
        let (one, other) = (try painter.paint(list.onlyText(first.text.number)), try painter.paint(list.onlyText(second.text.number)))
        let shared = Self.places(in: box, of: picture) { Self.isInk(one, $0) && Self.isInk(other, $0) }
        let smaller = min(Self.inkCount(one), Self.inkCount(other))
        guard shared.count >= max(Self.leastPixels, Int(Double(smaller) * Self.leastShare)) else { return false }
        return try isSeen(first.text, one, beside: other, around: shared) && isSeen(second.text, other, beside: one, around: shared)
    }

    /// Whether most of a text's letters around some places are seen: something may lie over them.
    private func isSeen(_ text: SeenText, _ own: Pixmap, beside other: Pixmap, around places: [Int]) throws(CanvasError) -> Bool {
        let without = try painter.paint(list.mapTexts { number, _, _ in number == text.number ? [] : nil })
        var near: Set<Int> = []
        for place in places {
            let (x, y) = (place % picture.width, place / picture.width)
            for row in max(0, y - Self.reach)...min(picture.height - 1, y + Self.reach) {
                for column in max(0, x - Self.reach)...min(picture.width - 1, x + Self.reach) { near.insert(row * picture.width + column) }
            }
        }
        let letters = near.filter { Self.isInk(own, $0) && !Self.isInk(other, $0) }
        // Letters that lie wholly over the others' have none beside them; then the shared ones count.
        let looked = letters.isEmpty ? Set(places) : letters
        let seen = looked.count { picture.pixels[$0] != without.pixels[$0] }
        return 2 * seen >= looked.count
    }

    private static func isInk(_ picture: Pixmap, _ place: Int) -> Bool { picture.pixels[place] >> 24 >= ink }
    private static func inkCount(_ picture: Pixmap) -> Int { picture.pixels.count { $0 >> 24 >= ink } }

    private static func places(in box: PixelBox, of picture: Pixmap, _ isWanted: (Int) -> Bool) -> [Int] {
        var places: [Int] = []
        box.forEachPixel(of: picture) { if isWanted($0) { places.append($0) } }
        return places
    }
}
