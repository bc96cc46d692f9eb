import Foundation

/// An elliptical arc between two points as cubic curves: SVG 2, appendix B.2, "Elliptical arc implementation notes".
enum SVGArc {
    typealias Curve = (end: CGPoint, control1: CGPoint, control2: CGPoint)

    /// Returns the curves, each at most a quarter turn and within 0.03 % of the radius from the ellipse; none for equal points, and for what is drawn as a line: a
    /// radius of zero, and one that is too large or too small for the distance.
    ///
    /// - Parameters:
    ///   - radii: not negative; enlarged if they are too small to reach both points.
    ///   - rotation: of the ellipse's x axis, in radians.
    ///   - isLarge: whether the arc is the longer one of the two.
    ///   - sweeps: whether the arc runs toward growing angles, clockwise on the screen.
    static func curves(from start: CGPoint, to end: CGPoint, radii: CGSize, rotation: Double, isLarge: Bool, sweeps: Bool) -> [Curve] {
        var (rx, ry) = (Double(radii.width), Double(radii.height))
        guard start != end, rx > 0, ry > 0 else { return [] }
        let (cosine, sine) = (cos(rotation), sin(rotation))
        // Half of the vector between the points, along the ellipse's axes.
        let (dx, dy) = (Double(start.x - end.x) / 2, Double(start.y - end.y) / 2)
        let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
        let reach = (x / rx) * (x / rx) + (y / ry) * (y / ry)
        if reach > 1 { (rx, ry) = (rx * reach.squareRoot(), ry * reach.squareRoot()) }
        let weight = max(0, 1 / ((x / rx) * (x / rx) + (y / ry) * (y / ry)) - 1).squareRoot() * (isLarge == sweeps ? -1 : 1)
        let (centerX, centerY) = (weight * rx * y / ry, -weight * ry * x / rx)
        let first = atan2((y - centerY) / ry, (x - centerX) / rx)
        let last = atan2((-y - centerY) / ry, (-x - centerX) / rx)
        var sweep = last - first
        if sweeps, sweep < 0 { sweep += 2 * .pi }
        if !sweeps, sweep > 0 { sweep -= 2 * .pi }
        // Radii so small that their squares are beyond the range of numbers are like zero, and arcs of radii that are a billion times the distance like a line.
        guard sweep.isFinite, abs(weight) < 1e9 else { return [] }
        let (middleX, middleY) = (Double(start.x + end.x) / 2, Double(start.y + end.y) / 2)
        func point(_ u: Double, _ v: Double) -> CGPoint {
            let (px, py) = (rx * u + centerX, ry * v + centerY)
            return CGPoint(x: cosine * px - sine * py + middleX, y: sine * px + cosine * py + middleY)
        }
        let count = max(1, Int(saturating: (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / Double(count)
        // With tangents of this length, a cubic curve touches the arc at its middle.
        let tangent = 4.0 / 3.0 * tan(step / 4)
        return (0..<count).map { index in
            let (a, b) = (first + Double(index) * step, first + Double(index + 1) * step)
            return (
                end: index == count - 1 ? end : point(cos(b), sin(b)),
                control1: point(cos(a) - tangent * sin(a), sin(a) + tangent * cos(a)),
                control2: point(cos(b) + tangent * sin(b), sin(b) - tangent * cos(b))
            )
        }
    }
}
