import Easel

/// A curve through points.
struct PlotCurve {
    let method: InterpolationMethod

    /// Adds the curve through points to a path.
    ///
    /// - Parameter continues: whether a line leads from the path's last point to the curve.
    func add(_ points: [CGPoint], to path: inout Path, continues: Bool = false) {
        guard let first = points.first else { return }
        if continues { path.addLine(to: first) } else { path.move(to: first) }
        switch method.curve {
        case .linear: for point in points.dropFirst() { path.addLine(to: point) }
        case .stepStart: addSteps(points, at: 0, to: &path)
        case .stepCenter: addSteps(points, at: 0.5, to: &path)
        case .stepEnd: addSteps(points, at: 1, to: &path)
        case .cardinal(let tension): addCardinal(points, factor: (1 - tension) / 6, to: &path)
        case .catmullRom(let alpha): addCatmullRom(points, alpha: alpha, to: &path)
        case .monotone: addMonotone(points, to: &path)
        }
    }

    private func addSteps(_ points: [CGPoint], at part: CGFloat, to path: inout Path) {
        for (a, b) in zip(points, points.dropFirst()) {
            let x = a.x + (b.x - a.x) * part
            path.addLine(to: CGPoint(x: x, y: a.y))
            path.addLine(to: CGPoint(x: x, y: b.y))
            path.addLine(to: b)
        }
    }

    /// The tangent at each point is parallel to the line between its neighbors.
    private func addCardinal(_ points: [CGPoint], factor: CGFloat, to path: inout Path) {
        for index in points.indices.dropFirst() {
            let (a, b) = (points[index - 1], points[index])
            let before = index >= 2 ? points[index - 2] : a
            let after = index + 1 < points.count ? points[index + 1] : b
            path.addCurve(
                to: b, control1: CGPoint(x: a.x + (b.x - before.x) * factor, y: a.y + (b.y - before.y) * factor),
                control2: CGPoint(x: b.x - (after.x - a.x) * factor, y: b.y - (after.y - a.y) * factor))
        }
    }

    private func addCatmullRom(_ points: [CGPoint], alpha: Double, to path: inout Path) {
        func distance(_ a: CGPoint, _ b: CGPoint) -> Double { pow(hypot(b.x - a.x, b.y - a.y), alpha) }
        for index in points.indices.dropFirst() {
            let (a, b) = (points[index - 1], points[index])
            let before = index >= 2 ? points[index - 2] : a
            let after = index + 1 < points.count ? points[index + 1] : b
            let (d1, d2, d3) = (distance(before, a), distance(a, b), distance(b, after))
            var (control1, control2) = (a, b)
            if d1 > 1e-9, d2 > 1e-9 {
                let (p, q, r) = (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2, d2 * d2, 3 * d1 * (d1 + d2))
                control1 = CGPoint(x: (a.x * p - before.x * q + b.x * d1 * d1) / r, y: (a.y * p - before.y * q + b.y * d1 * d1) / r)
            }
            if d3 > 1e-9, d2 > 1e-9 {
                let (p, q, r) = (2 * d3 * d3 + 3 * d3 * d2 + d2 * d2, d2 * d2, 3 * d3 * (d3 + d2))
                control2 = CGPoint(x: (b.x * p + a.x * d3 * d3 - after.x * q) / r, y: (b.y * p + a.y * d3 * d3 - after.y * q) / r)
            }
            path.addCurve(to: b, control1: control1, control2: control2)
        }
    }

    /// A cubic curve that has no extremes between points.
    private func addMonotone(_ points: [CGPoint], to path: inout Path) {
        guard points.count > 2 else {
            for point in points.dropFirst() { path.addLine(to: point) }
            return
        }
        let slopes = zip(points, points.dropFirst()).map { a, b in b.x == a.x ? 0 : (b.y - a.y) / (b.x - a.x) }
        var tangents = [slopes[0]]
        for index in 1..<slopes.count {
            let (a, b) = (slopes[index - 1], slopes[index])
            let (h0, h1) = (points[index].x - points[index - 1].x, points[index + 1].x - points[index].x)
            let mean = (a * h1 + b * h0) / (h0 + h1)
            let limit = 2 * min(abs(a), abs(b))
            tangents.append(a * b <= 0 || !mean.isFinite ? 0 : max(-limit, min(limit, mean)))
        }
        tangents.append(slopes[slopes.count - 1])
        for index in points.indices.dropFirst() {
            let (a, b) = (points[index - 1], points[index])
            let third = (b.x - a.x) / 3
            path.addCurve(
                to: b, control1: CGPoint(x: a.x + third, y: a.y + third * tangents[index - 1]),
                control2: CGPoint(x: b.x - third, y: b.y - third * tangents[index]))
        }
    }
}

extension InterpolationMethod {
    /// The method that draws the same curve from the other end.
    var reversed: InterpolationMethod {
        switch curve {
        case .stepStart: .stepEnd
        case .stepEnd: .stepStart
        default: self
        }
    }
}
