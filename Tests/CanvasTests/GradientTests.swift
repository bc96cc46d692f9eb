import CairoCanvas
import Display
import Foundation
import Geometry
import Testing

struct GradientTests {
    private static let stops = [(0xFFCC00 as UInt32, 0.0), (0xFF3B4D, 0.5), (0x4D4DE6, 1)].map {
        GradientPaint.Stop(color: color($0.0), location: CGFloat($0.1))
    }
    private static let hardStops = [(0xFF0000 as UInt32, 0.0), (0xFF0000, 0.3), (0x00FF00, 0.3), (0x0000FF, 0.31), (0x000000, 1)].map {
        GradientPaint.Stop(color: color($0.0), location: CGFloat($0.1))
    }

    private static let geometries: [GradientPaint.Geometry] = [
        .linear(start: .zero, end: CGPoint(x: 400, y: 300)), .linear(start: CGPoint(x: 0, y: 20), end: CGPoint(x: 0, y: 250)),
        .linear(start: CGPoint(x: 390, y: 0), end: CGPoint(x: 10, y: 0)),
        .radial(center: CGPoint(x: 200, y: 150), startRadius: 0, endRadius: 208), .radial(center: CGPoint(x: 33, y: 120), startRadius: 200, endRadius: 50),
        .elliptical(center: CGPoint(x: 190, y: 150), size: CGSize(width: 400, height: 300), startRadius: 0, endRadius: 0.5),
        .angular(center: CGPoint(x: 200, y: 150), startAngle: .degrees(20), endAngle: .degrees(300)),
        .angular(center: CGPoint(x: 210, y: 110), startAngle: .degrees(360), endAngle: .zero),
    ]

    /// Returns the color at a point, computed in `Double` from the definition.
    private func expected(_ gradient: GradientPaint, at p: CGPoint, colors: [SIMD4<Float>]) -> SIMD4<Float>? {
        let position: Double
        switch gradient.geometry {
        case .linear(let start, let end):
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            position = Double(((p.x - start.x) * dx + (p.y - start.y) * dy) / (dx * dx + dy * dy))
        case .radial(let center, let start, let end): position = Double((hypot(p.x - center.x, p.y - center.y) - start) / (end - start))
        case .elliptical(let center, let size, let start, let end):
            position = Double((hypot((p.x - center.x) / size.width, (p.y - center.y) / size.height) - start) / (end - start))
        case .angular(let center, let start, let end):
            let (low, span) = (min(start.degrees, end.degrees), abs(end.degrees - start.degrees))
            var degrees = atan2(Double(p.y - center.y), Double(p.x - center.x)) * 180 / .pi - low
            while degrees < -(360 - span) / 2 { degrees += 360 }
            while degrees >= span + (360 - span) / 2 { degrees -= 360 }
            position = end > start ? degrees / span : 1 - degrees / span
        }
        let index = min(max(position, 0), 1) * Double(colors.count - 1)
        let (low, high) = (colors[Int(index)], colors[min(Int(index) + 1, colors.count - 1)])
        // Next to a sudden change, either color is right.
        guard (high - low).max() < 0.01, (low - high).max() < 0.01 else { return nil }
        return low + (high - low) * Float(index - index.rounded(.down))
    }

    /// Colors are computed at every eighth pixel first, between which a dot may lie.
    @Test(arguments: [2, 3.5, 8] as [CGFloat]) func smallDotsAreDrawnWhereverTheyAre(radius: CGFloat) throws {
        let stops = [GradientPaint.Stop(color: color(0xFF0000), location: 0.9), GradientPaint.Stop(color: color(0x0000FF), location: 0.9)]
        for x in 0..<16 {
            let center = CGPoint(x: CGFloat(x) + 20.5, y: 16.5)
            for geometry in [
                GradientPaint.Geometry.radial(center: center, startRadius: 0, endRadius: radius),
                .elliptical(center: center, size: CGSize(width: 4, height: 2), startRadius: 0, endRadius: radius / 4),
            ] {
                let paint = Paint.gradient(GradientPaint(geometry, stops: stops, colorSpace: .device))
                let rect = CGRect(x: 0, y: 0, width: 64, height: 32)
                let pixmap = try Painter().paint(DisplayList(size: rect.size, scale: 1, items: [.fill(Path(rect), paint, FillStyle())]))
                #expect(pixmap.pixels[16 * 64 + x + 20] == 0xFFFF_0000 && pixmap.pixels[16 * 64 + x + 20 + Int(radius) + 1] == 0xFF00_00FF)
            }
        }
    }

