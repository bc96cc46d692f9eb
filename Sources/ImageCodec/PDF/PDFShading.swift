import Display
import Foundation
import Geometry

/// A gradient of a page along a line, or between two circles with the same center.
struct PDFShading {
    private let paint: GradientPaint
    /// The color around the gradient, for patterns.
    private let background: ResolvedColor?

    /// The number of steps in which a function is measured.
    private static let steps = 64

    /// Reads a gradient; nil for other kinds, which are noted.
    ///
    /// - Parameter spaces: the color spaces of the content's resources.
    init?(_ value: PDFValue?, _ file: PDFFile, opacity: Double, spaces: [String: PDFValue]) {
        guard let dictionary = file.dictionary(value) else { return nil }
        let kind = file.integer(dictionary["ShadingType"])
        guard kind == 2 || kind == 3 else {
            file.omissions.note(kind == 1 ? "gradients of two functions" : "gradients of meshes")
            return nil
        }
        guard let coordinates = file.numbers(dictionary["Coords"]), coordinates.count == (kind == 2 ? 4 : 6) else { return nil }
        let domain = file.numbers(dictionary["Domain"]) ?? [0, 1]
        guard domain.count == 2, domain[0] < domain[1], (domain[1] - domain[0]).isFinite else { return nil }
        let parts = file.array(dictionary["Function"]) ?? [dictionary["Function"] ?? .null]
        let functions = parts.prefix(32).compactMap { PDFFunction($0, file) }
        guard functions.count == parts.count else { return nil }
        let bends = functions.flatMap(\.bends).map { ($0 - domain[0]) / (domain[1] - domain[0]) }
        let places = Set((0...Self.steps).map { Double($0) / Double(Self.steps) } + bends.filter { $0 > 0 && $0 < 1 }).sorted()
        let space = PDFColorSpace(dictionary["ColorSpace"], file, named: spaces)
        guard file.budget.spend(places.count * functions.reduce(space?.cost ?? 1) { $0 + $1.cost }) else { return nil }
        var stops: [GradientPaint.Stop] = []
        for place in places {
            let values = functions.flatMap { $0.values(at: [domain[0] + place * (domain[1] - domain[0])]) }
            guard let color = space?.color(values) ?? PDFState.color(values) else { return nil }
            stops.append(GradientPaint.Stop(color: color.faded(opacity), location: place))
        }
        // Where the gradient doesn't extend beyond an end, nothing is painted.
        let extends = (file.array(dictionary["Extend"]) ?? []).map { file.resolved($0)?.boolean ?? false }
        let (first, last) = (stops[0].color, stops[stops.count - 1].color)
        if extends.first != true, kind == 2 || coordinates[2] > 0 {
            // The color at 0 continues before it.
            stops[0].location = 1e-6
            stops.insert(GradientPaint.Stop(color: first.faded(0), location: 0), at: 0)
        }
        if extends.count < 2 || !extends[1] { stops.append(GradientPaint.Stop(color: last.faded(0), location: 1)) }
        let geometry: GradientPaint.Geometry
        if kind == 2 {
            geometry = .linear(start: CGPoint(x: coordinates[0], y: coordinates[1]), end: CGPoint(x: coordinates[2], y: coordinates[3]))
        } else {
            let distance = hypot(coordinates[3] - coordinates[0], coordinates[4] - coordinates[1])
            if distance > max(coordinates[2], coordinates[5]) / 50 { file.omissions.note("focal points of gradients") }
            geometry = .radial(
                center: CGPoint(x: coordinates[3], y: coordinates[4]), startRadius: max(0, coordinates[2]), endRadius: max(0, coordinates[5]))
        }
        paint = GradientPaint(geometry, stops: stops, colorSpace: .device)
        background = file.numbers(dictionary["Background"]).flatMap { space?.color($0) ?? PDFState.color($0) }?.faded(opacity)
    }

    /// Returns a path of the page, filled with the gradient.
    ///
    /// - Parameters:
    ///   - space: from the gradient's coordinates to those of the page.
    ///   - isPattern: whether the gradient's background is painted.
    func items(filling path: Path, _ rule: FillStyle, in space: CGAffineTransform, isPattern: Bool) -> [DisplayItem] {
        guard space.isUsable else { return [] }
        let below = isPattern ? background.map { [DisplayItem.fill(path, .color($0), rule)] } ?? [] : []
        return below + [.group(.transform(space), [.fill(path.applying(space.inverted()), .gradient(paint), rule)])]
    }
}
