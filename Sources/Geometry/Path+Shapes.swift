import Foundation

extension Path {
    /// Creates a closed rectangle that starts at its top left corner and follows the top edge first.
    public init(_ rect: CGRect) {
        addRect(rect)
    }

    /// Creates a closed ellipse that touches the rectangle's four sides.
    public init(ellipseIn rect: CGRect) {
        addEllipse(in: rect)
    }

    /// Adds a closed rectangle that starts at its top left corner and follows the top edge first. A null or infinite rectangle adds nothing.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard rect.isFinite else { return }
        reserve(5)
        move(to: CGPoint(x: rect.minX, y: rect.minY).applying(transform))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY).applying(transform))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY).applying(transform))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY).applying(transform))
        closeSubpath()
    }

    /// Adds each rectangle as a subpath.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects {
            addRect(rect, transform: transform)
        }
    }

    /// Moves to the first point and adds lines to the others; does nothing without points.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() {
            addLine(to: point)
        }
    }

    /// Adds a closed ellipse as four curves, starting at the middle of the right side, clockwise on the screen.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard rect.isFinite else { return }
        let radius = CGSize(width: rect.width / 2, height: rect.height / 2)
        let toUnit = CGAffineTransform(a: radius.width, b: 0, c: 0, d: radius.height, tx: rect.midX, ty: rect.midY)
        let t = toUnit.concatenating(transform)
        move(to: CGPoint(x: 1, y: 0).applying(t))
        let directions = [(1.0, 0.0), (0, 1), (-1, 0), (0, -1), (1, 0)].map { CGPoint(x: $0.0, y: $0.1) }
        for (from, to) in zip(directions, directions.dropFirst()) {
            addCurve(
                to: to.applying(t),
                control1: CGPoint(x: from.x + circleHandle * to.x, y: from.y + circleHandle * to.y).applying(t),
                control2: CGPoint(x: to.x + circleHandle * from.x, y: to.y + circleHandle * from.y).applying(t))
        }
        closeSubpath()
    }

    /// Adds an arc of a circle, after a line to its start if there is a current point.
    ///
    /// - Parameters:
    ///   - radius: in points; a radius that is negative or not finite adds nothing.
    ///   - startAngle: measured from +x toward +y.
    ///   - clockwise: false draws toward growing angles, which is clockwise on the screen, because CoreGraphics assumes that y points up. An end
    ///     angle on the wrong side of the start is shifted by whole turns; a full turn or more draws the whole circle.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        let direction: Double = clockwise ? -1 : 1
        var sweep = (endAngle.radians - startAngle.radians) * direction
        guard sweep.isFinite else { return }
        if sweep < 0 {
            sweep = sweep.truncatingRemainder(dividingBy: turn)
            if sweep < 0 { sweep += turn }
        }
        addArc(center, radius, from: startAngle.radians, sweep: direction * min(sweep, turn), transform)
    }

    /// Adds an arc of a circle that turns by `delta`, after a line to its start if there is a current point.
    ///
    /// Beyond a full turn, draws one whole circle and the remainder after whole turns.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var sweep = delta.radians
        guard sweep.isFinite else { return }
        if abs(sweep) > turn {
            sweep = sweep.truncatingRemainder(dividingBy: turn) + (sweep < 0 ? -turn : turn)
        }
        addArc(center, radius, from: startAngle.radians, sweep: sweep, transform)
    }

    /// Adds the arc as cubic curves of at most a quarter turn each; the error is below 0.03 % of the radius.
    private mutating func addArc(_ center: CGPoint, _ radius: CGFloat, from start: Double, sweep: Double, _ transform: CGAffineTransform) {
        guard center.isFinite, radius.isFinite, radius >= 0, start.isFinite else { return }
        func point(_ angle: Double) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let first = point(start).applying(transform)
        if isEmpty { move(to: first) } else { addLine(to: first) }
        let count = Int(saturating: (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
        guard count > 0 else { return }
        let step = sweep / Double(count)
        let handle = 4 / 3 * tan(step / 4) * radius
        for index in 0..<count {
            let (a, b) = (start + step * Double(index), start + step * Double(index + 1))
            let (from, to) = (point(a), point(b))
            addCurve(
                to: to.applying(transform),
                control1: CGPoint(x: from.x - handle * sin(a), y: from.y + handle * cos(a)).applying(transform),
                control2: CGPoint(x: to.x + handle * sin(b), y: to.y - handle * cos(b)).applying(transform))
        }
    }

    /// Adds an arc that rounds the corner at `tangent1End` between the current point and `tangent2End`, after a line to the arc's start.
    ///
    /// Without a corner (the points are collinear or coincide) or a radius, adds only a line to `tangent1End`. The tangent points and the radius are
    /// in the space before the transform.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let end = currentPoint, tangent1End.isFinite, tangent2End.isFinite, radius.isFinite else { return }
        let origin = end.applying(transform.inverted())
        let back = CGPoint(x: origin.x - tangent1End.x, y: origin.y - tangent1End.y)
        let ahead = CGPoint(x: tangent2End.x - tangent1End.x, y: tangent2End.y - tangent1End.y)
        let cross = back.x * ahead.y - back.y * ahead.x
        let scale = hypot(back.x, back.y) * hypot(ahead.x, ahead.y)
        guard radius > 0, abs(cross) > 1e-9 * scale else {
            addLine(to: tangent1End.applying(transform))
            return
        }
        let (angleBack, angleAhead) = (atan2(back.y, back.x), atan2(ahead.y, ahead.x))
        let corner = remainder(angleAhead - angleBack, 2 * .pi)
        let toCenter = angleBack + corner / 2
        let distance = radius / sin(abs(corner) / 2)
        let center = CGPoint(x: tangent1End.x + distance * cos(toCenter), y: tangent1End.y + distance * sin(toCenter))
        // The radius to the first tangent point is a quarter turn from that tangent, on the side away from the corner.
        let side: Double = corner > 0 ? -1 : 1
        addArc(center, radius, from: angleBack + side * .pi / 2, sweep: side * (.pi - abs(corner)), transform)
    }
}

/// The handle length of a cubic curve for a quarter of the unit circle.
let circleHandle: CGFloat = 0.5522847498
