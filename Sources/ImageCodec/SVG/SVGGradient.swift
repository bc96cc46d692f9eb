import Display
import Foundation
import Geometry

/// A gradient of a drawing. Focal points and repetitions are left out.
struct SVGGradient {
    private let geometry: GradientPaint.Geometry
    private let stops: [GradientPaint.Stop]
    private let transform: CGAffineTransform
    private let followsBox: Bool

    private static let referenceLimit = 8

    /// Reads a gradient; nil for another element, or for a gradient without colors.
    init?(_ element: SVGElement, _ elements: [String: SVGElement], _ sheet: SVGStyleSheet, room: CGSize) {
        guard element.name == "linearGradient" || element.name == "radialGradient" else { return nil }
        // A gradient takes what it doesn't say itself from the gradient to which it refers.
        var chain = [element]
        while chain.count < Self.referenceLimit, let next = SVGValues.reference(chain[chain.count - 1]["href"]).flatMap({ elements[$0] }) { chain.append(next) }
        func attribute(_ name: String) -> String? { chain.lazy.compactMap { $0[name] }.first }
        let colors = chain.lazy.map { $0.children.filter { $0.name == "stop" } }.first { !$0.isEmpty } ?? []
        guard !colors.isEmpty else { return nil }
        var location: CGFloat = 0
        stops = colors.prefix(256).map { stop in
            let properties = sheet.properties(of: stop)
            // Locations never go back.
            location = max(location, CGFloat(SVGValues.fraction(stop["offset"]) ?? 0))
            let color = properties["stop-color"].flatMap(SVGValues.color) ?? ResolvedColor(red: 0, green: 0, blue: 0)
            return GradientPaint.Stop(color: color.faded(SVGValues.fraction(properties["stop-opacity"]) ?? 1), location: location)
        }
        let followsBox = attribute("gradientUnits") != "userSpaceOnUse"
        let whole = followsBox ? CGSize(width: 1, height: 1) : room
        self.followsBox = followsBox
        transform = SVGValues.transform(attribute("gradientTransform"))
        func x(_ name: String, _ fraction: CGFloat) -> CGFloat { SVGValues.length(attribute(name), of: whole.width) ?? fraction * whole.width }
        func y(_ name: String, _ fraction: CGFloat) -> CGFloat { SVGValues.length(attribute(name), of: whole.height) ?? fraction * whole.height }
        if element.name == "linearGradient" {
            geometry = .linear(start: CGPoint(x: x("x1", 0), y: y("y1", 0)), end: CGPoint(x: x("x2", 1), y: y("y2", 0)))
        } else {
            let diagonal = ((whole.width * whole.width + whole.height * whole.height) / 2).squareRoot()
            let radius = SVGValues.length(attribute("r"), of: diagonal) ?? diagonal / 2
            geometry = .radial(center: CGPoint(x: x("cx", 0.5), y: y("cy", 0.5)), startRadius: 0, endRadius: max(0, radius))
        }
    }

    /// The transform that maps the unit square to a rectangle.
    static func unit(_ box: CGRect) -> CGAffineTransform { CGAffineTransform(box.width, 0, 0, box.height, box.minX, box.minY) }

    /// Returns a path filled with the gradient.
    ///
    /// - Parameter box: the bounds of the shape, to which the gradient's coordinates may refer.
    func items(filling path: Path, _ rule: FillStyle, opacity: Double, box: CGRect) -> [DisplayItem] {
        let faded = stops.map { GradientPaint.Stop(color: $0.color.faded(opacity), location: $0.location) }
        let space = followsBox ? transform.concatenating(Self.unit(box)) : transform
        guard abs(space.a * space.d - space.b * space.c) > 1e-12, let last = faded.last else {
            return faded.last.map { [.fill(path, .color($0.color), rule)] } ?? []
        }
        if case .radial(_, _, 0) = geometry { return [.fill(path, .color(last.color), rule)] }
        let paint = Paint.gradient(GradientPaint(geometry, stops: faded, colorSpace: .device))
        if space.isIdentity { return [.fill(path, paint, rule)] }
        // The path goes to the gradient's own space and back, because there the gradient is a line or a circle.
        return [.group(.transform(space), [.fill(path.applying(space.inverted()), paint, rule)])]
    }
}
