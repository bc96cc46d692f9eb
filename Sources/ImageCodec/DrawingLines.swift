import Geometry

extension Path {
    /// Returns the work of painting the dashes of a line along the path, as a number of items; 0 for a solid line.
    func dashCost(_ line: StrokeStyle) -> Int {
        let period = line.dash.reduce(0, +)
        guard period > 0 else { return 0 }
        // The lines through the control points are at least as long as the curves.
        var length: CGFloat = 0
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        func advance(_ points: CGPoint...) {
            for point in points {
                length += abs(point.x - last.x) + abs(point.y - last.y)
                last = point
            }
        }
        for element in elements {
            switch element {
            case .move(let point): (start, last) = (point, point)
            case .line(let point): advance(point)
            case .quadCurve(let point, let control): advance(control, point)
            case .curve(let point, let control1, let control2): advance(control1, control2, point)
            case .closeSubpath: advance(start)
            }
        }
        let dashes = length / period * CGFloat(line.dash.count)
        return dashes.isNaN ? 0 : Int(saturating: min(dashes, 100_000)) / 16
    }
}
