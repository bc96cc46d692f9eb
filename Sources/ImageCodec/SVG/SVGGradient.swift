import Display
import Foundation
import Geometry

/// A gradient of a drawing. Focal points are left out.
struct SVGGradient {
    private let geometry: GradientPaint.Geometry
    let stops: [GradientPaint.Stop]
    private let transform: CGAffineTransform
    private let followsBox: Bool
    private let spread: Spread
    /// Whether the circles of the gradient have different centers, which isn't drawn.
    let hasFocus: Bool

    /// What follows after the end.
    private enum Spread { case pad, reflect, `repeat` }

    private static let referenceLimit = 8

    /// Reads a gradient; nil for another element, or for a gradient without colors.
    init?(_ element: SVGElement, _ elements: [String: SVGElement], _ sheet: SVGStyleSheet, room: CGSize) {
        guard element.name == "linearGradient" || element.name == "radialGradient" else { return nil }
        // A gradient takes what it doesn't say itself from the gradient to which it refers.
        var chain = [element]
        while chain.count < Self.referenceLimit, let next = SVGValues.reference(chain[chain.count - 1]["href"]).flatMap({ elements[$0] }) { chain.append(next) }
        func attribute(_ name: String) -> String? { chain.lazy.compactMap { $0[name] }.first }
        let colors = chain.lazy.map { Array($0.children.lazy.filter { $0.name == "stop" }.prefix(256)) }.first { !$0.isEmpty } ?? []
        guard !colors.isEmpty else { return nil }
        var location: CGFloat = 0
        stops = colors.map { stop in
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
        spread =
            switch attribute("spreadMethod") {
            case "reflect": .reflect
            case "repeat": .repeat
            default: .pad
            }
        if element.name == "linearGradient" {
            hasFocus = false
            geometry = .linear(start: CGPoint(x: x("x1", 0), y: y("y1", 0)), end: CGPoint(x: x("x2", 1), y: y("y2", 0)))
        } else {
            let diagonal = ((whole.width * whole.width + whole.height * whole.height) / 2).squareRoot()
            let radius = SVGValues.length(attribute("r"), of: diagonal) ?? diagonal / 2
            let center = CGPoint(x: x("cx", 0.5), y: y("cy", 0.5))
            let focus = CGPoint(
                x: SVGValues.length(attribute("fx"), of: whole.width) ?? center.x, y: SVGValues.length(attribute("fy"), of: whole.height) ?? center.y)
            hasFocus = max(abs(focus.x - center.x), abs(focus.y - center.y)) > radius / 50
            let start = SVGValues.length(attribute("fr"), of: diagonal) ?? 0
            geometry = .radial(center: center, startRadius: min(max(0, start), max(0, radius)), endRadius: max(0, radius))
        }
    }

    /// The transform that maps the unit square to a rectangle.
    static func unit(_ box: CGRect) -> CGAffineTransform { CGAffineTransform(box.width, 0, 0, box.height, box.minX, box.minY) }

    /// Returns a path filled with the gradient, and the number of stops that are made for it.
    ///
    /// - Parameter box: the bounds of the shape, to which the gradient's coordinates may refer.
    func items(filling path: Path, _ rule: FillStyle, opacity: Double, box: CGRect) -> (items: [DisplayItem], stops: Int) {
        let faded = stops.map { GradientPaint.Stop(color: $0.color.faded(opacity), location: $0.location) }
        let space = followsBox ? transform.concatenating(Self.unit(box)) : transform
        guard abs(space.a * space.d - space.b * space.c) > 1e-12, let last = faded.last else {
            return (faded.last.map { [.fill(path, .color($0.color), rule)] } ?? [], faded.count)
        }
        if case .radial(_, _, 0) = geometry { return ([.fill(path, .color(last.color), rule)], faded.count) }
        // The path goes to the gradient's own space and back, because there the gradient is a line or a circle.
        let local = space.isIdentity ? path : path.applying(space.inverted())
        let gradient = gradient(faded, over: local)
        let shape = DisplayItem.fill(local, .gradient(gradient), rule)
        return ([space.isIdentity ? shape : .group(.transform(space), [shape])], gradient.stops.count)
    }

    private static let cycleLimit: CGFloat = 64

    /// Returns the gradient with as many repetitions as a path needs.
    private func gradient(_ stops: [GradientPaint.Stop], over path: Path) -> GradientPaint {
        let plain = GradientPaint(geometry, stops: stops, colorSpace: .device)
        let box = path.boundingRect
        guard spread != .pad, !box.isNull, let first = stops.first, let last = stops.last else { return plain }
        let corners = [
            CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY),
        ]
        var places: [CGFloat]
        switch geometry {
        case .linear(let start, let end):
            let (x, y) = (end.x - start.x, end.y - start.y)
            places = corners.map { (($0.x - start.x) * x + ($0.y - start.y) * y) / (x * x + y * y) }
        case .radial(let center, let start, let end):
            places = corners.map { (hypot($0.x - center.x, $0.y - center.y) - start) / (end - start) }
            places.append(start > 0 ? -start / (end - start) : 0)
        default: return plain
        }
        let (low, high) = ((places.min() ?? 0).rounded(.down), (places.max() ?? 1).rounded(.up))
        guard high > low, high - low <= Self.cycleLimit, abs(low) < 1e6 else { return plain }
        var repeated: [GradientPaint.Stop] = []
        for cycle in Int(saturating: low)..<Int(saturating: high) {
            let isTurned = spread == .reflect && !cycle.isMultiple(of: 2)
            let ends = [GradientPaint.Stop(color: first.color, location: 0)] + stops + [GradientPaint.Stop(color: last.color, location: 1)]
            for stop in isTurned ? ends.reversed() : ends {
                let location = CGFloat(cycle) + (isTurned ? 1 - stop.location : stop.location)
                repeated.append(GradientPaint.Stop(color: stop.color, location: (location - low) / (high - low)))
            }
        }
        switch geometry {
        case .linear(let start, let end):
            func point(_ place: CGFloat) -> CGPoint { CGPoint(x: start.x + (end.x - start.x) * place, y: start.y + (end.y - start.y) * place) }
            return GradientPaint(.linear(start: point(low), end: point(high)), stops: repeated, colorSpace: .device)
        case .radial(let center, let start, let end):
            func radius(_ place: CGFloat) -> CGFloat { start + (end - start) * place }
            // A radius below zero isn't visible: the first repetition begins at or before the center.
            return GradientPaint(.radial(center: center, startRadius: radius(low), endRadius: radius(high)), stops: repeated, colorSpace: .device)
        default: return plain
        }
    }
}
