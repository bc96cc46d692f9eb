import CairoCanvas
import Display
import Foundation
import Geometry
import Testing

/// Checks which pixels a change damages: the bounding boxes of the item before and after, plus two pixels on each side for smooth edges and rounding.
struct DisplayDiffTests {
    private func damage(_ old: [DisplayItem], _ new: [DisplayItem], scale: CGFloat = 1) throws -> [PixelRect]? {
        func list(_ items: [DisplayItem]) -> DisplayList { DisplayList(size: CGSize(width: 200, height: 100), scale: scale, items: items) }
        return try Painter().damage(from: list(old), to: list(new))?.rects
    }

    private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 10, _ height: CGFloat = 10) -> Path {
        Path(CGRect(x: x, y: y, width: width, height: height))
    }
    private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect { PixelRect(x: x, y: y, width: width, height: height) }

    @Test func equalListsHaveNoDamage() throws {
        #expect(try damage([fill(box(1, 1), 0)], [fill(box(1, 1), 0)]) == [])
        #expect(try damage([], []) == [])
    }

    @Test func movedItemsDamageTheirOldAndNewPositions() throws {
        let background = fill(box(0, 0, 200, 100), 0xFFFFFF)
        #expect(try damage([background, fill(box(10, 10), 0)], [background, fill(box(150, 60), 0)]) == [rect(8, 8, 14, 14), rect(148, 58, 14, 14)])
        // In pixels, and clipped to the canvas.
        #expect(try damage([background, fill(box(10, 10), 0)], [background], scale: 2) == [rect(18, 18, 24, 24)])
        #expect(try damage([background, fill(box(-5, 95), 0)], [background]) == [rect(0, 93, 7, 7)])
    }

    @Test func unchangedItemsAreKeptWhenOthersAreInsertedRemovedOrReordered() throws {
        let row = (0..<8).map { fill(box(CGFloat($0) * 20, 10), UInt32($0)) }
        let new = fill(box(100, 80), 0xFF0000)
        #expect(try damage(row, row[..<3] + [new] + row[3...]) == [rect(98, 78, 14, 14)])
        #expect(try damage(row, Array(row[..<3] + row[4...])) == [rect(58, 8, 14, 14)])
        // Only the item that moved to the front is painted again, not the others.
        #expect(try damage(row, Array(row[1...] + row[..<1])) == [rect(0, 8, 12, 14)])
    }

    @Test func effectsTransformAndSpreadTheDamageOfTheirItems() throws {
        func inside(_ effect: DisplayEffect) throws -> [PixelRect]? {
            let still = [fill(box(20, 20), 1), fill(box(80, 20), 2)]
            return try damage([.group(effect, still + [fill(box(40, 40), 3)])], [.group(effect, still + [fill(box(40, 40), 4)])])
        }
        #expect(try inside(.opacity(0.5)) == [rect(38, 38, 14, 14)])
        #expect(try inside(.transform(CGAffineTransform(translationX: 30, y: -10))) == [rect(68, 28, 14, 14)])
        #expect(try inside(.clip(box(0, 0, 45, 200), FillStyle())) == [rect(38, 38, 9, 14)])
        // Three deviations, four more for averages (`BlurSpread.influence`), and one for rounding.
        #expect(try inside(.blur(radius: 2, opaque: nil)) == [rect(27, 27, 36, 36)])
        #expect(try inside(.shadow(color(0), radius: 1, offset: CGSize(width: 60, height: 0))) == [rect(37, 37, 16, 16), rect(89, 29, 32, 32)])
        // A filter that changes alpha affects the whole group.
        #expect(try inside(.filter(.luminanceToAlpha)) == [rect(18, 18, 74, 34)])
    }

    @Test func changesBehindMaterialsDamageThem() throws {
        let glass = DisplayItem.fill(box(60, 20, 40, 40), .material(MaterialPaint(radius: 3, saturation: 1, tint: .clear)), FillStyle())
        let pane = rect(58, 18, 44, 44)
        // Behind the material or near it; then far from it.
        #expect(try damage([fill(box(40, 30), 1), glass], [fill(box(40, 30), 2), glass])?.last.map { pane.intersection($0) } == pane)
        #expect(try damage([fill(box(5, 80), 1), glass], [fill(box(5, 80), 2), glass]) == [rect(3, 78, 14, 14)])
        // In front of it.
        #expect(try damage([glass, fill(box(70, 30), 1)], [glass, fill(box(70, 30), 2)]) == [rect(68, 28, 14, 14)])
    }

    @Test func changesOfTheCanvasOrOfMostPixelsDamageEverything() throws {
        let list = DisplayList(size: CGSize(width: 20, height: 20), scale: 1, items: [fill(box(1, 1), 0)])
        for change in [{ $0.scale = 2 }, { $0.size.width = 30 }, { $0.background = color(0xFF0000) }] as [(inout DisplayList) -> Void] {
            var other = list
            change(&other)
            #expect(try Painter().damage(from: list, to: other) == nil)
        }
        // Most of the canvas changes.
        var other = list
        other.items = [fill(box(0, 0, 20, 18), 1)]
        #expect(try Painter().damage(from: list, to: other) == nil)
    }

    @Test func itemsOutsideOfTheDamageAreNotPainted() throws {
        let row = (0..<8).map { fill(box(CGFloat($0) * 20, 10), UInt32($0)) }
        let old = DisplayList(size: CGSize(width: 200, height: 100), scale: 1, items: [fill(box(0, 0, 200, 100), 0xEEEEEE)] + row)
        var new = old
        new.items[3] = fill(box(40, 11), 9)
        let painter = Painter()
        var pixmap = try painter.paint(old)
        #expect(painter.itemsPainted == 9)
        try painter.paint(new, damage: try painter.damage(from: old, to: new), into: &pixmap)
        #expect(painter.itemsPainted == 11)
        #expect(pixmap == (try painter.paint(new)))
    }
}
