import Geometry
import Views

extension Choices {
    /// Returns a path that is measured, filled, and stroked.
    @MainActor mutating func shapes() -> some View {
        let (path, fill, stroke, transform) = (path(), FillStyle(eoFill: bool()), strokeStyle(), transform())
        _ = (path.boundingRect, path.contains(point(), eoFill: bool()), path.description, path.currentPoint, path.isEmpty)
        return ZStack {
            path.fill(.red, style: fill)
            path.stroke(.blue, style: stroke)
            path.transform(transform).fill(.green)
            path.trim(from: number(), to: number()).stroke(lineWidth: number())
        }
    }

    /// Returns a path of few elements, often with extreme numbers, after some operations.
    mutating func path() -> Path {
        var path = index(8) == 0 ? parsedPath() : builtPath()
        for _ in 0..<index(3) { path = changed(path) }
        return path
    }

    private mutating func builtPath() -> Path {
        var path = Path()
        for _ in 0...index(6) {
            switch index(16) {
            case 0: path.move(to: point())
            case 1: path.addLine(to: point())
            case 2: path.addQuadCurve(to: point(), control: point())
            case 3: path.addCurve(to: point(), control1: point(), control2: point())
            case 4: path.closeSubpath()
            case 5: path.addRect(rect())
            case 6: path.addEllipse(in: rect())
            case 7: path.addArc(center: point(), radius: number(), startAngle: angle(), endAngle: angle(), clockwise: bool())
            case 8: path.addArc(tangent1End: point(), tangent2End: point(), radius: number())
            case 9: path.addRelativeArc(center: point(), radius: number(), startAngle: angle(), delta: angle())
            case 10: path.addRoundedRect(in: rect(), cornerSize: size(), style: bool() ? .continuous : .circular)
            case 11:
                let radii = RectangleCornerRadii(topLeading: number(), bottomLeading: number(), bottomTrailing: number(), topTrailing: number())
                path.addRoundedRect(in: rect(), cornerRadii: radii, style: bool() ? .continuous : .circular)
            case 12: path.addLines((0..<index(6)).map { _ in point() })
            case 13: path.addPath(path, transform: transform())
            case 14: path.move(to: CGPoint(x: index(64), y: index(64)))
            default: path.addLine(to: CGPoint(x: index(64), y: index(64)))
            }
        }
        return path
    }

    /// Returns a path read from SVG path data or from a path's description.
    private mutating func parsedPath() -> Path {
        let letters = ["M", "m", "L", "l", "H", "v", "C", "s", "Q", "t", "A", "a", "Z", "z", " ", ","]
        let numbers = ["0", "1", "-1", ".5", "1e308", "-1e308", "1e309", "1e-320", "1e-155", "40", "7.25", "1e19", "0 0 1", "-0", "1e5", "9e99999"]
        var data = "M0 0"
        for _ in 0...index(12) { data += element(of: letters) + (0...index(7)).map { _ in element(of: numbers) }.joined(separator: " ") }
        return (try? SVGPathParser.path(data)) ?? Path(data) ?? Path()
    }

    private mutating func changed(_ path: Path) -> Path {
        // The time of the other operations grows with the product of the segments.
        switch index(path.elements.count <= 12 ? 10 : 4) {
        case 0: path.trimmedPath(from: number(), to: number())
        case 1: path.strokedPath(strokeStyle())
        case 2: path.applying(transform())
        case 3: path.offsetBy(dx: number(), dy: number())
        case 4: path.union(builtPath(), eoFill: bool())
        case 5: path.intersection(builtPath(), eoFill: bool())
        case 6: path.subtracting(builtPath(), eoFill: bool())
        case 7: path.symmetricDifference(builtPath(), eoFill: bool())
        case 8: path.normalized(eoFill: bool())
        default: bool() ? path.lineIntersection(builtPath()) : path.lineSubtraction(builtPath())
        }
    }

    mutating func strokeStyle() -> StrokeStyle {
        StrokeStyle(
            lineWidth: number(), lineCap: element(of: [.butt, .round, .square]), lineJoin: element(of: [.miter, .round, .bevel]), miterLimit: number(),
            dash: (0..<index(4)).map { _ in number() }, dashPhase: number())
    }
}
