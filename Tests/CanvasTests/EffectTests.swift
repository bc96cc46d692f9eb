import CairoCanvas
import Display
import Foundation
import Geometry
import Testing

private let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

struct EffectTests {
    /// The items are composited before they are faded, so that only the upper one is visible where they overlap.
    @Test func opacityFadesTheGroupAsAWhole() throws {
        let items = [fill(square, 0xFF0000), fill(Path(CGRect(x: 20, y: 20, width: 20, height: 20)), 0x0000FF)]
        let pixmap = try picture(50, 50, background: color(0xFFFFFF), [.group(.opacity(0.5), items)])
        for (x, y, expected) in [(12, 12, 0xFF_FF8080), (25, 25, 0xFF_8080FF), (38, 38, 0xFF_8080FF), (2, 2, 0xFF_FFFFFF)] as [(Int, Int, UInt32)] {
            for shift in [0, 8, 16, 24] as [UInt32] {
                #expect(abs(Int(pixmap[x, y] >> shift & 0xFF) - Int(expected >> shift & 0xFF)) <= 1, "\(x),\(y)")
            }
        }
        try show(try picture(50, 50, scale: 3, background: color(0xFFFFFF), [.group(.opacity(0.5), items)]), as: "opacity")
    }

    @Test(arguments: [(0.0, 0), (-1.0, 0), (0.25, 64), (1.0, 255), (7.0, 255), (Double.nan, 0)])
    func opacityIsClampedToZeroAndOne(opacity: Double, alpha: Int) throws {
        for items in [[fill(square, 0)], [fill(square, 0), fill(square, 0)]] {
            let pixmap = try picture(40, 40, [.group(.opacity(opacity), items)])
            #expect(abs(Int(pixmap[20, 20] >> 24) - alpha) <= 1)
        }
    }

    @Test func clipsHideEverythingOutside() throws {
        let all = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
        let sharp = try picture(40, 40, [.group(.clip(square, FillStyle()), [fill(all, 0xFF0000), fill(all, 0x00FF00)])])
        let box = try #require(sharp.inkBox())
        #expect(box.x == 10...29 && box.y == 10...29)
        #expect(Set(sharp.pixels) == [0, 0xFF00_FF00])
        // At a smooth edge, the lower item must not show through.
        let round = try picture(
            40, 40, [.group(.clip(Path(ellipseIn: CGRect(x: 5, y: 5, width: 30, height: 30)), FillStyle()), [fill(all, 0xFF0000), fill(all, 0x00FF00)])])
        #expect(round.pixels.allSatisfy { $0 >> 16 & 0xFF == 0 })
        #expect(Set(round.pixels).count > 10)
        #expect(round[20, 20] == 0xFF00_FF00)
        #expect(round[6, 6] == 0)
        let bare = try picture(40, 40, [.group(.clip(Path(), FillStyle()), [fill(all, 0xFF0000)])])
        #expect(bare.inkBox() == nil)
    }

    /// The edge of a blurred half-plane is the integral of the Gaussian, 0.5·(1 + erf(d / (σ√2))), here within one step of 255 and rounding.
    @Test(arguments: [0.5, 1, 2.5, 6] as [Double])
    func shadowsAreGaussian(radius: Double) throws {
        let half = Path(CGRect(x: -100, y: -100, width: 140, height: 300))
        let pixmap = try picture(
            80, 5, scale: 2,
            [.group(.shadow(color(0), radius: CGFloat(radius), offset: CGSize(width: 0, height: 150)), [fill(half.offsetBy(dx: 0, dy: -300), 0xFF0000)])])
        let sigma = radius * 2
        for x in 0..<160 {
            // The edge is between two pixels; the distance is measured from the pixel's center.
            let distance = 80 - (Double(x) + 0.5)
            let expected = 255 * 0.5 * (1 + erf(distance / (sigma * 2.0.squareRoot())))
            #expect(abs(Double(pixmap[x, 5] >> 24) - expected) <= 2.2, "pixel \(x)")
        }
    }

