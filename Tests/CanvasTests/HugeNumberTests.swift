import CairoCanvas
import Display
import Foundation
import Geometry
import Testing

/// Paints extreme numbers, as untrusted input may contain them. Each case once caused a trap, an error of Cairo, or an allocation of gigabytes.
struct HugeNumberTests {
    private static let huge: [CGFloat] = [1e4, 1e6, 1e9, 1e15, 1e30, 1e154, 1e300, 1e308, .greatestFiniteMagnitude]
    private static let canvas = Path(CGRect(x: 0, y: 0, width: 40, height: 40))

    /// Only two numbers, since the widest blur has a layer of 36 million pixels.
    @Test(arguments: [1e9, CGFloat.greatestFiniteMagnitude]) func hugeBlursSpreadTheirItemsToNothing(_ radius: CGFloat) throws {
        for opaque in [nil, CGRect(x: 0, y: 0, width: 40, height: 40)] {
            let pixmap = try picture(40, 40, [.group(.blur(radius: radius, opaque: opaque), [fill(Self.canvas, 0xFF0000)])])
            // Spread over thousands of pixels, a square of 40 disappears; an opaque blur may keep it, since it repeats the edges.
            #expect(pixmap[20, 20] >> 24 <= (opaque == nil ? 1 : 255))
        }
    }

    @Test(arguments: [1e9, CGFloat.greatestFiniteMagnitude]) func hugeShadowsLeaveTheirItemsUnchanged(_ number: CGFloat) throws {
        for offset in [CGSize.zero, CGSize(width: number, height: 0), CGSize(width: -number, height: number)] {
            let shadow = DisplayEffect.shadow(color(0), radius: number, offset: offset)
            #expect(try picture(40, 40, [.group(shadow, [fill(Self.canvas, 0xFF0000)])])[20, 20] == 0xFF_FF0000)
        }
    }

    /// A common layer for the shadow and its items would be wider than a surface can be.
    @Test func itemsFarAwayCastShadowsOntoTheCanvas() throws {
        let far = Path(CGRect(x: 50_000, y: 10, width: 20, height: 20))
        let shadow = DisplayEffect.shadow(color(0x0000FF), radius: 0, offset: CGSize(width: -49_990, height: 0))
        let near = fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), 0xFF0000)
        let pixmap = try picture(40, 40, [.group(shadow, [near, fill(far, 0xFF0000)])])
        #expect(pixmap[20, 20] == 0xFF_0000FF)
        #expect(pixmap[2, 2] == 0xFF_FF0000)
        #expect(pixmap[35, 20] == 0)
    }

    @Test(arguments: huge) func pathsWithHugeCoordinatesArePainted(_ number: CGFloat) throws {
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: number, y: number))
        path.addCurve(to: CGPoint(x: number, y: -number), control1: CGPoint(x: -number, y: number), control2: CGPoint(x: number, y: 0))
        path.closeSubpath()
        let styles = [
            StrokeStyle(lineWidth: 2), StrokeStyle(lineWidth: number), StrokeStyle(lineWidth: 2, dash: [1, 1]),
            StrokeStyle(lineWidth: 2, dash: [1 / number, 1 / number], dashPhase: number),
        ]
        for style in styles { _ = try picture(40, 40, [.stroke(path, .color(color(0)), style)]) }
        _ = try picture(40, 40, [fill(path, 0xFF0000), .group(.clip(path, FillStyle()), [fill(path, 0), fill(path, 0)])])
    }

    /// A line with more dashes than `Path.strokedPath` makes is solid when painted, too.
    @Test func linesWithTooManyDashesAreSolid() throws {
        let line = Path { path in
            path.move(to: CGPoint(x: 0, y: 20))
            path.addLine(to: CGPoint(x: 1e6, y: 20))
        }
        let dashed = try picture(40, 40, [.stroke(line, .color(color(0)), StrokeStyle(lineWidth: 4, dash: [4, 4]))])
        let solid = try picture(40, 40, [.stroke(line, .color(color(0)), StrokeStyle(lineWidth: 4))])
        #expect(dashed == solid)
        let short = Path(CGRect(x: 0, y: 18, width: 4000, height: 4))
        #expect(
            try picture(40, 40, [.stroke(short, .color(color(0)), StrokeStyle(lineWidth: 4, dash: [4, 4]))])
                != picture(40, 40, [.stroke(short, .color(color(0)), StrokeStyle(lineWidth: 4))]))
    }

    @Test(arguments: huge) func hugeProjectionsArePainted(_ number: CGFloat) throws {
        for m13 in [1e-3, 1e-9, 1 / number, number] {
            var projection = ProjectionTransform(CGAffineTransform(scaleX: number, y: 1))
            projection.m13 = m13
            _ = try picture(40, 40, [.group(.projection(projection), [fill(Path(CGRect(x: -number, y: -number, width: 2 * number, height: 2 * number)), 0)])])
        }
    }

    @Test(arguments: huge) func shadersWithHugeReachesArePainted(_ number: CGFloat) throws {
        let move = ShaderCall(library: "", name: TestShaders.names.move, arguments: [.numbers([10])])
        let effect = ShaderEffect(.distortion, move, origin: .zero, reach: CGSize(width: number, height: number))
        let moved = try picture(40, 40, [.group(.shader(effect), [fill(Self.canvas, 0xFF0000)])])
        #expect(moved[29, 20] == 0xFF_FF0000 && moved[30, 20] == 0)
        let swap = ShaderCall(library: "", name: TestShaders.names.swap, arguments: [])
        let color = ShaderEffect(.color, swap, origin: CGPoint(x: number, y: -number))
        #expect(try picture(40, 40, [.group(.shader(color), [fill(Self.canvas, 0xFF0000)])])[20, 20] == 0xFF_0000FF)
    }

    @Test(arguments: huge) func colorsWithHugeHuesAreValid(_ number: CGFloat) {
        for hue in [Double(number), -Double(number)] { #expect(Color(hue: hue, saturation: 1, brightness: 1) != .clear) }
    }

    /// Exceeding the limit is an error, after which no memory remains reserved.
    @Test func theLayersOfNestedGroupsAreLimited() throws {
        var items = [fill(Self.canvas, 0xFF0000), fill(Self.canvas, 0x00FF00)]
        for _ in 0..<10 { items = [.group(.opacity(0.9), items + items)] }
        let list = DisplayList(size: CGSize(width: 40, height: 40), scale: 1, items: items)
        let painter = Painter(layerPixels: 9 * 40 * 40)
        for _ in 0..<2 {
            #expect(throws: CanvasError.tooManyLayers(limit: 9 * 40 * 40)) { try painter.paint(list) }
        }
        let wide = Painter(layerPixels: 10 * 40 * 40)
        for _ in 0..<3 { #expect(try wide.paint(list)[20, 20] >> 24 > 80) }
    }
}