    @Test(arguments: geometries.indices) func pixelsAreWithinOneStepOfTheDefinition(index: Int) throws {
        let gradient = GradientPaint(Self.geometries[index], stops: Self.stops)
        let colors = gradient.premultipliedColors(count: 60_001)
        let image = try picture(400, 300, [.fill(Path(CGRect(x: 0, y: 0, width: 400, height: 300)), .gradient(gradient), FillStyle())])
        var worst: Float = 0
        for y in 0..<300 {
            for x in 0..<400 {
                guard let wanted = expected(gradient, at: CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5), colors: colors) else { continue }
                let pixel = image[x, y]
                let found = SIMD4<Float>(Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255), Float(pixel >> 24))
                // Around the center of an angular gradient, all colors meet; at its ends, they change suddenly.
                if case .angular(let center, _, _) = gradient.geometry, hypot(CGFloat(x) - center.x, CGFloat(y) - center.y) < 30 { continue }
                let error = found - wanted * 255
                worst = max(worst, min(error.max(), 200), min(-error.min(), 200))
            }
        }
        #expect(worst < 1.6, "\(worst)")
    }

    /// Hard edges stay hard: a pixel has one color or the other.
    @Test func suddenChangesStaySudden() throws {
        let gradient = GradientPaint(.linear(start: .zero, end: CGPoint(x: 1000, y: 0)), stops: Self.hardStops, colorSpace: .device)
        let image = try picture(1000, 4, [.fill(Path(CGRect(x: 0, y: 0, width: 1000, height: 4)), .gradient(gradient), FillStyle())])
        #expect(image[298, 1] == 0xFFFF_0000)
        #expect(image[301, 1] >> 8 & 0xFF > 200 && image[301, 1] >> 16 & 0xFF == 0)
        #expect(image[311, 1] & 0xFF > 250 && image[999, 2] & 0xFF < 3)
    }

    /// A rectangle of whole pixels is written without a mask; the same area as a clip goes through Cairo.
    @Test(arguments: geometries.indices, [true, false]) func theMaskChangesNoPixel(index: Int, isHard: Bool) throws {
        let gradient = GradientPaint(Self.geometries[index], stops: isHard ? Self.hardStops : Self.stops)
        let rect = CGRect(x: 13, y: 7, width: 345, height: 251)
        let direct = try picture(400, 300, [.fill(Path(rect), .gradient(gradient), FillStyle())])
        var twice = Path(rect)
        twice.addLine(to: CGPoint(x: rect.minX, y: rect.minY))
        twice.closeSubpath()
        let masked = try picture(400, 300, [.fill(twice, .gradient(gradient), FillStyle())])
        #expect(direct == masked)
    }

    /// Of a large rectangle between pixels, only the edges go through Cairo.
    @Test(arguments: geometries.indices, [true, false]) func theMaskChangesNoPixelOfEdgesBetweenPixels(index: Int, isSmooth: Bool) throws {
        let gradient = GradientPaint(Self.geometries[index], stops: Self.stops)
        let rect = CGRect(x: 13.3, y: 7.6, width: 345.2, height: 251.05)
        let style = FillStyle(antialiased: isSmooth)
        let direct = try picture(400, 300, background: color(0x336699), [.fill(Path(rect), .gradient(gradient), style)])
        var twice = Path(rect)
        twice.addLine(to: CGPoint(x: rect.minX, y: rect.minY))
        twice.closeSubpath()
        #expect(try direct == picture(400, 300, background: color(0x336699), [.fill(twice, .gradient(gradient), style)]))
    }

    /// A painter keeps the colors of its last gradients.
    @Test func keptTablesChangeNoPixel() throws {
        let rect = Path(CGRect(x: 0, y: 0, width: 400, height: 900))
        let lists = (0..<6).map { index in
            let stops = [0, 1].map { GradientPaint.Stop(color: color(UInt32(index) << 20 | 0xFF00), location: CGFloat($0)) } + Self.stops
            let item = DisplayItem.fill(rect, .gradient(GradientPaint(Self.geometries[0], stops: stops)), FillStyle())
            return DisplayList(size: CGSize(width: 400, height: 900), scale: 1, background: .clear, items: [item])
        }
        let painter = Painter()
        for list in lists + lists { #expect(try painter.paint(list) == Painter().paint(list)) }
        // Several blocks with one table each; the first two lists are forgotten before they return.
        #expect(painter.gradientTableCount == 12)
        _ = try painter.paint(lists[5])
        #expect(painter.gradientTableCount == 12)
    }

    /// An image that is painted again shows nothing of its earlier contents where the first item covers all of it.
    @Test func coveredBackgroundsAreReplaced() throws {
        let items: [DisplayItem] = [
            .fill(Path(CGRect(x: -1, y: 0, width: 90, height: 70)), .gradient(GradientPaint(Self.geometries[0], stops: Self.stops)), FillStyle()),
            fill(Path(CGRect(x: 0, y: 0, width: 80, height: 60)), 0x123456), fill(Path(CGRect(x: 0, y: 0, width: 79.5, height: 60)), 0x123456),
            fill(Path(CGRect(x: 0, y: 0, width: 80, height: 60)), 0x123456, alpha: 128),
        ]
        for item in items {
            let list = DisplayList(size: CGSize(width: 80, height: 60), scale: 1, background: color(0xFFFFFF), items: [item])
            var used = Pixmap(width: 80, height: 60, filledWith: 0xFF00_FF00)
            try Painter().paint(list, into: &used)
            #expect(try used == Painter().paint(list))
        }
    }

    @Test func tablesAreRightBetweenTheirExactColors() {
        for space in [GradientPaint.ColorSpace.device, .perceptual] {
            let stops = [(0x000000 as UInt32, 1.0, 0.0), (0x00FF00, 0.2, 0.1), (0xFF00FF, 1, 0.6), (0x0000FF, 0, 0.9)].map {
                GradientPaint.Stop(color: color($0.0, alpha: UInt8($0.1 * 255)), location: CGFloat($0.2))
            }
            let gradient = GradientPaint(.linear(start: .zero, end: .zero), stops: stops, colorSpace: space)
            let (coarse, fine) = (gradient.premultipliedColors(count: 1025), gradient.premultipliedColors(count: 4097))
            for index in coarse.indices {
                let error = coarse[index] - fine[index * 4]
                #expect(max(error.max(), -error.min()) < 0.0011)
            }
        }
    }
}
