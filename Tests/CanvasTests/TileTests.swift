import Display
import Geometry
import Testing

@testable import CairoCanvas

/// Compares images painted by several threads with those painted by one.
struct TileTests {
    @Test(arguments: [2, 3, 7]) func tilesHaveTheBytesOfTheWholeImage(_ blockRows: Int) throws {
        var cut = 0
        for seed in DamageTests.seeds {
            var random = RandomDisplayLists(seed: seed, side: 24)
            let list = random.list()
            let (painter, other) = (Painter(), Painter())
            (painter.blockRows, other.blockRows) = (blockRows, blockRows)
            var image = Pixmap(width: 1, height: 1)
            try painter.paint(list, into: &image, threads: 3)
            #expect(try image == other.paint(list), "seed \(seed): \(list)")
            if !painter.tilePainters.isEmpty { cut += 1 }
        }
        // Otherwise the test would prove little.
        #expect(cut > DamageTests.seeds.count / 2)
    }

    private func polygons(_ count: Int, side: CGFloat) -> [DisplayItem] {
        var random = RandomDisplayLists(seed: 1, side: side)
        return (0..<count).map { index in
            var path = Path()
            path.addLines((0..<5).map { _ in random.point() })
            path.closeSubpath()
            let color = ResolvedColor(red: 0.2, green: 0.4, blue: 0.9, opacity: 0.3)
            return index.isMultiple(of: 2) ? .fill(path, .color(color), FillStyle()) : .stroke(path, .color(color), StrokeStyle(lineWidth: 2))
        }
    }

    @Test(arguments: [1, 10, 64]) func manyPolygonsHaveTheSameBytesOnAnyNumberOfThreads(_ blockRows: Int) throws {
        let list = DisplayList(size: CGSize(width: 64, height: 64), scale: 2, background: .clear, items: polygons(200, side: 64))
        let alone = Painter()
        alone.blockRows = blockRows
        let whole = try alone.paint(list)
        for threads in [1, 2, 5, 1_000] {
            let painter = Painter()
            painter.blockRows = blockRows
            var image = Pixmap(width: 1, height: 1)
            try painter.paint(list, into: &image, threads: threads)
            #expect(image == whole)
        }
    }

    @Test func blocksContainTheirRows() {
        let painter = Painter()
        painter.blockRows = 10
        #expect(painter.blocks(of: 0..<10) == [0..<10])
        #expect(painter.blocks(of: 9..<21) == [0..<10, 10..<20, 20..<30])
        #expect(painter.blocks(of: -11 ..< -9) == [-20 ..< -10, -10..<0])
        #expect(painter.blocks(of: 3..<3) == [])
    }

    /// Cairo loses dashes at the edge of a clip, so dashed lines are not cut.
    @Test func allDashesOfALineAreSeen() throws {
        let line = Path { path in
            path.move(to: CGPoint(x: 0, y: -4.95))
            path.addLine(to: CGPoint(x: 29.93, y: 23.378))
            path.addCurve(to: CGPoint(x: -4, y: 33.303), control1: CGPoint(x: 25, y: -0.289), control2: CGPoint(x: 28.093, y: -8.325))
            path.addLine(to: CGPoint(x: 7, y: 32.567))
        }
        let style = StrokeStyle(lineWidth: 0.5, lineJoin: .round, dash: [5, 4.967], dashPhase: 0.5)
        let color = ResolvedColor(red: 0.5, green: 0, blue: 0.2)
        let list = DisplayList(size: CGSize(width: 15, height: 12), scale: 1.5, background: .clear, items: [.stroke(line, .color(color), style)])
        let (cut, whole) = (Painter(), Painter())
        cut.blockRows = 2
        #expect(try cut.paint(list) == whole.paint(list))
    }

    @Test func effectsArePaintedOnOneThread() throws {
        let size = CGSize(width: 20, height: 20)
        let list = DisplayList(size: size, scale: 1, background: .clear, items: [.group(.blur(radius: 2, opaque: nil), polygons(3, side: 20))])
        let painter = Painter()
        painter.blockRows = 10
        var image = Pixmap(width: 1, height: 1)
        try painter.paint(list, into: &image, threads: 2)
        #expect(painter.itemsPainted > 3)
        #expect(painter.tilePainters.map(\.itemsPainted) == [0])
    }
}
