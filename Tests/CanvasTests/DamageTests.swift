import Display
import Foundation
import Geometry
import Testing

@testable import CairoCanvas

/// Compares images painted by damage with newly painted ones.
struct DamageTests {
    /// Paints a random sequence of lists by damage and records an issue if an image is wrong.
    ///
    /// - Returns: the number of images that were painted only in part.
    private func run(seed: UInt64, steps: Int = 5, blockRows: Int) throws -> Int {
        var random = RandomDisplayLists(seed: seed, side: 24)
        var list = random.list()
        let painter = Painter()
        painter.blockRows = blockRows
        var pixmap = try painter.paint(list)
        var partial = 0
        for step in 0..<steps {
            let next = random.changed(list)
            let damage = try painter.damage(from: list, to: next)
            if damage != nil { partial += 1 }
            try painter.paint(next, damage: damage, into: &pixmap)
            let other = Painter()
            other.blockRows = blockRows
            if try other.paint(next) != pixmap {
                let (old, new) = try smallest(list, next, blockRows: blockRows)
                Issue.record("seed \(seed), step \(step): \(try difference(old, new, blockRows: blockRows))\nfrom \(old)\nto \(new)")
                return partial
            }
            list = next
        }
        return partial
    }

    private func difference(_ old: DisplayList, _ new: DisplayList, blockRows: Int) throws -> String {
        let (painter, other) = (Painter(), Painter())
        (painter.blockRows, other.blockRows) = (blockRows, blockRows)
        var pixmap = try painter.paint(old)
        let before = pixmap
        let damage = try painter.damage(from: old, to: new)
        try painter.paint(new, damage: damage, into: &pixmap)
        let fresh = try other.paint(new)
        let wrong = fresh.pixels.indices.filter { fresh.pixels[$0] != pixmap.pixels[$0] }
        guard let first = wrong.first else { return "" }
        let (x, y) = (first % fresh.width, first / fresh.width)
        let isInside = damage?.touches(PixelRect(x: x, y: y, width: 1, height: 1)) == true
        func hex(_ pixel: UInt32) -> String { String(pixel, radix: 16) }
        return "\(wrong.count) pixels, first \(x),\(y), \(isInside ? "in" : "outside of") the damage \(damage?.rects ?? []): "
            + "\(hex(pixmap.pixels[first])) for \(hex(fresh.pixels[first])), before \(hex(before.pixels[first])), size \(fresh.width)x\(fresh.height)"
    }

    /// Reduces a failure to as few items as possible, to make its cause easier to find.
    private func smallest(_ old: DisplayList, _ new: DisplayList, blockRows: Int) throws -> (DisplayList, DisplayList) {
        var (old, new) = (old, new)
        var isShorter = true
        while isShorter {
            isShorter = false
            for candidate in Self.shorter(old.items, new.items) {
                var (a, b) = (old, new)
                (a.items, b.items) = candidate
                if try !difference(a, b, blockRows: blockRows).isEmpty {
                    (old, new) = (a, b)
                    isShorter = true
                    break
                }
            }
        }
        return (old, new)
    }

    private static func shorter(_ old: [DisplayItem], _ new: [DisplayItem]) -> [([DisplayItem], [DisplayItem])] {
        var result: [([DisplayItem], [DisplayItem])] = []
        func without(_ items: [DisplayItem], _ index: Int) -> [DisplayItem] {
            var items = items
            items.remove(at: index)
            return items
        }
        for (index, item) in old.enumerated() {
            if let other = new.firstIndex(of: item) {
                result.append((without(old, index), without(new, other)))
            } else {
                result.append((without(old, index), new))
            }
            if case .group(_, let inner) = item, let other = new.firstIndex(of: item) {
                var (a, b) = (old, new)
                a.replaceSubrange(index...index, with: inner)
                b.replaceSubrange(other...other, with: inner)
                result.append((a, b))
            }
            // Items inside a group that both lists contain.
            guard index < new.count, case .group(let effect, let inner) = item, case .group(let effect2, let inner2) = new[index] else { continue }
            if inner.count + inner2.count > 2 {
                for (c, d) in shorter(inner, inner2) where !c.isEmpty && !d.isEmpty {
                    var (a, b) = (old, new)
                    (a[index], b[index]) = (.group(effect, c), .group(effect2, d))
                    result.append((a, b))
                }
            }
        }
        for (index, item) in new.enumerated() where !old.contains(item) { result.append((old, without(new, index))) }
        return result
    }

    /// The random seeds to test; EASEL_FUZZ_SEEDS=first-last selects others, for longer runs.
    static let seeds: ClosedRange<UInt64> = {
        let ends = (ProcessInfo.processInfo.environment["EASEL_FUZZ_SEEDS"] ?? "").split(separator: "-").compactMap { UInt64($0) }
        return ends.count == 2 && ends[0] <= ends[1] ? ends[0]...ends[1] : 1...40
    }()

    @Test func rowsPaintedAloneEqualThoseOfTheWholeImage() throws {
        for seed in Self.seeds.prefix(3) {
            var random = RandomDisplayLists(seed: seed, side: 24)
            var list = random.list()
            list.items = random.items(20, depth: 3)
            let painter = Painter()
            let whole = try painter.paint(list)
            var image = whole
            for row in 0..<whole.height {
                try painter.paint(list, damage: PixelRegion(PixelRect(x: 0, y: row, width: whole.width, height: 1)), into: &image)
                let isRight = image == whole
                #expect(isRight, "seed \(seed), row \(row)")
                image = whole
            }
        }
    }

    @Test func imagesPaintedByDamageEqualNewOnesAfterRandomChanges() throws {
        var partial = 0
        for seed in Self.seeds { partial += try run(seed: seed, blockRows: seed.isMultiple(of: 2) ? 256 : 8) }
        // Otherwise the test would prove little.
        #expect(partial > Self.seeds.count)
    }
}