    @Test func aShadowWithoutRadiusIsASharpCopy() throws {
        let pixmap = try picture(60, 60, [.group(.shadow(color(0x0000FF), radius: 0, offset: CGSize(width: 25, height: 3)), [fill(square, 0xFF0000)])])
        #expect(pixmap[15, 12] == 0xFFFF_0000)
        #expect(pixmap[50, 12] == 0)
        #expect(pixmap[50, 14] == 0xFF00_00FF)
        let box = try #require(pixmap.inkBox())
        #expect(box.x == 10...54 && box.y == 10...32)
    }

    @Test func shadowsMoveByFractionsOfAPixel() throws {
        func column(_ offset: CGFloat) throws -> Double {
            let pixmap = try picture(90, 40, [.group(.shadow(color(0), radius: 2, offset: CGSize(width: 40 + offset, height: 0)), [fill(square, 0xFF0000)])])
            return (31..<90).reduce(0.0) { $0 + Double($1) * Double(pixmap[$1, 20] >> 24) } / (31..<90).reduce(0.0) { $0 + Double(pixmap[$1, 20] >> 24) }
        }
        let columns = try [0, 0.25, 0.5, 0.75, 1].map(column)
        for (a, b) in zip(columns, columns.dropFirst()) { #expect(abs(b - a - 0.25) < 0.01, "\(columns)") }
    }

    @Test func itemsBeyondTheCanvasCastShadowsOntoIt() throws {
        let away = fill(Path(CGRect(x: -30, y: 0, width: 20, height: 40)), 0xFF0000)
        let pixmap = try picture(40, 40, [.group(.shadow(color(0), radius: 1, offset: CGSize(width: 40, height: 0)), [away])])
        #expect(pixmap[20, 20] == 0xFF00_0000)
        #expect(pixmap[2, 20] == 0)
    }

    @Test func nestedEffectsOnTextAndShapesAreDrawn() throws {
        let card = Path(roundedRect: CGRect(x: 20, y: 16, width: 120, height: 60), cornerRadius: 16)
        let text = try PangoTextShaper().shape(
            TextRequest(runs: [TextRun("Shadow", font: FontDescriptor(size: 28, weight: 700), color: color(0x34C759))], scale: 3))
        let pixmap = try picture(
            160, 160, scale: 3, background: color(0xF2F2F7),
            [
                .group(.shadow(color(0, alpha: 84), radius: 8, offset: CGSize(width: 0, height: 4)), [fill(card, 0xFFFFFF)]),
                .group(.shadow(color(0, alpha: 120), radius: 2, offset: CGSize(width: 3, height: 3)), [.text(text, CGPoint(x: 30, y: 28))]),
                .group(
                    .transform(CGAffineTransform(a: 0.96, b: 0.26, c: -0.26, d: 0.96, tx: 50, ty: 10)),
                    [.group(.opacity(0.6), [fill(Path(CGRect(x: 40, y: 90, width: 70, height: 30)), 0xFF9500), .text(text, CGPoint(x: 30, y: 90))])]),
            ])
        try show(pixmap, as: "effects")
        #expect(Set(pixmap.pixels).count > 500)
    }

    @Test func paintersOnDifferentThreadsPaintTheSamePixels() async throws {
        let text = try PangoTextShaper().shape(TextRequest(runs: [TextRun("Threads 🎉 五月", font: FontDescriptor(size: 24), color: color(0x123456))], scale: 2))
        let list = DisplayList(
            size: CGSize(width: 200, height: 60), scale: 2,
            items: [.group(.shadow(color(0), radius: 2, offset: CGSize(width: 1, height: 1)), [.text(text, CGPoint(x: 3.3, y: 7.1))])])
        let expected = try Painter().paint(list)
        try await withThrowingTaskGroup(of: Pixmap.self) { group in
            for _ in 0..<8 { group.addTask { try Painter().paint(list) } }
            for try await pixmap in group { #expect(pixmap == expected) }
        }
    }
}
