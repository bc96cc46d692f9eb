import CairoCanvas
import Dispatch
import Display
import Foundation
import Geometry
import Synchronization
import Testing

/// Painters that share the memory of their layers.
struct LayerPoolTests {
    private static let size = 40
    private static let layer = size * size

    /// A picture with nested layers.
    private static func list(_ depth: Int) -> DisplayList {
        let canvas = Path(CGRect(x: 0, y: 0, width: size, height: size))
        var items = [fill(canvas, 0xFF0000), fill(Path(ellipseIn: CGRect(x: 5, y: 5, width: 30, height: 30)), 0x00FF00)]
        for _ in 0..<depth { items = [.group(.opacity(0.9), items + items)] }
        return DisplayList(size: CGSize(width: size, height: size), scale: 1, items: items)
    }

    /// However many painters work at the same time, they have no more than the shared pixels and the limit of one, and paint the same.
    @Test(arguments: [0, 3, 1_000]) func paintersWaitForEachOther(_ shared: Int) throws {
        let limit = 9 * Self.layer
        let lists = [Self.list(2), Self.list(5), Self.list(8)]
        let expected = try lists.map { try Painter(layerPixels: limit).paint($0) }
        let pool = LayerPool(pixels: shared * Self.layer)
        let differing = Mutex(0)
        DispatchQueue.concurrentPerform(iterations: 6) { number in
            let painter = Painter(layerPixels: limit, pool: pool)
            for index in 0..<9 {
                let which = (index + number) % lists.count
                if (try? painter.paint(lists[which])) != expected[which] { differing.withLock { $0 += 1 } }
            }
        }
        #expect(differing.withLock(\.self) == 0)
        #expect(pool.used == 0)
        #expect(pool.peak > 0 && pool.peak <= shared * Self.layer + limit)
    }

    /// A picture beyond the limit of one fails, whatever is left for others; nothing remains taken.
    @Test func theLimitOfOneHolds() {
        let pool = LayerPool(pixels: 1_000 * Self.layer)
        let painter = Painter(layerPixels: 3 * Self.layer, pool: pool)
        for _ in 0..<2 { #expect(throws: CanvasError.tooManyLayers(limit: 3 * Self.layer)) { try painter.paint(Self.list(8)) } }
        #expect(pool.used == 0)
    }
}
