import CairoCanvas
import Display
import Foundation
import Geometry
import Testing

/// The pixels of mesh gradients.
struct MeshTests {
    private func mesh(_ positions: [CGPoint], width: Int, height: Int, colors: [ResolvedColor], smooth: Bool = false) -> MeshPaint {
        let points = positions.indices.map { index in
            let (column, row) = (index % width, index / width)
            /// A third of the way to a neighbor.
            func toward(_ other: Int?) -> CGPoint {
                let (from, to) = (positions[index], positions[other ?? index])
                return CGPoint(x: from.x + (to.x - from.x) / 3, y: from.y + (to.y - from.y) / 3)
            }
            return MeshPaint.Point(
                position: positions[index], leading: toward(column > 0 ? index - 1 : nil), top: toward(row > 0 ? index - width : nil),
                trailing: toward(column + 1 < width ? index + 1 : nil), bottom: toward(row + 1 < height ? index + width : nil))
        }
        return MeshPaint(width: width, height: height, points: points, colors: colors, background: color(0x00FF00), isSmooth: smooth, colorSpace: .device)
    }

    private let square = [CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 40), CGPoint(x: 40, y: 40)]

    private func paint(_ mesh: MeshPaint, scale: CGFloat = 1) throws -> Pixmap {
        try picture(40, 40, scale: scale, [.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), .mesh(mesh), FillStyle())])
    }

    private func component(_ pixel: UInt32, _ shift: UInt32) -> Int { Int(pixel >> shift & 0xFF) }

    @Test func colorsChangeEvenlyBetweenTheCorners() throws {
        let black = color(0)
        let image = try paint(mesh(square, width: 2, height: 2, colors: [black, color(0xFF0000), color(0x0000FF), color(0xFF00FF)]))
        for (x, y) in [(0, 0), (39, 0), (10, 30), (20, 20), (39, 39)] {
            let (u, v) = ((Double(x) + 0.5) / 40, (Double(y) + 0.5) / 40)
            #expect(abs(component(image[x, y], 16) - Int((u * 255).rounded())) <= 1)
            #expect(abs(component(image[x, y], 0) - Int((v * 255).rounded())) <= 1)
        }
        #expect(image.pixels.allSatisfy { $0 >> 24 == 255 })
    }

    @Test func theBackgroundSurroundsTheMesh() throws {
        let small = square.map { CGPoint(x: 10 + $0.x / 2, y: 10 + $0.y / 2) }
        let image = try paint(mesh(small, width: 2, height: 2, colors: Array(repeating: color(0xFF0000), count: 4)), scale: 2)
        #expect(image[5, 5] == 0xFF00_FF00)
        #expect(image[40, 40] == 0xFFFF_0000)
        #expect(image.pixels.filter { $0 == 0xFFFF_0000 }.count == 40 * 40)
    }

    /// Patches of different sizes share curved sides.
    @Test func patchesHaveNoGaps() throws {
        for (x, y) in [(28.0, 16.0), (6, 33), (31, 9), (17, 25)] {
            var positions = [0, 20, 40].flatMap { y in [0, 20, 40].map { CGPoint(x: CGFloat($0), y: CGFloat(y)) } }
            positions[4] = CGPoint(x: x, y: y)
            var bent = mesh(positions, width: 3, height: 3, colors: Array(repeating: color(0xFF0000), count: 9))
            bent.points[4].bottom.x -= 7
            bent.points[4].leading.y += 5
            for scale in [1.0, 2, 3, 5] {
                let image = try paint(bent, scale: scale)
                #expect(image.pixels.allSatisfy { $0 == 0xFFFF_0000 }, "\(x) \(y) at scale \(scale)")
            }
        }
    }

    /// Smooth colors leave a point of the grid with the same slope on both sides.
    @Test func smoothColorsHaveNoEdges() throws {
        let positions = [0, 20, 40].flatMap { y in [0, 20, 40].map { CGPoint(x: CGFloat($0), y: CGFloat(y)) } }
        let colors = (0..<9).map { $0 % 3 == 1 ? color(0xFF0000) : color(0) }
        func slopes(_ smooth: Bool) throws -> (Int, Int) {
            let image = try paint(mesh(positions, width: 3, height: 3, colors: colors, smooth: smooth), scale: 4)
            let reds = [76, 79, 80, 83].map { component(image[$0, 40], 16) }
            return (reds[1] - reds[0], reds[3] - reds[2])
        }
        let (even, smooth) = (try slopes(false), try slopes(true))
        #expect(even.0 - even.1 > 12)
        // Near the ridge the curve is 1 - 3t², which falls by 1.4 steps of 255 on either side; rounding makes that 2 at most.
        #expect(smooth.0 - smooth.1 <= 4)
    }

    @Test func curvedSidesBulge() throws {
        var bent = mesh(square, width: 2, height: 2, colors: Array(repeating: color(0xFF0000), count: 4))
        bent.points[0].trailing = CGPoint(x: 13, y: 20)
        bent.points[1].leading = CGPoint(x: 27, y: 20)
        let image = try paint(bent)
        #expect(image[20, 5] == 0xFF00_FF00)
        #expect(image[20, 25] == 0xFFFF_0000)
        #expect(image[1, 5] == 0xFFFF_0000)
    }
}
