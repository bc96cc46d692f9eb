import Foundation

/// A line or curve of a path together with its start: up to four points, in order.
struct PathSegment {
    enum Kind { case line, quad, cubic, close }

    var kind: Kind
    /// Start, control points, end. A line has its start in `p0` and its end in `p3`; a quadratic curve has its control point in `p1`.
    var p0: CGPoint
    var p1: CGPoint
    var p2: CGPoint
    var p3: CGPoint

    init(line start: CGPoint, _ end: CGPoint, kind: Kind = .line) {
        (self.kind, p0, p1, p2, p3) = (kind, start, start, end, end)
    }

    init(quad start: CGPoint, _ control: CGPoint, _ end: CGPoint) {
        (kind, p0, p1, p2, p3) = (.quad, start, control, control, end)
    }

    init(cubic start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
        (kind, p0, p1, p2, p3) = (.cubic, start, control1, control2, end)
    }

    /// Returns the point at a parameter, 0…1.
    func point(_ t: CGFloat) -> CGPoint {
        CGPoint(x: value(t, \.x), y: value(t, \.y))
    }

    /// Returns one coordinate at a parameter, 0…1.
    func value(_ t: CGFloat, _ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
        let s = 1 - t
        let (a, b, c, d) = (p0[keyPath: axis], p1[keyPath: axis], p2[keyPath: axis], p3[keyPath: axis])
        switch kind {
        case .line, .close: return s * a + t * d
        case .quad: return s * s * a + 2 * s * t * b + t * t * d
        case .cubic: return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
        }
    }

    /// Returns the derivative of one coordinate at a parameter.
    private func slope(_ t: CGFloat, _ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
        let s = 1 - t
        let (a, b, c, d) = (p0[keyPath: axis], p1[keyPath: axis], p2[keyPath: axis], p3[keyPath: axis])
        switch kind {
        case .line, .close: return d - a
        case .quad: return 2 * (s * (b - a) + t * (d - b))
        case .cubic: return 3 * (s * s * (b - a) + 2 * s * t * (c - b) + t * t * (d - c))
        }
    }

    /// Returns the parameters between 0 and 1 at which a coordinate reverses its direction, in ascending order: at most two.
    func extrema(_ axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
        let (a, b, c, d) = (p0[keyPath: axis], p1[keyPath: axis], p2[keyPath: axis], p3[keyPath: axis])
        let roots: [CGFloat]
        switch kind {
        case .line, .close:
            return []
        case .quad:
            roots = Self.roots(0, a - 2 * b + d, b - a)
        case .cubic:
            roots = Self.roots(d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
        }
        return roots.filter { $0 > 0 && $0 < 1 }.sorted()
    }

    /// Returns the real solutions of a·t² + b·t + c = 0, computed without cancellation.
    private static func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
        guard a != 0 else { return b == 0 ? [] : [-c / b] }
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
        return q == 0 ? [0] : [q / a, c / q]
    }

    /// Returns the arc length from the start to a parameter, computed by five-point Gauss quadrature on sixteen pieces.
    func length(to end: CGFloat = 1) -> CGFloat {
        if kind == .line || kind == .close { return hypot(p3.x - p0.x, p3.y - p0.y) * end }
        let pieces = 16
        let half = end / CGFloat(2 * pieces)
        var sum: CGFloat = 0
        for piece in 0..<pieces {
            let middle = half * CGFloat(2 * piece + 1)
            for (node, weight) in gaussNodes {
                let t = middle + node * half
                sum += weight * hypot(slope(t, \.x), slope(t, \.y))
            }
        }
        return sum * half
    }

    /// Returns the parameter at which the arc length from the start reaches `length`, found by bisection.
    func parameter(atLength length: CGFloat, of total: CGFloat) -> CGFloat {
        if length <= 0 || total <= 0 { return 0 }
        if length >= total { return 1 }
        if kind == .line || kind == .close { return length / total }
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        for _ in 0..<48 {
            let middle = (low + high) / 2
            if self.length(to: middle) < length { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// Returns the part between two parameters, as a line or curve of the same degree.
    func part(_ a: CGFloat, _ b: CGFloat) -> PathSegment {
        let (start, end) = (point(a), point(b))
        func handle(_ t: CGFloat, _ share: CGFloat) -> CGPoint {
            let origin = t == a ? start : end
            return CGPoint(x: origin.x + slope(t, \.x) * share, y: origin.y + slope(t, \.y) * share)
        }
        switch kind {
        case .line, .close: return PathSegment(line: start, end)
        case .quad: return PathSegment(quad: start, handle(a, (b - a) / 2), end)
        case .cubic: return PathSegment(cubic: start, handle(a, (b - a) / 3), handle(b, (a - b) / 3), end)
        }
    }

    /// The element that draws the segment from its start.
    var element: Path.Element {
        switch kind {
        case .line, .close: .line(to: p3)
        case .quad: .quadCurve(to: p3, control: p1)
        case .cubic: .curve(to: p3, control1: p1, control2: p2)
        }
    }
}

/// Nodes and weights of the five-point Gauss–Legendre rule on -1…1.
private let gaussNodes: [(CGFloat, CGFloat)] = [
    (-0.906179845938664, 0.236926885056189), (-0.538469310105683, 0.478628670499366), (0, 0.568888888888889),
    (0.538469310105683, 0.478628670499366), (0.906179845938664, 0.236926885056189),
]

extension Path {
    /// Calls the closure with each line and curve, and whether a subpath begins with it.
    func forEachSegment(_ body: (PathSegment, _ startsSubpath: Bool) -> Void) {
        var start = CGPoint.zero
        var current = CGPoint.zero
        var isFresh = true
        for element in elements {
            switch element {
            case .move(let end):
                start = end
                current = end
                isFresh = true
                continue
            case .line(let end):
                body(PathSegment(line: current, end), isFresh)
                current = end
            case .quadCurve(let end, let control):
                body(PathSegment(quad: current, control, end), isFresh)
                current = end
            case .curve(let end, let control1, let control2):
                body(PathSegment(cubic: current, control1, control2, end), isFresh)
                current = end
            case .closeSubpath:
                body(PathSegment(line: current, start, kind: .close), isFresh)
                current = start
            }
            isFresh = element == .closeSubpath
        }
    }
}
