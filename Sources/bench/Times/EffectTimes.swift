import CairoCanvas
import Display
import Foundation
import Geometry

/// Times of each effect over a whole canvas of 1920 by 1080 pixels; beside it what painting the same things without the effect takes.
enum EffectTimes {
    static func run() throws {
        let size = CGSize(width: 1920, height: 1080)
        let rect = CGRect(origin: .zero, size: size)
        let stops = [(1.0, 0.8, 0.0), (1, 0.2, 0.3), (0.3, 0.3, 0.9)].enumerated().map { index, c in
            GradientPaint.Stop(color: ResolvedColor(red: c.0, green: c.1, blue: c.2), location: CGFloat(index) / 2)
        }
        let sky = DisplayItem.fill(
            Path(rect), .gradient(GradientPaint(.linear(start: .zero, end: CGPoint(x: 1920, y: 1080)), stops: stops)), FillStyle())
        let disc = DisplayItem.fill(
            Path(ellipseIn: rect.insetBy(dx: 300, dy: 100)), .color(ResolvedColor(red: 0, green: 0.4, blue: 1, opacity: 0.8)), FillStyle())
        let painter = Painter()
        func time(_ items: [DisplayItem]) throws -> Double {
            let list = DisplayList(size: size, scale: 1, background: ResolvedColor(red: 1, green: 1, blue: 1), items: items)
            var pixmap = try painter.paint(list)
            var best = Double.infinity
            for _ in 0..<5 {
                let start = ContinuousClock.now
                try painter.paint(list, into: &pixmap)
                let duration = ContinuousClock.now - start
                best = min(best, Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1000)
            }
            return best
        }
        let center = CGPoint(x: 960, y: 540)
        let gradients: [(String, GradientPaint.Geometry)] = [
            ("linear", .linear(start: .zero, end: CGPoint(x: 1920, y: 1080))), ("radial", .radial(center: center, startRadius: 0, endRadius: 1000)),
            ("elliptical", .elliptical(center: center, size: size, startRadius: 0, endRadius: 0.5)),
            ("angular", .angular(center: center, startAngle: .degrees(20), endAngle: .degrees(300))),
        ]
        for (name, geometry) in gradients {
            let items = [DisplayItem.fill(Path(rect), .gradient(GradientPaint(geometry, stops: stops)), FillStyle())]
            print("\(name) gradient: \((try time(items) * 10).rounded() / 10) ms")
        }
        let plain = try time([sky, disc])
        print("plain: \((plain * 10).rounded() / 10) ms")
        var turn = ProjectionTransform()
        turn.m13 = 0.0001
        var effects: [(String, DisplayEffect)] = [
            ("isolated with a blend", .isolated(opaque: nil)), ("brightness", .filter(.brightness(0.2))), ("saturation", .filter(.saturation(0.5))),
            ("hueRotation", .filter(.hueRotation(.degrees(40)))), ("luminanceToAlpha", .filter(.luminanceToAlpha)),
            ("alphaThreshold", .filter(.alphaThreshold(min: 0.5, max: 1, .clear))), ("projection", .projection(turn)),
        ]
        for radius in [1, 4, 8, 20, 60] as [CGFloat] { effects.append(("blur \(Int(radius))", .blur(radius: radius, opaque: nil))) }
        for mode in BlendMode.allCases { effects.append(("blend \(mode)", .blend(mode))) }
        for (name, effect) in effects {
            let isMixed = name.hasPrefix("isolated")
            let items = try time([.group(effect, isMixed ? [sky, .group(.blend(.multiply), [disc])] : [sky, disc])])
            print("\(name): \(((items - plain) * 10).rounded() / 10) ms more")
        }
        let glass = MaterialPaint(radius: 30, saturation: 1.8, tint: ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.5))
        print("material: \(((try time([sky, disc, .fill(Path(rect), .material(glass), FillStyle())]) - plain) * 10).rounded() / 10) ms more")
    }
}
