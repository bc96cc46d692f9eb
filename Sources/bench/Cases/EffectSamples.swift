import Display
import Geometry

/// Display items with one gradient or effect each, over a whole canvas.
struct EffectSamples {
    let size: CGSize

    private var rect: CGRect { CGRect(origin: .zero, size: size) }
    private var end: CGPoint { CGPoint(x: size.width, y: size.height) }
    private var center: CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }

    private let stops = [(1.0, 0.8, 0.0), (1, 0.2, 0.3), (0.3, 0.3, 0.9)].enumerated().map { index, color in
        GradientPaint.Stop(color: ResolvedColor(red: color.0, green: color.1, blue: color.2), location: CGFloat(index) / 2)
    }

    init(size: CGSize) { self.size = size }

    /// Every gradient, the plain items, and these with every effect.
    var all: [(name: String, items: [DisplayItem])] { gradients + [("plain", plain)] + effects }

    func list(_ items: [DisplayItem]) -> DisplayList {
        DisplayList(size: size, scale: 1, background: ResolvedColor(red: 1, green: 1, blue: 1), items: items)
    }

    var gradients: [(name: String, items: [DisplayItem])] {
        let geometries: [(String, GradientPaint.Geometry)] = [
            ("linear", .linear(start: .zero, end: end)), ("radial", .radial(center: center, startRadius: 0, endRadius: size.width * 0.52)),
            ("elliptical", .elliptical(center: center, size: size, startRadius: 0, endRadius: 0.5)),
            ("angular", .angular(center: center, startAngle: .degrees(20), endAngle: .degrees(300))),
        ]
        return geometries.map { ("\($0) gradient", [fill($1)]) }
    }

    /// A gradient with a disc on it: the content of every effect.
    var plain: [DisplayItem] { [sky, disc] }

    /// The plain items with one effect each.
    var effects: [(name: String, items: [DisplayItem])] {
        var turn = ProjectionTransform()
        turn.m13 = 0.1875 / size.width
        var effects: [(name: String, effect: DisplayEffect)] = [
            ("brightness", .filter(.brightness(0.2))), ("saturation", .filter(.saturation(0.5))), ("hueRotation", .filter(.hueRotation(.degrees(40)))),
            ("luminanceToAlpha", .filter(.luminanceToAlpha)), ("alphaThreshold", .filter(.alphaThreshold(min: 0.5, max: 1, .clear))),
            ("projection", .projection(turn)),
        ]
        for radius in [1, 4, 8, 20, 60] as [CGFloat] { effects.append(("blur \(Int(radius))", .blur(radius: radius, opaque: nil))) }
        for mode in BlendMode.allCases { effects.append(("blend \(mode)", .blend(mode))) }
        let glass = MaterialPaint(radius: 30, saturation: 1.8, tint: ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.5))
        return [("isolated with a blend", [.group(.isolated(opaque: nil), [sky, .group(.blend(.multiply), [disc])])])]
            + effects.map { ($0.name, [.group($0.effect, plain)]) }
            + [("material", plain + [.fill(Path(rect), .material(glass), FillStyle())])]
    }

    private var sky: DisplayItem { fill(.linear(start: .zero, end: end)) }

    private var disc: DisplayItem {
        let frame = rect.insetBy(dx: size.width * 0.15625, dy: size.height / 10.8)
        return .fill(Path(ellipseIn: frame), .color(ResolvedColor(red: 0, green: 0.4, blue: 1, opacity: 0.8)), FillStyle())
    }

    private func fill(_ geometry: GradientPaint.Geometry) -> DisplayItem {
        .fill(Path(rect), .gradient(GradientPaint(geometry, stops: stops)), FillStyle())
    }
}
